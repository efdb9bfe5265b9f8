"""Values that anybody may have written, in an error message: never long, never an error of their own."""

from __future__ import annotations

LONGEST = 60
"""Characters of a value that are repeated."""
LARGEST = 10**18


def shortened(value: object) -> str:
    if isinstance(value, bool) or value is None or isinstance(value, float):
        return repr(value)
    if isinstance(value, int):
        return str(value) if abs(value) < LARGEST else "a number of more than 18 digits"
    if isinstance(value, str):
        return repr(value) if len(value) <= LONGEST else f"{value[:LONGEST]!r} and more"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return f"a {type(value).__name__}"


def listed(values: list[str]) -> str:
    """Some names, one after the other; only the first of many."""
    few = ", ".join(shortened(value) for value in values[:8])
    return few if len(values) <= 8 else f"{few} and {len(values) - 8} more"
