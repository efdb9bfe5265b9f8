"""How high cards with their texts are in the narrow column of the extended board, where texts are shown if they fit.

The numbers mirror `cards.css`, in the block `.tuscany .stage > .hand`, which reads the result as `--cards-height`. They
need not be exact: `tests/web/browser/test_hand.py` checks that what is shown fits.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .cards import Face, Prose

LETTERS = 34
"""The number of letters in a line of text."""
WIDTHS = {"lira": 4, "vp": 5}
"""The width of an amount in letters: icons are wider."""
LINE = 15
"""A line of a text: `line-height` of `.hc-b.txt`."""
HEAD = 24
"""The name: the least `min-height` of `.hc-h`."""
EDGE = 10
"""The frame of `.hc` and the padding of `.hc-b.txt`, above and below."""
OR = 22
"""The line between two parts: `.or`."""
CHIP = 36
"""A card without its text: `grid-auto-rows` of `.cards-grid`."""
GAP = 4
"""Between two cards: `gap` of `.cards-grid`."""
TITLE = 42
"""The heading of the cards that are offered, with its line below: `.offer h3`."""


def lines(text: Prose) -> int:
    return ceil(sum(WIDTHS.get(piece.kind) or len(piece.text) for piece in text) / LETTERS)


def height(face: Face) -> int:
    """A card with its text. Vines and orders say everything in one line."""
    if face.tokens:
        return CHIP
    texts = face.clauses or (face.text,)
    between = OR * (len(texts) - 1) if face.chosen == 1 else LINE
    return HEAD + EDGE + LINE * sum(map(lines, texts)) + between


def with_texts(faces: Iterable[Face]) -> int:
    """Cards one below the other."""
    return sum(height(face) + GAP for face in faces)


def without_texts(cards: int) -> int:
    """Cards two by two."""
    return ceil(cards / 2) * (CHIP + GAP)
