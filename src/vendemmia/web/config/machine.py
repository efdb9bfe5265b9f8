"""The names and addresses of this machine in its own network."""

from __future__ import annotations

import socket
from contextlib import suppress

ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that exist nowhere. A datagram socket that is connected there sends nothing, but knows its own address."""
PORT = 9


def own_addresses() -> tuple[str, ...]:
    """Return the addresses under which others in the network reach this machine; none without a network."""
    found = []
    for address, family in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((address, PORT))
            found.append(str(asking.getsockname()[0]))
    return tuple(found)


def own_names() -> tuple[str, ...]:
    """Return what others may write into the address line of their browsers."""
    name = socket.gethostname().partition(".")[0].lower()
    addresses = (f"[{each}]" if ":" in each else each for each in own_addresses())
    return (*addresses, *((name, f"{name}.local") if name else ()))
