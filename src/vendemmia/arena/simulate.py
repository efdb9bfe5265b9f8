"""Play many games between computer players. The result is the same in one process or several."""

from __future__ import annotations

import multiprocessing
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from vendemmia.bots import RandomPlayer, play_out, player
from vendemmia.engine import new_state, observe
from vendemmia.processes import serve_parent, undisturbed

from .tally import Tally, Uses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.pool import Pool

    from vendemmia.bots import Player
    from vendemmia.engine import Options

BATCH = 10
"""The number of games that a process plays before it reports."""


def play_game(options: Options, players: Sequence[Player], rng: Random, tally: Tally) -> None:
    """Play one game. All random numbers come from `rng`."""
    state = new_state(options, rng.getrandbits(53))
    first = state.first
    uses = Uses()

    def answer(seat: int) -> int:
        mover = players[seat]
        if isinstance(mover, RandomPlayer):
            return mover.pick(state.legal_actions(), rng)
        return mover.choose(observe(state, seat), rng)

    decisions = play_out(state, answer, partial(uses.apply, state))
    tally.count(state, first, decisions, uses)


Batch = tuple["Options", tuple[str, ...], int, int, int]
"""The options, the names of the players by seat, the seed, the first game and the one after the last."""


def play_batch(batch: Batch) -> Tally:
    """Play some games of a simulation. A game depends only on the seed and its own number."""
    options, names, seed, begin, end = batch
    tally = Tally(options.players)
    players = [player(name) for name in names]
    for number in range(begin, end):
        play_game(options, players, Random(f"{seed}/{number}"), tally)
    return tally


def _batches(options: Options, names: Sequence[str], games: int, seed: int) -> Iterator[Batch]:
    for begin in range(0, games, BATCH):
        yield options, tuple(names), seed, begin, min(begin + BATCH, games)


def _pool(workers: int) -> Pool:
    """Start processes that leave an interrupt to their parent, even while they start, and end with it."""
    spawn = multiprocessing.get_context("spawn")  # The same on every system, and safe with threads.
    with undisturbed():
        return spawn.Pool(workers, serve_parent)


def simulate(
    options: Options,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    names: Sequence[str] = (),
) -> Tally:
    """Play games with the named players, by seat, or with random ones. `progress` gets the number of finished games."""
    options.check()
    tally = Tally(options.players)
    batches = list(_batches(options, names or ["random"] * options.players, games, seed))
    workers = min(workers, len(batches))
    if workers <= 1:
        _gather(tally, map(play_batch, batches), progress)
        return tally
    with _pool(workers) as pool:
        _gather(tally, pool.imap_unordered(play_batch, batches), progress)
    return tally


def _gather(tally: Tally, parts: Iterator[Tally], progress: Callable[[int], None] | None) -> None:
    for part in parts:
        tally.add(part)
        if progress is not None:
            progress(tally.games)
