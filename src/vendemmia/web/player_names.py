"""Names at the table: people choose their own, computer players are named after invented estates."""

from __future__ import annotations

import unicodedata
from itertools import count, takewhile
from random import Random
from typing import TYPE_CHECKING

from vendemmia.engine import key_of

from .plain_text import has_piles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed
    from vendemmia.locale import Words

LONGEST_NAME = 24
"""The most letters a name may have: as many as fit beside a vineyard."""


def tidy(name: str) -> str:
    """A name without surrounding or repeated blanks."""
    return " ".join(name.split())


def is_usable(name: str) -> bool:
    """Everybody can read it: all of it is visible, and it stays in its line."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and not has_piles(name)


def alike(name: str) -> str:
    """Players could not distinguish two names for which this is equal."""
    return unicodedata.normalize("NFKC", name).casefold()


def estates(words: Words) -> tuple[str, ...]:
    """All names in the catalogue for computer players."""
    ids = (f"new-estate-{number}" for number in count(1))
    return tuple(words.message(id_) for id_ in takewhile(words.has_message, ids))


def seat_names(words: Words, given: Sequence[tuple[str, bool]], seed: Seed) -> list[str]:
    """A name for every seat, given as (the chosen name or empty, whether a computer player sits there).

    Chosen names stay; the others get unused names, the same ones for the same seed. They have their own key, so that
    the names reveal nothing about the cards.
    """
    taken = {alike(name) for name, _ in given if name}
    left = [name for name in estates(words) if alike(name) not in taken]
    Random(key_of(seed, "names")).shuffle(left)
    people = sum(1 for _, is_bot in given if not is_bot)
    names: list[str] = []
    for number, (name, is_bot) in enumerate(given, 1):
        found = name or (left.pop() if is_bot and left else _person(words, number, people, taken))
        taken.add(alike(found))
        names.append(found)
    return names


def _person(words: Words, number: int, people: int, taken: set[str]) -> str:
    """A single person needs no number."""
    own = words.message("new-name-alone")
    if people == 1 and alike(own) not in taken:
        return own
    numbered = (words.message("new-name-person", number=free) for free in count(number))
    return next(name for name in numbered if alike(name) not in taken)
