"""The player aid: what is left of every deck and who holds how many cards, counted from open information."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import CARDS, DECK_OF, DECKS, ORDER_DECK, order_of
from vendemmia.web.show.hand.prospects import Prospects

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import View
    from vendemmia.locale import Words
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.show.hand.prospects import Use


class Remaining(NamedTuple):
    """Cards of one kind that the reader has not seen."""

    card: str
    """The id of the card, empty for a group of several."""
    name: str
    copies: int


class Pile(NamedTuple):
    """One deck: what is left, what may still come, and what has been discarded."""

    deck: str
    name: str
    left: int
    unseen: int
    """Cards that the reader cannot see: those of the deck and those that others hold."""
    remaining: tuple[Remaining, ...]
    discarded: tuple[Remaining, ...]
    """By kind."""
    top: str
    """The name of the card on top of the discard pile."""


class HandCount(NamedTuple):
    """How many cards of each deck a player holds."""

    seat: SeatMark
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.counts)


class PlayerAid:
    """All the open information that is tedious to count."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view: View = scene.view
        self.words: Words = scene.words

    @property
    def decks(self) -> tuple[str, ...]:
        return DECKS[: len(self.view.undrawn)]

    @cached_property
    def piles(self) -> tuple[Pile, ...]:
        unseen = self.view.unseen()
        return tuple(
            Pile(
                deck,
                self.words.deck_name(deck),
                self.view.undrawn[number],
                len(unseen[number]),
                self._by_kind(number, unseen[number]),
                self._cards(self.view.discards[number]),
                self.words.card_name(CARDS[pile[-1]]) if (pile := self.view.discards[number]) else "",
            )
            for number, deck in enumerate(self.decks)
        )

    def _by_kind(self, deck: int, cards: Sequence[int]) -> tuple[Remaining, ...]:
        """Return vines by variety, orders by what they bring, all others one by one."""
        if deck != ORDER_DECK:
            return self._cards(cards)
        groups = Counter((order.vp, order.residual) for order in map(order_of, cards))
        return tuple(
            Remaining("", self.words.message("aid-orders", vp=vp, residual=residual), count)
            for (vp, residual), count in sorted(groups.items())
        )

    def _cards(self, cards: Sequence[int]) -> tuple[Remaining, ...]:
        return tuple(
            Remaining(CARDS[card], self.words.card_name(CARDS[card]), count)
            for card, count in sorted(Counter(cards).items())
        )

    @cached_property
    def hands(self) -> tuple[HandCount, ...]:
        return tuple(HandCount(mark, self.view.hand_counts[mark.number]) for mark in self.scene.seats)

    @cached_property
    def orders(self) -> tuple[tuple[str, Use], ...]:
        """The reader's orders, and whether the cellar can fill them now."""
        if self.scene.seat is None:
            return ()
        prospects = Prospects(self.scene)
        hand = self.view.vineyards[self.scene.seat].hand
        held = [CARDS[card] for card in hand if DECK_OF[card] == ORDER_DECK]
        return tuple((self.words.card_name(card), prospects.order(card)) for card in held)
