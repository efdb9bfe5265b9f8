"""The reader's hand, and the cards offered to the reader in a question."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import CardAnswer, parse
from vendemmia.engine.catalogue import CARD_NUMBER, CARDS, CODE_NUMBER, DECKS, HAND_LIMIT, VINES
from vendemmia.web.show.board.vineyard import asked_field, asks_built_card
from vendemmia.web.show.cards.cards import face, parent_face
from vendemmia.web.show.hand.from_hand import FromHand
from vendemmia.web.show.hand.in_play import card_in_play
from vendemmia.web.show.hand.picking import picks
from vendemmia.web.show.hand.prospects import Prospects, Use

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from vendemmia.play import Choice
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.cards.cards import Face
    from vendemmia.web.show.hand.from_hand import Half, Way

SORTS = ("type", "usable")
MOST_WITH_TEXT = 8
"""The orders in which a hand can be sorted."""

NOTHING = Use(False, "")


class HandCard(NamedTuple):
    """A card of the hand; all copies of a vine together."""

    face: Face
    copies: int
    use: Use
    found: Choice
    fresh: bool
    """It has come into the hand since the reader's turn before the last decision."""
    ways: tuple[Way, ...] = ()
    """While a worker is to be placed: how each kind of worker plays it."""
    picked: bool = False
    """It is chosen together with others, then confirmed."""
    again: bool = False
    """Another copy of the card is listed before it."""

    @property
    def way(self) -> Way | None:
        return self.ways[0] if self.ways else None

    @property
    def spaces(self) -> str:
        """The codes of the placements, one for each kind of worker."""
        return " ".join(way.space for way in self.ways)

    @property
    def clauses(self) -> list[tuple[object, bool]]:
        """The parts of the card, and whether each is possible if that is known."""
        possible = self.use.parts or (True,) * len(self.face.clauses)
        return list(zip(self.face.clauses, possible, strict=True))


class Hand:
    """What the reader holds; nothing for a spectator."""

    def __init__(self, scene: Scene, drawn: Collection[str] = ()) -> None:
        """Show a hand. `drawn` are the cards that the reader has got in the own last turn or after it."""
        self.scene = scene
        self._drawn = drawn
        self.view = scene.view
        self.choices = scene.choices
        self.held = () if scene.seat is None else scene.view.vineyards[scene.seat].hand

    @property
    def total(self) -> int:
        return len(self.held)

    @property
    def limit(self) -> int:
        return HAND_LIMIT

    @cached_property
    def cards(self) -> tuple[HandCard, ...]:
        """By type: the order of the decks. Where several are chosen, each copy for itself."""
        held = sorted(self.held)
        if not self.picks:
            return tuple(self._card(card, self.held.count(card)) for card in sorted(set(held)))
        return tuple(self._card(card, 1)._replace(again=card in held[:place]) for place, card in enumerate(held))

    def _card(self, number: int, copies: int) -> HandCard:
        card = CARDS[number]
        found = None if self._asks_elsewhere() else self.choices[f"card:{card}"]
        return HandCard(
            face(self.scene.words, card),
            copies,
            self._prospects.use(card),
            found,
            number in self.view.fresh or card in self._drawn,
            tuple(self.from_hand.ways.get(card, ())),
            bool(self.picks and found and found.legal),
        )

    @cached_property
    def _prospects(self) -> Prospects:
        return Prospects(self.scene)

    @cached_property
    def from_hand(self) -> FromHand:
        return FromHand(self.choices)

    def halves(self, card: str) -> tuple[Half, ...]:
        """Return the parts of a visitor, where a worker can play one of them at once."""
        way = next(iter(self.from_hand.ways.get(card, ())), None)
        return () if way is None else way.halves

    @cached_property
    def picks(self) -> int:
        """How many cards are chosen together."""
        return picks(self.scene)

    @cached_property
    def in_play(self) -> Face | None:
        """The card that has left the hand and is being resolved."""
        return card_in_play(self.scene)

    @property
    def orders(self) -> tuple[str, ...]:
        return SORTS

    def sorted(self, order: str) -> list[HandCard]:
        """Return the cards by type, or the usable ones first: as an answer to the question, then otherwise."""
        if order != "usable":
            return list(self.cards)
        return sorted(
            self.cards, key=lambda card: (not (card.ways or (card.found and card.found.legal)), not card.use.ready)
        )

    def gap(self, order: str) -> int | None:
        """Return before which of the sorted cards the card in play was: its place stays empty, so that the others stay.

        None if no card is in play, or another player's.
        """
        asked = self.scene.asked_now
        if self.in_play is None or (asked is not None and asked.owner >= 0):
            return None
        if order == "usable":
            return len(self.cards)
        return bisect_left(sorted(set(self.held)), CARD_NUMBER[self.in_play.id])

    @property
    def is_many(self) -> bool:
        """More cards than a hand can show with their texts; the card in play keeps its place."""
        return len(self.cards) + len(self.offered) + (self.in_play is not None) > MOST_WITH_TEXT

    def _asks_elsewhere(self) -> bool:
        """Return whether the question asks for a card that is not in the hand: it is in the vineyard, or offered."""
        return self._asks_vineyard or bool(self.offered)

    @property
    def _asks_vineyard(self) -> bool:
        """The question asks for a card of the vineyard: a vine or a structure card."""
        return asked_field(self.scene) > 0 or asks_built_card(self.scene)

    # --- offered cards

    @cached_property
    def offered(self) -> tuple[HandCard, ...]:
        """Cards to choose from that are in no hand, and parents."""
        named = {*self._open(), *self.view.dealt_parents()}
        held = {f"card:{CARDS[card]}" for card in self.held}
        if not self._asks_vineyard:
            named |= {code for code in self.choices.codes if isinstance(parse(code), CardAnswer)} - held
        return tuple(self._offer(code) for code in sorted(named, key=CODE_NUMBER.__getitem__))

    def _open(self) -> Iterator[str]:
        """Yield cards turned up for everybody, and the reader's cards of the draft."""
        for card in (*self.view.shown, *self.view.pack()):
            yield f"card:{CARDS[card]}"
        asked = self.scene.asked_now
        if self.scene.asked and asked is not None and asked.id == "vine_of_choice":
            yield from (f"card:{vine.id}" for vine in VINES)  # CAMP-2

    def _offer(self, code: str) -> HandCard:
        answer, words = parse(code), self.scene.words
        (name,) = answer.named
        shown = face(words, name) if isinstance(answer, CardAnswer) else parent_face(words, answer.kind, name)
        return HandCard(shown, 1, NOTHING, self.choices[code], False)

    @property
    def found(self) -> Iterator[Choice]:
        """Every card here that represents an answer."""
        yield from (card.found for card in (*self.cards, *self.offered))

    # --- hidden hands

    @cached_property
    def counts(self) -> tuple[tuple[str, int], ...]:
        """How many cards of each deck the vineyard that is shown holds, for a reader who may not see them."""
        return tuple(zip(DECKS, self.view.hand_counts[self.scene.own], strict=False))
