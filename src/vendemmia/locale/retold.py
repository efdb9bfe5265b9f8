"""Decisions told afterwards: what a player did, and what would have been better, as sentences to that player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from vendemmia.engine import (
    ActionAnswer,
    CardAnswer,
    FieldAnswer,
    GrapeAnswer,
    OptionAnswer,
    Placement,
    PlainAnswer,
    RegionAnswer,
    RowAnswer,
    StructureAnswer,
    parse,
)
from vendemmia.engine.catalogue import FIELD_VALUES

from .choices import choice
from .labels import SELLING, STARS, card_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, ParsedCode, View

    from .catalogue import Args
    from .names import Names

    How = Literal["did", "better"]

PARTS: Final = {"first_of_two": "retold-first-of-two", "second_of_two": "retold-second-of-two"}
"""Questions about one part of a card with several, and how the part is called."""
CARDS: Final = {
    **dict.fromkeys(("visitor", "host_visitor"), "play_card"),
    **dict.fromkeys(("plant", "plant_more", "plant_maybe"), "plant_card"),
    **dict.fromkeys(("discard", "discard_down", "drawn_discard"), "discard_card"),
    **dict.fromkeys(("order", "order_drawn"), "fill_one"),
    "build": "build_one",
}
"""What is done with a card, by the question."""
FIELDS: Final = {"plant_field": "plant_field", **dict.fromkeys(("harvest", "harvest_more"), "harvest_one")}
"""What is done with a field, by the question."""


def retold(words: Names, view: View, code: str, names: Sequence[str], how: How, lira: int = 0) -> str:
    """Return what a player did, or what was better, in words without a full stop after the latter.

    `lira` is what the answer earns in its turn, if that is known.
    """
    kind, args = _told(words, view, code, names, lira)
    return words.message(f"retold-{kind}", how=how, **args)


def _told(words: Names, view: View, code: str, names: Sequence[str], lira: int) -> tuple[str, Args]:
    answer, asked = parse(code), view.asked
    match answer:
        case Placement(action) | ActionAnswer(action):
            return _action(words, view, action, lira)
        case PlainAnswer("pass"):
            return "pass", {}
        case RowAnswer(row):
            return "row", {"thing": row}
        case _:
            return _thing(words, view, asked, answer) or _option(words, view, asked, code, names)


def _action(words: Names, view: View, action: str, lira: int) -> tuple[str, Args]:
    if action == "sell_or_field" and lira:
        return _sale(view), {"lira": lira}
    key = f"retold-{action}"
    return (action, {}) if words.has_message(key) else ("own_space", {"thing": words.action_name(action)})


def _sale(view: View) -> str:
    """Return what can only have been sold: a field if there are no grapes, grapes if all fields are in use or sold."""
    assert view.asked is not None
    own = view.vineyards[view.asked.seat]
    grapes = any(own.all_grapes())
    fields = range(len(FIELD_VALUES))
    empty = any(not own.is_sold(field) and not own.value_on(field) and own.card_on(field) < 0 for field in fields)
    return "sell_for" if grapes and empty else "sell_grapes_for" if grapes else "sell_field_for"


def _thing(words: Names, view: View, asked: Asked | None, answer: ParsedCode) -> tuple[str, Args] | None:
    """Return an answer that names a thing, if the question says what is done with it."""
    asks = "" if asked is None else str(asked.params.get("beside") or asked.id)
    match answer:
        case CardAnswer(card) if asks in CARDS:
            return CARDS[asks], {
                "thing": words.card_mention(card) if CARDS[asks] != "fill_one" else words.card_name(card)
            }
        case StructureAnswer(structure) if asks == "build":
            return "build_one", {"thing": words.structure_name(structure)}
        case FieldAnswer(value) if asks in FIELDS:
            return FIELDS[asks], {"thing": value}
        case RegionAnswer(region) if asks in STARS:
            return "star", {"thing": words.region_name(region)}
        case FieldAnswer() | GrapeAnswer() if asks in SELLING:
            return "sell_this", {"thing": choice(words, view, answer.code, ())}
        case _:
            return None


def _option(words: Names, view: View, asked: Asked | None, code: str, names: Sequence[str]) -> tuple[str, Args]:
    """Return any other answer by its label, an option with the card that offers it and with its part of two."""
    answer = parse(code)
    label = card_label(words, answer.card) if isinstance(answer, CardAnswer) else choice(words, view, code, names)
    if asked is None or not asked.source or not isinstance(answer, OptionAnswer):
        return "answer", {"thing": label}
    source = words.listed(words.source(origin) for origin in asked.source.split())
    if asked.id in PARTS:
        source = words.message(PARTS[asked.id], source=source)
    return "option", {"thing": label, "source": source}
