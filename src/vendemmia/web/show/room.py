"""The room that cards take with their texts in the narrow column of the extended board: texts are shown if they fit."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .cards import Face, Prose

SIGNS = 34
"""As many stand in a line of a text."""
WIDE = {"text": 1, "lira": 4, "vp": 5}
"""The signs that an amount takes: icons are wider than letters."""
LINE, HEAD, EDGE = 15, 24, 10
"""Heights: a line, the name, the frame."""
OR = 22
"""The line between two parts."""
CHIP, GAP = 36, 4
"""A card without its text, and what lies between two cards."""
TITLE = 42
"""The heading of the cards that are offered, with its line below."""


def lines(text: Prose) -> int:
    return ceil(sum(len(piece.text) if piece.kind == "text" else WIDE[piece.kind] for piece in text) / SIGNS)


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
