"""The tree of a search: what the answers to each question have brought so far, and which one to try next."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float64]


class Curiosity(NamedTuple):
    """How a search divides its walks between answers that look good and answers that it has rarely tried."""

    bold: float = 0.3
    """How much an answer that the network likes counts before it has been tried often."""
    behind: float = 0.1
    """How much worse than the average so far an untried answer is taken to be."""


class Node:
    """A question to one seat. Different deals may allow different answers to it; all of them share the counts.

    `codes` are the answers met so far, and the other lists have a number for each of them. Values are chances to win
    of the seat that answers.
    """

    __slots__ = (
        "below",
        "codes",
        "judgements",
        "likely",
        "means",
        "places",
        "seat",
        "sums",
        "tried",
        "untried",
        "urges",
        "value",
        "visits",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The seat that answers."""
        self.codes: list[int] = []
        self.places: dict[int, int] = {}
        """Where each answer is in the lists."""
        self.likely: Floats = np.empty(0)
        """How the network likes each answer: weights that are not normed."""
        self.urges: Floats = np.empty(0)
        """The same, divided by one more than the visits."""
        self.means: Floats = np.empty(0)
        """The mean value of each answer, 0 if it has none yet."""
        self.untried: Floats = np.empty(0)
        """1 for each answer that has no value yet, otherwise 0."""
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
        self.below: dict[tuple[int, int, str, str], Node] = {}
        """The questions that have followed, by answer, seat, question and what asks it."""

    def knows(self, legal: list[int]) -> bool:
        """Whether the network has been asked about all of these answers."""
        return legal == self.codes or all(code in self.places for code in legal)

    def learn(self, legal: Sequence[int], scores: NDArray[np.float32]) -> None:
        """Add those answers that are new, with the scores that the network gives."""
        new = [place for place, code in enumerate(legal) if code not in self.places]
        if not new:
            return
        for place in new:
            self.places[legal[place]] = len(self.codes)
            self.codes.append(legal[place])
        likely: Floats = np.exp(scores.astype(np.float64) - scores.max())
        likely = (likely / likely.sum())[new]
        self.likely = np.concatenate([self.likely, likely])
        self.urges = np.concatenate([self.urges, likely])
        self.means = np.concatenate([self.means, np.zeros(len(new))])
        self.untried = np.concatenate([self.untried, np.ones(len(new))])
        self.visits += [0] * len(new)
        self.tried += [0] * len(new)
        self.sums += [0.0] * len(new)

    def pick(self, legal: list[int], curiosity: Curiosity) -> int:
        """The place of the answer to try next, among those that are legal in this deal."""
        first = self.value / self.judgements - curiosity.behind
        if legal == self.codes:
            bold = curiosity.bold * sqrt(1 + sum(self.visits))
            scores = self.urges * bold
            scores += self.means
            scores += self.untried * first
            return int(scores.argmax())
        places = [self.places[code] for code in legal]
        bold = curiosity.bold * sqrt(1 + sum([self.visits[place] for place in places]))
        bold /= float(self.likely[places].sum())
        scores = self.urges[places] * bold
        scores += self.means[places]
        scores += self.untried[places] * first
        return places[int(scores.argmax())]

    def enter(self, place: int) -> None:
        """A walk takes an answer."""
        self.visits[place] += 1
        self.urges[place] = self.likely[place] / (1 + self.visits[place])

    def note(self, place: int, value: float) -> None:
        """A walk that took an answer is judged."""
        self.tried[place] += 1
        self.sums[place] += value
        self.means[place] = self.sums[place] / self.tried[place]
        self.untried[place] = 0.0
        self.count(value)

    def count(self, value: float) -> None:
        """Add a value to those of this question."""
        self.value += value
        self.judgements += 1
