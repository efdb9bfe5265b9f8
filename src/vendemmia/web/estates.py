"""Names at the table: people are called as they like, computer players by estates that nobody has ever heard of."""

from __future__ import annotations

from itertools import count, takewhile
from random import Random
from typing import TYPE_CHECKING

from vendemmia.engine import key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed
    from vendemmia.locale import Words

LONGEST_NAME = 24
"""Letters that a name may have: so many fit beside a vineyard."""


def tidy(name: str) -> str:
    """A name without blanks around it and without more than one between its parts."""
    return " ".join(name.split())


def is_usable(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def alike(name: str) -> str:
    """Two names for which this is equal could not be distinguished."""
    return name.casefold()


def estates(words: Words) -> tuple[str, ...]:
    """All names that the catalogue has for computer players."""
    ids = (f"new-estate-{number}" for number in count(1))
    return tuple(words.message(id_) for id_ in takewhile(words.has_message, ids))


def seat_names(words: Words, given: Sequence[tuple[str, bool]], seed: Seed) -> list[str]:
    """A name for every seat: (the one that was chosen or empty, whether a computer player sits there).

    What was chosen stays; for the others a name is found that nobody has, the same ones for the same seed. They have a
    key of their own, so that the names say nothing about the cards.
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
    """One person alone has no need of a number."""
    own = words.message("new-name-alone")
    if people == 1 and alike(own) not in taken:
        return own
    numbered = (words.message("new-name-person", number=free) for free in count(number))
    return next(name for name in numbered if alike(name) not in taken)
