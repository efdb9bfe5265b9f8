"""Examinations: the best answers of a network against bots and the Automa, in a process of their own.

They choose among the weights of a training, so they use seeds that no report uses.
"""

from __future__ import annotations

import multiprocessing
import queue
import time
from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.bots import play_out, player
from vendemmia.bots.search import shares
from vendemmia.engine import encode, new_state, observe, relative_code
from vendemmia.network import Network
from vendemmia.processes import serve_parent, undisturbed

from .kinds import kinds, spread

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.queues import Queue

    import numpy as np
    from numpy.typing import NDArray

    from vendemmia.engine import Options, State

    Arrays = dict[str, NDArray[np.float32]]
    Job = tuple[int, Arrays]
    """The steps of a training and its weights."""
    Result = tuple[int, dict[str, float]]

SEED: Final = "exam"
PATIENCE: Final = 30.0


def best_answer(network: Network, state: State, seat: int, legal: Sequence[int]) -> int:
    """Return the answer that the network likes best for the seat to move."""
    players = len(state.vineyards)
    row = encode(state, seat, players)
    codes = [relative_code(code, seat, players) for code in legal]
    return legal[int(network.judge_one(row, codes, max(2, players)).scores.argmax())]


def sit(network: Network, options: Options, number: int, rival: str) -> float:
    """Play one game from a changing seat, the others by a bot; the share of the win."""
    rng = Random(f"{SEED}/{number}")
    state = new_state(options._replace(max_years=30 if options.solo is None else None), rng.getrandbits(53))
    own = number % options.players
    other = player(rival)

    def answer(seat: int) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return best_answer(network, state, seat, legal) if seat == own else other.choose(observe(state, seat), rng)

    play_out(state, answer)
    return shares(state)[own]


def examine(network: Network, games: int, subjects: Sequence[str], rival: str = "normal") -> dict[str, float]:
    """Return the mean share of the win in each subject. Challenges are played in turn."""
    found: dict[str, float] = {}
    for subject in subjects:
        options = spread(kinds(subject))
        played = (sit(network, options[number % len(options)], number, rival) for number in range(games))
        found[subject] = sum(played) / games
    return found


def examiner(inbox: Queue[Job], outbox: Queue[Result], games: int, subjects: Sequence[str], rival: str) -> None:
    """Do the work of the examiner's process."""
    serve_parent()
    while True:
        name, arrays = inbox.get()
        outbox.put((name, examine(Network(arrays, {}), games, subjects, rival)))


class Exams:
    """Takes weights, and gives results while the training continues."""

    def __init__(self, games: int, subjects: Sequence[str], rival: str) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.inbox, self.outbox = spawn.Queue(), spawn.Queue()
        self.waiting: dict[int, Arrays] = {}
        arguments = (self.inbox, self.outbox, games, subjects, rival)
        self.process = spawn.Process(target=examiner, args=arguments, daemon=True)
        with undisturbed():
            self.process.start()

    @property
    def free(self) -> bool:
        """Whether the examiner has nothing to do."""
        return not self.waiting

    def hand_in(self, steps: int, arrays: Arrays) -> None:
        self.waiting[steps] = arrays
        self.inbox.put((steps, arrays))

    def results(self, seconds: float = 0.0) -> list[tuple[int, dict[str, float], Arrays]]:
        """Return what has come back: steps, results, weights. Waits for all that is handed in, up to a limit."""
        found = []
        until = time.monotonic() + seconds
        while self.waiting:
            try:
                steps, result = self.outbox.get(timeout=min(PATIENCE, max(0.001, until - time.monotonic())))
            except queue.Empty:
                if not self.process.is_alive():
                    raise RuntimeError(f"the examiner has ended with exit code {self.process.exitcode}") from None
                if time.monotonic() < until:
                    continue
                break
            found.append((steps, result, self.waiting.pop(steps)))
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.join()
