"""Whole numbers as text: those that a stranger has typed, in an address, a form or a terminal, and those we print."""

from __future__ import annotations

from typing import Final

MOST_ID: Final = 10**17 - 1
"""More than any id in a database."""


def is_number(text: str) -> bool:
    """Return whether a text is ASCII digits only. It may be too long to convert."""
    return text.isascii() and text.isdigit()


def read_number(text: str | None, most: int) -> int | None:
    """Return the whole number that a text says, None if it says none or a larger one than `most`."""
    if text is None or not is_number(text):
        return None
    digits = text.lstrip("0") or "0"
    number = int(digits) if len(digits) <= len(str(most)) else most + 1
    return number if number <= most else None


def printed(number: int | str, *, signed: bool = False) -> str:
    """Return a number, or the digits of one, with a true minus, which is as wide as a plus."""
    text = f"{int(number):+d}" if signed else str(number)
    return text.replace("-", "−")
