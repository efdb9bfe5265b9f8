"""Time the encoder and a batch of games, in alternating rounds of one run.

    python benchmarks/encoding.py
    python benchmarks/encoding.py --prototype FOLDER     also another encoder (encoder.py, and games.py with NumPy)

It measures the CPU time of one process. Figures vary with the machine and its load, so the best round counts. A
prototype has `encode(state, seat, row, opponents)` and `width(opponents)`; the comparison is a ratio of this run.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from vendemmia.build_mode import mode
from vendemmia.engine import MODULES, Batch, Buffers, Options, State, encode, new_state

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

WHOLE = frozenset(MODULES)
GAMES = {
    "2 players": Options(2),
    "solo": Options(1, solo="hard"),
    "4 players": Options(4),
    "2, all modules": Options(2, modules=WHOLE),
    "6, all modules": Options(6, modules=WHOLE),
}
POSITIONS = 128
"""Positions that are encoded again and again: as many as the games of a batch."""
PASSES = 5
"""Passes over them in a round; the best counts, with warm memory as in a batch."""
Timed = dict[str, "Callable[[], float]"]


def decisions_of(options: Options, games: int) -> list[State]:
    """Positions of random games in which the seat to move has a choice."""
    rng = random.Random(1)
    found: list[State] = []
    for seed in range(games):
        state = new_state(options._replace(max_years=12), seed)
        while state.stack:
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < 0.2:
                found.append(state.copy())
            state.apply(rng.choice(legal))
    return rng.sample(found, min(POSITIONS, len(found)))


def encoding_time(states: list[State], seats: int) -> float:
    """Microseconds a row."""
    pairs = [(state, state.stack[-1].seat) for state in states]
    best = float("inf")
    for _ in range(PASSES):
        began = time.process_time()
        for state, seat in pairs:
            encode(state, seat, seats)
        best = min(best, time.process_time() - began)
    return best / len(pairs) * 1e6


def prototype_time(encoder: ModuleType, states: list[State], opponents: int) -> float:
    pairs = [(state, state.stack[-1].seat) for state in states]
    width = encoder.width(opponents)
    best = float("inf")
    for _ in range(PASSES):
        began = time.process_time()
        for state, seat in pairs:
            encoder.encode(state, seat, bytearray(width), opponents)
        best = min(best, time.process_time() - began)
    return best / len(pairs) * 1e6


def some_answers(batch: Batch, into: Buffers, rng: random.Random) -> list[int]:
    """A legal answer for each game; not part of what is timed."""
    answers = []
    masks, codes = into.masks.tobytes(), batch.codes
    for place in range(batch.games):
        first = place * codes
        at = masks.find(1, first + rng.randrange(codes), first + codes)
        answers.append((at if at >= 0 else masks.index(1, first)) - first)
    return answers


def batch_time(batch: Batch, into: Buffers, rng: random.Random, steps: int) -> float:
    """Microseconds a step of one game."""
    spent = 0.0
    for _ in range(steps):
        answers = some_answers(batch, into, rng)
        began = time.process_time()
        batch.step(answers, into)
        spent += time.process_time() - began
    return spent / steps / batch.games * 1e6


def prototype_batch_time(games: Any, rng: random.Random, steps: int) -> float:  # noqa: ANN401 (of the prototype)
    np = import_module("numpy")
    count: int = games.count
    rows, nodes = np.zeros((count, games.width), np.uint8), np.zeros((count, 2), np.int16)
    mask, seats = np.zeros((count, 437), np.uint8), np.zeros(count, np.uint8)
    spent = 0.0
    for _ in range(steps):
        answers = np.array([rng.choice(state.legal_actions()) for state in games.states])
        gains, over = np.zeros((count, 6), np.float32), np.zeros(count, np.uint8)
        began = time.process_time()
        games.step(answers, gains, over)
        for place in range(count):
            games.write(place, rows, nodes, mask, seats)
        spent += time.process_time() - began
    return spent / steps / count * 1e6


def ours(games: int, steps: int) -> Timed:
    timed: Timed = {}
    for name, options in GAMES.items():
        states = decisions_of(options, 6)
        timed[f"encode, {name}"] = partial(encoding_time, states, options.players)
    mixed = [GAMES[name] for name in ("2 players", "solo", "2 players", "4 players")]
    for name, some in {"2 players": [Options(2)], "mixed, base": mixed, "all": list(GAMES.values())}.items():
        batch, rng = Batch(some, games, 1), random.Random(1)
        into = batch.buffers()
        batch.start(into)
        timed[f"batch, {name}"] = partial(batch_time, batch, into, rng, steps)
    return timed


def theirs(folder: str, games: int, steps: int) -> Timed:
    sys.path.insert(0, folder)
    encoder = import_module("encoder")
    states = decisions_of(Options(2), 6)
    timed: Timed = {"prototype: encode, 2 players": partial(prototype_time, encoder, states, 1)}
    try:
        games_of = import_module("games").Games
    except ImportError:  # It needs NumPy.
        return timed
    batch, rng = games_of(["2"] * games, 12, 1, 1, 2, 0.0), random.Random(1)
    timed["prototype: batch, 2 players"] = partial(prototype_batch_time, batch, rng, steps)
    return timed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=128, help="games of a batch")
    parser.add_argument("--steps", type=int, default=20, help="steps of a batch in each round")
    parser.add_argument("--prototype", default="", help="a folder with another encoder")
    wanted = parser.parse_args()
    timed = ours(wanted.games, wanted.steps)
    if wanted.prototype:
        timed |= theirs(wanted.prototype, wanted.games, wanted.steps)
    best = dict.fromkeys(timed, float("inf"))
    for _ in range(wanted.rounds):
        for name, measure in timed.items():
            best[name] = min(best[name], measure())
    print(f"vendemmia is {mode()}; the best of {wanted.rounds} alternating rounds, CPU time")
    for name, spent in best.items():
        rate = f"{1e6 / spent:12,.0f} steps/s" if "batch" in name else ""
        print(f"{name:30} {spent:8.2f} µs {rate}")
    for name in [name for name in best if f"prototype: {name}" in best]:
        print(f"ratio, prototype to ours: {name:20} {best[f'prototype: {name}'] / best[name]:6.2f}")


if __name__ == "__main__":
    main()
