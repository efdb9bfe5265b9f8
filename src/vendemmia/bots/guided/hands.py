"""What the cards in hand are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.catalogue import (
    FIELD_VALUES,
    HAND_LIMIT,
    ORDER_DECK,
    SUMMER_DECK,
    VINE_DECK,
    VINES,
    WINTER,
    WINTER_DECK,
)

from .prospects import prospect_of
from .weights import (
    CROWDED,
    DRAWN,
    ENOUGH_WINE,
    LAST_CARD,
    LAST_VISITOR,
    ORDER_FOR_WINES,
    ORDER_HELD,
    OVER_LIMIT,
    VINE_HELD,
    VINE_HELD_VALUE,
    VINE_LOCKED,
    VINE_YEARS,
)

if TYPE_CHECKING:
    from vendemmia.engine import Vineyard

    from .outline import Outline

VALUE: Final = tuple(vine.value for vine in VINES)
"""The value of each vine."""


def cards(outline: Outline) -> float:
    """Return cards in hand, apart from progress towards orders."""
    if outline.over:
        return 0.0
    last = outline.years <= 0
    total = 0.0
    for deck, each in enumerate(DRAWN):
        held, drawn = len(outline.held[deck]), outline.drawn[deck]
        if not held and not drawn:
            continue
        value = each
        if last:
            playable = deck == WINTER_DECK or (deck == SUMMER_DECK and outline.season < WINTER)
            value = LAST_VISITOR if playable else LAST_CARD
        elif deck == VINE_DECK:
            value *= min(1.0, outline.years / VINE_YEARS)
        elif deck == ORDER_DECK and drawn:
            value = order_drawn(outline)
        total += value * (crowded(deck, held + drawn) - crowded(deck, held))
        if deck == ORDER_DECK:
            total += ORDER_HELD * crowded(deck, held) if outline.rules.orders_fillable and not last else 0.0
        elif deck == VINE_DECK:
            total += 0.0 if last else vines_in_hand(outline)
        else:
            total += value * crowded(deck, held)
    return total - OVER_LIMIT * max(0, len(outline.vineyard.hand) - HAND_LIMIT)


def crowded(deck: int, count: int) -> float:
    """Return a number of cards of a deck, each worth less than the one before."""
    each = CROWDED[deck]
    return float((1.0 - each**count) / (1.0 - each))


def order_drawn(outline: Outline) -> float:
    """Return the first order drawn."""
    return DRAWN[ORDER_DECK] + ORDER_FOR_WINES * min(prospect_of(outline).over, ENOUGH_WINE)


def another_order(outline: Outline) -> float:
    """Return one more order beside those in hand."""
    held = len(outline.held[ORDER_DECK]) + outline.drawn[ORDER_DECK]
    return float(order_drawn(outline) * CROWDED[ORDER_DECK] ** held)


def vines_in_hand(outline: Outline) -> float:
    vineyard = outline.vineyard
    room = widest_room(outline)
    found = [
        VINE_LOCKED if is_locked(vineyard, vine) or VALUE[vine] > room else VINE_HELD + VINE_HELD_VALUE * VALUE[vine]
        for vine in outline.held[VINE_DECK]
    ]
    found.sort(reverse=True)
    total = sum([each * CROWDED[VINE_DECK] ** place for place, each in enumerate(found)])
    return total * min(1.0, outline.years / VINE_YEARS)


def is_locked(vineyard: Vineyard, vine: int) -> bool:
    """Return whether a structure that the vine needs is missing; the Aqueduct, which replaces them, does not count."""
    return any(not vineyard.has(name) for name in VINES[vine].structures)


def widest_room(outline: Outline) -> int:
    """Return the largest value of vines that some field still has room for."""
    vineyard = outline.vineyard
    return max(
        [
            value - planted
            for number, (value, planted) in enumerate(zip(FIELD_VALUES, vineyard.planted(), strict=True))
            if not vineyard.is_sold(number)
        ],
        default=0,
    )
