"""How far the wines of an order are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from vendemmia.engine.catalogue import (
    DECK_OF,
    FIELD_VALUES,
    LEAST_VALUE,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    order_of,
    vine_fields,
    vine_lacks,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Vineyard

Stage = Literal["none", "vine", "field", "grape", "ages", "wine"]
"""How far a wine of an order is: nothing yet, a vine in hand, vines on a field, grapes, a wine too young, a wine."""
BOTH: Final = (0, 1)
"""The colours of grapes: red and white."""


class Want(NamedTuple):
    """One wine of an order."""

    kind: str
    least: int
    stage: Stage
    value: int
    """Of what there is at this stage: the wine, the grapes, the harvest of a field or the vine; 0 for none."""
    card: str = ""
    """The vine in hand."""
    field: int = 0
    """The value of the field with the vines."""

    @property
    def lacks(self) -> int:
        """By how much the value falls short."""
        return max(0, self.least - self.value)


class Tokens:
    """Wines by type and grapes by colour, in rising order. What one wine of an order uses is gone for the next."""

    def __init__(self, wines: Iterable[Iterable[int]], grapes: Iterable[Iterable[int]]) -> None:
        self.wines = list(map(list, wines))
        self.grapes = list(map(list, grapes))

    def take_wine(self, kind: int, least: int) -> int:
        """Take the lowest wine that is good enough. Its value, 0 if there is none."""
        for value in self.wines[kind]:
            if value >= least:
                self.wines[kind].remove(value)
                return value
        return 0


class Stock(Tokens):
    """What a vineyard has for wines, from the cellar to the vines in hand."""

    def __init__(self, vineyard: Vineyard) -> None:
        super().__init__(vineyard.all_wines(), vineyard.all_grapes())
        self.vineyard = vineyard
        self.fields = [
            (value, (int(vineyard.red_on(field)), int(vineyard.white_on(field))))
            for field, value in enumerate(FIELD_VALUES)
            if vineyard.value_on(field)
        ]
        self.vines = sorted({card for card in vineyard.hand if DECK_OF[card] == VINE_DECK})

    def want(self, kind: str, least: int) -> Want:
        number = WINE_TYPES.index(kind)
        if value := self.take_wine(number, least):
            return Want(kind, least, "wine", value)
        if self.wines[number]:
            return Want(kind, least, "ages", self.wines[number].pop())
        return self._pressed(kind, least) or self._harvested(kind, least) or self._planted(kind, least)

    def _pressed(self, kind: str, least: int) -> Want | None:
        """Return the wine pressed from grapes. Young grapes count too: grapes and wines age."""
        number = WINE_TYPES.index(kind)
        needed = (1, 0) if number == 0 else (0, 1) if number == 1 else (1, 1) if kind == "blush" else (2, 1)
        if any(len(self.grapes[colour]) < needed[colour] for colour in BOTH):
            return None
        value = sum(self.grapes[colour].pop() for colour in BOTH for _ in range(needed[colour]))
        return Want(kind, least, "grape", value) if value >= LEAST_VALUE[number] else None

    def _harvested(self, kind: str, least: int) -> Want | None:
        """Return the wine of the field that gives most of it."""
        number = WINE_TYPES.index(kind)
        if number not in BOTH:
            return self._blended(kind, least)
        value, field = max(((gives[number], value) for value, gives in self.fields), default=(0, 0))
        if not value or value + 1 < least:
            return None  # Another vine on it is better than waiting for years.
        return Want(kind, least, "field", value, field=field)

    def _blended(self, kind: str, least: int) -> Want | None:
        """Return a blush or sparkling wine: it needs grapes of both colours; those on the crush pad count."""
        values, field = 0, 0
        for colour in BOTH:
            best, where = max(((gives[colour], value) for value, gives in self.fields), default=(0, 0))
            pressed = self.grapes[colour][-1] if self.grapes[colour] else 0
            if not max(best, pressed):
                return None
            values += max(best, pressed)
            field = where if best > pressed else field
        return Want(kind, least, "field", values, field=field) if values + 1 >= least else None

    def _planted(self, kind: str, least: int) -> Want:
        """Return the wine of the vine in hand that gives most of what is missing, the one that lacks fewest structures
        first."""
        number = WINE_TYPES.index(kind)
        have = [max([gives[colour] for _, gives in self.fields], default=0) for colour in BOTH]
        found: list[tuple[int, int, int]] = []
        for card in self.vines:
            vine = VINES[card]
            gives = (vine.red, vine.white)
            value = gives[number] if number in BOTH else sum(gives[c] * (1 if have[c] else 3) for c in BOTH)
            if value and vine_fields(self.vineyard, card):
                found.append((min(value, least), -len(vine_lacks(self.vineyard, card)), card))
        if not found:
            return Want(kind, least, "none", 0)
        card = max(found)[2]
        value = VINES[card].red if number == 0 else VINES[card].white if number == 1 else sum(VINES[card][1:3])
        return Want(kind, least, "vine", value, VINES[card].id)


def progress(vineyard: Vineyard, order: int) -> tuple[Want, ...]:
    """Return how far each wine of an order is, given by card number."""
    stock = Stock(vineyard)
    return tuple(stock.want(kind, least) for kind, least in order_of(order).wines)


def best_held(vineyard: Vineyard, wine: str) -> int:
    """Return the highest wine of a type in the cellar, 0 for none."""
    return max(vineyard.wines(wine), default=0)


def first_missing(vineyard: Vineyard, order: int) -> tuple[str, int]:
    """Return the first wine of an order that the cellar lacks, and the best one of its type that it has.

    The value is -1 if each wine is there, but one for two of them.
    """
    wines = order_of(order).wines
    for wine, least in wines:
        if (best := best_held(vineyard, wine)) < least:
            return wine, best
    return wines[0][0], -1
