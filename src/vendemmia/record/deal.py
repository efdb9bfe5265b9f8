"""The random source of a new game: a secret that cannot be guessed, and the key of the computer players."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from vendemmia.engine import key_of

if TYPE_CHECKING:
    from vendemmia.engine import Seed

SECRET_BYTES = 32


def new_secret() -> str:
    """Return the seed of a game whose deal was not chosen."""
    return token_hex(SECRET_BYTES)


def luck_of(seed: Seed, rules: int) -> str:
    """Return the seed of the computer players' random numbers: a key that says nothing about the cards."""
    return str(seed) if rules == 1 else key_of(seed, "players").hex()
