"""Measure what walks are worth, question by question: games tell it only after thousands of them.

At questions from games of `expert`, each likely answer is walked many times. An answer gives away the distance between
what its walks were worth and those of the best one, in points of the chance to win.

    python scripts/walks.py                             the table of docs/bots.md
    python scripts/walks.py --questions 50 --walks 8 64
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots.learned import LearnedPlayer, network
from vendemmia.bots.search import Effort, Search, SearchingPlayer
from vendemmia.bots.tree import Walk
from vendemmia.engine import Options, View, new_state, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.network import Network

KINDS: Final = {
    "alone, very hard": (Options(1, solo="very_hard"), 500, 5_000_000),
    "two players": (Options(2), 300, 6_000_000),
}
"""Options, how many questions at least, and the first seed, which no report uses."""
OFTEN: Final = 0.1
"""The share of the questions that is looked at: those of one turn are alike."""
EACH: Final = 150
"""Walks of each likely answer."""
LIKELY: Final = 6.0
"""Answers are likely if their score is lower than the best one by at most this."""
REPEATED: Final = 3
"""How often each question is answered."""


class Question(NamedTuple):
    """A question and what its likely answers are worth."""

    view: View
    worth: dict[int, float]

    def lost(self, answer: int) -> float:
        """What an answer gives away. One that is not likely counts like the worst that is."""
        return max(self.worth.values()) - self.worth.get(answer, min(self.worth.values()))


class Comparison(Search):
    """Walks all likely answers equally often."""

    def worth_of_all(self, each: int) -> dict[int, float]:
        self.settle([Walk(self.deals.deal(), self.root, 0)])
        likely, _ = self.chosen()
        if len(likely) > 1:
            self.compare(likely, each)
        return {self.root.codes[place]: self.root.mean(place) for place in likely}


def questions(judge: Network, options: Options, least: int, seed: int, each: int) -> list[Question]:
    """Questions with at least two likely answers, from whole games of `expert`."""
    expert = LearnedPlayer(judge, 0.0)
    effort = Effort(each, unlikely=LIKELY)
    rng = Random(seed)
    found: list[Question] = []
    while len(found) < least:
        state = new_state(options, seed)
        seed += 1
        while not state.is_over:
            legal = state.legal_actions()
            answer = legal[0]
            if len(legal) > 1:
                assert state.to_move is not None
                view = observe(state, state.to_move)
                answer = expert.choose(view, rng)
                if rng.random() < OFTEN:
                    worth = Comparison(judge, effort, view, Random(rng.getrandbits(64))).worth_of_all(each)
                    found += [Question(view, worth)] if len(worth) > 1 else []
            state.apply(answer)
    return found


def given_away(judge: Network, asked: Sequence[Question], walks: int) -> list[float]:
    """What `master` with these walks gives away at each question, in points; without walks, `expert`."""
    player = SearchingPlayer(judge, Effort(walks)) if walks else LearnedPlayer(judge, 0.0)
    return [
        100
        * fmean(question.lost(player.choose(question.view, Random(number * 100 + again))) for again in range(REPEATED))
        for number, question in enumerate(asked)
    ]


def gain(one: Sequence[float], other: Sequence[float]) -> str:
    """How much less the other one gives away, with its 95 % interval."""
    less = [before - after for before, after in zip(one, other, strict=True)]
    return f"{fmean(less):.3f} ± {1.96 * pstdev(less) / sqrt(len(less)):.3f}"


def main(given: Sequence[str] | None = None) -> None:
    """Print the rows of both kinds of games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=int, help="questions of each kind, if fewer than usual")
    parser.add_argument("--walks", type=int, nargs="+", default=[8, 16, 32, 64])
    parser.add_argument("--each", type=int, default=EACH, help="walks of each likely answer")
    wanted = parser.parse_args(given)
    judge = network()
    for kind, (options, usual, seed) in KINDS.items():
        asked = questions(judge, options, wanted.questions or usual, seed, wanted.each)
        rows = [given_away(judge, asked, walks) for walks in (0, *wanted.walks)]
        print(f"{kind}, {len(asked)} questions: no walks give away {fmean(rows[0]):.3f}")
        for walks, before, row in zip(wanted.walks, rows, rows[1:], strict=False):
            print(f"{walks} walks {fmean(row):.3f}, better by {gain(before, row)}")
        print(f"{wanted.walks[-1]} walks against {wanted.walks[0]}: better by {gain(rows[1], rows[-1])}")


if __name__ == "__main__":
    main()
