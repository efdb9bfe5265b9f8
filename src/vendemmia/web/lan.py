"""A server for everybody in the house: its addresses, and what the terminal says about them."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from .environment import ADDRESS, MODE
from .machine import own_addresses

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.locale import Words


def open_to_the_house() -> None:
    """From now on several people share this server. Call it before the environment is read."""
    os.environ[MODE] = "lan"


def show_addresses(words: Words, port: int, say: Callable[[str], None]) -> None:
    """Show in the terminal how others get here, and tell pages what to write into links."""
    from .invitations import terminal_picture

    addresses = own_addresses()
    if not addresses:
        say(words.message("lan-no-address"))
        return
    links = [f"http://{f'[{each}]' if ':' in each else each}:{port}/" for each in addresses]
    os.environ[ADDRESS] = links[0]
    say(words.message("lan-addresses", addresses=words.listed(links)))
    with suppress(UnicodeEncodeError):  # Some terminals have no blocks.
        say(terminal_picture(links[0]))
    say(words.message("lan-code", address=f"{links[0]}join"))
