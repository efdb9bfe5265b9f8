"""A field and the vines on it, as one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.vines import VINES
from ..numbers.names import STRUCTURE_NUMBER

if TYPE_CHECKING:
    from mypy_extensions import i64

# A field is one number: the sum of the constants of its vines. Four bits a variety count the vines of it, and above
# them the red values, the white values and the vines add up. Planting is adding, uprooting is subtracting.
_RED_AT: Final = 36
_WHITE_AT: Final = 42
_COUNT_AT: Final = 48
VINE_UNIT: Final[list[int]] = [
    (1 << 4 * number) + (vine.red << _RED_AT) + (vine.white << _WHITE_AT) + (1 << _COUNT_AT)
    for number, vine in enumerate(VINES)
]
VINE_VALUE: Final = bytes(vine.red + vine.white for vine in VINES)
"""The value of each vine, red and white together."""
VINE_NEEDS: Final = bytes(sum(1 << STRUCTURE_NUMBER[name] for name in vine.structures) for vine in VINES)
"""The structures that each vine needs, as a mask."""
VARIETIES: Final = len(VINES)


def reds(field: i64) -> i64:
    """Return the total red value of the vines on a field."""
    return (field >> _RED_AT) & 63


def whites(field: i64) -> i64:
    """Return the total white value of the vines on a field."""
    return (field >> _WHITE_AT) & 63


def vine_value(field: i64) -> i64:
    """Return the value of all vines on a field, which the value of the field limits (PLANT-2)."""
    return ((field >> _RED_AT) & 63) + ((field >> _WHITE_AT) & 63)


def vine_count(field: i64) -> i64:
    return field >> _COUNT_AT


def has_vine(field: i64, vine: i64) -> bool:
    return (field >> 4 * vine) & 15 != 0


def variety_count(field: i64) -> i64:
    total: i64 = 0
    vine: i64 = 0
    while vine < VARIETIES:
        if (field >> 4 * vine) & 15:
            total += 1
        vine += 1
    return total


def vines_on(field: i64) -> list[int]:
    """Return the vines on a field as card numbers, sorted."""
    vine: i64 = 0
    out: list[int] = []
    while vine < VARIETIES:
        out.extend([vine] * ((field >> 4 * vine) & 15))
        vine += 1
    return out
