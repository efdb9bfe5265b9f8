"""The action table: every answer that any question can have, with its number and its stable code.

The table is flat, declared and append-only. A golden file pins it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..reports.errors import UnknownCode
from ..state.pieces import CROWD_STEP
from ..state.tokens import LEAST_VALUE
from .names import (
    ACTIONS,
    BASE_DECKS,
    CARDS,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    MAMA_NAMES,
    MAX_SEATS,
    PAPA_NAMES,
    REGIONS,
    SPACES,
    STRUCTURE_DECK,
    STRUCTURES,
    TOP_VALUE,
    WINE_TYPES,
    WORKERS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mypy_extensions import i64

BOARD_ACTIONS: Final = 12
"""The actions of the base board that have spaces; the cart and the yoke follow them."""
FIRST_EXTENDED_ACTION: Final = 14
"""The first of the actions with spaces that only the extended board has."""
FIRST_MAT_ACTION: Final = 19
"""The destroy space of the structure mat; the spaces of the structure cards follow it."""
if len(ACTIONS) > CROWD_STEP:
    raise ValueError("an action must fit into five bits of a frame's data and of the crowd")
BASE_WORKERS: Final = WORKERS[:2]
"""The workers of the base game: regular and grande."""


def _spaced(actions: tuple[str, ...]) -> Iterator[str]:
    for action in actions:
        for space in SPACES[:3]:
            for worker in BASE_WORKERS:
                yield f"{action}:{space}:{worker}"
        yield f"{action}:beside:grande"


def _placements() -> Iterator[str]:
    yield from _spaced(ACTIONS[:BOARD_ACTIONS])
    for where in ("gain_lira:beside", "yoke:left"):
        for worker in BASE_WORKERS:
            yield f"{where}:{worker}"


def _module_placements() -> Iterator[str]:
    """Yield what the modules add, in a separate block."""
    extended = ACTIONS[FIRST_EXTENDED_ACTION:FIRST_MAT_ACTION]
    private = [f"{action}:left" for action in ACTIONS[FIRST_MAT_ACTION:]]
    yield from _spaced(extended)
    yield from (f"{where}:{worker}" for where in private for worker in BASE_WORKERS)
    spaced = (*ACTIONS[:BOARD_ACTIONS], *extended)
    yield from (f"{action}:beside:regular" for action in spaced)
    for action in spaced:
        yield from (f"{action}:{space}:{worker}" for space in SPACES for worker in WORKERS[FIRST_SPECIAL:])
    for where in ("gain_lira:beside", "yoke:left", *private):
        yield from (f"{where}:{worker}" for worker in WORKERS[FIRST_SPECIAL:])


def _declared() -> Iterator[str]:
    yield from ("pass", "done", "no", "yes", "token", "do:action", "do:bonus")
    yield from (f"place:{where}" for where in _placements())
    yield from (f"option:{n}" for n in range(1, 5))
    yield from (f"count:{n}" for n in range(4))
    yield from (f"row:{n}" for n in range(1, 8))
    yield from (f"seat:{n}" for n in range(MAX_SEATS))
    yield from (f"deck:{name}" for name in DECKS[:BASE_DECKS])
    yield from (f"field:{value}" for value in FIELD_VALUES)
    yield from (f"grape:{colour}:{value}" for colour in COLOURS for value in range(1, TOP_VALUE + 1))
    yield from (f"make:{name}" for name in WINE_TYPES)
    for number, name in enumerate(WINE_TYPES):
        yield from (f"wine:{name}:{value}" for value in range(LEAST_VALUE[number], TOP_VALUE + 1))
    yield from (f"structure:{name}" for name in STRUCTURES)
    yield from (f"card:{name}" for name in CARDS[:FIRST_STRUCTURE_CARD])
    yield from (f"mama:{name}" for name in MAMA_NAMES)
    yield from (f"papa:{name}" for name in PAPA_NAMES)
    yield from (f"action:{name}" for name in ACTIONS[:BOARD_ACTIONS])
    yield from (f"take:{where}" for where in _placements())
    # The modules of Tuscany.
    yield "deck:structure"
    yield "field:all"
    yield "mat"
    yield from (f"card:{name}" for name in CARDS[FIRST_STRUCTURE_CARD:])
    yield from (f"region:{name}" for name in REGIONS)
    yield from (f"worker:{name}" for name in WORKERS)
    yield from (f"bonus:{space}" for space in SPACES[:3])
    yield from (f"action:{name}" for name in ACTIONS[FIRST_EXTENDED_ACTION:FIRST_MAT_ACTION])
    yield from (f"place:{where}" for where in _module_placements())
    yield from (f"take:{where}" for where in _module_placements())


SPACED_ACTIONS: Final = frozenset((*ACTIONS[:BOARD_ACTIONS], *ACTIONS[FIRST_EXTENDED_ACTION:FIRST_MAT_ACTION]))
"""The actions whose spaces have names, on any board."""
SPECIAL_WORKERS: Final = WORKERS[FIRST_SPECIAL:]
"""The special workers, which a module adds."""
CODES: Final[tuple[str, ...]] = tuple(_declared())
"""The stable code of every answer, by number. Codes are only ever added at the end."""
NUMBER: Final = {code: number for number, code in enumerate(CODES)}
"""The number of every answer by its code."""
ACTION_TOTAL: Final = len(CODES)
"""How many answers there are: the size of a mask over all of them."""

PASS: Final = 0
"""The answer `pass`."""
DONE: Final = 1
"""The answer `done`."""
NO: Final = 2
"""The answer `no`."""
YES: Final = 3
TOKEN: Final = 4
DO_ACTION: Final = 5
DO_BONUS: Final = 6
FIRST_PLACE: Final = 7
FIRST_OPTION: Final = 95
FIRST_COUNT: Final = 99
FIRST_ROW: Final = 103
"""The first of the answers `row:N`."""
FIRST_SEAT: Final = 110
"""The first of the answers `seat:N`."""
FIRST_DECK: Final = 116
FIRST_FIELD: Final = 120
"""The first of the answers `field:VALUE`."""
FIRST_GRAPE: Final = 123
"""The first of the answers `grape:COLOUR:VALUE`."""
FIRST_MAKE: Final = 141
FIRST_WINE: Final = 145
"""The first of the answers `wine:TYPE:VALUE`; see `WINE_OFFSET`."""
FIRST_STRUCTURE: Final = 172
"""The first of the answers `structure:ID`."""
FIRST_CARD: Final = 180
FIRST_MAMA: Final = 301
FIRST_PAPA: Final = 319
FIRST_ACTION: Final = 337
FIRST_TAKE: Final = 349

STRUCTURE_DECK_CODE: Final = 437
ALL_FIELDS: Final = 438
MAT: Final = 439
"""The answer `mat`: a structure card is put on the mat."""
FIRST_STRUCTURE_CARD_CODE: Final = 440
FIRST_REGION: Final = 476
FIRST_WORKER: Final = 483
"""The first of the answers `worker:ID`."""
FIRST_BONUS: Final = 496
"""The first of the answers `bonus:SPACE`."""
FIRST_EXTENDED_CODE: Final = 499
FIRST_MODULE_PLACE: Final = 504
FIRST_MODULE_TAKE: Final = 1495

WINE_OFFSET: Final = bytes((0, 9, 18, 24))
"""Where the answers of each wine type start, counted from FIRST_WINE."""

# Placements: (action, space, worker) of each offset. Those of the base game come first; each of `place:` and `take:`
# has two blocks of codes, one for them and one for what the modules add.
_PARTS: Final = tuple(where.rsplit(":", 2) for where in (*_placements(), *_module_placements()))
BASE_PLACEMENTS: Final = 88
PLACEMENTS: Final = len(_PARTS)
PLACED_ACTION: Final = bytes(ACTIONS.index(part[0]) for part in _PARTS)
"""The action of each placement, by its offset; see `placed_by`."""
PLACED_SPACE: Final = bytes(SPACES.index(part[1]) for part in _PARTS)
"""The space of each placement, by its offset."""
PLACED_WORKER: Final = bytes(WORKERS.index(part[2]) for part in _PARTS)
"""The worker of each placement, by its offset."""
PLACEMENT_OF: Final[list[int]] = [-1] * (64 * len(ACTIONS))
for _offset in range(PLACEMENTS):
    PLACEMENT_OF[PLACED_ACTION[_offset] * 64 + PLACED_SPACE[_offset] * 16 + PLACED_WORKER[_offset]] = _offset


def placement(action: i64, space: i64, worker: i64) -> i64:
    """Return the offset of a placement, -1 if there is none."""
    return PLACEMENT_OF[action * 64 + space * 16 + worker]


def place_code(offset: i64) -> i64:
    return FIRST_PLACE + offset if offset < BASE_PLACEMENTS else FIRST_MODULE_PLACE - BASE_PLACEMENTS + offset


def take_code(offset: i64) -> i64:
    return FIRST_TAKE + offset if offset < BASE_PLACEMENTS else FIRST_MODULE_TAKE - BASE_PLACEMENTS + offset


def placed_by(code: i64) -> i64:
    """Return the offset of a `place:` code, -1 for any other code."""
    if FIRST_PLACE <= code < FIRST_OPTION:
        return code - FIRST_PLACE
    if FIRST_MODULE_PLACE <= code < FIRST_MODULE_TAKE:
        return code - FIRST_MODULE_PLACE + BASE_PLACEMENTS
    return -1


def taken_by(code: i64) -> i64:
    """Return the offset of a `take:` code, -1 for any other code."""
    if FIRST_TAKE <= code < STRUCTURE_DECK_CODE:
        return code - FIRST_TAKE
    if FIRST_MODULE_TAKE <= code < ACTION_TOTAL:
        return code - FIRST_MODULE_TAKE + BASE_PLACEMENTS
    return -1


def card_code(card: i64) -> i64:
    if card < FIRST_STRUCTURE_CARD:
        return FIRST_CARD + card
    return FIRST_STRUCTURE_CARD_CODE - FIRST_STRUCTURE_CARD + card


def card_of(code: i64) -> i64:
    """Return the card of a `card:` code, -1 for any other code."""
    if FIRST_CARD <= code < FIRST_MAMA:
        return code - FIRST_CARD
    if FIRST_STRUCTURE_CARD_CODE <= code < FIRST_REGION:
        return code - FIRST_STRUCTURE_CARD_CODE + FIRST_STRUCTURE_CARD
    return -1


def deck_code(deck: i64) -> i64:
    return FIRST_DECK + deck if deck < BASE_DECKS else STRUCTURE_DECK_CODE


def deck_of(code: i64) -> i64:
    """Return the deck of a `deck:` code, -1 for any other code."""
    if FIRST_DECK <= code < FIRST_FIELD:
        return code - FIRST_DECK
    return STRUCTURE_DECK if code == STRUCTURE_DECK_CODE else -1


def action_code(number: i64) -> i64:
    """Return the `action:` code of an action with spaces."""
    if number < BOARD_ACTIONS:
        return FIRST_ACTION + number
    return FIRST_EXTENDED_CODE - FIRST_EXTENDED_ACTION + number


def action_of(code: i64) -> i64:
    """Return the action of an `action:` code, -1 for any other code."""
    if FIRST_ACTION <= code < FIRST_TAKE:
        return code - FIRST_ACTION
    if FIRST_EXTENDED_CODE <= code < FIRST_MODULE_PLACE:
        return code - FIRST_EXTENDED_CODE + FIRST_EXTENDED_ACTION
    return -1


def wine_code(kind: i64, value: i64) -> i64:
    return FIRST_WINE + WINE_OFFSET[kind] + value - LEAST_VALUE[kind]


def wine_kind(action: i64) -> i64:
    """Return the type of a `wine:` code, or -1."""
    offset: i64 = action - FIRST_WINE
    if offset < 0 or action >= FIRST_STRUCTURE:
        return -1
    if offset >= 24:
        return 3
    return offset // 9


def wine_value(action: i64) -> i64:
    kind: i64 = wine_kind(action)
    return action - FIRST_WINE - WINE_OFFSET[kind] + LEAST_VALUE[kind]


def relative_code(code: i64, seat: i64, players: i64) -> i64:
    """Return an answer as a seat sees it: `seat:N` counted clockwise from that seat, any other code as it is."""
    if FIRST_SEAT <= code < FIRST_SEAT + players:
        place: i64 = code - FIRST_SEAT - seat
        return FIRST_SEAT + (place + players if place < 0 else place)
    return code


def table_code(code: i64, seat: i64, players: i64) -> i64:
    """Return the other way: the code in the table of answers of what a seat says."""
    if FIRST_SEAT <= code < FIRST_SEAT + players:
        place: i64 = code - FIRST_SEAT + seat
        return FIRST_SEAT + (place - players if place >= players else place)
    return code


def number_of(code: str | int) -> int:
    """Return the number of an action given by code or number."""
    if isinstance(code, str):
        if code not in NUMBER:
            raise UnknownCode(code)
        return NUMBER[code]
    if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < ACTION_TOTAL:
        raise UnknownCode(code)
    return code
