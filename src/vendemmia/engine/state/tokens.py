"""Glass tokens: a row of icons 1 to 9 is a 9-bit set (bit v-1 for value v), so ageing is a table look-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import TOP_VALUE

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW: Final = 511
"""The mask of one row of tokens: nine icons."""

COUNT: Final = bytes((bits).bit_count() for bits in range(512))
"""How many tokens a set of icons holds."""
TOP: Final = bytes(bits.bit_length() for bits in range(512))
"""The highest value in a set of icons, 0 for the empty set."""
TOTAL: Final = bytes(sum(v for v in range(1, 10) if bits >> (v - 1) & 1) for bits in range(512))
"""The sum of the values in a set of icons."""


VALUES: Final[list[tuple[int, ...]]] = [
    tuple(value for value in range(1, TOP_VALUE + 1) if bits >> (value - 1) & 1) for bits in range(512)
]
"""The values in a set of icons, in rising order."""


def values_in(tokens: i64, row: i64) -> tuple[int, ...]:
    """Return the values in one row of a crush pad or a cellar, in rising order."""
    return VALUES[(tokens >> TOP_VALUE * row) & ROW]


def _aged(bits: int, barriers: tuple[int, ...]) -> int:
    """END-2: highest first; a token that cannot move blocks the one below it."""
    after = 0
    for value in range(TOP_VALUE, 0, -1):
        if bits >> (value - 1) & 1:
            stays = value == TOP_VALUE or value in barriers or after >> value & 1
            after |= 1 << (value - 1 if stays else value)
    return after


# END-3: no step from 3 to 4 without the medium cellar, none from 6 to 7 without the large one; a wine
# beyond a missing cellar (the Zymologist's) still ages inside its tier. Index: cellar level * 512 + set.
WINE_AGED: Final[tuple[int, ...]] = tuple(
    _aged(bits, barriers) for barriers in ((3, 6), (6,), ()) for bits in range(512)
)
GRAPE_AGED: Final[tuple[int, ...]] = tuple(_aged(bits, ()) for bits in range(512))

CELLAR_TOP: Final = bytes((3, 6, 9))
"""The highest value that the small, medium and large cellar hold (STR-6)."""
LEAST_VALUE: Final = bytes((1, 1, 4, 7))
"""The lowest icon of each wine type."""
CELLAR_LEVEL_FOR: Final = bytes((0, 0, 1, 2))
"""The cellar level each wine type needs (WINE-2, WINE-3)."""
GRAPE_PRICE: Final = bytes((0, 1, 1, 1, 2, 2, 2, 3, 3, 3))
"""What a grape sells for, by its value (SUM-7)."""


def free_icon(taken: i64, value: i64, least: i64) -> i64:
    """Return the icon on which a token of this value ends: the next free one downwards, or 0 (HARV-2, WINE-4)."""
    while value >= least:
        if not taken >> (value - 1) & 1:
            return value
        value -= 1
    return 0
