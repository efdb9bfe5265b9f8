"""Labels of things that can be chosen: cards, fields, tokens, structures, decks, parents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.content.parents import PAPAS
from vendemmia.engine.names import CARD_NUMBER, CARDS, DECK_OF, DECKS, FIELD_VALUES, PAPA_NAMES, VINE_DECK
from vendemmia.engine.placement import Placement
from vendemmia.engine.tokens import GRAPE_PRICE
from vendemmia.engine.verbs.buildings import Build
from vendemmia.engine.verbs.cards import TakeFromPiles
from vendemmia.engine.verbs.harvesting import SellOrField
from vendemmia.engine.verbs.offers import May
from vendemmia.engine.vineyard import vine_value, vines_on

from .catalogue import UnknownMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine.frames import Node
    from vendemmia.engine.state import State

    from .names import Names


def thing(words: Names, state: State, prefix: str, parts: Sequence[str]) -> str:
    """The label of a thing by the prefix of its code."""
    match prefix, *parts:
        case "card", card:
            return card_label(words, card)
        case "deck", deck:
            return _deck(words, state, deck)
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


def _deck(words: Names, state: State, deck: str) -> str:
    pile = state.discards[DECKS.index(deck)]
    if pile and isinstance(_asking(state), TakeFromPiles):
        return words.message("choice-pile", deck=deck, card=card_label(words, CARDS[pile[-1]]))
    return words.message("choice-deck", deck=deck)


def _field(words: Names, state: State, value: int) -> str:
    """A field of the seat to move, with what stands on it."""
    number = FIELD_VALUES.index(value)
    vineyard = state.vineyards[state.stack[-1].seat if state.stack else 0]
    sold = vineyard.sold >> number & 1
    field = vineyard.fields[number]
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
    name = words.structure_name(structure)
    if not isinstance(_asking(state), Build):
        return words.message("choice-structure", structure=name)
    price = -sum(part.amount for part in state.outlook(f"structure:{structure}") if part.thing == "lira")
    return words.message("choice-structure-price", structure=name, price=price)


def _papa(words: Names, name: str) -> str:
    papa = PAPAS[PAPA_NAMES.index(name)]
    return words.message(
        "choice-papa",
        papa=words.papa_name(name),
        lira=papa.lira,
        gift=words.papa_gift(name),
        extra=papa.extra_lira,
    )
