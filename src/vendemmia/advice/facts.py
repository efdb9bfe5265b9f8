"""Facts of a vineyard, each in one place: what its seat has, and what it could do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    DECK_OF,
    FIELD_VALUES,
    ORDER_DECK,
    REGIONS,
    STRUCTURES,
    VINE_DECK,
    best_wine,
    can_fill,
    harvest_of,
    order_of,
    playable,
    structure_price,
    vine_fields,
    vine_lacks,
)

from .orders import best_held

if TYPE_CHECKING:
    from vendemmia.engine import View, Vineyard
    from vendemmia.engine.catalogue import Order


def is_last_year(view: View) -> bool:
    """Return whether the game ends with this year, and everybody knows it."""
    return bool(view.final_year or 0 < view.rules.last_year <= view.year)


def nothing_follows(view: View) -> bool:
    """Return the same, or whether it ends as the points stand now: on the extended board they may fall (TUS-10)."""
    return is_last_year(view) or any(vineyard.vp >= view.rules.board.target for vineyard in view.vineyards)


class Facts:
    """What a seat has, and what it could do with it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own: Vineyard = view.vineyards[seat]
        self.is_last = nothing_follows(view)
        """No year follows."""
        self.workers = int(self.own.workers_ready())
        """Workers that can still be placed this year."""
        self.lira = int(self.own.lira)
        self.vp = int(self.own.vp)

    # --- cards

    def held(self, deck: int) -> list[int]:
        return [card for card in self.own.hand if DECK_OF[card] == deck]

    def plays(self, card: int) -> bool:
        """Return whether the visitor could be played, if it were its season."""
        return bool(playable(self.view.face_down(), self.seat, card))

    def plants(self, card: int) -> bool:
        return not vine_lacks(self.own, card) and bool(vine_fields(self.own, card))

    def plantable(self) -> list[int]:
        return [card for card in self.held(VINE_DECK) if self.plants(card)]

    def orders(self) -> list[int]:
        """Return the orders in hand, if orders can be filled in this game (CAMP-9)."""
        return self.held(ORDER_DECK) if self.view.rules.orders_fillable else []

    def fills(self, order: int) -> bool:
        """Return whether the cellar can fill the order now."""
        return self.view.rules.orders_fillable and can_fill(self.own, order)

    # --- structures

    def price(self, structure: str) -> int:
        """Return what it costs to build a structure."""
        return structure_price(self.own, structure)

    def buildable(self) -> list[str]:
        """Return the structures of the mat that are missing and that no other has to come before (STR-1)."""
        missing = [name for name in STRUCTURES if not self.own.has(name)]
        return [name for name in missing if name != "large_cellar" or self.own.has("medium_cellar")]

    # --- fields and grapes

    def ripe(self) -> list[int]:
        """Return the values of the fields that can be harvested."""
        return [FIELD_VALUES[number] for number in self.own.ripe_fields()]

    def harvest(self, value: int) -> tuple[int, int]:
        """Return the red and the white grape that a harvest of a field gives, 0 for none."""
        return harvest_of(self.own, FIELD_VALUES.index(value))

    def planted(self, value: int) -> int:
        """Return the value of the vines on a field."""
        return int(self.own.planted()[FIELD_VALUES.index(value)])

    def room(self) -> int:
        """Return the value of vines that the fields have room for."""
        free = 0
        for field, (value, planted) in enumerate(zip(FIELD_VALUES, self.own.planted(), strict=True)):
            if not self.own.is_sold(field) and self.own.card_on(field) < 0:
                free += max(0, value - planted)
        return free

    # --- wine

    def wines(self) -> int:
        """Return how many wines are in the cellar."""
        return int(self.own.wine_count())

    def best_wine(self, kind: str) -> int:
        """Return the highest value of a wine of this type that can be made now, 0 for none."""
        return best_wine(self.own, kind)

    def wanted(self, kind: str, value: int) -> tuple[Order, int] | None:
        """Return the order of the hand, of most VP, that still lacks such a wine, and the value that it asks for."""
        found = [
            (order, least)
            for card in self.orders()
            for order in (order_of(card),)
            for wine, least in order.wines
            if wine == kind and best_held(self.own, wine) < least <= value
        ]
        return max(found, key=lambda each: (each[0].vp, each[1]), default=None)

    # --- the map

    def stars(self, number: int) -> tuple[int, int]:
        """Return the stars in a region: the own ones, and the most of any other."""
        counts = [int(vineyard.stars_in(REGIONS[number])) for vineyard in self.view.vineyards]
        own = counts.pop(self.seat)
        if self.view.rules.automa_stars:
            counts.append(int(self.view.rules.automa_stars[number]))
        return own, max(counts, default=0)
