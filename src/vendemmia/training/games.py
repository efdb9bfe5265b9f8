"""Games in other processes: workers step batches and write rows into shared memory.

The games of each worker are in two halves. While the network answers one half, the worker steps the other.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import time
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from vendemmia.engine import Batch
from vendemmia.network import SLOTS
from vendemmia.network.inputs import WIDTH
from vendemmia.processes import serve_parent, undisturbed

if TYPE_CHECKING:
    from multiprocessing.synchronize import Semaphore

    from numpy.typing import NDArray

    from vendemmia.engine import Options

    Memory = ctypes.Array[ctypes.c_uint8]

HALVES: Final = 2
STOP: Final = -1
ALIGNED: Final = 64
FORMS: Final[dict[str, tuple[str, int]]] = {
    "rows": ("uint8", WIDTH),
    "masks": ("uint8", 0),
    "seats": ("uint8", 1),
    "kinds": ("uint8", 1),
    "points": ("int8", SLOTS),
    "shares": ("float32", SLOTS),
    "ended": ("uint8", 1),
    "answers": ("int32", 1),
}
"""What is shared: the buffers of a batch and the answers, with their type and how many for a game.

How long a mask is depends on the games (`Batch.codes`).
"""


class Place(NamedTuple):
    """Where an array is in the memory of one half of all games."""

    at: int
    size: int
    form: str
    each: int
    """How many for a game."""


def places(games: int, codes: int) -> dict[str, Place]:
    """Return where all arrays are, with masks for `codes` answers."""
    found: dict[str, Place] = {}
    at = 0
    for name, (form, usual) in FORMS.items():
        each = usual or codes
        size = np.dtype(form).itemsize * games * each
        found[name] = Place(at, size, form, each)
        at += (size + ALIGNED - 1) // ALIGNED * ALIGNED
    return found


def arrays_in(memory: Memory, games: int, codes: int) -> dict[str, NDArray[Any]]:
    """Return the shared arrays of one half of all games."""
    found: dict[str, NDArray[Any]] = {}
    for name, (at, _, form, each) in places(games, codes).items():
        array = np.frombuffer(memoryview(memory).cast("B"), form, games * each, at)
        found[name] = array.reshape(games, each) if each > 1 else array
    return found


def memory_size(games: int, codes: int) -> int:
    """Return the bytes of one half of all games."""
    last = places(games, codes)["answers"]
    return last.at + last.size


def step_games(
    number: int,
    options: list[Options],
    games: int,
    seed: int,
    memories: list[Memory],
    go: list[Semaphore],
    done: list[Semaphore],
    total: int,
) -> None:
    """Do the work of one process: both halves of its games in turn, until the answer is to stop."""
    serve_parent()
    own = slice(number * games, (number + 1) * games)
    halves = []
    for half, memory in enumerate(memories):
        batch = Batch(options, games, seed + HALVES * number + half, SLOTS)
        arrays = {name: array[own] for name, array in arrays_in(memory, total, batch.codes).items()}
        into = batch.buffers(**{name: array for name, array in arrays.items() if name != "answers"})
        batch.start(into)
        halves.append((batch, into, arrays["answers"]))
        done[half].release()
    while True:
        for half, (batch, into, answers) in enumerate(halves):
            go[half].acquire()
            if answers[0] == STOP:
                return
            batch.step(answers, into)
            done[half].release()


class Games:
    """All games of a training, in workers. Use it with `with`."""

    def __init__(self, options: list[Options], workers: int, games: int, seed: int) -> None:
        self.options = options
        self.count = workers * games
        """Games in one half."""
        self.codes = Batch(options, 1, 0).codes
        """The answers of a mask."""
        self.waited = 0.0
        """Seconds spent waiting for workers."""
        self.memories = [RawArray(ctypes.c_uint8, memory_size(self.count, self.codes)) for _ in range(HALVES)]
        self.halves = [arrays_in(memory, self.count, self.codes) for memory in self.memories]
        spawn = multiprocessing.get_context("spawn")
        self.go = [[spawn.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.done = [[spawn.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.workers = [
            spawn.Process(
                target=step_games,
                args=(number, options, games, seed, self.memories, self.go[number], self.done[number], self.count),
                daemon=True,
            )
            for number in range(workers)
        ]
        with undisturbed():
            for worker in self.workers:
                worker.start()

    def wait(self, half: int) -> dict[str, NDArray[Any]]:
        """Return the arrays of a half, when all workers have stepped it. RuntimeError if one of them has died."""
        began = time.monotonic()
        for number, worker in enumerate(self.workers):
            while not self.done[number][half].acquire(timeout=1.0):
                if not worker.is_alive():
                    raise RuntimeError(f"worker {number} has ended with exit code {worker.exitcode}")
        self.waited += time.monotonic() - began
        return self.halves[half]

    def send(self, half: int) -> None:
        """Let all workers play the answers of a half."""
        for each in self.go:
            each[half].release()

    def __enter__(self) -> Games:
        return self

    def __exit__(self, *_: object) -> None:
        for half, arrays in enumerate(self.halves):
            arrays["answers"][:] = STOP
            self.send(half)
        for worker in self.workers:
            worker.join(5)
            worker.terminate()
