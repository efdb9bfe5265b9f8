"""A server for everybody in the house: its addresses, and what the terminal says about them."""

from __future__ import annotations

import os
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING

from vendemmia.web.config.environment import ADDRESS, MODE
from vendemmia.web.config.machine import own_addresses

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.locale import Words


def open_to_the_house() -> None:
    """Let several people share this server from now on. Call it before the environment is read."""
    os.environ[MODE] = "lan"


def show_addresses(words: Words, listens_on: str, port: int, say: Callable[[str], None]) -> None:
    """Show in the terminal how others get here, and tell pages what to write into links: no address on which the server
    does not listen."""
    from vendemmia.web.lobby.invitations import terminal_picture

    own = ip_address(listens_on)
    if own.is_loopback:
        say(words.message("lan-only-here", address=listens_on))
        return
    addresses = own_addresses() if own.is_unspecified else (listens_on,)
    if not addresses:
        say(words.message("lan-no-address"))
        return
    links = [f"http://{f'[{each}]' if ':' in each else each}:{port}/" for each in addresses]
    os.environ[ADDRESS] = links[0]
    say(words.message("lan-addresses", addresses=words.listed(links)))
    with suppress(UnicodeEncodeError):  # Some terminals have no blocks.
        say(terminal_picture(links[0]))
    say(words.message("lan-code", address=f"{links[0]}join"))
