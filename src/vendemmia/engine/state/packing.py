"""How frames pack small numbers into `Frame.data` and `Frame.report`: the only module that knows the bits.

A frame holds plain integers, so that states stay cheap to copy, compare and save. Saved positions contain these
numbers, so a layout never changes its meaning. A number that may be missing is stored as 1 + the number; 0 means "not
chosen yet".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# --- sets: one bit for each member (seats asked, parts started, decks used)


def has(members: i64, number: i64) -> bool:
    return (members >> number) & 1 != 0


def with_member(members: i64, number: i64) -> i64:
    return members | 1 << number


def listed(members: i64) -> list[int]:
    """Return the members in rising order."""
    found: list[int] = []
    number: i64 = 0
    while members >> number:
        if (members >> number) & 1:
            found.append(number)
        number += 1
    return found


# --- placement: action (5 bits), space (3), worker (4), mark (see `pieces`)

_PLACE: Final = 4095
"""Action, space and worker without the mark."""


def pack_placement(action: i64, space: i64, worker: i64, mark: i64) -> i64:
    return action + 32 * space + 256 * worker + 4096 * mark


def placed_action(data: i64) -> i64:
    return data & 31


def placed_space(data: i64) -> i64:
    return (data >> 5) & 7


def placed_worker(data: i64) -> i64:
    return (data >> 8) & 15


def placed_mark(data: i64) -> i64:
    return data >> 12


def same_placement(data: i64, other: i64) -> bool:
    """Compare worker and space, without the mark."""
    return data & _PLACE == other & _PLACE


def with_mark(data: i64, mark: i64) -> i64:
    return data & _PLACE | mark << 12


# --- wine being made: type (3 bits), first and second red grape (4 bits each)


def pack_wine(kind: i64) -> i64:
    return kind + 1


def making_kind(data: i64) -> i64:
    """Return the type of wine, -1 while it is being chosen."""
    return (data & 7) - 1


def first_grape(data: i64) -> i64:
    """Return the value of the first red grape, 0 while it is not chosen."""
    return (data >> 3) & 15


def second_grape(data: i64) -> i64:
    return (data >> 7) & 15


def with_grape(data: i64, value: i64) -> i64:
    return data | value << (7 if first_grape(data) else 3)


# --- trade: what is given and what is received (2 bits each), cards paid or drawn so far


def pack_trade(given: i64, received: i64, moved: i64) -> i64:
    return given | received << 2 | moved << 4


def trade_given(data: i64) -> i64:
    return data & 3


def trade_received(data: i64) -> i64:
    return (data >> 2) & 3


def trade_moved(data: i64) -> i64:
    return data >> 4


# --- two vines being switched: first field, first vine, second field (4 bits each)


def switch_first_field(data: i64) -> i64:
    """Return the first field, -1 while it is not chosen."""
    return (data & 15) - 1


def switch_first_vine(data: i64) -> i64:
    return ((data >> 4) & 15) - 1


def switch_second_field(data: i64) -> i64:
    return ((data >> 8) & 15) - 1


def with_first_field(data: i64, field: i64) -> i64:
    return data | field + 1


def with_first_vine(data: i64, vine: i64) -> i64:
    return data | (vine + 1) << 4


def with_second_field(data: i64, field: i64) -> i64:
    return data | (field + 1) << 8


# --- decks named one after the other (2 bits each)


def named_deck(data: i64, place: i64) -> i64:
    return (data >> 2 * place) & 3


def with_named_deck(data: i64, place: i64, deck: i64) -> i64:
    return data | deck << 2 * place


# --- opponents who give cards: named from bit 0, served from bit 8


def is_served(data: i64, seat: i64) -> bool:
    return (data >> (8 + seat)) & 1 != 0


def with_served(data: i64, seat: i64) -> i64:
    return data | 1 << (8 + seat)


# --- pledges: cards pledged (2 bits for each seat), seats asked from bit 16


def pledged_cards(data: i64, seat: i64) -> i64:
    return (data >> 2 * seat) & 3


def with_pledge(data: i64, seat: i64, number: i64) -> i64:
    return data | number << 2 * seat


def one_pledge_less(data: i64, seat: i64) -> i64:
    return data - (1 << 2 * seat)


def is_asked(data: i64, seat: i64) -> bool:
    return (data >> (16 + seat)) & 1 != 0


def with_asked(data: i64, seat: i64) -> i64:
    return data | 1 << (16 + seat)


# --- reports: what a finished part passes to the frame below it, each in its own bits

_TYPES: Final = 4
_SPARKLING: Final = 8
_VINE_VALUE: Final = 12
_FIELD: Final = 16
_COST: Final = 20
_WINE: Final = 24
_TAKERS: Final = 32


def report_harvest(fields: i64) -> i64:
    return fields


def harvested_fields(report: i64) -> i64:
    return report & 7


def report_wine_made(kind: i64) -> i64:
    return 1 << (_TYPES + kind)


def report_sparkling_made() -> i64:
    """Add it for every sparkling wine; the others are joined with `|`."""
    return 1 << _SPARKLING


def types_made(report: i64) -> i64:
    """Return the types of wine made, one bit each."""
    return (report >> _TYPES) & 15


def sparkling_made(report: i64) -> i64:
    return (report >> _SPARKLING) & 7


def report_vine(value: i64, field: i64) -> i64:
    return value << _VINE_VALUE | (field + 1) << _FIELD


def planted_value(report: i64) -> i64:
    return (report >> _VINE_VALUE) & 15


def planted_field(report: i64) -> i64:
    """Return the field planted last, -1 for none."""
    return ((report >> _FIELD) & 3) - 1


def report_cost(cost: i64) -> i64:
    """Return the printed cost of the structure built."""
    return cost << _COST


def built_cost(report: i64) -> i64:
    return (report >> _COST) & 15


def report_wine_discarded(value: i64) -> i64:
    return value << _WINE


def discarded_wine(report: i64) -> i64:
    return (report >> _WINE) & 15


def report_taker(seat: i64) -> i64:
    """Return a seat that took up an offer."""
    return 1 << (_TAKERS + seat)


def is_taker(report: i64, seat: i64) -> bool:
    return (report >> (_TAKERS + seat)) & 1 != 0
