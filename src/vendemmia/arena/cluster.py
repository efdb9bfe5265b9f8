"""The games of a tournament on a Ray cluster, or on processes of this computer that Ray starts.

Ray plays a game again if its process or its machine is lost. Every machine needs the same vendemmia as this one; a game
is played only where all versions are the same.
"""

from __future__ import annotations

import logging
import socket
import traceback
from collections import deque
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from vendemmia.bots import ONE_THREAD
from vendemmia.engine import problem

from .errors import TournamentError, TournamentFault
from .played import GameResult, play
from .team import TRIES, GameFailed, lost, mention
from .versions import differing, versions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .plan import Task, TournamentPlan

RUNNING = "auto"
"""The address of the cluster that this computer belongs to, or that `RAY_ADDRESS` names."""
LOCAL = "local"
"""The address of a cluster of this computer alone, started for one tournament."""
PATIENCE = 10
"""Seconds that a cluster may take to answer."""
AHEAD = 2
"""How many games wait on the cluster for each of its processors."""


def play_on_cluster(plan: TournamentPlan, tasks: Sequence[Task], address: str = RUNNING) -> Iterator[GameResult]:
    """Play games on a cluster, in the order in which they finish. Raises TournamentError if there is no cluster."""
    ray = connected(address)
    try:
        yield from play_all(ray, plan, tasks)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:  # noqa: ANN401 - the module ray, which is not always installed
    """Return Ray, connected to a cluster."""
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise TournamentError(problem(TournamentFault.CLUSTER_MISSING)) from None
    given: dict[str, Any] = {"runtime_env": {"env_vars": dict.fromkeys(ONE_THREAD, "1")}, "log_to_driver": False}
    if address == LOCAL:
        given["include_dashboard"] = False
    try:
        knock(address)
        ray.init(address=address, logging_level=logging.ERROR, **given)
    except (OSError, RuntimeError, ValueError) as error:
        if address == RUNNING and isinstance(error, ConnectionError):
            raise TournamentError(problem(TournamentFault.CLUSTER_NONE)) from None
        detail = " ".join(str(error).split()).rstrip(".")
        raise TournamentError(problem(TournamentFault.CLUSTER_UNREACHABLE, address=address, detail=detail)) from None
    return ray


def knock(address: str) -> None:
    """Raise OSError if nothing listens at an address with a port. Ray itself would retry for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def play_all(ray: Any, plan: TournamentPlan, tasks: Sequence[Task]) -> Iterator[GameResult]:  # noqa: ANN401 - as above
    """Play games on the cluster that Ray is connected to."""
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_alike)
    shared, mine = ray.put(plan), versions(plan.entrants)
    waiting = deque(tasks)
    running: dict[Any, Task] = {}
    while waiting or running:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(running) < room:
            task = waiting.popleft()
            running[remote.remote(shared, task, mine)] = task
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            task = running.pop(reference)
            yield _fetched(ray, reference, plan, task)


def _fetched(ray: Any, reference: Any, plan: TournamentPlan, task: Task) -> GameResult:  # noqa: ANN401 - as above
    """Return a game that is over, or what was wrong with it."""
    errors = ray.exceptions
    try:
        found = ray.get(reference)
    except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError):
        raise lost(plan, task) from None
    if isinstance(found, list):
        raise TournamentError(problem(TournamentFault.CLUSTER_OTHER, keys=", ".join(found)))
    if isinstance(found, str):
        raise GameFailed(f"{mention(plan, task)}\n{found}")
    assert isinstance(found, GameResult)
    return found


@lru_cache(maxsize=8)
def _versions(entrants: tuple[str, ...]) -> dict[str, str]:
    return versions(entrants)


def play_alike(plan: TournamentPlan, task: Task, wanted: dict[str, str]) -> GameResult | str | list[str]:
    """Play a game on a machine with these versions: the game, the traceback of its error, or what differs."""
    if keys := differing(wanted, _versions(plan.entrants)):
        return keys
    try:
        return play(plan, task)
    except Exception:  # noqa: BLE001 - the other side raises it
        return traceback.format_exc()
