"""What the orders in hand may bring: from vines over grapes and wines to the order itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.advice import Tokens
from vendemmia.engine.catalogue import (
    BLUSH,
    CARD_NUMBER,
    LEAST_VALUE,
    ORDER_DECK,
    ORDERS,
    RED,
    SPARKLING,
    WHITE,
    WINE_TYPES,
    can_fill,
    order_of,
)

from .weights import (
    AGES_INTO,
    FILLED_NEXT,
    GRAPE,
    GRAPES_PRESSED,
    NO_CELLAR,
    NOTHING_YET,
    ORDERS_CROWDED,
    RESIDUAL_LIRA,
    SECOND_USE,
    VINES_STAND,
    WINE,
)

if TYPE_CHECKING:
    from .outline import Outline

MOST_RESIDUAL: Final = 5
WORKERS_FOR: Final = ((FILLED_NEXT, 1), (GRAPES_PRESSED, 2), (VINES_STAND, 3))
"""Workers that are needed this year, if there is no other year."""
WINES: Final = {
    CARD_NUMBER[order.id]: tuple((WINE_TYPES.index(kind), least) for kind, least in order.wines) for order in ORDERS
}
"""The wines of each order, by the number of their type and their least value."""


class Larder(NamedTuple):
    """Everything that decides what orders are worth."""

    orders: tuple[tuple[bool, int], ...]
    """Whether the cellar can fill each order, and its card number."""
    wines: tuple[tuple[int, ...], ...]
    """Their values by type."""
    grapes: tuple[tuple[int, ...], ...]
    """Their values by colour."""
    fields: tuple[int, int]
    """The best grape of each colour that a harvest will still give."""
    top: int
    """The highest value that the cellar holds."""
    years: float
    """Years to come after this one."""
    paid: bool
    """Orders bring income."""
    workers: int
    """Workers still to be placed this year."""


class Prospect(NamedTuple):
    """What a larder may bring."""

    worth: float
    """The worth of the orders as far as they have come, and of the surplus wines and grapes."""
    over: int
    """The value of the wines that no order in hand needs."""


def prospect_of(outline: Outline) -> Prospect:
    """Return the prospect of a seat in a position."""
    vineyard = outline.vineyard
    held: list[tuple[bool, int]] = []
    if outline.rules.orders_fillable and not outline.over:
        held = [(can_fill(vineyard, card), card) for card in outline.held[ORDER_DECK]]
    return prospect(
        Larder(
            orders=tuple(held),
            wines=vineyard.all_wines(),
            grapes=vineyard.all_grapes(),
            fields=vineyard.best_harvest(outline.years <= 0),
            top=vineyard.cellar_top(),
            years=outline.years,
            paid=vineyard.residual < MOST_RESIDUAL,
            workers=outline.free if outline.years <= 0 else 0,
        )
    )


@lru_cache(maxsize=4096)  # Most compared positions differ in other things.
def prospect(larder: Larder) -> Prospect:
    stock = LarderStock(larder)
    total = 0.0
    wanted = [(not ready, -order_value(order, larder.years, larder.paid), order) for ready, order in larder.orders]
    wanted.sort()
    for place, (_, value, order) in enumerate(wanted):
        total -= value * readiness(stock, order, larder) * ORDERS_CROWDED ** max(0, place - 1)
    over = sum([sum(wines) for wines in stock.wines])
    if larder.years > 0:
        total += WINE * over + GRAPE * sum([sum(grapes) for grapes in stock.grapes])
    return Prospect(total, over)


def order_value(order: int, years: float, paid: bool) -> float:
    """Return the points of an order, and its income in the years to come."""
    printed = order_of(order)
    return printed.vp + (income_worth(printed.residual, years) if paid else 0.0)


def income_worth(lira: int, years: float) -> float:
    """Return income in each of the years to come."""
    return RESIDUAL_LIRA * lira * max(0.0, years - 0.5)


def readiness(stock: LarderStock, order: int, larder: Larder) -> float:
    """Return the part of an order's worth that may be counted."""
    stages = [stock.stage(kind, least) for kind, least in WINES[order]]
    least = min(stages)
    if larder.years <= 0:
        needed = next((count for stage, count in WORKERS_FOR if least >= stage), 9)
        if needed > larder.workers:
            return 0.0
    return (sum(stages) / len(stages) + least) / 2


class LarderStock(Tokens):
    """Wines, grapes and what the fields would give; what one order uses is gone for the next."""

    def __init__(self, larder: Larder) -> None:
        super().__init__(larder.wines, larder.grapes)
        self.fields = larder.fields
        self.waiting = 0
        """Orders that count on the fields."""
        self.top = larder.top
        self.ages = larder.years > 0

    def stage(self, kind: int, least: int) -> float:
        """Return how far along a wine for an order is; takes what it needs."""
        if self.take_wine(kind, least):
            return FILLED_NEXT
        if max(least, LEAST_VALUE[kind]) > self.top:
            return NO_CELLAR * self._share(kind, least)
        if self.ages and any(value >= least - 2 for value in self.wines[kind]):
            self.wines[kind].pop()
            return AGES_INTO
        if self._press(kind, least):
            return GRAPES_PRESSED
        share = self._share(kind, least)
        if share >= 1.0:
            self.waiting += 1
            return VINES_STAND * SECOND_USE ** (self.waiting - 1)
        return NOTHING_YET + (VINES_STAND - NOTHING_YET) * share * share

    def _press(self, kind: int, least: int) -> bool:
        """Return whether the grapes on the crush pad make the wine."""
        red, white = self.grapes
        if kind in (RED, WHITE):
            for value in self.grapes[kind]:
                if value >= least:
                    self.grapes[kind].remove(value)
                    return True
            return False
        wanted = 1 if kind == BLUSH else 2
        if len(red) < wanted or not white or sum(red[-wanted:]) + white[-1] < least:
            return False
        del red[-wanted:]
        white.pop()
        return True

    def _share(self, kind: int, least: int) -> float:
        """Return how much of the value the fields and the crush pad would give together."""
        red = max(self.fields[RED], self.grapes[RED][-1] if self.grapes[RED] else 0)
        white = max(self.fields[WHITE], self.grapes[WHITE][-1] if self.grapes[WHITE] else 0)
        if kind == RED:
            return min(1.0, red / least)
        if kind == WHITE:
            return min(1.0, white / least)
        if not red or not white:
            return min(0.5, (red + white) / least)
        return min(1.0, (red * (2 if kind == SPARKLING else 1) + white) / least)
