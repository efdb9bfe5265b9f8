"""Reasons for an action: what the seat can do with it now, or what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from vendemmia.engine.catalogue import (
    CARDS,
    COLOURS,
    FIELD_VALUES,
    LEAST_VALUE,
    ORDER_DECK,
    RESIDUAL_TOP,
    STRUCTURES,
    SUMMER_DECK,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    WINTER_DECK,
    grapes_for,
    harvest_of,
    order_of,
    vine_fields,
    vine_lacks,
)

from .facts import Facts
from .outlooks import brings, certain, has_price, is_gain
from .reasons import Why

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from vendemmia.engine import Outlook, State, View, Vineyard

CELLARS = {"medium_cellar": "blush", "large_cellar": "sparkling"}
"""The wine that a cellar makes possible."""
OWN_THINGS = {
    "build_structure": ("build",),
    "draw_order": ("order",),
    "draw_vine": ("vine",),
    "fill_order": ("fill_order",),
    "harvest_field": ("harvest", "red_grape", "white_grape"),
    "make_wine": ("make_wine", *(f"{wine}_wine" for wine in WINE_TYPES)),
    "plant_vine": ("plant",),
    "play_summer_visitor": ("play_summer",),
    "play_winter_visitor": ("play_winter",),
    "train_worker": ("worker",),
}
"""What the name of an action says of its outlook."""
DRAWN = ("order", "vine")
MOST_NAMES = 4
"""A longer list of structures says nothing."""


class Offer(Protocol):
    """A legal answer."""

    @property
    def code(self) -> str:
        """Its code."""

    @property
    def outlook(self) -> tuple[Outlook, ...]:
        """What is worth showing of its outcome."""


class Situation(NamedTuple):
    """A question to a seat, as far as the seat knows it."""

    view: View
    """The view of the seat."""
    seat: int
    """The seat that is asked."""
    offers: Mapping[str, Offer]
    """The legal answers by code."""
    after: Callable[[str], State]
    """Imagines the table after an answer."""


class ActionReasons:
    """The reasons for actions, wherever they are chosen: by a worker, a card or an option."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.view = situation.view
        self.seat = situation.seat
        self.facts = Facts(situation.view, situation.seat)
        self.own: Vineyard = self.facts.own
        self.uses: dict[str, Callable[[Offer], Why | None]] = {
            "fill_order": self._fill_order,
            "harvest_field": lambda _: self._harvest_field(),
            "make_wine": lambda _: self._make_wine(),
            "plant_vine": self._plant_vine,
            "draw_vine": lambda _: self.draw_vine(),
            "draw_order": lambda _: self.draw_order(),
            "build_structure": lambda _: self._build_structure(),
            "give_tour": self._tour,
            "gain_lira": self._tour,
            "sell_or_field": self._tour,
            "train_worker": lambda _: self.train(),
            "play_summer_visitor": lambda _: self._visitor(SUMMER_DECK),
            "play_winter_visitor": lambda _: self._visitor(WINTER_DECK),
        }
        """What the seat can do with each action now."""

    # --- what comes in any case

    def gain(self, offer: Offer) -> Why | None:
        """Return what is gained, points or money; the rest is in the name of the answer."""
        return self.points(offer) or self.money(offer)

    def points(self, offer: Offer) -> Why | None:
        gain, vp = certain(offer.outlook, "vp"), self.facts.vp
        return Why("points", {"gain": gain, "vp": vp, "after": vp + gain}) if gain > 0 else None

    def money(self, offer: Offer) -> Why | None:
        gain, lira = certain(offer.outlook, "lira"), self.facts.lira
        return Why("lira", {"gain": gain, "lira": lira, "after": lira + gain}) if gain > 0 else None

    def outcome(self, offer: Offer, named: Sequence[str] = ()) -> Why | None:
        """Return what comes, if something is gained in any case beyond what the answer is named after.

        A price that is still to be chosen would say what may be lost, not what is gained.
        """
        parts = [part for part in offer.outlook if part.thing not in STRUCTURES]
        if self.facts.is_last:
            parts = [part for part in parts if part.thing != "residual"]  # No payday follows.
        beyond = [part for part in parts if part.thing not in named or (part.thing in DRAWN and part.ends[1] > 1)]
        if not brings(beyond) or has_price(parts):
            return None
        return Why("outcome", {"outlook": tuple(parts)})

    def sums(self, offer: Offer) -> bool:
        """Return whether points or money are all that comes."""
        return {part.thing for part in offer.outlook if is_gain(part)} in ({"vp"}, {"lira"})

    # --- actions

    def action(self, action: str, offer: Offer) -> Why | None:
        return self.use(action, offer) or self.outcome(offer, OWN_THINGS.get(action, ()))

    def use(self, action: str, offer: Offer) -> Why | None:
        """Return what the seat can do with an action now."""
        return self.uses[action](offer) if action in self.uses else None

    def _fill_order(self, offer: Offer) -> Why | None:
        ready = [card for card in self.facts.orders() if self.facts.fills(card)]
        if not ready:
            return None
        best = max(ready, key=lambda card: order_of(card).vp)
        order = order_of(best)
        vp = certain(offer.outlook, "vp") if len(ready) == 1 else 0
        income = 0 if self.facts.is_last else min(order.residual, RESIDUAL_TOP - int(self.own.residual))
        return Why("order", {"wines": order.wines, "vp": vp or order.vp, "income": income, "of": len(ready)})

    def _harvest_field(self) -> Why | None:
        ripe = self.facts.ripe()
        if len(ripe) == 1:
            return self.harvest("harvest", ripe[0], self.own)
        best = max(ripe, key=lambda value: sum(self.facts.harvest(value)), default=None)
        return None if best is None else self.harvest("harvest-most", best, self.own)

    def harvest(self, reason: str, value: int, vineyard: Vineyard) -> Why | None:
        found = zip(COLOURS, harvest_of(vineyard, FIELD_VALUES.index(value)), strict=True)
        grapes = tuple((colour, icon) for colour, icon in found if icon)
        return Why(reason, {"field": value, "grapes": grapes}) if grapes else None

    def _make_wine(self) -> Why | None:
        return self.wine_for((wine, self.facts.best_wine(wine)) for wine in WINE_TYPES)

    def wine_for(self, wines: Iterable[tuple[str, int]]) -> Why | None:
        """Return the best order of the hand that lacks one of these wines."""
        found = [
            (want[0].vp, want[1], WINE_TYPES.index(wine))
            for wine, value in wines
            if (want := self.facts.wanted(wine, value))
        ]
        if not found:
            return None
        vp, value, kind = max(found)
        return Why("wine-for", {"wine": (WINE_TYPES[kind], value), "vp": vp})

    def _plant_vine(self, offer: Offer) -> Why | None:
        vines = self.facts.plantable()
        if self.facts.is_last or certain(offer.outlook, "vp") > 0:
            return self.points(offer)
        if len(vines) != 1:
            return Why("plant-some", {"count": len(vines)}) if vines else None
        vine = VINES[vines[0]]
        grapes = tuple((colour, value) for colour, value in zip(COLOURS, (vine.red, vine.white), strict=True) if value)
        return Why("plant", {"vine": vine.id, "grapes": grapes})

    def draw_vine(self) -> Why | None:
        """Return the vine to come, unless this is the last year, which hardly has time for one."""
        if self.facts.is_last or self.facts.plantable() or not self.facts.room():
            return None
        return Why("draw-vine", {"vines": len(self.facts.held(VINE_DECK)), "room": self.facts.room()})

    def draw_order(self) -> Why | None:
        orders, wines = self.facts.held(ORDER_DECK), self.facts.wines()
        if any(self.facts.fills(card) for card in orders) or (not wines and (orders or self.facts.is_last)):
            return None
        return Why("draw-order", {"orders": len(orders), "wines": wines})

    def _build_structure(self) -> Why | None:
        lira = self.facts.lira
        prices = {name: price for name in self.facts.buildable() if (price := self.facts.price(name)) <= lira}
        for card in self.facts.held(VINE_DECK):
            lacks = vine_lacks(self.own, card)
            if len(lacks) == 1 and lacks[0] in prices and vine_fields(self.own, card) and not self.facts.is_last:
                return Why(
                    "build-for",
                    {"structure": lacks[0], "price": prices[lacks[0]], "lira": lira, "vine": CARDS[card]},
                )
        for name, wine in CELLARS.items():
            if name in prices and grapes_for(self.own, wine) >= LEAST_VALUE[WINE_TYPES.index(wine)]:
                return Why("build-cellar", {"structure": name, "price": prices[name], "wine": wine})
        if self.facts.is_last or not 0 < len(prices) <= MOST_NAMES:
            return None
        return Why("build", {"lira": lira, "structures": tuple(prices)})

    def _tour(self, offer: Offer) -> Why | None:
        found = self.gain(offer) if self.sums(offer) else None
        if found is None or found.id != "lira" or self.facts.is_last:
            return found
        after = self.facts.lira + certain(offer.outlook, "lira")
        missing = [
            (price, name)
            for card in self.facts.held(VINE_DECK)
            for name in vine_lacks(self.own, card)
            if self.facts.lira < (price := self.facts.price(name)) <= after
        ]
        if not missing:
            return found
        price, name = min(missing)
        return Why("lira-for", {**found.params, "structure": name, "price": price})

    def train(self) -> Why | None:
        if self.facts.is_last:
            return None
        return Why("train", {"workers": self.view.workers_owned(self.seat) + 1})

    def _visitor(self, deck: int) -> Why | None:
        """Return what speaks for a visitor, naming the card only if no other one can be played."""
        ready = [card for card in self.facts.held(deck) if self.facts.plays(card)]
        if not ready:
            return None
        return Why("visitor", {"count": len(ready), "card": CARDS[ready[0]]})
