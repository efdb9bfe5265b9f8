"""Steps per second of a pool of games in shared memory, in wall time: `vendemmia.research.pool`.

    python benchmarks/pool.py                       as many processes as there are cores, less one for the learner
    python benchmarks/pool.py --processes 15 --games 1024 --seconds 20

The answers are chosen at random, in a way that costs the learner little. The goal is a million steps a second with 16
cores and games for two. What bounds it is shown beside it: how long this process waited for the others. If that is
little, choosing is the bound; if it is nearly all, the engine is.
"""

from __future__ import annotations

import argparse
import os
import time

import numpy as np

from vendemmia.build_mode import mode
from vendemmia.research.pool import GamePool

SETTLING = 400
"""Turns before anything is measured, so that games of all years are there."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=1024, help="in each process, both halves together")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--settling", type=int, default=SETTLING)
    given = parser.parse_args()
    with GamePool(given.processes, given.games, players=given.players, max_years=20) as pool:
        chance = np.random.default_rng(1)
        noise = chance.integers(1, 256, (2 * pool.count, pool.halves[0].masks.shape[1]), np.uint8)
        product = np.empty_like(noise[: pool.count])
        steps, began, waited = 0, 0.0, 0.0
        for turn, seen in enumerate(pool.turns(1_000_000_000)):
            now = time.perf_counter()
            if turn == given.settling:
                steps, began, waited = 0, now, pool.games.waited
            if turn > given.settling and now - began > given.seconds:
                break
            first = int(chance.integers(pool.count))
            np.multiply(seen.masks, noise[first : first + pool.count], out=product)
            seen.answers[:] = product.argmax(1)
            steps += pool.count
        spent = time.perf_counter() - began
        print(
            f"{mode()}, {given.processes} processes with {given.games} games for {given.players}: "
            f"{steps / spent:,.0f} steps/s, {100 * (pool.games.waited - waited) / spent:.0f} % of the time waiting"
        )


if __name__ == "__main__":
    main()
