"""Reasons for an action: what the reader can do with it now, or what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots.later import workers_owned
from vendemmia.engine.catalogue import (
    CARDS,
    FIRST_ORDER,
    ORDER_DECK,
    ORDERS,
    RESIDUAL_TOP,
    STRUCTURE_NUMBER,
    STRUCTURES,
    SUMMER_DECK,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    WINTER_DECK,
    structure_price,
    vine_fields,
    vine_lacks,
)

from .facts import Facts, brings, certain, has_price, is_gain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from vendemmia.engine import Vineyard

    from .choices import Answer
    from .scene import Scene

    Params = dict[str, str | int]

CELLARS = {"medium_cellar": WINE_TYPES.index("blush"), "large_cellar": WINE_TYPES.index("sparkling")}
"""The wine that a cellar makes possible."""
LEAST_SUMS = {"medium_cellar": 4, "large_cellar": 7}
"""What the grapes of that wine must be worth together (WINE-2, WINE-3)."""
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


class Why(NamedTuple):
    """A reason: the message `why-ID` with its parameters."""

    id: str
    params: Params


class Actions:
    """The reasons for actions, wherever they are chosen: by a worker, a card or an option."""

    def __init__(self, scene: Scene) -> None:
        assert scene.seat is not None
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.seat = scene.seat
        self.facts = Facts(scene.view, scene.seat)
        self.own: Vineyard = self.facts.own

    # --- what comes in any case

    def gain(self, answer: Answer) -> Why | None:
        """Points or money; the rest is in the name of the answer."""
        return self.points(answer) or self.money(answer)

    def points(self, answer: Answer) -> Why | None:
        gain, vp = certain(answer.outlook, "vp"), int(self.own.vp)
        return Why("points", {"gain": gain, "vp": vp, "after": vp + gain}) if gain > 0 else None

    def money(self, answer: Answer) -> Why | None:
        gain, lira = certain(answer.outlook, "lira"), int(self.own.lira)
        return Why("lira", {"gain": gain, "lira": lira, "after": lira + gain}) if gain > 0 else None

    def outcome(self, answer: Answer, named: Sequence[str] = ()) -> Why | None:
        """What comes, if something is gained in any case beyond what the answer is named after.

        A price that is still to be chosen would say what may be lost, not what is gained.
        """
        parts = [part for part in answer.outlook if part.thing not in STRUCTURES]
        if self.facts.is_last:
            parts = [part for part in parts if part.thing != "residual"]  # Nobody is paid any more.
        beyond = [part for part in parts if part.thing not in named or (part.thing in DRAWN and part.ends[1] > 1)]
        if not brings(beyond) or has_price(parts):
            return None
        return Why("outcome", {"outlook": self.words.outlook(parts)})

    def sums(self, answer: Answer) -> bool:
        """Points or money are all that comes."""
        return {part.thing for part in answer.outlook if is_gain(part)} in ({"vp"}, {"lira"})

    # --- actions

    def action(self, action: str, answer: Answer) -> Why | None:
        return self.use(action, answer) or self.outcome(answer, OWN_THINGS.get(action, ()))

    def use(self, action: str, answer: Answer) -> Why | None:
        """What the reader can do with an action now."""
        find: Callable[[Answer], Why | None] | None = getattr(self, f"_do_{action}", None)
        return None if find is None else find(answer)

    def _do_fill_order(self, answer: Answer) -> Why | None:
        ready = [card for card in self.facts.held(ORDER_DECK) if self.facts.fills(card)]
        if not ready:
            return None
        best = max(ready, key=lambda card: ORDERS[card - FIRST_ORDER].vp)
        order = ORDERS[best - FIRST_ORDER]
        vp = certain(answer.outlook, "vp") if len(ready) == 1 else 0
        income = 0 if self.facts.is_last else min(order.residual, RESIDUAL_TOP - int(self.own.residual))
        wines = self.words.listed(self.wine(kind, value) for kind, value in order.wines)
        return Why("order", {"wines": wines, "vp": vp or order.vp, "income": income, "of": len(ready)})

    def wine(self, kind: str, value: int) -> str:
        return self.words.message(f"order-wine-{kind}", value=value)

    def _do_harvest_field(self, answer: Answer) -> Why | None:
        ripe = self.facts.ripe()
        if len(ripe) == 1:
            return self.harvest("harvest", ripe[0])
        best = max(ripe, key=lambda value: sum(self.facts.grapes_of(value)), default=None)
        return None if best is None else self.harvest("harvest-most", best)

    def harvest(self, reason: str, value: int, vineyard: Vineyard | None = None) -> Why | None:
        grapes = zip(("vine-red", "vine-white"), self.facts.grapes_of(value, vineyard), strict=True)
        found = self.words.listed(self.words.message(colour, value=icon) for colour, icon in grapes if icon)
        return Why(reason, {"field": value, "grapes": found}) if found else None

    def _do_make_wine(self, answer: Answer) -> Why | None:
        return self.wine_for((kind, self.facts.best_wine(kind)) for kind in range(len(WINE_TYPES)))

    def wine_for(self, wines: Iterable[tuple[int, int]]) -> Why | None:
        """The best order of the hand that lacks one of these wines."""
        found = [(want[0].vp, want[1], kind) for kind, value in wines if (want := self.facts.wanted(kind, value))]
        if not found:
            return None
        vp, value, kind = max(found)
        return Why("wine-for", {"wine": self.wine(WINE_TYPES[kind], value), "vp": vp})

    def _do_plant_vine(self, answer: Answer) -> Why | None:
        vines = self.facts.plantable()
        if self.facts.is_last or certain(answer.outlook, "vp") > 0:
            return self.points(answer)
        if len(vines) != 1:
            return Why("plant-some", {"count": len(vines)}) if vines else None
        vine = VINES[vines[0]].id
        return Why("plant", {"vine": self.words.card_name(vine), "grapes": self.words.vine_grapes(vine)})

    def _do_draw_vine(self, answer: Answer) -> Why | None:
        """In the last year there is hardly time for a new vine."""
        if self.facts.is_last or self.facts.plantable() or not self.facts.room():
            return None
        return Why("draw-vine", {"vines": len(self.facts.held(VINE_DECK)), "room": self.facts.room()})

    def _do_draw_order(self, answer: Answer) -> Why | None:
        orders, wines = self.facts.held(ORDER_DECK), self.facts.wines()
        if any(self.facts.fills(card) for card in orders) or (not wines and (orders or self.facts.is_last)):
            return None
        return Why("draw-order", {"orders": len(orders), "wines": wines})

    def _do_build_structure(self, answer: Answer) -> Why | None:
        lira = int(self.own.lira)
        missing = [name for name in STRUCTURES if not self.own.structures >> STRUCTURE_NUMBER[name] & 1]
        prices = {name: int(structure_price(self.own, name)) for name in missing if self._can_follow(name)}
        prices = {name: price for name, price in prices.items() if price <= lira}
        for card in self.facts.held(VINE_DECK):
            lacks = vine_lacks(self.own, card)
            if len(lacks) == 1 and lacks[0] in prices and vine_fields(self.own, card) and not self.facts.is_last:
                known: Params = {"structure": self.words.structure_name(lacks[0]), "price": prices[lacks[0]]}
                return Why("build-for", known | {"lira": lira, "vine": self.words.card_name(CARDS[card])})
        for name, kind in CELLARS.items():
            if name in prices and self.facts.grape_sum(kind) >= LEAST_SUMS[name]:
                known = {"structure": self.words.structure_name(name), "price": prices[name]}
                return Why("build-cellar", known | {"wine": WINE_TYPES[kind]})
        if self.facts.is_last or not 0 < len(prices) <= MOST_NAMES:
            return None
        names = self.words.listed(self.words.structure_name(name) for name in prices)
        return Why("build", {"lira": lira, "structures": names})

    def _can_follow(self, name: str) -> bool:
        """The large cellar needs the medium one (STR-1)."""
        medium = bool(self.own.structures >> STRUCTURE_NUMBER["medium_cellar"] & 1)
        return name != "large_cellar" or medium

    def _do_give_tour(self, answer: Answer) -> Why | None:
        found = self.gain(answer) if self.sums(answer) else None
        if found is None or found.id != "lira" or self.facts.is_last:
            return found
        before, after = int(found.params["lira"]), int(found.params["after"])
        missing = [
            (int(structure_price(self.own, name)), name)
            for card in self.facts.held(VINE_DECK)
            for name in vine_lacks(self.own, card)
            if before < structure_price(self.own, name) <= after
        ]
        if not missing:
            return found
        price, name = min(missing)
        return Why("lira-for", found.params | {"structure": self.words.structure_name(name), "price": price})

    _do_gain_lira = _do_give_tour
    _do_sell_or_field = _do_give_tour

    def _do_train_worker(self, answer: Answer) -> Why | None:
        if self.facts.is_last:
            return None
        return Why("train", {"workers": workers_owned(self.view, self.seat) + 1})

    def _do_play_summer_visitor(self, answer: Answer) -> Why | None:
        return self._visitor(SUMMER_DECK)

    def _do_play_winter_visitor(self, answer: Answer) -> Why | None:
        return self._visitor(WINTER_DECK)

    def _visitor(self, deck: int) -> Why | None:
        """Names the card only if there is no other: which one will be played is another question."""
        ready = [card for card in self.facts.held(deck) if self.facts.plays(card)]
        if not ready:
            return None
        return Why("visitor", {"count": len(ready), "card": self.words.card_name(CARDS[ready[0]])})
