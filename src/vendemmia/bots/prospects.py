"""How near the orders in hand are: from vines over grapes and wines to the order itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.names import BLUSH, RED, SPARKLING, WHITE
from vendemmia.engine.tokens import CELLAR_TOP
from vendemmia.engine.verbs.orders import ORDER_WINES
from vendemmia.engine.vineyard import reds, whites

if TYPE_CHECKING:
    from .outline import Outline

# How far along a wine is: the part of its order's worth that may be counted.
FILLED_NEXT: Final = 0.82
AGES_INTO: Final = 0.7
GRAPES_PRESSED: Final = 0.62
VINES_STAND: Final = 0.40
NOTHING_YET: Final = 0.05
NO_CELLAR: Final = 0.12
SECOND_USE: Final = 0.8
"""A field that several orders wait for."""

WORKERS_FOR: Final = ((FILLED_NEXT, 1), (GRAPES_PRESSED, 2), (VINES_STAND, 3))
"""Workers that are needed this year, if there is no other year."""


class Stock:
    """Wines, grapes and what the fields would give; what one order uses is gone for the next."""

    def __init__(self, outline: Outline) -> None:
        vineyard = outline.vineyard
        self.wines: list[list[int]] = [values(vineyard.cellar >> 9 * kind & 511) for kind in range(4)]
        self.grapes: list[list[int]] = [values(vineyard.crush_pad >> 9 * colour & 511) for colour in range(2)]
        late = outline.years <= 0
        standing = [
            field
            for number, field in enumerate(vineyard.fields)
            if field and not (late and vineyard.harvested >> number & 1)
        ]
        self.fields: list[int] = [
            max((reds(field) for field in standing), default=0),
            max((whites(field) for field in standing), default=0),
        ]
        """The best grape of each colour that a harvest gives."""
        self.waiting = 0
        """Orders that count on the fields."""
        self.top: int = CELLAR_TOP[vineyard.cellar_level()]
        self.ages = outline.years > 0

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


def values(bits: int) -> list[int]:
    return [value for value in range(1, 10) if bits >> (value - 1) & 1] if bits else []


def readiness(stock: Stock, order: int, workers: int | None) -> float:
    """The part of an order's worth that may be counted; `workers` are those left in the last year."""
    stages = [stock.stage(wine >> 4, wine & 15) for wine in ORDER_WINES[order]]
    least = min(stages)
    if workers is not None:
        needed = next((count for stage, count in WORKERS_FOR if least >= stage), 9)
        if needed > workers:
            return 0.0
    return (sum(stages) / len(stages) + least) / 2
