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

from vendemmia.engine import Batch, VendemmiaError, row_width
from vendemmia.network import SLOTS
from vendemmia.processes import serve_parent, undisturbed

if TYPE_CHECKING:
    from multiprocessing.synchronize import Semaphore

    from numpy.typing import NDArray

    from vendemmia.engine import Options

    Memory = ctypes.Array[ctypes.c_uint8]

HALVES: Final = 2
STOP: Final = -1
ALIGNED: Final = 64
FORMS: Final[dict[str, tuple[str, str]]] = {
    "rows": ("uint8", "width"),
    "masks": ("uint8", "codes"),
    "seats": ("uint8", ""),
    "kinds": ("uint8", ""),
    "points": ("int8", "seats"),
    "shares": ("float32", "seats"),
    "ended": ("uint8", ""),
    "answers": ("int32", ""),
}
"""What is shared: the buffers of a batch and the answers, with their type and how many for a game.

A row is as wide as `seats` blocks, a mask as long as the games need (`Batch.codes`); most things are there once.
"""
WORDS: Final = 500
"""Bytes for what went wrong in a worker."""


class Place(NamedTuple):
    """Where an array is in the memory of one half of all games."""

    at: int
    size: int
    form: str
    each: int
    """How many for a game; 0 for a single number, which needs no second axis."""


def places(games: int, codes: int, seats: int = SLOTS) -> dict[str, Place]:
    """Return where all arrays are, with masks for `codes` answers and rows with `seats` blocks."""
    sizes = {"width": row_width(seats), "codes": codes, "seats": seats, "": 0}
    found: dict[str, Place] = {}
    at = 0
    for name, (form, what) in FORMS.items():
        each = sizes[what]
        size = np.dtype(form).itemsize * games * max(1, each)
        found[name] = Place(at, size, form, each)
        at += (size + ALIGNED - 1) // ALIGNED * ALIGNED
    return found


def arrays_in(memory: Memory, games: int, codes: int, seats: int = SLOTS) -> dict[str, NDArray[Any]]:
    """Return the shared arrays of one half of all games."""
    found: dict[str, NDArray[Any]] = {}
    for name, (at, _, form, each) in places(games, codes, seats).items():
        array = np.frombuffer(memoryview(memory).cast("B"), form, games * max(1, each), at)
        found[name] = array.reshape(games, each) if each else array
    return found


def memory_size(games: int, codes: int, seats: int = SLOTS) -> int:
    """Return the bytes of one half of all games."""
    last = places(games, codes, seats)["answers"]
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
    seats: int = SLOTS,
    said: Any = None,  # noqa: ANN401 - bytes in shared memory
) -> None:
    """Do the work of one process: both halves of its games in turn, until the answer is to stop.

    An error that a caller can mend, such as an answer that is not legal, is written to `said`, and the process ends.
    """
    serve_parent()
    own = slice(number * games, (number + 1) * games)
    halves = []
    for half, memory in enumerate(memories):
        batch = Batch(options, games, seed + HALVES * number + half, seats)
        arrays = {name: array[own] for name, array in arrays_in(memory, total, batch.codes, seats).items()}
        into = batch.buffers(**{name: array for name, array in arrays.items() if name != "answers"})
        batch.start(into)
        halves.append((batch, into, arrays["answers"]))
        done[half].release()
    while True:
        for half, (batch, into, answers) in enumerate(halves):
            go[half].acquire()
            if answers[0] == STOP:
                return
            try:
                batch.step(answers, into)
            except VendemmiaError as error:
                if answers[0] != STOP:  # Else the caller has left while these games were stepped.
                    said.value = "; ".join([str(error), *getattr(error, "__notes__", ())]).encode()[:WORDS]
                return
            done[half].release()


class Games:
    """All games of a training, in workers. Use it with `with`."""

    def __init__(self, options: list[Options], workers: int, games: int, seed: int, seats: int = SLOTS) -> None:
        self.options = options
        self.seats = seats
        """The blocks of a row."""
        self.count = workers * games
        """Games in one half."""
        self.codes = Batch(options, 1, 0).codes
        """The answers of a mask."""
        self.waited = 0.0
        """Seconds spent waiting for workers."""
        self.memories = [RawArray(ctypes.c_uint8, memory_size(self.count, self.codes, seats)) for _ in range(HALVES)]
        self.halves = [arrays_in(memory, self.count, self.codes, seats) for memory in self.memories]
        self.said = [RawArray(ctypes.c_char, WORDS + 1) for _ in range(workers)]
        spawn = multiprocessing.get_context("spawn")
        self.go = [[spawn.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.done = [[spawn.Semaphore(0) for _ in range(HALVES)] for _ in range(workers)]
        self.workers = [
            spawn.Process(
                target=step_games,
                args=(
                    *(number, options, games, seed, self.memories, self.go[number], self.done[number], self.count),
                    *(seats, self.said[number]),
                ),
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
                    said = bytes(self.said[number].value).decode(errors="ignore")
                    raise RuntimeError(said or f"worker {number} has ended with exit code {worker.exitcode}")
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
