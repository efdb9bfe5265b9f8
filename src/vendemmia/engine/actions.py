"""The action table: every answer that any question can have, with its number and its stable code.

The table is flat, declared and append-only. A golden file pins it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .names import (
    ACTIONS,
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    MAMA_NAMES,
    MAX_SEATS,
    PAPA_NAMES,
    SPACES,
    STRUCTURES,
    TOP_VALUE,
    WINE_TYPES,
    WORKERS,
)
from .tokens import LEAST_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mypy_extensions import i64

BOARD_ACTIONS: Final = 12
"""The actions of the base board that have spaces; the cart and the yoke follow them."""


def _placements() -> Iterator[str]:
    for action in ACTIONS[:BOARD_ACTIONS]:
        for space in SPACES[:3]:
            for worker in WORKERS:
                yield f"{action}:{space}:{worker}"
        yield f"{action}:beside:grande"
    for where in ("gain_lira:beside", "yoke:left"):
        for worker in WORKERS:
            yield f"{where}:{worker}"


def _declared() -> Iterator[str]:
    yield from ("pass", "done", "no", "yes", "token", "do:action", "do:bonus")
    yield from (f"place:{where}" for where in _placements())
    yield from (f"option:{n}" for n in range(1, 5))
    yield from (f"count:{n}" for n in range(4))
    yield from (f"row:{n}" for n in range(1, 8))
    yield from (f"seat:{n}" for n in range(MAX_SEATS))
    yield from (f"deck:{name}" for name in DECKS)
    yield from (f"field:{value}" for value in FIELD_VALUES)
    yield from (f"grape:{colour}:{value}" for colour in COLOURS for value in range(1, TOP_VALUE + 1))
    yield from (f"make:{name}" for name in WINE_TYPES)
    for number, name in enumerate(WINE_TYPES):
        yield from (f"wine:{name}:{value}" for value in range(LEAST_VALUE[number], TOP_VALUE + 1))
    yield from (f"structure:{name}" for name in STRUCTURES)
    yield from (f"card:{name}" for name in CARDS)
    yield from (f"mama:{name}" for name in MAMA_NAMES)
    yield from (f"papa:{name}" for name in PAPA_NAMES)
    yield from (f"action:{name}" for name in ACTIONS[:BOARD_ACTIONS])
    yield from (f"take:{where}" for where in _placements())


CODES: Final[tuple[str, ...]] = tuple(_declared())
NUMBER: Final = {code: number for number, code in enumerate(CODES)}
ACTION_TOTAL: Final = len(CODES)

PASS: Final = 0
DONE: Final = 1
NO: Final = 2
YES: Final = 3
TOKEN: Final = 4
DO_ACTION: Final = 5
DO_BONUS: Final = 6
FIRST_PLACE: Final = 7
FIRST_OPTION: Final = 95
FIRST_COUNT: Final = 99
FIRST_ROW: Final = 103
FIRST_SEAT: Final = 110
FIRST_DECK: Final = 116
FIRST_FIELD: Final = 120
FIRST_GRAPE: Final = 123
FIRST_MAKE: Final = 141
FIRST_WINE: Final = 145
FIRST_STRUCTURE: Final = 172
FIRST_CARD: Final = 180
FIRST_MAMA: Final = 301
FIRST_PAPA: Final = 319
FIRST_ACTION: Final = 337
FIRST_TAKE: Final = 349

WINE_OFFSET: Final = bytes((0, 9, 18, 24))
"""Where each wine type begins after FIRST_WINE."""

# Placements: (action, space, worker) of each code after FIRST_PLACE, and back. FIRST_TAKE has the same order.
_PARTS: Final = tuple(where.split(":") for where in _placements())
PLACEMENTS: Final = len(_PARTS)
PLACED_ACTION: Final = bytes(ACTIONS.index(part[0]) for part in _PARTS)
PLACED_SPACE: Final = bytes(SPACES.index(part[1]) for part in _PARTS)
PLACED_WORKER: Final = bytes(WORKERS.index(part[2]) for part in _PARTS)
PLACEMENT_OF: Final[list[int]] = [-1] * (64 * len(ACTIONS))
for _offset in range(PLACEMENTS):
    PLACEMENT_OF[PLACED_ACTION[_offset] * 64 + PLACED_SPACE[_offset] * 16 + PLACED_WORKER[_offset]] = _offset


def placement(action: i64, space: i64, worker: i64) -> i64:
    """The offset of a placement in the blocks `place:` and `take:`."""
    return PLACEMENT_OF[action * 64 + space * 16 + worker]


def wine_code(kind: i64, value: i64) -> i64:
    return FIRST_WINE + WINE_OFFSET[kind] + value - LEAST_VALUE[kind]


def wine_kind(action: i64) -> i64:
    """The type of a `wine:` code, or -1."""
    offset: i64 = action - FIRST_WINE
    if offset < 0 or action >= FIRST_STRUCTURE:
        return -1
    if offset >= 24:
        return 3
    return offset // 9


def wine_value(action: i64) -> i64:
    kind: i64 = wine_kind(action)
    return action - FIRST_WINE - WINE_OFFSET[kind] + LEAST_VALUE[kind]
