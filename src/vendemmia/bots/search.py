"""The player that searches: it walks through imagined games, and the network judges where each walk ends.

The answers that the network likes best are compared over the same deals of what is hidden from the seat; where there
are walks for several rounds, each round drops the worse half. Below the first answer, every question is answered with
what has done well so far, or with what the network likes and was rarely tried; each seat takes what is best for itself.
At a new question every seat gives the network's best answers for a while: the network judges better what has
become of a plan.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from vendemmia.engine import solo_result, winners

from .deals import Deals
from .tree import Curiosity, SearchNode, SearchWalk

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vendemmia.engine import State, View
    from vendemmia.network import Judged, Network


MOST_KNOWN: Final = 2048
"""Positions that a search remembers at once: all with few players; with six they would take 20 MB."""


class Effort(NamedTuple):
    """How a search works. No clock: the same seed gives the same answer everywhere."""

    walks: int
    """Walks for one decision, at most. Each of the compared answers gets two at least."""
    batch: int = 32
    """Walks that are judged together."""
    ahead: int = 16
    """Questions that the seat answers with the network's best answers before a walk is judged."""
    answers: int = 8
    """Answers that are compared, those that the network likes best."""
    unlikely: float = 8.0
    """An answer whose score is lower than the best one by more than this is not compared."""
    trust: float = 160.0
    """How much a chance to win counts beside the network's scores."""
    curiosity: Curiosity = Curiosity()
    """How the walks are divided below the first answer."""
    alone: int | None = None
    """Walks against the Automa, if not as many as usual."""


class Search:
    """One search, from a view in which the seat has at least two answers."""

    def __init__(self, judge: Network, effort: Effort, view: View, rng: Random) -> None:
        assert view.seat is not None
        self.judge = judge
        self.effort = effort
        self.view = view
        self.players = len(view.vineyards)
        self.walks = effort.walks if self.players > 1 or effort.alone is None else effort.alone
        """Walks for this decision, at most."""
        self.deals = Deals(view, Random(rng.getrandbits(64)))
        self.root = SearchNode(view.seat)
        self.scores: NDArray[np.float64] = np.empty(0)
        """What the network thinks of each answer to the question, as logarithms."""
        self.known: dict[tuple[bytes, tuple[int, ...]], Judged] = {}
        """What the network has said, by row and answers. Deals often look the same to a seat, alone most of them."""
        self.walked = 0
        """Walks so far."""
        self.ranking: list[int] = []
        """Places of the answers, the best one first, once the search has run."""

    def run(self) -> SearchNode:
        """Compare answers in rounds; each round drops the worse half, and those that are left get more walks.

        There are no more rounds than full batches: a small one takes nearly as long.
        """
        self.settle([SearchWalk(self.deals.deal(), self.root, 0)])
        left, dropped = self.chosen()
        rounds = min(ceil(log2(len(left))), max(1, self.walks // self.effort.batch))
        for _ in range(rounds):
            self.compare(left, max(1, self.walks // (rounds * len(left))))
            left.sort(key=self.worth, reverse=True)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        self.ranking = left + dropped
        return self.root

    def chosen(self) -> tuple[list[int], list[int]]:
        """Return the places of the answers to compare and those of all others, each in the order of the network's
        scores."""
        self.scores = np.log(np.maximum(self.root.likely, np.finfo(np.float64).tiny))
        order: list[int] = np.argsort(-self.scores, kind="stable").tolist()
        least = self.scores[order[0]] - self.effort.unlikely
        most = max(1, min(self.effort.answers, self.walks // 2))
        near = sum(1 for place in order[:most] if self.scores[place] >= least)
        return order[:near], order[near:]

    def chance(self) -> float:
        """Return the chance of the seat, if it gives the best answer."""
        best = self.ranking[0]
        root = self.root
        return root.mean(best) if root.tried[best] else root.value / root.judgements

    def worth(self, place: int) -> float:
        """Return what an answer is worth so far: the network's score and the chance that the walks have found."""
        return float(self.scores[place] + self.effort.trust * self.root.mean(place))

    def compare(self, places: list[int], each: int) -> None:
        """Walk `each` times from each answer, all answers with the same deals, so that luck does not decide."""
        together = max(1, self.effort.batch // len(places))
        while each > 0:
            walks: list[SearchWalk] = []
            for _ in range(min(each, together)):
                deal = self.deals.deal()
                for place in places:
                    walk = SearchWalk(deal.copy(), self.root, self.effort.ahead)
                    walk.go_on(place, self.effort.curiosity)
                    walks.append(walk)
            self.walked += len(walks)
            self.settle(walks)
            each -= together

    def settle(self, walks: list[SearchWalk]) -> None:
        """Play some walks on to where they are judged, and add their values to all questions on the way.

        A walk ends with a question to its own seat: different seats judge the same game differently, and answers must
        be compared by one of them.
        """
        new = True
        while walks:
            found = iter(self.judged([walk for walk in walks if walk.legal]))
            going: list[SearchWalk] = []
            for walk in walks:
                if not walk.legal:
                    walk.judged(shares(walk.state))
                    continue
                judged = next(found)
                if new and walk.end is not None:
                    walk.end.learn(walk.legal, judged.scores.tolist())
                own = walk.seat == self.root.seat
                if own and not walk.ahead:
                    walk.judged(self.valued(walk.seat, judged))
                    continue
                walk.ahead -= own
                walk.follow(walk.legal[int(judged.scores.argmax())])
                going.append(walk)
            new = False
            walks = going

    def judged(self, walks: list[SearchWalk]) -> list[Judged]:
        """Return what the network says about some walks, each as the seat sees it that is asked there."""
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        asked = [(walk.row(self.players), tuple(walk.answers(self.players))) for walk in walks]
        if new := [each for each in dict.fromkeys(asked) if each not in self.known]:
            rows, codes = zip(*new, strict=True)
            self.known.update(zip(new, self.judge.judge_many(rows, codes, max(2, self.players)), strict=True))
        return [self.known[each] for each in asked]

    def valued(self, seat: int, judged: Judged) -> list[float]:
        """Return the chance of every seat, from what the network says to one of them."""
        chances = judged.chances.tolist()
        return [chances[(who - seat) % self.players] for who in range(self.players)]


def shares(state: State) -> list[float]:
    """Return what each seat has won of a finished game. Against the Automa only a win counts."""
    if state.rules.options.solo is not None:
        return [float(solo_result(state) == "win")]
    best = winners(state)
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(state.vineyards))]


class SearchingPlayer:
    """Answers with what a search found best. Nothing is kept from one decision to the next."""

    def __init__(self, judge: Network, effort: Effort) -> None:
        self.judge = judge
        self.effort = effort

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.ranked(view, rng)[0]

    def ranked(self, view: View, rng: Random) -> list[int]:
        """Return all answers: the best one, then those that were dropped, the last ones first."""
        search = self.searched(view, rng)
        return [search.root.codes[place] for place in search.ranking]

    def searched(self, view: View, rng: Random) -> Search:
        """Return a search that has run, from a view in which the seat has at least two answers."""
        search = Search(self.judge, self.effort, view, rng)
        search.run()
        return search
