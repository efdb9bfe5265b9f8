"""Let computer players play many games against each other, in parallel, and print how often each wins.

    python scripts/match.py --games 500 normal random
    python scripts/match.py --games 100 --modules all --workers 2 hard normal easy

The players change seats from game to game. A shared win is a draw and is split among the winners. The interval is
Wilson's, for the first player, at 95 %. A game depends only on its number and the seed.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from random import Random
from typing import NamedTuple

from vendemmia.bots import PLAYERS, RandomPlayer, player
from vendemmia.build_mode import mode
from vendemmia.engine import Options, new_state, observe, winners
from vendemmia.engine.options import MODULES

LONGEST = 60
"""The number of years after which a game ends."""


class Played(NamedTuple):
    """Results of one game, by player and not by seat."""

    wins: list[float]
    points: list[int]
    years: int
    decisions: list[int]
    seconds: list[float]


def play(task: tuple[list[str], Options, int, int]) -> Played:
    names, options, seed, number = task
    count = len(names)
    players = [player(names[(seat + number) % count]) for seat in range(count)]
    rng = Random(f"{seed}/{number}")
    state = new_state(options, rng.getrandbits(53))
    decisions, seconds = [0] * count, [0.0] * count
    while (seat := state.to_move) is not None:
        mover = players[seat]
        begun = time.process_time()
        if isinstance(mover, RandomPlayer):
            action = mover.pick(state.legal_actions(), rng)
        else:
            action = mover.choose(observe(state, seat), rng)
        who = (seat + number) % count
        seconds[who] += time.process_time() - begun
        decisions[who] += 1
        state.apply(action)
    best = winners(state)
    wins, points = [0.0] * count, [0] * count
    for seat, vineyard in enumerate(state.vineyards):
        who = (seat + number) % count
        points[who] = vineyard.vp
        wins[who] = 1 / len(best) if seat in best else 0.0
    return Played(wins, points, state.year, decisions, seconds)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--modules", default="", help="names with commas between them, or all")
    given = parser.parse_args()
    modules = frozenset(MODULES if given.modules == "all" else filter(None, given.modules.split(",")))
    options = Options(players=len(given.players), max_years=LONGEST, modules=modules)
    options.check()
    tasks = [(given.players, options, given.seed, number) for number in range(given.games)]
    if given.workers > 1:
        with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
            games = list(pool.imap(play, tasks, chunksize=5))
    else:
        games = [play(task) for task in tasks]
    report(given.players, games)


def report(names: list[str], games: list[Played]) -> None:
    total = len(games)
    print(f"{total} games, {mode()} engine, {sum(game.years for game in games) / total:.1f} years a game")
    draws = sum(1 for game in games if max(game.wins) < 1)
    print(f"{draws} draws")
    for who, name in enumerate(names):
        wins = sum(1 for game in games if game.wins[who] == 1)
        low, high = interval(sum(game.wins[who] for game in games), total)
        points = sum(game.points[who] for game in games) / total
        each = 1000 * sum(game.seconds[who] for game in games) / max(1, sum(game.decisions[who] for game in games))
        rate = f"{wins / total:.1%} (95 %: {low:.1%} to {high:.1%}, draws shared)"
        print(f"{name:>8}: {wins} wins, {rate}, {points:.1f} VP, {each:.2f} ms a decision")


if __name__ == "__main__":
    main()
