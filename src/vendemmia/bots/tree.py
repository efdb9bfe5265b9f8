"""The tree of a search: what the answers to each question have brought so far, and which one to try next.

A search spends most of its time here and in the network, so this module is compiled like the engine.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from vendemmia.engine import State, encode, relative_code


class Curiosity(NamedTuple):
    """How a search divides its walks between answers that look good and answers that it has rarely tried."""

    bold: float = 0.3
    """How much an answer that the network likes counts before it has been tried often."""
    behind: float = 0.1
    """How much worse than the average so far an untried answer is taken to be."""


class SearchNode:
    """A question to one seat. Different deals may allow different answers to it; all of them share the counts.

    `codes` are the answers met so far, and the other lists have a number for each of them. Values are chances to win
    of the seat that answers.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The seat that answers."""
        self.codes: list[int] = []
        self.places: dict[int, int] = {}
        """Where each answer is in the lists."""
        self.likely: list[float] = []
        """How the network likes each answer: weights that are not normed."""
        self.visits: list[int] = []
        """Walks that took each answer, with those that are not judged yet."""
        self.tried: list[int] = []
        """Walks that took it and are judged."""
        self.sums: list[float] = []
        """The sum of their values."""
        self.value = 0.0
        """The sum of all values at this question: its own judgements and those of the walks through it."""
        self.judgements = 0
        """How many there were."""
        self.below: dict[tuple[int, int, str, str], SearchNode] = {}
        """The questions that have followed, by answer, seat, question and what asks it."""

    def mean(self, place: int) -> float:
        """Return the mean value of an answer, 0 if it has none yet."""
        tried = self.tried[place]
        return self.sums[place] / tried if tried else 0.0

    def knows(self, legal: list[int]) -> bool:
        """Return whether the network has been asked about all of these answers."""
        return legal == self.codes or all(code in self.places for code in legal)

    def learn(self, legal: list[int], scores: list[float]) -> None:
        """Add those answers that are new, with the scores that the network gives."""
        if self.knows(legal):
            return
        best = max(scores)
        powers = [exp(score - best) for score in scores]
        whole = sum(powers)
        for number, code in enumerate(legal):
            if code not in self.places:
                self.places[code] = len(self.codes)
                self.codes.append(code)
                self.likely.append(powers[number] / whole)
                self.visits.append(0)
                self.tried.append(0)
                self.sums.append(0.0)

    def pick(self, legal: list[int], curiosity: Curiosity) -> int:
        """Return the place of the answer to try next, among those that are legal in this deal."""
        places = [self.places[code] for code in legal]
        visits = 1
        likely = 0.0
        for place in places:
            visits += self.visits[place]
            likely += self.likely[place]
        first = self.value / self.judgements - curiosity.behind
        bold = curiosity.bold * sqrt(float(visits)) / likely
        best = -1
        most = 0.0
        for place in places:
            tried = self.tried[place]
            worth = self.sums[place] / tried if tried else first
            worth += self.likely[place] / (1 + self.visits[place]) * bold
            if best < 0 or worth > most:
                best = place
                most = worth
        return best

    def note(self, place: int, value: float) -> None:
        """Note the value of a walk that took an answer."""
        self.tried[place] += 1
        self.sums[place] += value
        self.count(value)

    def count(self, value: float) -> None:
        """Add a value to those of this question."""
        self.value += value
        self.judgements += 1


class SearchWalk:
    """A way through an imagined game: from the first question down the tree to a new one, and on to its end."""

    def __init__(self, state: State, end: SearchNode, ahead: int) -> None:
        self.state = state
        """Where it is."""
        self.end: SearchNode | None = end
        """The last question in the tree; None if the game is over before a new one."""
        self.seat = end.seat
        """The seat that is asked now."""
        self.legal = state.legal_actions()
        """The answers to it; none if the game is over."""
        self.ahead = ahead
        """Questions that its own seat still answers before the walk is judged."""
        self.path: list[tuple[SearchNode, int]] = []
        """The questions on the way and the places of the answers."""

    def go_on(self, place: int, curiosity: Curiosity) -> None:
        """Give an answer and go down the tree, to a question that the network must judge or to the end of the game."""
        node = self.end
        assert node is not None
        while True:
            node.visits[place] += 1
            self.path.append((node, place))
            answer = node.codes[place]
            self.legal = played(self.state, answer)
            if not self.legal:
                self.end = None
                return
            asked = self.state.asked()
            assert asked is not None
            key = (answer, asked.seat, asked.id, asked.source)
            below = node.below.get(key)
            if below is None:
                below = node.below[key] = SearchNode(asked.seat)
            self.end = below
            self.seat = below.seat
            if not below.knows(self.legal):
                return
            node = below
            place = node.pick(self.legal, curiosity)

    def follow(self, answer: int) -> None:
        """Give an answer below the tree, and play on to the next question or to the end of the game."""
        self.legal = played(self.state, answer)
        if self.legal:
            asked = self.state.asked()
            assert asked is not None
            self.seat = asked.seat

    def row(self, seats: int) -> bytes:
        """Return where it is, as the seat sees it that is asked."""
        return encode(self.state, self.seat, seats)

    def answers(self, seats: int) -> list[int]:
        """Return the answers as that seat counts them."""
        return [relative_code(code, self.seat, seats) for code in self.legal]

    def judged(self, values: list[float]) -> None:
        """Add the chance of every seat to all questions in the tree."""
        for node, place in self.path:
            node.note(place, values[node.seat])
        if self.end is not None:
            self.end.count(values[self.end.seat])


def played(state: State, answer: int) -> list[int]:
    """Play an answer and all that are forced after it; the legal answers to the next question, none at the end."""
    state.apply(answer)
    return state.next_choice()
