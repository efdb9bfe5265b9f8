"""Processes of this computer that play games, of a tournament or of anything else that consists of many.

Each has one game at a time, so when a process is killed, only that game has to be played again. A process ends with its
parent, even if that was killed.
"""

from __future__ import annotations

import multiprocessing
import traceback
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from vendemmia.engine import ProblemError, problem
from vendemmia.processes import serve_parent, undisturbed

from .errors import TournamentError, TournamentFault
from .played import play

if TYPE_CHECKING:
    import sys
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.context import SpawnProcess

    from .plan import Task, TournamentPlan
    from .played import GameResult

    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection
T = TypeVar("T")
"""What names a game; it can be a key."""
R = TypeVar("R")
"""What is known about a game once it is over."""
TRIES = 3
"""How often a game may end its process before the tournament gives up."""


class GameFailed(RuntimeError):
    """A player failed in a game; the text has the traceback of its process."""


def mention(plan: TournamentPlan, task: Task) -> str:
    """Return a game in the text of an error."""
    return f"game {task.number} of {' | '.join(plan.names(task.match))}"


def lost(plan: TournamentPlan, task: Task) -> TournamentError:
    """Return a game that has ended every process that played it."""
    names = " | ".join(plan.names(task.match))
    return TournamentError(problem(TournamentFault.TOURNAMENT_LOST, number=task.number, match=names, times=TRIES))


def play_here(plan: TournamentPlan, tasks: Sequence[Task]) -> Iterator[GameResult]:
    """Play games in this process."""
    for task in tasks:
        yield play(plan, task)


def play_in_processes(plan: TournamentPlan, tasks: Sequence[Task], workers: int) -> Iterator[GameResult]:
    """Play games in several processes, in the order in which they finish."""
    return in_processes(partial(play, plan), tasks, workers, partial(lost, plan), partial(mention, plan))


def in_processes(
    act: Callable[[T], R],
    tasks: Sequence[T],
    workers: int,
    lost: Callable[[T], Exception],
    mention: Callable[[T], str] = str,
) -> Iterator[R]:
    """Do something for each task in several processes. Yields the results as they are ready.

    `act` is sent to the processes. `lost` makes the error for a task that has ended every process which tried it.
    """
    team = Team(act, tasks, lost, mention)
    try:
        team.grow(min(workers, len(tasks)))
        while team.busy:
            yield from team.finished()
    finally:
        team.dismiss()


class Team(Generic[T, R]):
    """Processes, and the games that they play."""

    def __init__(
        self, act: Callable[[T], R], tasks: Sequence[T], lost: Callable[[T], Exception], mention: Callable[[T], str]
    ) -> None:
        self.act = act
        self.lost = lost
        self.mention = mention
        self.waiting = deque(tasks)
        self.processes: list[SpawnProcess] = []
        self.busy: dict[Connection, T] = {}
        """The game of every process that has one, by the connection to it."""
        self.losses: Counter[T] = Counter()

    def grow(self, count: int) -> None:
        """Start processes, each with a game."""
        spawn = multiprocessing.get_context("spawn")  # The same on every system, and safe with threads.
        for _ in range(count):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=work, args=(self.act, theirs), daemon=True)
            with undisturbed():
                process.start()
            theirs.close()
            self.processes.append(process)
            self._next(ours)

    def finished(self) -> Iterator[R]:
        """Wait for games that are over."""
        ready = wait(list(self.busy))
        for link in [link for link in self.busy if link in ready]:
            task = self.busy.pop(link)
            try:
                found = link.recv()
            except (EOFError, OSError):
                self._lost(task)
                continue
            self._next(link)
            if isinstance(found, ProblemError):
                raise found
            if isinstance(found, Failure):
                raise GameFailed(f"{self.mention(task)}\n{found.text}")
            yield found

    def _next(self, link: Connection) -> None:
        """Give a process its next game, or let it go."""
        if not self.waiting:
            link.close()
            return
        task = self.waiting.popleft()
        with suppress(OSError):  # It has died; we find out when we wait for its game.
            link.send(task)
        self.busy[link] = task

    def _lost(self, task: T) -> None:
        """Give the game of a dead process to another one."""
        self.losses[task] += 1
        if self.losses[task] == TRIES:
            raise self.lost(task)
        self.waiting.appendleft(task)
        self.grow(1)

    def dismiss(self) -> None:
        """End all processes, also in the middle of a game."""
        for link in self.busy:
            link.close()
        for process in self.processes:
            process.terminate()
            process.join()


class Failure(NamedTuple):
    """An error in a process, for its parent."""

    text: str
    """The traceback."""


def work(act: Callable[[T], R], link: Connection) -> None:
    """Play games until the parent has no more, or is gone."""
    serve_parent()
    with suppress(EOFError, OSError):
        while True:
            task = link.recv()
            try:
                found: R | Failure | ProblemError = act(task)
            except ProblemError as error:  # Something that the user can fix.
                found = error
            except Exception:  # noqa: BLE001 - the parent raises it
                found = Failure(traceback.format_exc())
            link.send(found)
