"""Many deals of what is hidden from a seat, each for a fraction of the cost of `imagine`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import imagine
from vendemmia.engine.catalogue import DECK_OF

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import State, View

ROOM: Final = 1 << 16
"""Random numbers between the beginnings of two deals: more than a game can use."""


class Deals:
    """Full states that agree with the view of the seat to move. Play on each of them freely."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.first = imagine(view, rng)
        """What all deals are copies of."""
        self.others = [seat for seat in range(len(view.vineyards)) if seat != view.seat]
        self.pools = [list(cards) for cards in self.first.decks]
        """The cards that the seat cannot see, by deck, sorted."""
        for seat in self.others:
            for card in self.first.vineyards[seat].hand:
                self.pools[DECK_OF[card]].append(card)
        for pool in self.pools:
            pool.sort()
        self.counts = [
            tuple((deck, count) for deck, count in enumerate(view.hand_counts[seat]) if count) for seat in self.others
        ]
        """For each other seat its decks and how many cards it holds of them."""
        self.drafting = any(view.packs[seat] for seat in self.others)
        self.dealt = 0

    def deal(self) -> State:
        """Return another deal: hidden cards are dealt at random, and chance goes its own way."""
        if self.drafting:
            return imagine(self.view, self.rng)
        state = self.first.copy()
        self.dealt += 1
        state.rng = 1 + ROOM * self.dealt
        random = self.rng.random
        pools = [pool[:] for pool in self.pools]
        for seat, counts in zip(self.others, self.counts, strict=True):
            hand: list[int] = []
            for deck, count in counts:
                pool = pools[deck]
                hand += [pool.pop(int(random() * len(pool))) for _ in range(count)]
            hand.sort()
            state.vineyards[seat].hand = tuple(hand)
        state.decks = pools
        return state
