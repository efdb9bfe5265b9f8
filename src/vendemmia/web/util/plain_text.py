"""Texts that others read: no invisible characters, no changes of direction, no stacked accents."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 2
"""Accents on one letter."""


def plain(text: str) -> str:
    """Return the text without control and format characters and without piles of accents; blanks are single."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if sign.isspace():
            kept.append(" ")
        elif unicodedata.category(sign)[0] != "C" and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def has_piles(text: str) -> bool:
    """Return whether the accents of a letter cover the lines around it."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MOST_MARKS:
            return True
    return False
