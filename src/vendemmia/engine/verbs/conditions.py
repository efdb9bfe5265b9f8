"""Conditions and counts that effects refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import CARD_COST, FIRST_CARD_BIT, GRANDE, REGULAR, RESIDUAL_TOP, STRUCTURE_COST
from ..state.crew import special_count, worker_count
from ..state.fields import variety_count, vine_count
from ..state.packing import (
    built_cost,
    discarded_wine,
    harvested_fields,
    planted_field,
    planted_value,
    sparkling_made,
    types_made,
)
from ..state.tokens import COUNT, ROW, TOP
from ..state.vineyard import bit_count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.state import State

# Conditions.
NEGATIVE_SCORE: Final = 0
SIX_WORKERS: Final = 1
SIX_VINES: Final = 2
SIX_STRUCTURES: Final = 3
THREE_VARIETIES: Final = 4
VINE_OF_VALUE_4: Final = 5
BUILT_FOR_5_OR_6: Final = 6
THREE_HARVESTED: Final = 7
WINE_WAS_BEST: Final = 8
RESIDUAL_BELOW_TOP: Final = 9

# Counts.
EMPTY_FIELDS: Final = 0
PLANTED_FIELDS: Final = 1
STRUCTURES_OF_COST_4: Final = 2
CARDS_IN_HAND: Final = 3
OPPONENTS_WITH_SIX_WORKERS: Final = 4
SPARKLING_MADE: Final = 5
TYPES_MADE: Final = 6

SIX: Final = 6


def has_six_workers(state: State, seat: i64) -> bool:
    """RUL-1."""
    own: i64 = worker_count(state, seat, REGULAR) + worker_count(state, seat, GRANDE) + special_count(state, seat)
    return own >= SIX


def holds(condition: i64, state: State, seat: i64, report: i64) -> bool:
    """Return whether a condition is met; `report` is what the parts done so far have reported."""
    vineyard = state.vineyards[seat]
    if condition == NEGATIVE_SCORE:
        return vineyard.vp < 0
    if condition == SIX_WORKERS:
        return has_six_workers(state, seat)
    if condition == SIX_VINES:
        vines: i64 = 0
        for field in vineyard.fields:
            vines += vine_count(field)
        return vines >= SIX
    if condition == SIX_STRUCTURES:
        return bit_count(vineyard.structures) >= SIX
    if condition == THREE_VARIETIES:
        number: i64 = planted_field(report)
        return variety_count(vineyard.fields[number]) >= 3
    if condition == VINE_OF_VALUE_4:
        return planted_value(report) == 4
    if condition == BUILT_FOR_5_OR_6:
        return 5 <= built_cost(report) <= 6  # STC-7
    if condition == THREE_HARVESTED:
        return harvested_fields(report) == 3
    if condition == WINE_WAS_BEST:
        return discarded_wine(report) > _best_wine(state)
    return vineyard.residual < RESIDUAL_TOP


def _best_wine(state: State) -> i64:
    """RUL-11: the highest wine in any cellar."""
    best: i64 = 0
    for vineyard in state.vineyards:
        kind: i64 = 0
        while kind < 4:
            top: i64 = TOP[(vineyard.cellar >> 9 * kind) & ROW]
            if top > best:
                best = top
            kind += 1
    return best


def count(what: i64, state: State, seat: i64, report: i64) -> i64:
    vineyard = state.vineyards[seat]
    total: i64 = 0
    if what == EMPTY_FIELDS or what == PLANTED_FIELDS:
        number: i64 = 0
        for field in vineyard.fields:
            sold = (vineyard.sold >> number) & 1  # SUM-8: a sold field is neither
            if not sold and not vineyard.plot(number) and (field != 0) == (what == PLANTED_FIELDS):
                total += 1
            number += 1
        return total
    if what == STRUCTURES_OF_COST_4:
        structure: i64 = 0
        for cost in STRUCTURE_COST:
            if cost == 4 and (vineyard.structures >> structure) & 1:
                total += 1
            structure += 1
        structure = FIRST_CARD_BIT
        for cost in CARD_COST:
            if cost == 4 and (vineyard.structures >> structure) & 1:
                total += 1
            structure += 1
        return total
    if what == CARDS_IN_HAND:
        return len(vineyard.hand)
    if what == OPPONENTS_WITH_SIX_WORKERS:
        opponent: i64 = 0
        while opponent < state.rules.players:
            if opponent != seat and has_six_workers(state, opponent):
                total += 1
            opponent += 1
        return total
    if what == SPARKLING_MADE:
        return sparkling_made(report)
    return COUNT[types_made(report)]
