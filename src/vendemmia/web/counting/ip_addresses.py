"""The address that a request counts for."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from django.http import HttpRequest

UNKNOWN: Final = "unknown"
"""All who come from nowhere, such as a socket file, count together."""
NETWORK: Final = 64
"""Bits of version 6 that a provider gives to one home, which chooses the others as it likes."""


def address_of(request: HttpRequest) -> str:
    """Return where a request comes from, as limits and sanctions count it.

    An address of version 6 is its /64 network, since one home has all of it; one of version 4 in the dress of version 6
    is the one of version 4. The web server has already replaced a trusted proxy by the browser behind it.
    """
    return counted(request.META.get("REMOTE_ADDR", ""))


def counted(address: str) -> str:
    """Return an address as it is counted."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Network((number, NETWORK), strict=False))
