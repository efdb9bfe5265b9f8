"""Facts of a reader's position that the reasons of a hint need, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import outlook_choices
from vendemmia.engine.catalogue import (
    CELLAR_TOP,
    DECK_OF,
    FIELD_VALUES,
    FIRST_ORDER,
    LEAST_VALUE,
    ORDER_DECK,
    ORDERS,
    TOKEN_COUNT,
    TOKEN_ROW,
    TOKEN_TOP,
    VINE_DECK,
    WINE_TYPES,
    fillable,
    grape_icon,
    playable,
    red_value,
    stars_on,
    vine_fields,
    vine_lacks,
    vine_value,
    white_value,
)

from .years import nothing_follows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Outlook, View, Vineyard
    from vendemmia.engine.catalogue import Order

LOST = frozenset({"discard", "destroy", "sell_field", "sell_grape"})
"""Things of an outlook whose amount counts what is given away."""
NO_GAIN = LOST | {"uproot"}


def costs(part: Outlook) -> bool:
    return part.ends[0] < 0 or part.thing in LOST


def is_gain(part: Outlook) -> bool:
    return part.ends[0] > 0 and part.thing not in NO_GAIN


def brings(outlook: Sequence[Outlook]) -> bool:
    """Something is gained in any case: outside all choices, or in every way of one of them."""
    if any(is_gain(part) for part in outlook if not part.choice):
        return True
    return any(all(any(map(is_gain, way)) for way in ways) for ways in outlook_choices(outlook))


def has_price(outlook: Sequence[Outlook]) -> bool:
    """One of several prices is still to be chosen."""
    return any(all(all(map(costs, way)) for way in ways) for ways in outlook_choices(outlook))


def certain(outlook: Iterable[Outlook], thing: str) -> int:
    """How much of a thing comes in any case; 0 if that is not certain."""
    return sum(part.amount for part in outlook if part.thing == thing and not part.choice and part.most is None)


class Facts:
    """What a seat has, and what it could do with it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own: Vineyard = view.vineyards[seat]
        self.is_last = nothing_follows(view)
        """No year follows."""

    # --- cards

    def held(self, deck: int) -> list[int]:
        return [card for card in self.own.hand if DECK_OF[card] == deck]

    def plays(self, card: int) -> bool:
        """The visitor could be played, if it were its season."""
        return bool(playable(self.view.face_down(), self.seat, card))

    def plants(self, card: int) -> bool:
        return not vine_lacks(self.own, card) and bool(vine_fields(self.own, card))

    def plantable(self) -> list[int]:
        return [card for card in self.held(VINE_DECK) if self.plants(card)]

    def fills(self, card: int) -> bool:
        return bool(fillable(self.own.cellar, card - FIRST_ORDER, 0))

    # --- fields and grapes

    def ripe(self) -> list[int]:
        """The values of the fields that can be harvested."""
        return [
            value
            for number, (value, field) in enumerate(zip(FIELD_VALUES, self.own.fields, strict=True))
            if field and not self.own.harvested >> number & 1
        ]

    def grapes_of(self, value: int, vineyard: Vineyard | None = None) -> tuple[int, int]:
        """The red and the white grape that a harvest of a field gives, 0 for none."""
        own = self.own if vineyard is None else vineyard
        field = own.fields[FIELD_VALUES.index(value)]
        totals = int(red_value(field)), int(white_value(field))
        red, white = (int(grape_icon(own, row, total)) if total else 0 for row, total in enumerate(totals))
        return red, white

    def room(self) -> int:
        """The value of vines that the fields have room for."""
        free = 0
        for number, (value, field) in enumerate(zip(FIELD_VALUES, self.own.fields, strict=True)):
            if not self.own.sold >> number & 1 and not self.own.plot(number):
                free += max(0, value - int(vine_value(field)))
        return free

    # --- wine

    def wines(self) -> int:
        """How many wines are in the cellar."""
        return sum(TOKEN_COUNT[self._cellar(kind)] for kind in range(len(WINE_TYPES)))

    def _cellar(self, kind: int) -> int:
        return int(self.own.cellar >> 9 * kind & TOKEN_ROW)

    def grape_sum(self, kind: int) -> int:
        """The value of the best grapes for a wine together, 0 if one is missing."""
        reds, white = int(self.own.crush_pad & TOKEN_ROW), int(TOKEN_TOP[self.own.crush_pad >> 9 & TOKEN_ROW])
        red = int(TOKEN_TOP[reds])
        second = int(TOKEN_TOP[reds & ~(1 << red - 1)]) if red else 0
        parts = ((red,), (white,), (red, white), (red, second, white))[kind]
        return sum(parts) if all(parts) else 0

    def best_wine(self, kind: int) -> int:
        """The highest value of a wine of this type that can be made now, 0 for none (WINE-1 to WINE-4)."""
        value = min(self.grape_sum(kind), int(CELLAR_TOP[self.own.cellar_level()]))
        while value >= LEAST_VALUE[kind] and self._cellar(kind) >> value - 1 & 1:
            value -= 1
        return value if value >= LEAST_VALUE[kind] else 0

    def wanted(self, kind: int, value: int) -> tuple[Order, int] | None:
        """The order of the hand, of most VP, that still lacks such a wine, and the value that it asks for."""
        found = [
            (order, least)
            for card in self.held(ORDER_DECK)
            for order in (ORDERS[card - FIRST_ORDER],)
            for wine, least in order.wines
            if wine == WINE_TYPES[kind] and TOKEN_TOP[self._cellar(kind)] < least <= value
        ]
        return max(found, key=lambda each: (each[0].vp, each[1]), default=None)

    # --- the map

    def stars(self, number: int) -> tuple[int, int]:
        """The stars in a region: the own ones, and the most of any other."""
        counts = [int(stars_on(vineyard.stars, number)) for vineyard in self.view.vineyards]
        own = counts.pop(self.seat)
        if self.view.rules.automa_stars:
            counts.append(int(self.view.rules.automa_stars[number]))
        return own, max(counts, default=0)
