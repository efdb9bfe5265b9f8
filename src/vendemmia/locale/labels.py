"""Labels of the things that answers name: cards, fields, tokens, structures, decks, workers, regions, parents."""

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
    PapaAnswer,
    PlainAnswer,
    RegionAnswer,
    StructureAnswer,
    WineAnswer,
    WorkerAnswer,
)
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    GRAPE_PRICE,
    PAPA_NAMES,
    PAPAS,
    REGIONS,
    STRUCTURE_DECK,
    VINE_DECK,
)

from .catalogue import UnknownMessage

if TYPE_CHECKING:
    from vendemmia.engine import Asked, ParsedCode, View

    from .names import Names

SELLING = ("sell", "sell_more", "flip_field")
"""Questions in which fields and grapes are sold."""
STARS = ("star", "star_from", "star_to")


def label(words: Names, view: View, asked: Asked | None, answer: ParsedCode) -> str:
    """Return the label of the thing that an answer names."""
    return Labels(words, view, asked).of(answer)


def card_label(words: Names, card: str) -> str:
    """Return a card to choose, with the values of a vine."""
    if DECK_OF[CARD_NUMBER[card]] == VINE_DECK:
        return words.message("choice-vine", vine=words.card_name(card), grapes=words.vine_grapes(card))
    return words.card_name(card)


class Labels:
    """The labels of the things in one view, for the current question."""

    def __init__(self, words: Names, view: View, asked: Asked | None) -> None:
        self.words = words
        self.view = view
        self.asks = "" if asked is None else str(asked.params.get("beside") or asked.id)
        """What the things are chosen for: for an offer or a bonus, the first question of its effect."""
        self.vineyard = view.vineyards[0 if asked is None else asked.seat]

    def of(self, answer: ParsedCode) -> str:  # noqa: PLR0911 - one branch for each kind of thing
        words = self.words
        match answer:
            case CardAnswer(card):
                return self._card(card)
            case DeckAnswer(deck):
                return self._deck(deck)
            case AllFieldsAnswer():
                return words.message("choice-field-all")
            case FieldAnswer(value):
                return self._field(value)
            case GrapeAnswer(colour, value):
                return self._grape(colour, value)
            case MakeAnswer(wine):
                return words.message("choice-make", wine=wine)
            case WineAnswer(wine, value):
                return words.message("choice-wine", wine=wine, value=value)
            case StructureAnswer(structure):
                return self._priced(structure, answer.code)
            case PlainAnswer("mat"):
                return self._mat()
            case WorkerAnswer(worker):
                return self._worker(worker)
            case RegionAnswer(region):
                return self._region(region)
            case MamaAnswer(mama):
                return words.message("choice-mama", mama=words.mama_name(mama), gifts=words.mama_gifts(mama))
            case PapaAnswer(papa):
                return self._papa(papa)
            case ActionAnswer(action):
                return words.action_name(action)
            case _:
                raise UnknownMessage(words.language, f"choice-{answer.kind}")

    def _card(self, card: str) -> str:
        """Return a card, with its price where structure cards can be built."""
        if DECK_OF[CARD_NUMBER[card]] != STRUCTURE_DECK or not self.view.rules.structure_cards:
            return card_label(self.words, card)
        return self._priced(card, f"card:{card}")

    def _deck(self, deck: str) -> str:
        number = DECKS.index(deck)
        pile = self.view.discards[number] if number < len(self.view.discards) else ()
        if pile and self.asks == "pile":
            return self.words.message("choice-pile", deck=deck, card=card_label(self.words, CARDS[pile[-1]]))
        return self.words.message("choice-deck", deck=deck)

    def _field(self, value: int) -> str:
        """Return a field of the seat to move, with what is on it."""
        words, vineyard, number = self.words, self.vineyard, FIELD_VALUES.index(value)
        sold = vineyard.is_sold(number)
        built, planted = vineyard.card_on(number), vineyard.value_on(number)
        if built >= 0:
            structure = words.structure_name(CARDS[built])
            return words.message("choice-field-structure", field=value, structure=structure)
        if not planted and self.asks in SELLING:
            return words.message("choice-field-buy" if sold else "choice-field-sell", field=value)
        if not planted:
            return words.message("choice-field-sold" if sold else "choice-field-empty", field=value)
        return words.message(
            "choice-field-harvested" if vineyard.is_harvested(number) else "choice-field",
            field=value,
            value=planted,
            vines=words.listed(words.card_name(CARDS[vine]) for vine in vineyard.vines_on(number)),
        )

    def _grape(self, colour: str, value: int) -> str:
        if self.asks in SELLING:
            return self.words.message("choice-grape-sell", colour=colour, value=value, price=GRAPE_PRICE[value])
        return self.words.message("choice-grape", colour=colour, value=value)

    def _priced(self, structure: str, code: str) -> str:
        """Return a structure, with its price where it can be built."""
        name = self.words.structure_name(structure)
        if self.asks != "build":
            return self.words.message("choice-structure", structure=name)
        return self.words.message("choice-structure-price", structure=name, price=self._price(code))

    def _price(self, code: str) -> int:
        return -sum(part.amount for part in self.view.outlook(code) if part.thing == "lira")

    def _mat(self) -> str:
        if self.asks != "site":
            return self.words.message("choice-mat")
        return self.words.message("choice-mat-slots", slots=self.vineyard.free_slots())

    def _worker(self, worker: str) -> str:
        """Return a kind of worker, with its price where it can be trained."""
        name, code = self.words.worker_title(worker), f"worker:{worker}"
        if self.asks != "train" or not self.view.outlook(code):
            return self.words.message("choice-worker", worker=name)
        return self.words.message("choice-worker-price", worker=name, price=self._price(code))

    def _region(self, region: str) -> str:
        """Return a region, with its worth and the stars of the seat to move where a star is placed or moved."""
        words, rules = self.words, self.view.rules
        name, number = words.region_name(region), REGIONS.index(region)
        if self.asks not in STARS or not rules.board.regions:
            return words.message("choice-region", region=name)
        vp = rules.board.regions[number].vp if rules.map_scoring else 0
        return words.message("choice-region-stars", region=name, vp=vp, stars=self.vineyard.stars_in(REGIONS[number]))

    def _papa(self, name: str) -> str:
        papa = PAPAS[PAPA_NAMES.index(name)]
        return self.words.message(
            "choice-papa",
            papa=self.words.papa_name(name),
            lira=papa.lira,
            gift=self.words.papa_gift(name),
            extra=papa.extra_lira,
        )
