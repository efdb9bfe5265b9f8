"""Play very many random games with all player counts and variants, in parallel, and look for what must never happen.

    python scripts/long_run.py --games 100000 --first-seed 0 --workers 2
    python scripts/long_run.py --solo --games 20000
    python scripts/long_run.py --modules --games 200000

With --solo one player plays against the Automa, at all levels, in all challenges and with the aggressive variant.
With --modules the games use all eight combinations of the modules and one to six players.
With --generator 1 cards are drawn with the generator of older games.
An error, a dead end (no legal answer before the end) or a broken invariant stops the run and prints the seed.
The checksum of all final positions is the same in the interpreted and in the compiled build.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import random
import sys
import time
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from typing import TYPE_CHECKING

from scripts.golden import base_options, module_options
from tests.invariants import check
from vendemmia.build_mode import mode
from vendemmia.engine import KEYED, LEGACY, Options, new_state
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS, SKIPPED_IF_AGGRESSIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECK_EVERY = 40
"""Decisions between two checks of the invariants. Every decision is checked for a dead end."""


SOLO = [
    Options(players=1, solo=level, aggressive=aggressive, challenge=challenge)
    for level in LEVELS
    for aggressive in (False, True)
    for challenge in (None, *CHALLENGES)
    if not aggressive or (level in AGGRESSIVE_LEVELS and challenge not in SKIPPED_IF_AGGRESSIVE)
]
"""Every level with every challenge it allows."""


def solo_options_of(seed: int) -> Options:
    """All solo games in turn, then with both variants and with tokens at the start."""
    turn = seed // len(SOLO)
    plain = SOLO[seed % len(SOLO)]
    advanced = turn // 2 % 2 == 1 and (plain.challenge is None or CHALLENGES[plain.challenge].advanced)
    return plain._replace(friendly=turn % 2 == 1, advanced=advanced, tokens=turn // 4 % 4)


def play_modules(seed: int, generator: int) -> tuple[int, int, int, str]:
    return play_out(module_options(seed), seed, generator)


def play(seed: int, generator: int) -> tuple[int, int, int, str]:
    return play_out(base_options(seed), seed, generator)


def play_solo(seed: int, generator: int) -> tuple[int, int, int, str]:
    return play_out(solo_options_of(seed), seed, generator)


def play_out(options: Options, seed: int, generator: int) -> tuple[int, int, int, str]:
    """Play one game. Returns its seed, decisions, years and the checksum of its final position."""
    pick = random.Random(seed).random
    state = new_state(options, seed, generator=generator)
    decisions = 0
    try:
        while state.stack:
            actions = state.legal_actions()
            if decisions % CHECK_EVERY == 0:
                check(state)
            state.apply(actions[int(pick() * len(actions))])
            decisions += 1
        check(state)
    except Exception as error:
        raise RuntimeError(f"seed {seed}, {options}, decision {decisions}: {error!r}") from error
    return seed, decisions, state.year, state.checksum()


def results(seeds: range, workers: int, kind: str, generator: int) -> Iterator[tuple[int, int, int, str]]:
    kinds = {"games": play, "solo games": play_solo, "games with modules": play_modules}
    game = partial(kinds[kind], generator=generator)
    if workers == 1:
        yield from map(game, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(game, seeds, chunksize=50)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--generator", type=int, choices=(LEGACY, KEYED), default=KEYED)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--solo", action="store_const", dest="kind", const="solo games", default="games")
    which.add_argument("--modules", action="store_const", dest="kind", const="games with modules")
    wanted = parser.parse_args()
    began = time.monotonic()
    digest = hashlib.sha256()
    games = decisions = years = 0
    for _seed, count, length, checksum in results(
        range(wanted.first_seed, wanted.first_seed + wanted.games), wanted.workers, wanted.kind, wanted.generator
    ):
        games, decisions, years = games + 1, decisions + count, years + length
        digest.update(checksum.encode())
        if games % 5000 == 0:
            print(f"{games} games, {time.monotonic() - began:.0f} s", file=sys.stderr)
    print(
        f"{games} {wanted.kind} ({mode()}), {decisions} decisions, {years / games:.1f} years a game, "
        f"{time.monotonic() - began:.0f} s, checksum {digest.hexdigest()[:16]}"
    )


if __name__ == "__main__":
    main()
