"""A server for the people in the same house: which addresses it has, and what the terminal says about them."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING

from .settings_names import ADDRESS, HOSTS, MODE

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.locale import Words

EVERYWHERE = "0.0.0.0"  # noqa: S104 - that is what --lan is for
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: whoever would send something there shows which of their own they would use."""


def own_addresses() -> list[str]:
    """The addresses of this computer that others in the house can reach, the most likely first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # Nothing is sent.
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(address[0]) for *_, address in known]
    return [each for each in dict.fromkeys(found) if not ip_address(each).is_loopback]


def open_to_the_house() -> list[str]:
    """From now on several people share this server. Call it before the settings are read. Its addresses."""
    addresses, name = own_addresses(), socket.gethostname().lower()
    os.environ[MODE] = "lan"
    given = [host for host in os.environ.get(HOSTS, "").split(",") if host]
    os.environ[HOSTS] = ",".join(dict.fromkeys([*given, *addresses, name, f"{name}.local"]))
    return addresses


def announce(words: Words, addresses: list[str], port: int, say: Callable[[str], None]) -> None:
    """Tell the terminal how others get here, and pages what to write into links."""
    from .invitations import terminal_picture

    if not addresses:
        say(words.message("lan-no-address"))
        return
    links = [f"http://{address}:{port}/" for address in addresses]
    os.environ[ADDRESS] = links[0]
    say(words.message("lan-addresses", addresses=words.listed(links)))
    with suppress(UnicodeEncodeError):  # Some terminals have no blocks.
        say(terminal_picture(links[0]))
    say(words.message("lan-code", address=f"{links[0]}join"))
