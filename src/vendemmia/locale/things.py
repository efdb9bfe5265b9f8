"""Labels of things that can be chosen: cards, fields, tokens, structures, decks, workers, regions, parents."""

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
from vendemmia.engine.placement import Placement
from vendemmia.engine.verbs.buildings import Build
from vendemmia.engine.verbs.cards import TakeFromPiles
from vendemmia.engine.verbs.harvesting import SellOrField
from vendemmia.engine.verbs.offers import May
from vendemmia.engine.verbs.stars import Star
from vendemmia.engine.verbs.workers import Train

from .catalogue import UnknownMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State
    from vendemmia.engine.frames import Node

    from .names import Names


def thing(  # noqa: PLR0911 - one branch for each kind of thing
    words: Names, state: State, prefix: str, parts: Sequence[str]
) -> str:
    """The label of a thing by the prefix of its code."""
    match prefix, *parts:
        case "card", card:
            return _card(words, state, card)
        case "deck", deck:
            return _deck(words, state, deck)
        case "field", "all":
            return words.message("choice-field-all")
        case "field", value:
            return _field(words, state, int(value))
        case "grape", colour, value:
            return _grape(words, state, colour, int(value))
        case "make", wine:
            return words.message("choice-make", wine=wine)
        case "wine", wine, value:
            return words.message("choice-wine", wine=wine, value=int(value))
        case "structure", structure:
            return _structure(words, state, structure)
        case "mat", *_:
            return _mat(words, state)
        case "worker", worker:
            return _worker(words, state, worker)
        case "region", region:
            return _region(words, state, region)
        case "mama", mama:
            return words.message("choice-mama", mama=words.mama_name(mama), gifts=words.mama_gifts(mama))
        case "papa", papa:
            return _papa(words, papa)
        case "action", action:
            return words.action_name(action)
        case _:
            raise UnknownMessage(words.language, f"choice-{prefix}")


def card_label(words: Names, card: str) -> str:
    """A card to choose, with the values of a vine."""
    if DECK_OF[CARD_NUMBER[card]] == VINE_DECK:
        return words.message("choice-vine", vine=words.card_name(card), grapes=words.vine_grapes(card))
    return words.card_name(card)


def _asking(state: State) -> Node | None:
    """The node whose things are chosen from: an offer and a bonus show the first question of their effect."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    match frame.node:
        case May(effect=effect):
            return effect
        case Placement() as placement:
            question = placement.bonus_question(state, frame)
            return placement if question is None else question.node
        case node:
            return node


def _asks_site(state: State) -> bool:
    """It is asked where a structure card is to stand."""
    return bool(state.stack) and isinstance(state.stack[-1].node, Build) and state.stack[-1].data > 0


def _card(words: Names, state: State, card: str) -> str:
    """A card, with its price where structure cards can be built."""
    if CARD_NUMBER[card] < FIRST_STRUCTURE_CARD or not state.rules.structure_cards:
        return card_label(words, card)
    return _priced(words, state, card, f"card:{card}")


def _deck(words: Names, state: State, deck: str) -> str:
    pile = state.discards[DECKS.index(deck)] if DECKS.index(deck) < len(state.discards) else []
    if pile and isinstance(_asking(state), TakeFromPiles):
        return words.message("choice-pile", deck=deck, card=card_label(words, CARDS[pile[-1]]))
    return words.message("choice-deck", deck=deck)


def _field(words: Names, state: State, value: int) -> str:
    """A field of the seat to move, with what stands on it."""
    number = FIELD_VALUES.index(value)
    vineyard = state.vineyards[state.stack[-1].seat if state.stack else 0]
    sold = vineyard.sold >> number & 1
    field = vineyard.fields[number]
    if vineyard.plot(number):
        structure = words.structure_name(CARDS[FIRST_STRUCTURE_CARD + vineyard.plot(number) - 1])
        return words.message("choice-field-structure", field=value, structure=structure)
    if not field and isinstance(_asking(state), SellOrField):
        return words.message("choice-field-buy" if sold else "choice-field-sell", field=value)
    if not field:
        return words.message("choice-field-sold" if sold else "choice-field-empty", field=value)
    return words.message(
        "choice-field-harvested" if vineyard.harvested >> number & 1 else "choice-field",
        field=value,
        value=vine_value(field),
        vines=words.listed(words.card_name(CARDS[vine]) for vine in vines_on(field)),
    )


def _grape(words: Names, state: State, colour: str, value: int) -> str:
    if isinstance(_asking(state), SellOrField):
        return words.message("choice-grape-sell", colour=colour, value=value, price=GRAPE_PRICE[value])
    return words.message("choice-grape", colour=colour, value=value)


def _structure(words: Names, state: State, structure: str) -> str:
    return _priced(words, state, structure, f"structure:{structure}")


def _priced(words: Names, state: State, structure: str, code: str) -> str:
    """A structure, with its price where it can be built."""
    name = words.structure_name(structure)
    if not isinstance(_asking(state), Build) or _asks_site(state):
        return words.message("choice-structure", structure=name)
    return words.message("choice-structure-price", structure=name, price=_price(state, code))


def _price(state: State, code: str) -> int:
    return -sum(part.amount for part in state.outlook(code) if part.thing == "lira")


def _mat(words: Names, state: State) -> str:
    if not _asks_site(state):
        return words.message("choice-mat")
    return words.message("choice-mat-slots", slots=state.vineyards[state.stack[-1].seat].free_slots())


def _worker(words: Names, state: State, worker: str) -> str:
    """A kind of worker, with its price where it can be trained."""
    name, code = words.worker_title(worker), f"worker:{worker}"
    if not isinstance(_asking(state), Train) or not state.outlook(code):
        return words.message("choice-worker", worker=name)
    return words.message("choice-worker-price", worker=name, price=_price(state, code))


def _region(words: Names, state: State, region: str) -> str:
    """A region, with what it is worth and the stars of the seat to move where one is placed or moved."""
    name, number, board = words.region_name(region), REGIONS.index(region), state.rules.board
    if not isinstance(_asking(state), Star) or not board.regions:
        return words.message("choice-region", region=name)
    stars = stars_on(state.vineyards[state.stack[-1].seat].stars, number)
    vp = board.regions[number].vp if state.rules.map_scoring else 0
    return words.message("choice-region-stars", region=name, vp=vp, stars=stars)


def _papa(words: Names, name: str) -> str:
    papa = PAPAS[PAPA_NAMES.index(name)]
    return words.message(
        "choice-papa",
        papa=words.papa_name(name),
        lira=papa.lira,
        gift=words.papa_gift(name),
        extra=papa.extra_lira,
    )
