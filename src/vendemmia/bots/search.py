"""The player that searches: it walks through imagined games, and the network judges where each walk ends.

Every walk deals what is hidden from its seat again, so the tree holds what is good on average over all deals. At each
question the seat that answers takes what is best for itself; the values of a leaf are the chances of all seats.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import encode, relative_code, solo_result, winners

from .deals import Deals
from .tree import Curiosity, Node

if TYPE_CHECKING:
    from vendemmia.engine import State, View
    from vendemmia.network import Judged, Network


class Effort(NamedTuple):
    """How a search works. No clock: the same seed gives the same answer everywhere."""

    walks: int
    """Walks for one decision."""
    batch: int = 16
    """Walks that are judged together."""
    curiosity: Curiosity = Curiosity()
    """How the walks are divided."""
    mix: float = 0.0
    """How much the expected lead counts, next to the chance to win."""


class Walk(NamedTuple):
    """A walk that waits for its judgement."""

    path: list[tuple[Node, int]]
    """The questions on the way and the places of the answers."""
    state: State
    """Where it ended."""
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
        self.walked = 0
        """Walks so far."""

    def run(self) -> Node:
        """Walk until the number of walks is reached or nothing can overtake the leading answer."""
        state = self.deals.deal()
        self.settle([Walk([], state, self.root, state.legal_actions())])
        while (left := self.effort.walks - self.walked) > 0 and not self.decided(left):
            walks = [self.walk(self.deals.deal()) for _ in range(min(left, self.effort.batch))]
            self.walked += len(walks)
            self.settle(walks)
        return self.root

    def decided(self, left: int) -> bool:
        """Whether the most visited answer stays so, whatever the walks that are left bring."""
        *_, second, first = sorted(self.root.visits)
        return first - second > left

    def walk(self, state: State) -> Walk:
        """Go down from the root, to a question that the network must judge or to the end of the game."""
        node, legal = self.root, list(self.view.legal)
        path: list[tuple[Node, int]] = []
        while True:
            place = node.pick(legal, self.effort.curiosity)
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

    def settle(self, walks: list[Walk]) -> None:
        """Judge some walks and add their values to all questions on the way."""
        asked = [walk for walk in walks if walk.end is not None]
        found = iter(self.judged(asked)) if asked else iter(())
        for walk in walks:
            if walk.end is None:
                values = self.final(walk.state)
            else:
                judged = next(found)
                values = self.valued(walk.state, walk.end.seat, judged)
                walk.end.learn(walk.legal, judged.scores)
                walk.end.count(values[walk.end.seat])
            for node, place in walk.path:
                node.note(place, values[node.seat])

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

    def valued(self, state: State, seat: int, judged: Judged) -> list[float]:
        """The value for every seat, from what the network says to one of them."""
        chances = judged.chances.tolist()
        mix = self.effort.mix
        if mix:
            margins = judged.margins.tolist()
            chances = [
                (1 - mix) * chance + mix * share_of(lead(state, (seat + slot) % self.players) + margins[slot])
                for slot, chance in enumerate(chances[: self.players])
            ]
        return [chances[(who - seat) % self.players] for who in range(self.players)]

    def final(self, state: State) -> list[float]:
        """The value of a finished game for every seat."""
        mix = self.effort.mix
        if not mix:
            return shares(state)
        return [(1 - mix) * share + mix * share_of(lead(state, seat)) for seat, share in enumerate(shares(state))]


def played(state: State, answer: int) -> list[int]:
    """Play an answer and all that are forced after it; the legal answers to the next question, none at the end."""
    state.apply(answer)
    while len(legal := state.legal_actions()) == 1:
        state.apply(legal[0])
    return legal


def shares(state: State) -> list[float]:
    """What each seat has won of a finished game. A draw against the Automa is half a win."""
    if state.rules.options.solo is not None:
        return [{"win": 1.0, "draw": 0.5, "loss": 0.0}[solo_result(state)]]
    best = winners(state)
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(state.vineyards))]


def lead(state: State, seat: int) -> int:
    """How far a seat is ahead of the best other one, or of the Automa."""
    others = [vineyard.vp for who, vineyard in enumerate(state.vineyards) if who != seat]
    return state.vineyards[seat].vp - (max(others) if others else state.automa_vp)


def share_of(lead: float) -> float:
    """A lead at the end as a number between 0 and 1; 10 VP are worth 0.75."""
    return 0.5 + 0.5 * lead / (10 + abs(lead))


class SearchingPlayer:
    """Answers with what most walks of a search began with. Nothing is kept from one decision to the next."""

    def __init__(self, judge: Network, effort: Effort) -> None:
        self.judge = judge
        self.effort = effort

    def choose(self, view: View, rng: Random) -> int:
        """The number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.ranked(view, rng)[0]

    def ranked(self, view: View, rng: Random) -> list[int]:
        """All answers, those with the most walks first; among equals those that the network likes."""
        root = Search(self.judge, self.effort, view, rng).run()
        places = sorted(range(len(root.codes)), key=lambda place: (-root.visits[place], -root.likely[place]))
        return [root.codes[place] for place in places]
