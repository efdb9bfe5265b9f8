"""Measure what walks are worth, question by question: matches show it only after many thousands of games.

At questions from games of `expert`, `master` answers with different numbers of walks. Where the answers differ, each is
played out many times: `expert` plays on at all seats until the game is over, with the same deals for all answers. What
an answer is worth is the share of these games that its seat wins.

    python scripts/walks.py --workers 2                          the table of docs/bots.md
    python scripts/walks.py --games 20 --walks 0 64              fewer games, and only no walks against 64
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots.learned import ONE_THREAD, LearnedPlayer, judged, network
from vendemmia.bots.levels import WALKS
from vendemmia.bots.search import Effort, Search, SearchingPlayer, shares
from vendemmia.bots.tree import SearchWalk
from vendemmia.engine import Options, new_state, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.bots.interface import Player
    from vendemmia.engine import View

OFTEN: Final = 0.1
"""The share of the questions that is looked at: those of one turn are alike."""
LIKELY: Final = 6.0
"""Only questions where another answer is at most this much below the best score: at others nobody hesitates."""
PLAYOUTS: Final = 100
"""How often each answer is played out."""
TOGETHER: Final = 128
"""How many playouts the network judges together."""
TO_THE_END: Final = 1_000_000
"""More questions than any game has."""


class Kind(NamedTuple):
    """Games to take questions from."""

    text: str
    options: Options
    seed: int
    """The first one; no report and no training uses these."""
    games: int


KINDS: Final = (
    Kind("two players", Options(2), 8_000_000, 500),
    Kind("alone, very hard", Options(1, solo="very_hard"), 8_500_000, 800),
)


class Playouts(Search):
    """Plays games out from one question."""

    def won(self, answers: Sequence[int], each: int) -> dict[int, float]:
        """The share of the games that the seat wins with each answer, over the same deals."""
        found = dict.fromkeys(answers, 0.0)
        together = max(1, TOGETHER // len(answers))
        for start in range(0, each, together):
            walks: list[tuple[int, SearchWalk]] = []
            for _ in range(min(together, each - start)):
                deal = self.deals.deal()
                for answer in answers:
                    walk = SearchWalk(deal.copy(), self.root, TO_THE_END)
                    walk.follow(answer)
                    walks.append((answer, walk))
            self.settle([walk for _, walk in walks])
            for answer, walk in walks:
                found[answer] += shares(walk.state)[self.root.seat] / each
        return found


def worth(view: View, players: Sequence[Player], rng: Random, playouts: int) -> list[float] | None:
    """What the answer of each player is worth; None if all give the same."""
    seed = rng.getrandbits(64)
    answers = [player.choose(view, Random(seed)) for player in players]
    if len(set(answers)) == 1:
        return None
    search = Playouts(network(), Effort(playouts), view, Random(rng.getrandbits(64)))
    won = search.won(sorted(set(answers)), playouts)
    return [won[answer] for answer in answers]


def hesitates(view: View) -> bool:
    """Whether the network finds more than one answer likely."""
    scores = judged(network(), view).scores
    return int((scores >= scores.max() - LIKELY).sum()) > 1


def looked_at(seed: int, options: Options, walks: Sequence[int], playouts: int) -> list[list[float] | None]:
    """What the answers with each number of walks are worth, at some questions of a game of `expert`."""
    expert = LearnedPlayer(network())
    players = [SearchingPlayer(network(), Effort(each)) if each else expert for each in walks]
    rng = Random(seed)
    state = new_state(options, seed)
    found: list[list[float] | None] = []
    while not state.is_over:
        legal = state.legal_actions()
        answer = legal[0]
        if len(legal) > 1:
            assert state.to_move is not None
            view = observe(state, state.to_move)
            answer = expert.choose(view, rng)
            if rng.random() < OFTEN and hesitates(view):
                found.append(worth(view, players, rng, playouts))
        state.apply(answer)
    return found


class Gain(NamedTuple):
    """How much more one column of answers is worth than another, in points of the chance to win."""

    apart: int
    """At how many questions one is worth more than the other."""
    mean: float
    """Over all questions; where the answers agree, it is 0."""
    around: float
    """Half of its 95 % interval."""


def gain(found: Sequence[Sequence[float] | None], before: int, after: int) -> Gain:
    """What the column `after` gains on the column `before`."""
    more = [100 * (row[after] - row[before]) if row else 0.0 for row in found]
    return Gain(sum(each != 0 for each in more), fmean(more), 1.96 * pstdev(more) / sqrt(len(more)))


def main(given: Sequence[str] | None = None) -> None:
    """Print the rows of all kinds of games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games of each kind, if not as many as usual")
    parser.add_argument("--walks", type=int, nargs="+", default=[0, *sorted(WALKS.values())])
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="games that each answer is played out")
    kinds = [kind.text for kind in KINDS]
    parser.add_argument("--kinds", nargs="+", choices=kinds, default=kinds, help="games to look at")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args(given)
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # New processes read it before they load NumPy.
    with get_context("spawn").Pool(wanted.workers) as pool:
        for kind in KINDS:
            if kind.text not in wanted.kinds:
                continue
            look = partial(looked_at, options=kind.options, walks=wanted.walks, playouts=wanted.playouts)
            seeds = range(kind.seed, kind.seed + (wanted.games or kind.games))
            found = [row for rows in pool.imap(look, seeds) for row in rows]
            print(f"{kind.text}: {len(found)} questions of {len(seeds)} games")
            for number in range(1, len(wanted.walks)):
                apart, mean, around = gain(found, number - 1, number)
                steps = f"{wanted.walks[number - 1]} to {wanted.walks[number]} walks"
                print(f"{steps}: {apart} answers apart, {mean:+.3f} ± {around:.3f} points a question", flush=True)


if __name__ == "__main__":
    main()
