"""The faces of cards: what a card shows in the hand and in full."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    DECK_OF,
    DECKS,
    MAMAS,
    ORDERS,
    PAPAS,
    STRUCTURE_CARDS,
    VINES,
    VP_WHEN_BUILT,
    parts_of,
)

if TYPE_CHECKING:
    from vendemmia.locale import Words

LONG_TITLE, LONGER_TITLE, LONG_WORD, LONGER_WORD = 16, 22, 8, 10
WIDE = 1.2
"""The width of a Cyrillic letter, in Latin ones."""
LONG_TEXT, LONGER_TEXT, A_LINE = 74, 104, 16
"""What fits on a card of the hand in letters of the usual size; what is longer needs letters that are smaller still.
A part of a text that ends early takes as much room as some letters more."""
FACES = 1024
"""The number of cached faces: all cards in a few languages."""

_VINES = {vine.id: vine for vine in VINES}
_ORDERS = {order.id: order for order in ORDERS}
_STRUCTURES = {card.id: card for card in STRUCTURE_CARDS}


class SentencePart(NamedTuple):
    """A piece of a sentence: plain text, or an amount that is drawn as its icon and a number."""

    kind: str
    """"text", "lira", "vp", or "card" for the name of a card."""
    text: str
    key: str = ""
    """The key to look a card up."""
    stop: str = ""
    """A full stop or comma after an icon or a card, which stays on its line."""


CLOSING = (".", ",", ";", ":", ")")
Prose = tuple[SentencePart, ...]
"""A sentence in which amounts are icons."""


class GlassToken(NamedTuple):
    """A grape or a wine."""

    kind: str
    value: int


class Need(NamedTuple):
    """A structure that a vine needs."""

    structure: str
    name: str

    @property
    def icon(self) -> str:
        return icon_of(self.structure)


class Face(NamedTuple):
    """Everything that is printed on a card."""

    id: str
    kind: str
    """The deck, or "mama" or "papa"."""
    kind_name: str
    name: str
    title: str
    """The name without what the drawing already shows: an order is called Order."""
    text: Prose
    plain: str
    """The text as plain text, for labels."""
    clauses: tuple[Prose, ...] = ()
    """The parts to choose from."""
    chosen: int = 1
    """How many of the parts are chosen."""
    tokens: tuple[GlassToken, ...] = ()
    """The grapes of a vine, or the wines of an order."""
    needs: tuple[Need, ...] = ()
    vp: int = 0
    residual: int = 0
    cost: int = 0
    rulings: tuple[Prose, ...] = ()

    @property
    def letters(self) -> str:
        """The class for the letters of the title: usual, smaller, or smaller still."""
        if self.tokens:
            return ""
        wide = WIDE if self.title[-1:] > "\u0400" else 1
        word = wide * max((len(word) for word in self.title.replace("-", " ").split()), default=0)
        if word > LONGER_WORD or len(self.title) > LONGER_TITLE:
            return " longer"
        return " long" if word > LONG_WORD or len(self.title) > LONG_TITLE else ""

    @property
    def wordy(self) -> str:
        """The class for the letters of the text: usual, smaller, or smaller still."""
        room = sum(A_LINE + sum(len(piece.text) for piece in clause) for clause in self.clauses) or len(self.plain)
        if room > LONGER_TEXT:
            return " wordier"
        return " wordy" if room > LONG_TEXT else ""

    @property
    def tokens_are(self) -> str:
        return "wine" if self.kind == "order" else "grape"

    @property
    def key(self) -> str:
        """The key to look the card up: parents have their kind before the id."""
        return f"{self.kind}:{self.id}" if self.kind in ("mama", "papa") else self.id

    @property
    def person(self) -> str:
        """The name of the portrait of a visitor or a parent, empty for other cards."""
        return "" if self.kind in ("vine", "order", "structure") else f"{self.kind}-{self.id}"

    @property
    def building(self) -> str:
        """The drawing of a structure, empty for other cards."""
        return building_of(self.id) if self.kind == "structure" else ""

    @property
    def zoom(self) -> str:
        """The id of the popover that shows the card large."""
        return "zoom-" + self.key.replace(":", "-")


def icon_of(thing: str) -> str:
    """Return the drawing of a structure, a card of a deck or another piece."""
    return "i-" + thing.replace("_", "-")


def building_of(card: str) -> str:
    """Return the drawing of the building on a structure card."""
    return "s-" + card.replace("_", "-")


@lru_cache(maxsize=FACES)
def prose(words: Words, text: str) -> Prose:
    """Return a sentence with its amounts of lira and of victory points taken out."""
    sign, unit = re.escape(words.message("card-show-lira-sign")), re.escape(words.message("card-show-vp-unit"))
    pieces: list[SentencePart] = []
    done = 0
    for found in re.finditer(rf"{sign}(?P<lira>\d+)|(?P<vp>\d+)\s{unit}\b", text):
        if found.start() > done:
            pieces.append(SentencePart("text", text[done : found.start()]))
        kind = found.lastgroup or "text"
        stop = _stop(text[found.end() :])
        pieces.append(SentencePart(kind, found[kind], stop=stop))
        done = found.end() + len(stop)
    if done < len(text):
        pieces.append(SentencePart("text", text[done:]))
    return tuple(pieces)


def _stop(text: str) -> str:
    return text[:1] if text.startswith(CLOSING) else ""


def with_link(sentence: Prose, name: str, key: str) -> Prose:
    """Return a sentence in which the name of a card is a link to it."""
    pieces: list[SentencePart] = []
    for piece in sentence:
        before, found, after = piece.text.partition(name) if piece.kind == "text" and name else (piece.text, "", "")
        if not found:
            pieces.append(piece)
            continue
        stop = _stop(after)
        linked = (
            SentencePart("text", before),
            SentencePart("card", name, key, stop),
            SentencePart("text", after.removeprefix(stop)),
        )
        pieces.extend(part for part in linked if part.text)
    return tuple(pieces)


def deck_of(card: str) -> str:
    return DECKS[DECK_OF[CARD_NUMBER[card]]]


@lru_cache(maxsize=FACES)
def face(words: Words, card: str) -> Face:
    """Return the face of a card of any deck."""
    match deck_of(card):
        case "vine":
            return _vine(words, card)
        case "order":
            return _order(words, card)
        case "structure":
            return _structure(words, card)
        case _:
            return _visitor(words, card)


@lru_cache(maxsize=FACES)
def parent_face(words: Words, kind: str, parent: str) -> Face:
    """Return the face of a mama or papa."""
    name = words.mama_name(parent) if kind == "mama" else words.papa_name(parent)
    text = words.parent_text(parent)
    lira = {mama.id: mama.lira for mama in MAMAS} | {papa.id: papa.lira for papa in PAPAS}
    return Face(
        parent, kind, words.message(f"card-show-{kind}"), name, name, prose(words, text), text, cost=lira[parent]
    )


def _vine(words: Words, card: str) -> Face:
    vine = _VINES[card]
    grapes = (GlassToken("red", vine.red), GlassToken("white", vine.white))
    name, text = words.card_name(card), words.card_text(card)
    return Face(
        card,
        "vine",
        words.deck_name("vine"),
        name,
        name,
        prose(words, text),
        text,
        tokens=tuple(grape for grape in grapes if grape.value),
        needs=tuple(Need(needed, words.structure_name(needed)) for needed in vine.structures),
        rulings=_rulings(words, card),
    )


def _order(words: Words, card: str) -> Face:
    order = _ORDERS[card]
    text = words.card_text(card)
    return Face(
        card,
        "order",
        words.deck_name("order"),
        words.card_name(card),
        words.message("card-show-order"),
        prose(words, text),
        text,
        tokens=tuple(GlassToken(kind, least) for kind, least in order.wines),
        vp=order.vp,
        residual=order.residual,
        rulings=_rulings(words, card),
    )


def _structure(words: Words, card: str) -> Face:
    name, text = words.card_name(card), words.structure_text(card)
    return Face(
        card,
        "structure",
        words.message(f"structure-kind-{_STRUCTURES[card].kind}"),
        name,
        name,
        prose(words, text),
        words.card_text(card),
        vp=VP_WHEN_BUILT,
        cost=_STRUCTURES[card].cost,
        rulings=_rulings(words, card),
    )


def _visitor(words: Words, card: str) -> Face:
    effect = f"visitor:{card}"
    parts = parts_of(effect)
    chosen = {"one": 1, "two": 2}.get(parts.kind, 0)
    clauses = [prose(words, words.option_text(effect, n)) for n in range(1, parts.number + 1)] if chosen else []
    name, text = words.card_name(card), words.card_text(card)
    return Face(
        card,
        deck_of(card),
        words.deck_name(deck_of(card)),
        name,
        name,
        prose(words, text),
        text,
        clauses=tuple(clauses),
        chosen=chosen or 1,
        rulings=_rulings(words, card),
    )


def _rulings(words: Words, card: str) -> tuple[Prose, ...]:
    return tuple(prose(words, ruling) for ruling in words.card_rulings(card))
