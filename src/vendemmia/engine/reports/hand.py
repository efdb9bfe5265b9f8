"""What a card of the hand is good for now, by the usual actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.orders import ORDERS
from ..numbers.names import (
    CARD_COST,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    FIRST_ORDER,
    FIRST_SUMMER,
    STRUCTURE_COST,
    STRUCTURE_NUMBER,
    STRUCTURES,
)
from ..state.frames import VISITOR_EFFECTS
from ..verbs.buildings import reduced
from ..verbs.combinators import OneOf
from ..verbs.planting import Plant

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..content.orders import Order
    from ..state.state import State
    from ..state.vineyard import Vineyard

_PLANT: Final = Plant(1, 1, without_structures=False, over_limit=False)


def vine_lacks(vineyard: Vineyard, vine: i64) -> list[str]:
    """Return the structures that are missing for a vine (PLANT-3)."""
    lacking = _PLANT.lacking(vineyard, vine)
    return [name for number, name in enumerate(STRUCTURES) if lacking >> number & 1]


def vine_fields(vineyard: Vineyard, vine: i64) -> list[int]:
    """Return the values of the fields that have room for a vine (PLANT-2)."""
    return [value for number, value in enumerate(FIELD_VALUES) if _PLANT.fits(vineyard, vine, number)]


def printed_price(structure: str) -> int:
    """Return the printed price of a structure of the mat or of a structure card."""
    number = STRUCTURE_NUMBER[structure]
    return STRUCTURE_COST[number] if structure in STRUCTURES else CARD_COST[number - FIRST_CARD_BIT]


def structure_price(vineyard: Vineyard, structure: str) -> int:
    """Return what it costs to build a structure of the mat or a structure card (STC-27 counts)."""
    return reduced(vineyard, printed_price(structure))


def order_of(card: i64) -> Order:
    """Return the order with a card number."""
    return ORDERS[card - FIRST_ORDER]


def possible_parts(state: State, seat: i64, visitor: i64) -> tuple[bool, ...]:
    """Return which parts of a visitor in hand could be carried out once it is played; empty if there is no choice of
    parts."""
    effect = VISITOR_EFFECTS[visitor - FIRST_SUMMER]
    if not isinstance(effect, OneOf):
        return ()
    vineyard = state.vineyards[seat]
    hand = vineyard.hand
    vineyard.remove_card(visitor)
    possible = tuple([part.doable(state, seat, -1) for part in effect.parts])
    vineyard.hand = hand
    return possible
