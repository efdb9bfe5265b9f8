"""Values of unknown origin, as an error repeats them: short, in no language, and without ever failing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 60
"""Characters of a value that are repeated."""
LARGEST = 10**18
"""A number from here on may have any length."""
MOST_LISTED = 8
MORE = "…"


def shortened(value: object) -> str:
    """Return a value of unknown origin as short text for an error, written as in JSON or Python.

    Never fails and never gets long.
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        if abs(value) < LARGEST:
            return str(value)
        return "≥10¹⁸" if value > 0 else "≤−10¹⁸"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return repr(value) if len(value) <= LONGEST else repr(value[:LONGEST]) + MORE
    if isinstance(value, list | tuple):
        return f"[{MORE}]" if value else "[]"
    if isinstance(value, dict):
        return f"{{{MORE}}}" if value else "{}"
    return type(value).__name__


def listed(values: Sequence[object]) -> str:
    """Return several values as one short text, separated by commas; only the first eight are shown."""
    few = ", ".join(shortened(value) for value in values[:MOST_LISTED])
    return few if len(values) <= MOST_LISTED else f"{few}, {MORE}"
