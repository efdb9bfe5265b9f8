"""What the orders in hand may bring: from vines over grapes and wines to the order itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import (
    BLUSH,
    CELLAR_TOP,
    FIRST_ORDER,
    ORDER_DECK,
    ORDER_RESIDUAL,
    ORDER_VP,
    ORDER_WINES,
    RED,
    SPARKLING,
    WHITE,
    fillable,
    red_value,
    white_value,
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
    from collections.abc import Sequence

    from .outline import Outline

MOST_RESIDUAL: Final = 5
WORKERS_FOR: Final = ((FILLED_NEXT, 1), (GRAPES_PRESSED, 2), (VINES_STAND, 3))
"""Workers that are needed this year, if there is no other year."""
VALUES: Final = tuple(tuple(value for value in range(1, 10) if bits >> (value - 1) & 1) for bits in range(512))
"""The values of tokens by the nine bits of their kind."""


class Larder(NamedTuple):
    """Everything that decides what orders are worth."""

    orders: tuple[int, ...]
    cellar: int
    crush_pad: int
    fields: tuple[int, ...]
    """Those that will still be harvested."""
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
    """The prospect of a seat in a position."""
    vineyard = outline.vineyard
    fields = tuple(vineyard.fields)
    if outline.years <= 0:
        fields = tuple([field for number, field in enumerate(fields) if not vineyard.harvested >> number & 1])
    held: list[int] = []
    if outline.rules.orders_fillable and not outline.over:
        held = [card - FIRST_ORDER for card in outline.held[ORDER_DECK]]
    return prospect(
        Larder(
            orders=tuple(held),
            cellar=vineyard.cellar,
            crush_pad=vineyard.crush_pad,
            fields=fields,
            top=CELLAR_TOP[vineyard.cellar_level()],
            years=outline.years,
            paid=vineyard.residual < MOST_RESIDUAL,
            workers=outline.free if outline.years <= 0 else 0,
        )
    )


@lru_cache(maxsize=4096)  # Most compared positions differ in other things.
def prospect(larder: Larder) -> Prospect:
    stock = Stock(larder)
    total = 0.0
    wanted = [
        (not fillable(larder.cellar, order, 0), -order_value(order, larder.years, larder.paid), order)
        for order in larder.orders
    ]
    wanted.sort()
    for place, (_, value, order) in enumerate(wanted):
        total -= value * readiness(stock, order, larder) * ORDERS_CROWDED ** max(0, place - 1)
    over = sum([sum(wines) for wines in stock.wines])
    if larder.years > 0:
        total += WINE * over + GRAPE * sum([sum(grapes) for grapes in stock.grapes])
    return Prospect(total, over)


def order_value(order: int, years: float, paid: bool) -> float:
    """The points of an order, and its income in the years to come."""
    return ORDER_VP[order] + (income_worth(ORDER_RESIDUAL[order], years) if paid else 0.0)


def income_worth(lira: int, years: float) -> float:
    """Income in each of the years to come."""
    return RESIDUAL_LIRA * lira * max(0.0, years - 0.5)


def readiness(stock: Stock, order: int, larder: Larder) -> float:
    """The part of an order's worth that may be counted."""
    stages = [stock.stage(wine >> 4, wine & 15) for wine in ORDER_WINES[order]]
    least = min(stages)
    if larder.years <= 0:
        needed = next((count for stage, count in WORKERS_FOR if least >= stage), 9)
        if needed > larder.workers:
            return 0.0
    return (sum(stages) / len(stages) + least) / 2


class Stock:
    """Wines, grapes and what the fields would give; what one order uses is gone for the next."""

    def __init__(self, larder: Larder) -> None:
        self.wines: list[list[int]] = [list(VALUES[larder.cellar >> 9 * kind & 511]) for kind in range(4)]
        self.grapes: list[list[int]] = [list(VALUES[larder.crush_pad >> 9 * colour & 511]) for colour in range(2)]
        self.fields: list[int] = [best(larder.fields, RED), best(larder.fields, WHITE)]
        """The best grape of each colour that a harvest gives."""
        self.waiting = 0
        """Orders that count on the fields."""
        self.top = larder.top
        self.ages = larder.years > 0

    def stage(self, kind: int, least: int) -> float:
        """How far along a wine for an order is; takes what it needs."""
        for value in self.wines[kind]:
            if value >= least:
                self.wines[kind].remove(value)
                return FILLED_NEXT
        if max(least, (1, 1, 4, 7)[kind]) > self.top:
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
        """The grapes on the crush pad make the wine."""
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
        """How much of the value the fields and the crush pad would give together."""
        red = max(self.fields[RED], self.grapes[RED][-1] if self.grapes[RED] else 0)
        white = max(self.fields[WHITE], self.grapes[WHITE][-1] if self.grapes[WHITE] else 0)
        if kind == RED:
            return min(1.0, red / least)
        if kind == WHITE:
            return min(1.0, white / least)
        if not red or not white:
            return min(0.5, (red + white) / least)
        return min(1.0, (red * (2 if kind == SPARKLING else 1) + white) / least)


def best(fields: Sequence[int], colour: int) -> int:
    return max([int(red_value(field) if colour == RED else white_value(field)) for field in fields], default=0)
