"""One true fact of the position that supports an answer, if there is one.

Made from the view of the seat that is asked. A reason must say more than the answer itself, and stay true after every
further choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import (
    ActionAnswer,
    AllFieldsAnswer,
    CardAnswer,
    DeckAnswer,
    FieldAnswer,
    GrapeAnswer,
    MakeAnswer,
    MamaAnswer,
    OptionAnswer,
    PapaAnswer,
    Placement,
    PlainAnswer,
    RegionAnswer,
    RowAnswer,
    StructureAnswer,
    TakeBack,
    WineAnswer,
    WorkerAnswer,
    number_of,
    parse,
)
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    ORDER_DECK,
    REGIONS,
    SPECIAL_WORKERS,
    STRUCTURE_DECK,
    STRUCTURES,
    SUMMER,
    SUMMER_DECK,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    WINTER,
    WINTER_DECK,
    vine_fields,
    vine_lacks,
)

from .actions import ActionReasons, Offer, Situation
from .outlooks import brings, costs
from .reasons import Why, gives_up

if TYPE_CHECKING:
    from vendemmia.engine import ParsedCode

__all__ = ["AnswerReasons", "Situation"]

SEASON_OF = {SUMMER_DECK: SUMMER, WINTER_DECK: WINTER}
"""When the visitors of a deck are played."""
WINES = {f"{wine}_wine": wine for wine in WINE_TYPES}
"""Wines in an outlook, by their type."""
IDLE = ("pass", "done", "no")
"""Answers that do nothing."""
GRAPES = ("red_grape", "white_grape")
ACTION_OF = {
    "build": "build_structure",
    "fill_order": "fill_order",
    "harvest": "harvest_field",
    "make_wine": "make_wine",
    "plant": "plant_vine",
}
"""The action that a part of an outlook is."""


class AnswerReasons(ActionReasons):
    """The reasons for the answers to a question."""

    def of(self, offer: Offer) -> Why | None:
        """Return the reason for an answer, by what it names."""
        match named := parse(offer.code):
            case Placement(action) | ActionAnswer(action):
                return self.action(action, offer)
            case TakeBack():
                return Why("take-back", {"workers": self.facts.workers + 1})
            case RowAnswer(row):
                return self._row(row)
            case MamaAnswer(parent) | PapaAnswer(parent):
                return Why("parent-text", {"parent": parent})
            case CardAnswer(card):
                return self._card(offer, card)
            case DeckAnswer(deck):
                return self._deck(deck)
            case StructureAnswer(structure):
                return Why("structure-text", {"structure": structure})
            case WorkerAnswer(worker):
                return self._worker(worker)
            case RegionAnswer(region):
                return self._region(offer, region)
            case _:
                return self._in_the_vineyard(offer, named)

    def _in_the_vineyard(self, offer: Offer, named: ParsedCode) -> Why | None:
        match named:
            case FieldAnswer(value):
                return self._field(offer, value)
            case AllFieldsAnswer():
                return self.outcome(offer) if self._harvests(offer) else self.gain(offer)
            case MakeAnswer(wine):
                return self.wine_for([(wine, self.facts.best_wine(wine))])
            case GrapeAnswer(_, value):
                return self._grape(offer, value)
            case WineAnswer():
                return self._least(offer) if self.gives_up(offer) else self.gain(offer)
            case OptionAnswer() | PlainAnswer("yes"):
                return self._option(offer)
            case PlainAnswer("done" | "no"):
                return self._kept()
            case PlainAnswer("pass"):
                return self._pass(offer)
            case _:
                return self.gain(offer)

    @property
    def asks(self) -> str:
        """The id of the question."""
        return "" if self.view.asked is None else self.view.asked.id

    def others(self) -> list[Offer]:
        """Return the answers that do something."""
        return [offer for code, offer in self.situation.offers.items() if code not in IDLE]

    def gives_up(self, offer: Offer) -> bool:
        return gives_up(self.view, number_of(offer.code))

    # --- the year

    def _pass(self, offer: Offer) -> Why | None:
        """Return what speaks for passing: nothing in winter, when workers that are left come home unused."""
        workers = self.facts.workers
        if brings(offer.outlook):
            return Why(
                "pass-brings", {"outlook": tuple(part for part in offer.outlook if part.thing not in STRUCTURES)}
            )
        if not workers:
            return Why("pass-none", {})
        return Why("pass-later", {"workers": workers}) if self.view.season() != WINTER else None

    def _row(self, row: int) -> Why:
        rivals = [int(other.row) for seat, other in enumerate(self.view.vineyards) if seat != self.seat]
        first = row == 1 or all(other > row for other in rivals)
        return Why("row-first" if self.asks == "row" and rivals and first else "row", {"row": row})

    # --- cards

    def _card(self, offer: Offer, name: str) -> Why | None:
        card = CARD_NUMBER[name]
        if self.gives_up(offer):
            return self._dispensable(card)
        if DECK_OF[card] == ORDER_DECK:
            return self.points(offer) or (Why("order-ready", {}) if self.facts.fills(card) else None)
        if DECK_OF[card] == VINE_DECK:
            return self._vine(offer, card)
        return self._played(offer, name)

    def _played(self, offer: Offer, card: str) -> Why:
        """Return what a visitor or a structure does: what comes of it, if that is all, else its text."""
        whole = self.view.outlook(offer.code)
        single = len(offer.outlook) == len(whole) == 1 and whole[0].amount == 1
        if DECK_OF[CARD_NUMBER[card]] == STRUCTURE_DECK or len(whole) > len(offer.outlook) or single:
            return Why("card-text", {"card": card})
        return self.outcome(offer) or Why("card-text", {"card": card})

    def _vine(self, offer: Offer, card: int) -> Why | None:
        asked = self.view.asked
        if asked is not None and asked.id == "uproot_vine":
            field = int(asked.params["field"])
            return Why("uproot", {"vine": CARDS[card], "field": field, "value": VINES[card].value})
        if not self.asks.startswith("plant"):
            ready = self.asks == "keep_card" and self.facts.plants(card) and not self.facts.is_last
            return Why("vine-ready", {}) if ready else None
        cards = [named.card for other in self.others() if isinstance(named := parse(other.code), CardAnswer)]
        values = [VINES[CARD_NUMBER[name]].value for name in cards]
        most = len(values) > 1 and VINES[card].value == max(values) > min(values)
        return self.points(offer) or (Why("vine-most", {}) if most else None)

    def _dispensable(self, card: int) -> Why | None:
        """Return why a card may go: it is of no use now."""
        if DECK_OF[card] == ORDER_DECK and not self.facts.fills(card):
            return Why("order-unfilled", {})
        if DECK_OF[card] == VINE_DECK and (lacks := vine_lacks(self.own, card)):
            return Why("vine-lacks", {"structure": lacks[0]})
        if DECK_OF[card] == VINE_DECK and not vine_fields(self.own, card):
            return Why("vine-no-room", {})
        if DECK_OF[card] in SEASON_OF and not self.facts.plays(card):
            return Why("visitor-unplayable", {})
        asked = self.view.asked
        if asked is None or asked.id != "discard_down":
            return None
        left = int(asked.params["left"])
        return Why("must-go", {"left": left, "kept": len(self.own.hand) - left})

    def _deck(self, name: str) -> Why | None:
        deck = DECKS.index(name)
        if self.asks == "pile":
            top = CARDS[self.view.discards[deck][-1]]
            return Why("card-text", {"card": top}) if deck not in (VINE_DECK, ORDER_DECK) else None
        if deck == VINE_DECK:
            return self.draw_vine()
        if deck == ORDER_DECK:
            return self.draw_order()
        season = int(self.view.season()) + self.view.has_passed(self.seat)
        if season <= SEASON_OF.get(deck, -1) and self.facts.workers:
            return Why("deck-soon", {"deck": name})
        if deck in SEASON_OF and not self.facts.held(deck) and not self.facts.is_last:
            return Why("deck-none", {"deck": name})
        return None

    def _worker(self, worker: str) -> Why | None:
        if worker in SPECIAL_WORKERS:
            return Why("worker-text", {"worker": worker})
        return self.train()

    # --- fields, grapes and wine

    def _harvests(self, offer: Offer) -> bool:
        return any(part.thing in GRAPES for part in offer.outlook)

    def _field(self, offer: Offer, value: int) -> Why | None:
        if self._harvests(offer):
            return self.harvest("harvest", value, self.own)
        if not self.asks.startswith("plant"):
            return self.gain(offer)
        after = self.situation.after(offer.code).vineyards[self.seat]
        return self.points(offer) or self.harvest("then", value, after)

    def _grape(self, offer: Offer, value: int) -> Why | None:
        """Return what speaks for a grape: which wine comes of it, or that it is the least valuable one to give away."""
        made = [part for part in offer.outlook if part.thing in WINES]
        if self.gives_up(offer):
            return self._least(offer)
        if not made:
            return self.gain(offer)
        same = [other for other in self.others() if other.outlook == offer.outlook and other.code != offer.code]
        if same and all(value < value_of(other) for other in same):
            return Why("same-wine", {})
        wanted = self.wine_for((WINES[part.thing], part.amount) for part in made)
        return wanted or (self.outcome(offer) if made[0].amount != value else None)

    def _least(self, offer: Offer) -> Why | None:
        kind = parse(offer.code).kind
        values = [value_of(other) for other in self.others() if parse(other.code).kind == kind]
        return Why("least", {"kind": kind}) if value_of(offer) == min(values) < max(values) else None

    # --- the map, options, and doing nothing

    def _region(self, offer: Offer, region: str) -> Why | None:
        number = REGIONS.index(region)
        worth = int(self.view.rules.board.regions[number].vp) if self.view.rules.map_scoring else 0
        own, rival = self.facts.stars(number)
        if self.asks == "star_from":
            return Why("region-kept", {}) if worth and own - 1 > rival else None
        if worth and own <= rival < own + 1:
            return Why("region-lead", {"worth": worth})
        if worth and own + 1 == rival:
            return Why("region-tie", {})
        return (self.gain(offer) if self.sums(offer) else None) or self.outcome(offer)

    def _option(self, offer: Offer) -> Why | None:
        """Return what an option is good for: its name says what comes."""
        for part in offer.outlook:
            if part.thing in STRUCTURES:
                return Why("structure-text", {"structure": part.thing})
            if part.thing in ACTION_OF and not part.choice:
                return self.use(ACTION_OF[part.thing], offer) or self.gain(offer)
        after = self.situation.after(offer.code).vineyards[self.seat]
        if after.training > self.own.training:
            return self.use("train_worker", offer)
        return self.gain(offer)

    def _kept(self) -> Why | None:
        """Return what is kept, if every other answer would cost it."""
        others = self.others()
        if [other.code for other in others] == ["token"]:
            lost = self.facts.is_last and not self.facts.workers
            return None if lost else Why("token-later", {})
        if others and all(isinstance(parse(other.code), MakeAnswer) for other in others):
            return None if self.facts.is_last else Why("grapes-later", {})
        spent = [{part.thing for part in other.outlook if costs(part)} for other in others]
        for thing, amount in (("lira", self.facts.lira), ("vp", self.facts.vp)):
            if spent and all(thing in things for things in spent):
                return Why(f"keep-{thing}", {"amount": amount})
        if others and all(self._gives_card(other) for other in others):
            return Why("keep-cards", {"cards": len(self.own.hand)})
        return None

    def _gives_card(self, offer: Offer) -> bool:
        return isinstance(parse(offer.code), CardAnswer) and self.gives_up(offer)


def value_of(offer: Offer) -> int:
    """Return the value of the grape or wine that an answer names."""
    named = parse(offer.code)
    assert isinstance(named, GrapeAnswer | WineAnswer)
    return named.value
