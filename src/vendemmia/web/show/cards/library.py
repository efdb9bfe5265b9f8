"""The card browser: cards and everything like them, with face, count and rules."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import (
    AUTOMA_CARDS,
    BAR_SEASON,
    DECKS,
    MAMA_WORKERS,
    MAMAS,
    ONLY_EXTENDED,
    PAPAS,
    SPECIAL_SURCHARGE,
    STRUCTURE_CARDS,
    VINES,
    printed_price,
)
from vendemmia.locale.lookup import (
    DECK_KINDS,
    EVERYTHING,
    KINDS,
    Thing,
    holds,
    is_called,
    rulings_of,
    text_of,
    title_of,
)
from vendemmia.web.drawings.portraits import AUTOMA, PEOPLE

from .card_rules import rules_of
from .cards import Face, building_of, face, icon_of, parent_face, prose

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .cards import Prose

RULE_START = 100
MORE = " …"

_MAMAS = {mama.id: mama for mama in MAMAS}
_PAPAS = {papa.id: papa for papa in PAPAS}
_VINES = {vine.id: vine for vine in VINES}
_CARD_KIND = {card.id: card.kind for card in STRUCTURE_CARDS}


class Amount(NamedTuple):
    """A number of cards of one kind, as a mama gives them."""

    deck: str
    number: int


class PrintedAutomaAction(NamedTuple):
    """One action on a card of the Automa."""

    season: str
    action: str
    name: str
    only_extended: bool

    @property
    def icon(self) -> str:
        return "a-" + {"sell_or_trade": "sell-or-field"}.get(self.action, self.action.replace("_", "-"))


class RuleNamed(NamedTuple):
    number: str
    start: str
    """How it begins."""


class LibraryItem:
    """A thing in the browser, for one reader."""

    def __init__(self, words: Words, thing: Thing) -> None:
        self.words = words
        self.thing = thing
        self.kind, self.id = thing

    @cached_property
    def title(self) -> str:
        return title_of(self.words, self.thing)

    @property
    def mention(self) -> str:
        """The name inside a label: an order is named by its wines alone."""
        return self.words.card_mention(self.id) if self.kind == "order" else self.title

    @property
    def kind_name(self) -> str:
        """What is above the name on a large card."""
        own = self.words.message(f"cards-page-kind-{self.kind}")
        if self.kind != "structure_card":
            return own
        kind = self.words.message(f"structure-kind-{_CARD_KIND[self.id]}")
        return self.words.message("cards-page-kind-with", kind=own, more=kind)

    @property
    def look(self) -> str:
        """The class that gives the card its colours."""
        return {"structure_card": "structure", "worker": "special"}.get(self.kind, self.kind)

    @property
    def icon(self) -> str:
        """The drawing beside the kind, empty for none."""
        if self.kind in DECK_KINDS:
            return "i-card-" + DECKS[DECK_KINDS.index(self.kind)]
        return {"automa": "i-card-automa", "structure": icon_of(self.id)}.get(self.kind, "")

    @cached_property
    def face(self) -> Face | None:
        """The face of a card of a deck or of a parent, without rulings: pages show them beside the card."""
        if self.kind in DECK_KINDS:
            return face(self.words, self.id)._replace(rulings=())
        return parent_face(self.words, self.kind, self.id) if self.kind in ("mama", "papa") else None

    @property
    def person(self) -> str:
        """The name of the portrait of a person, empty for things."""
        if self.kind == AUTOMA:
            return AUTOMA
        return f"{self.kind}-{self.id}" if self.kind in PEOPLE else ""

    @property
    def building(self) -> str:
        """The drawing of a structure or of the card of one, empty for all else."""
        if self.kind == "structure":
            return icon_of(self.id)
        return building_of(self.id) if self.kind == "structure_card" else ""

    @property
    def plain(self) -> str:
        return text_of(self.words, self.thing)

    @property
    def text(self) -> Prose:
        """What a structure or a special worker does."""
        text = self.words.structure_text(self.id) if self.kind == "structure" else text_of(self.words, self.thing)
        return prose(self.words, text)

    @property
    def rulings(self) -> tuple[Prose, ...]:
        return tuple(prose(self.words, ruling) for ruling in rulings_of(self.words, self.thing))

    @property
    def foot(self) -> str:
        """The last line of a small card, empty if there is nothing to add."""
        if self.kind == "vine":
            return self.count
        rulings = len(rulings_of(self.words, self.thing))
        return self.words.message("cards-page-foot-rulings", count=rulings) if rulings else ""

    @property
    def rules(self) -> list[RuleNamed]:
        found = (self.words.rules.numbered(number) for number in rules_of(self.thing))
        return [RuleNamed(rule.number, shorten(rule.text, RULE_START, placeholder=MORE)) for rule in found if rule]

    @property
    def cost(self) -> int:
        """The price of a structure; what a special worker costs on top of its training."""
        if self.kind == "structure":
            return printed_price(self.id)
        if self.kind == "worker":
            return SPECIAL_SURCHARGE
        return self.face.cost if self.kind == "structure_card" and self.face is not None else 0

    @property
    def count(self) -> str:
        """How many there are of it, among how many of its kind."""
        if self.kind == "vine":
            total = sum(vine.copies for vine in VINES)
            return self.words.message("cards-page-count-vine", copies=_VINES[self.id].copies, total=total)
        total = sum(other.kind == self.kind for other in EVERYTHING)
        return self.words.message(f"cards-page-count-{self.kind}", total=total)

    @property
    def gifts(self) -> tuple[Amount, ...]:
        """The cards that a mama gives."""
        mama = _MAMAS[self.id]
        return tuple(Amount(deck, getattr(mama, deck)) for deck in DECKS[:4] if getattr(mama, deck))

    @property
    def workers(self) -> int:
        """The workers that a mama gives."""
        return MAMA_WORKERS

    @property
    def lira(self) -> int:
        return _MAMAS[self.id].lira if self.kind == "mama" else _PAPAS[self.id].lira

    @property
    def extra_lira(self) -> int:
        """What a papa offers instead of his gift."""
        return _PAPAS[self.id].extra_lira

    @property
    def gift(self) -> str:
        """The gift of a papa: "worker", "vp" or the icon of a structure."""
        gift = _PAPAS[self.id].gift
        return gift if gift in ("worker", "vp") else icon_of(gift)

    @property
    def gift_name(self) -> str:
        return self.words.papa_gift(self.id)

    @property
    def bars(self) -> tuple[PrintedAutomaAction, ...]:
        """The actions of a card of the Automa, top to bottom."""
        return tuple(
            PrintedAutomaAction(BAR_SEASON[bar], bar, self._bar_name(bar), bar in ONLY_EXTENDED)
            for bar in AUTOMA_CARDS[int(self.id) - 1].split()
        )

    def _bar_name(self, bar: str) -> str:
        if bar == "sell_or_trade":
            return self.words.message("cards-page-sell-or-trade")
        return self.words.action_name(bar)

    @property
    def namesakes(self) -> list[LibraryItem]:
        """Things of another kind with the same id."""
        return [
            LibraryItem(self.words, other) for other in EVERYTHING if other.id == self.id and other.kind != self.kind
        ]

    @property
    def neighbours(self) -> tuple[LibraryItem | None, LibraryItem | None]:
        """The one before and the one after it in its kind."""
        kind = [thing for thing in EVERYTHING if thing.kind == self.kind]
        place = kind.index(self.thing)
        before = LibraryItem(self.words, kind[place - 1]) if place else None
        after = LibraryItem(self.words, kind[place + 1]) if place + 1 < len(kind) else None
        return before, after


class Shelf(NamedTuple):
    """The things of one kind."""

    kind: str
    name: str
    entries: list[LibraryItem]


class Library:
    """All things, or those of a kind that a search finds."""

    kinds = KINDS

    def __init__(self, words: Words, query: str = "", kind: str = "") -> None:
        self.words = words
        self.query = " ".join(query.split())
        self.kind = kind if kind in KINDS else ""

    def name_of_kind(self, kind: str) -> str:
        return self.words.message(f"cards-page-kinds-{kind}")

    @cached_property
    def found(self) -> list[Thing]:
        some = [thing for thing in EVERYTHING if not self.kind or thing.kind == self.kind]
        if not self.query:
            return some
        held = [thing for thing in some if holds(self.words, thing, self.query)]
        return sorted(held, key=lambda thing: not is_called(self.words, thing, self.query))

    def asking(self, kind: str) -> dict[str, str]:
        """Return the same search among the things of another kind, or of all."""
        return {key: value for key, value in (("kind", kind), ("q", self.query)) if value}

    @property
    def shelves(self) -> list[Shelf]:
        """The results by kind; exact names come first."""
        kinds = dict.fromkeys(thing.kind for thing in self.found)
        return [
            Shelf(
                kind,
                self.name_of_kind(kind),
                [LibraryItem(self.words, thing) for thing in self.found if thing.kind == kind],
            )
            for kind in kinds
        ]


def thing_named(name: str) -> Thing | None:
    """Return a thing by its id alone: cards of a deck come before their namesakes; others also as `mama:ID`."""
    kind, has_kind, id_ = name.partition(":")
    if has_kind:
        return thing_of(kind, id_)
    return next((thing for thing in EVERYTHING if thing.id == name and thing.kind != "automa"), None)


def thing_of(kind: str, id_: str) -> Thing | None:
    """Return a thing by kind and id. `structure`, the deck of the structure cards, also finds those."""
    wanted = Thing(kind, id_)
    if wanted not in EVERYTHING and kind == "structure":
        wanted = Thing("structure_card", id_)
    return wanted if wanted in EVERYTHING else None
