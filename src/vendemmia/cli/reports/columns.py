"""Tables of plain text: their columns, and the numbers in them."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vendemmia.locale import Words

LABEL = 44
"""The least width of the first column."""

Row = tuple[str, list[str]]
"""A label and its values."""


def aligned(rows: Iterable[Row], least: int) -> Iterator[str]:
    """Yield the lines of a table. Its columns are as wide as their texts need, so that long words never touch."""
    every = list(rows)
    first = max([LABEL, *(len(label) for label, _ in every)])
    widths = [max(least, 1 + max(map(len, column))) for column in zip(*(values for _, values in every), strict=True)]
    for label, values in every:
        yield f"{label:<{first}}" + "".join(f"{value:>{width}}" for value, width in zip(values, widths, strict=True))


def significant(words: Words, value: float, digits: int) -> str:
    """Return a number rounded to its leading digits, without zeros at its end."""
    plain = f"{Decimal(f'{value:.{digits}g}'):f}"  # Decimal, because a float may have an exponent.
    return words.number(value, len(plain.partition(".")[2]), grouped=False)
