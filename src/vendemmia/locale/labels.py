"""Labels of the things that answers name: cards, fields, tokens, structures, decks, workers, regions, parents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    FIRST_STRUCTURE_CARD,
    GRAPE_PRICE,
    PAPA_NAMES,
    PAPAS,
    REGIONS,
    VINE_DECK,
    stars_on,
    vine_value,
    vines_on,
)

from .catalogue import UnknownMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, View

    from .names import Names

SELLING = ("sell", "sell_more", "flip_field")
"""Questions in which fields and grapes are sold."""
STARS = ("star", "star_from", "star_to")


def label(words: Names, view: View, asked: Asked | None, prefix: str, parts: Sequence[str]) -> str:
    """The label of a thing by the prefix of its code."""
    return Labels(words, view, asked).of(prefix, parts)


def card_label(words: Names, card: str) -> str:
    """A card to choose, with the values of a vine."""
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

    def of(self, prefix: str, parts: Sequence[str]) -> str:  # noqa: PLR0911 - one branch for each kind of thing
        words = self.words
        match prefix, *parts:
            case "card", card:
                return self._card(card)
            case "deck", deck:
                return self._deck(deck)
            case "field", "all":
                return words.message("choice-field-all")
            case "field", value:
                return self._field(int(value))
            case "grape", colour, value:
                return self._grape(colour, int(value))
            case "make", wine:
                return words.message("choice-make", wine=wine)
            case "wine", wine, value:
                return words.message("choice-wine", wine=wine, value=int(value))
            case "structure", structure:
                return self._priced(structure, f"structure:{structure}")
            case "mat", *_:
                return self._mat()
            case "worker", worker:
                return self._worker(worker)
            case "region", region:
                return self._region(region)
            case "mama", mama:
                return words.message("choice-mama", mama=words.mama_name(mama), gifts=words.mama_gifts(mama))
            case "papa", papa:
                return self._papa(papa)
            case "action", action:
                return words.action_name(action)
            case _:
                raise UnknownMessage(words.language, f"choice-{prefix}")

    def _card(self, card: str) -> str:
        """A card, with its price where structure cards can be built."""
        if CARD_NUMBER[card] < FIRST_STRUCTURE_CARD or not self.view.rules.structure_cards:
            return card_label(self.words, card)
        return self._priced(card, f"card:{card}")

    def _deck(self, deck: str) -> str:
        number = DECKS.index(deck)
        pile = self.view.discards[number] if number < len(self.view.discards) else ()
        if pile and self.asks == "pile":
            return self.words.message("choice-pile", deck=deck, card=card_label(self.words, CARDS[pile[-1]]))
        return self.words.message("choice-deck", deck=deck)

    def _field(self, value: int) -> str:
        """A field of the seat to move, with what is on it."""
        words, vineyard, number = self.words, self.vineyard, FIELD_VALUES.index(value)
        sold = vineyard.sold >> number & 1
        field = vineyard.fields[number]
        if vineyard.plot(number):
            structure = words.structure_name(CARDS[FIRST_STRUCTURE_CARD + vineyard.plot(number) - 1])
            return words.message("choice-field-structure", field=value, structure=structure)
        if not field and self.asks in SELLING:
            return words.message("choice-field-buy" if sold else "choice-field-sell", field=value)
        if not field:
            return words.message("choice-field-sold" if sold else "choice-field-empty", field=value)
        return words.message(
            "choice-field-harvested" if vineyard.harvested >> number & 1 else "choice-field",
            field=value,
            value=vine_value(field),
            vines=words.listed(words.card_name(CARDS[vine]) for vine in vines_on(field)),
        )

    def _grape(self, colour: str, value: int) -> str:
        if self.asks in SELLING:
            return self.words.message("choice-grape-sell", colour=colour, value=value, price=GRAPE_PRICE[value])
        return self.words.message("choice-grape", colour=colour, value=value)

    def _priced(self, structure: str, code: str) -> str:
        """A structure, with its price where it can be built."""
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
        """A kind of worker, with its price where it can be trained."""
        name, code = self.words.worker_title(worker), f"worker:{worker}"
        if self.asks != "train" or not self.view.outlook(code):
            return self.words.message("choice-worker", worker=name)
        return self.words.message("choice-worker-price", worker=name, price=self._price(code))

    def _region(self, region: str) -> str:
        """A region, with its worth and the stars of the seat to move where a star is placed or moved."""
        words, rules = self.words, self.view.rules
        name, number = words.region_name(region), REGIONS.index(region)
        if self.asks not in STARS or not rules.board.regions:
            return words.message("choice-region", region=name)
        vp = rules.board.regions[number].vp if rules.map_scoring else 0
        return words.message("choice-region-stars", region=name, vp=vp, stars=stars_on(self.vineyard.stars, number))

    def _papa(self, name: str) -> str:
        papa = PAPAS[PAPA_NAMES.index(name)]
        return self.words.message(
            "choice-papa",
            papa=self.words.papa_name(name),
            lira=papa.lira,
            gift=self.words.papa_gift(name),
            extra=papa.extra_lira,
        )
