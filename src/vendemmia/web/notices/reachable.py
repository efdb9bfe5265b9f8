"""Which addresses of computers are public, and which forms of a host only an attacker writes."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from typing import Final

WORLD: Final = IPv6Network("2000::/3")
"""Of version 6 only these numbers are given to computers of the Internet. All others lead inside, or to one of version
4 by a detour: compatible, mapped, translated (NAT64, in both prefixes), site-local and more to come."""
DETOURS: Final = (
    IPv6Network("2001::/23"),  # Teredo, benchmarks, identifiers.
    IPv6Network("2001:db8::/32"),  # Examples.
    IPv6Network("2002::/16"),  # 6to4: a number of version 4 inside.
    IPv6Network("3fff::/20"),  # Examples.
)
INSIDE: Final = (
    IPv4Network("100.64.0.0/10"),  # Shared by the customers of a provider.
    IPv4Network("192.0.0.0/24"),  # For protocols.
    IPv4Network("192.88.99.0/24"),  # Relays of 6to4.
    IPv4Network("240.0.0.0/4"),  # Kept for later.
)
LOCAL_ENDS: Final = ("localhost", "local", "internal", "home.arpa", "localdomain")
NUMERIC: Final = re.compile(r"(0[xX][0-9a-fA-F]*|[0-9]+)")
"""The last part of a host that systems read as a number of version 4, however it is written."""


def is_public(number: str) -> bool:
    """Return whether everybody can reach a computer by this number."""
    try:
        found = ip_address(number)
    except ValueError:
        return False
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified:
        return False
    if isinstance(found, IPv4Address):
        return not any(found in each for each in INSIDE)
    return found in WORLD and not any(found in each for each in DETOURS)


def problem_of(host: str) -> str:
    """Return why the host of an address is not called, as far as its text tells; empty if its numbers must be looked
    up."""
    name = host.rstrip(".").lower()
    labels = name.split(".")
    if ":" in host:  # Of version 6; a zone after % is of this machine alone.
        return "" if is_public(host) else "private"
    if NUMERIC.fullmatch(labels[-1]):
        return _problem_of_number(host)
    return "private" if any(name == end or name.endswith(f".{end}") for end in LOCAL_ENDS) else ""


def _problem_of_number(host: str) -> str:
    """Return what is wrong with an address in numbers; programs read only four decimals without leading zeros alike."""
    try:
        ip_address(host)
    except ValueError:
        return "number"
    return "" if is_public(host) else "private"
