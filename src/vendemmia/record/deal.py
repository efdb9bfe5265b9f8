"""The chance of a new game: a secret that nobody can guess, and what the computer players draw from it."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from vendemmia.engine import key_of

if TYPE_CHECKING:
    from vendemmia.engine import Seed

SECRET_BYTES = 32


def new_secret() -> str:
    """The seed of a game whose deal nobody chose."""
    return token_hex(SECRET_BYTES)


def luck_of(seed: Seed, rules: int) -> str:
    """Where the chance of the computer players in a game comes from: a key that says nothing about the cards."""
    return str(seed) if rules == 1 else key_of(seed, "players").hex()
