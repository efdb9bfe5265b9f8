"""Names that look alike: the skeleton of a name is the same for all that readers could take for it.

Unicode lists the signs that look like others (its report 39); the library confusable_homoglyphs brings the list. To it
come case, accents, and signs without a picture. A new version of the list makes other skeletons: those in the database
then need a migration, as in `0021_look_alikes`.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

BLANKS: Final = frozenset(
    chr(code)
    for some in (
        *((0x034F,), (0x115F, 0x1160), (0x17B4, 0x17B5), range(0x180B, 0x1810), (0x2800,), (0x3164,), (0xFFA0,)),
        *(range(0xFE00, 0xFE10), (0x16FE4,), (0x1D159,), range(0xE0100, 0xE01F0)),
    )
    for code in some
)
"""Letters, marks and symbols that are printed as nothing."""
EUROPEAN: Final = 0x0590
"""Below are alphabets in which a mark is an accent; beyond, marks are vowels of their own."""
ONE_SIGN: Final = ("il", "o0")
"""What capitals or digits make alike: I and l, O and 0."""
CYRILLIC: Final = frozenset(map(chr, range(0x0400, 0x0530)))
"""A letter is the same in both cases here, also where they look different, as with most letters."""
DIRECTION: Final = "\u200e\u200f"
"""Marks of direction, which the list puts around some signs."""
LONGEST: Final = 80
"""Signs of a skeleton: as many as the database keeps."""
KEPT: Final = 4096
"""Names whose skeleton is remembered."""


def is_visible(name: str) -> bool:
    """Return whether a name has something to see, and nothing in it that is there without being seen."""
    return not BLANKS & set(name) and any(unicodedata.category(sign)[0] in "LNPS" for sign in name)


@lru_cache(KEPT)
def skeleton(name: str) -> str:
    """Return what a name looks like. Readers could not tell two names apart for which this is equal."""
    for _ in range(2):  # What a sign looks like may have an accent: ł looks like an l with a stroke.
        name = "".join(_seen(sign) for sign in _plain(name))
    return unicodedata.normalize("NFKC", "".join(_plain(name)))[:LONGEST]


def _plain(text: str) -> Iterator[str]:
    """Return the signs without accents, and without invisible ones."""
    has_accents = False
    for sign in unicodedata.normalize("NFKD", text):
        kind = unicodedata.category(sign)[0]
        if kind == "M" and has_accents:
            continue
        if sign not in BLANKS and kind != "C":
            has_accents = ord(sign) < EUROPEAN
            yield sign


def _seen(sign: str) -> str:
    """Return what a sign looks like, in small letters."""
    return _looks().get(sign) or "".join(_looks().get(each, each) for each in sign.casefold())


@cache
def _looks() -> dict[str, str]:
    """Return by sign the one that represents all that look like it."""
    groups = _Groups()
    for sign, others in _listed():
        for other in others:
            groups.join(sign, other)
    for one, other in ONE_SIGN:
        groups.join(one, other)
    capitals = [sign for sign in groups.signs() if len(sign.lower()) == 1 and sign.lower() != sign]
    for capital in capitals:
        if capital in CYRILLIC:
            groups.join(capital, capital.lower())
    for capital in capitals:
        groups.join_case(capital, capital.lower())
    chosen = groups.chosen()
    return {sign: _small("".join(chosen.get(each, each) for each in one), chosen) for sign, one in chosen.items()}


def _small(text: str, chosen: dict[str, str]) -> str:
    small = text.casefold()
    return small if small == text else "".join(chosen.get(each, each) for each in small)


def _listed() -> Iterator[tuple[str, list[str]]]:
    """Return Unicode's list: each sign with those that look like it, of which some are several letters, like m and
    rn."""
    file = resources.files("confusable_homoglyphs").joinpath("confusables.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    for sign, others in found.items():
        yield sign.strip(DIRECTION), [other["c"].strip(DIRECTION) for other in others]


class _Group:
    """Signs that look alike."""

    def __init__(self, sign: str) -> None:
        self.signs = [sign]
        small = sign.casefold()
        self.latin = {small} if small.isascii() else set[str]()
        """Those of them that are of ASCII, in small letters."""

    def take(self, other: _Group) -> None:
        self.signs += other.signs
        self.latin |= other.latin

    def chosen(self) -> str:
        """Return the member that represents all: one of several letters, since each of them is seen, or a Latin one."""
        return min(self.latin or self.signs, key=lambda one: (-len(one), not one.isalpha(), one))


class _Groups:
    """All groups, joined step by step."""

    def __init__(self) -> None:
        self._of: dict[str, _Group] = {}

    def signs(self) -> list[str]:
        return [sign for sign in self._of if len(sign) == 1]

    def join(self, one: str, other: str) -> None:
        """Note that two signs look alike, and so does all that looks like either."""
        large, small = sorted((self._group(one), self._group(other)), key=lambda group: -len(group.signs))
        if large is not small:
            large.take(small)
            self._of.update(dict.fromkeys(small.signs, large))

    def join_case(self, capital: str, small: str) -> None:
        """Join a letter in both cases, unless two Latin letters would be one then: a nu looks like v, its capital like
        N."""
        latin, others = self._group(capital).latin, self._group(small).latin
        if not latin or not others or latin & others:
            self.join(capital, small)

    def chosen(self) -> dict[str, str]:
        """Return by sign the member that represents its group."""
        found = {id(group): group.chosen() for group in self._of.values()}
        return {sign: found[id(self._of[sign])] for sign in self.signs()}

    def _group(self, sign: str) -> _Group:
        if sign not in self._of:
            self._of[sign] = _Group(sign)
        return self._of[sign]
