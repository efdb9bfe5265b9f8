"""Names at the table: people choose their own, computer players are named after invented estates."""

from __future__ import annotations

import unicodedata
from itertools import chain, count, takewhile
from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.engine import key_of
from vendemmia.web.util.look_alikes import BLANKS, is_visible, skeleton
from vendemmia.web.util.plain_text import has_piles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed
    from vendemmia.locale import Words

LONGEST_NAME = 24
"""The most letters a name may have: as many as fit beside a vineyard."""
NARROW: Final = 0x0900
"""Below are alphabets whose letters are about as wide as Latin ones."""
ALSO_NARROW: Final = range(0x1E00, 0x2E00)
WIDE, VERY_WIDE = 2, 6
VERY_WIDE_ONES: Final = (range(0x2E3A, 0x2E3C), range(0x12000, 0x12550))
"""Dashes as long as three letters, and cuneiform."""


def tidy(name: str) -> str:
    """Return a name without surrounding or repeated blanks, and without invisible signs."""
    return " ".join("".join(sign for sign in name if sign not in BLANKS).split())


def is_usable(name: str) -> bool:
    """Return whether all of a name is visible, and stays in its line and its width."""
    return is_visible(name) and width(name) <= LONGEST_NAME and name.isprintable() and not has_piles(name)


def width(name: str) -> int:
    """Return about how wide a name is, in letters."""
    return sum(_width(sign) for sign in unicodedata.normalize("NFKC", name))


def _width(sign: str) -> int:
    code = ord(sign)
    if unicodedata.combining(sign):
        return 0
    if code < NARROW or code in ALSO_NARROW:
        return 1
    return VERY_WIDE if any(code in some for some in VERY_WIDE_ONES) else WIDE


def alike(name: str) -> str:
    """Return a text that is equal for two names which players could not distinguish."""
    return skeleton(name)


def free_name(name: str, taken: set[str]) -> str:
    """Return the name, with a number if another player at the table has it."""
    found, number = name, 2
    while alike(found) in taken:
        end = f" {number}"
        found, number = name[: LONGEST_NAME - len(end)] + end, number + 1
    return found


def estates(words: Words) -> tuple[str, ...]:
    """Return all names in the catalogue for computer players."""
    ids = (f"new-estate-{number}" for number in count(1))
    return tuple(words.message(id_) for id_ in takewhile(words.has_message, ids))


def seat_names(words: Words, given: Sequence[tuple[str, bool]], seed: Seed) -> list[str]:
    """Return a name for every seat, given as (the chosen name or empty, whether a computer player sits there).

    Chosen names stay, and a person without one has none (`shown_names`). Computer players get unused names, the same
    ones for the same seed. They have their own key, so that the names reveal nothing about the cards.
    """
    taken = {alike(name) for name, _ in given if name}
    left = [name for name in estates(words) if alike(name) not in taken]
    Random(key_of(seed, "names")).shuffle(left)
    names = [name or (left.pop() if is_bot and left else "") for name, is_bot in given]
    shown = shown_names(words, names, [is_bot for _, is_bot in given])
    return [shown[seat] if is_bot else name for seat, (name, (_, is_bot)) in enumerate(zip(names, given, strict=True))]


def shown_names(words: Words, names: Sequence[str], bots: Sequence[object]) -> tuple[str, ...]:
    """Return the names of all seats as a reader sees them: a person without a name has one of the reader's language.

    It is never saved. A single person needs no number.
    """
    taken = {alike(name) for name in names if name}
    is_alone = sum(1 for bot in bots if not bot) == 1
    found: list[str] = []
    for number, (name, bot) in enumerate(zip(names, bots, strict=True), 1):
        alone = [words.message("new-name-alone")] if is_alone and not bot else []
        numbered = (words.message("new-name-person", number=free) for free in count(number))
        shown = name or next(each for each in chain(alone, numbered) if alike(each) not in taken)
        taken.add(alike(shown))
        found.append(shown)
    return tuple(found)
