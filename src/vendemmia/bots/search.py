"""The player that searches: it walks through imagined games, and the network judges where each walk ends.

The answers that the network likes best are compared: each gets the same deals of what is hidden from the seat, and
after each round the worse half is dropped. Below the first answer, every question is answered with what has done well
so far, or with what the network likes and was rarely tried; each seat takes what is best for itself.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from vendemmia.engine import encode, relative_code, solo_result, winners

from .deals import Deals
from .tree import Curiosity, Node

if TYPE_CHECKING:
    from vendemmia.engine import State, View
    from vendemmia.network import Judged, Network

    from .tree import Floats

LONGEST: Final = 24
"""Questions to others in a row that one walk answers. Then it ends, wherever it is."""


class Effort(NamedTuple):
    """How a search works. No clock: the same seed gives the same answer everywhere."""

    walks: int
    """Walks for one decision, at most. Each of the compared answers gets one at least."""
    batch: int = 16
    """Walks that are judged together."""
    answers: int = 8
    """Answers that are compared, those that the network likes best."""
    unlikely: float = 6.0
    """An answer whose score is so much lower than the best one is not compared."""
    trust: float = 80.0
    """What a chance to win counts beside the network's scores: 0.01 more is worth so many hundredths of a point."""
    curiosity: Curiosity = Curiosity()
    """How the walks are divided below the first answer."""


class Walk(NamedTuple):
    """A walk that waits for its judgement."""

    path: list[tuple[Node, int]]
    """The questions on the way and the places of the answers."""
    state: State
    """Where it is."""
    end: Node | None
    """The question there; None if the game is over."""
    legal: list[int]


class Search:
    """One search, from a view in which the seat has at least two answers."""

    def __init__(self, judge: Network, effort: Effort, view: View, rng: Random) -> None:
        assert view.seat is not None
        self.judge = judge
        self.effort = effort
        self.view = view
        self.players = len(view.vineyards)
        self.deals = Deals(view, Random(rng.getrandbits(64)))
        self.root = Node(view.seat)
        self.scores: Floats = np.empty(0)
        """What the network thinks of each answer to the question, as logarithms."""
        self.walked = 0
        """Walks so far."""
        self.ranking: list[int] = []
        """Places of the answers, the best one first, once the search has run."""

    def run(self) -> Node:
        """Compare answers in rounds; each round drops the worse half, and those that are left get more walks."""
        state = self.deals.deal()
        self.settle([Walk([], state, self.root, state.legal_actions())])
        left, dropped = self.chosen()
        rounds = ceil(log2(len(left)))
        for _ in range(rounds):
            self.compare(left, max(1, self.effort.walks // (rounds * len(left))))
            left.sort(key=self.worth, reverse=True)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        self.ranking = left + dropped
        return self.root

    def chosen(self) -> tuple[list[int], list[int]]:
        """The places of the answers to compare and those of all others, each in the order of the network's scores."""
        self.scores = np.log(np.maximum(self.root.likely, np.finfo(np.float64).tiny))
        order: list[int] = np.argsort(-self.scores, kind="stable").tolist()
        least = self.scores[order[0]] - self.effort.unlikely
        near = sum(1 for place in order[: self.effort.answers] if self.scores[place] >= least)
        return order[:near], order[near:]

    def chance(self) -> float:
        """The chance of the seat, if it gives the best answer."""
        best = self.ranking[0]
        root = self.root
        return float(root.means[best]) if root.tried[best] else root.value / root.judgements

    def worth(self, place: int) -> float:
        """What an answer is worth so far: the network's score and the chance that the walks have found."""
        return float(self.scores[place] + self.effort.trust * self.root.means[place])

    def compare(self, places: list[int], each: int) -> None:
        """So many walks for each answer, all answers with the same deals, so that luck does not decide."""
        together = max(1, self.effort.batch // len(places))
        while each > 0:
            walks: list[Walk] = []
            for _ in range(min(each, together)):
                deal = self.deals.deal()
                walks += [self.walk(deal.copy(), self.root, place, []) for place in places]
            self.walked += len(walks)
            self.settle(walks)
            each -= together

    def walk(self, state: State, node: Node, place: int, path: list[tuple[Node, int]]) -> Walk:
        """Go on from a question and an answer, to a question that the network must judge or to the end of the game."""
        while True:
            node.enter(place)
            path.append((node, place))
            answer = node.codes[place]
            legal = played(state, answer)
            if not legal:
                return Walk(path, state, None, legal)
            asked = state.asked()
            assert asked is not None
            key = (answer, asked.seat, asked.id, asked.source)
            child = node.below.get(key)
            if child is None:
                child = node.below[key] = Node(asked.seat)
                return Walk(path, state, child, legal)
            if not child.knows(legal):
                return Walk(path, state, child, legal)
            node = child
            place = node.pick(legal, self.effort.curiosity)

    def settle(self, walks: list[Walk]) -> None:
        """Judge some walks and add their values to all questions on the way.

        A walk that ends at a question to somebody else goes on, until its own seat is asked: different seats judge the
        same game differently, and answers must be compared by one of them.
        """
        for turn in range(LONGEST + 1):
            asked = [walk for walk in walks if walk.end is not None]
            found = iter(self.judged(asked)) if asked else iter(())
            going: list[Walk] = []
            for path, state, end, legal in walks:
                if end is None:
                    values = shares(state)
                else:
                    judged = next(found)
                    values = self.valued(end.seat, judged)
                    end.learn(legal, judged.scores)
                    end.count(values[end.seat])
                    if end.seat != self.root.seat and turn < LONGEST:
                        going.append(self.walk(state, end, end.pick(legal, self.effort.curiosity), path))
                        continue
                for node, place in path:
                    node.note(place, values[node.seat])
            if not going:
                return
            walks = going

    def judged(self, walks: list[Walk]) -> list[Judged]:
        """What the network says about the ends of some walks, each as the seat sees it that is asked there."""
        rows: list[bytes] = []
        codes: list[list[int]] = []
        for walk in walks:
            assert walk.end is not None
            seat = walk.end.seat
            rows.append(encode(walk.state, seat, self.players))
            codes.append([relative_code(code, seat, self.players) for code in walk.legal])
        return self.judge.judge_many(rows, codes, max(2, self.players))

    def valued(self, seat: int, judged: Judged) -> list[float]:
        """The chance of every seat, from what the network says to one of them."""
        chances = judged.chances.tolist()
        return [chances[(who - seat) % self.players] for who in range(self.players)]


def played(state: State, answer: int) -> list[int]:
    """Play an answer and all that are forced after it; the legal answers to the next question, none at the end."""
    state.apply(answer)
    while len(legal := state.legal_actions()) == 1:
        state.apply(legal[0])
    return legal


def shares(state: State) -> list[float]:
    """What each seat has won of a finished game. Against the Automa only a win counts."""
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
        """The number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.ranked(view, rng)[0]

    def ranked(self, view: View, rng: Random) -> list[int]:
        """All answers: the best one, then those that were dropped, the last ones first."""
        search = Search(self.judge, self.effort, view, rng)
        root = search.run()
        return [root.codes[place] for place in search.ranking]
