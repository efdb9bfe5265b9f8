"""Counting what is done many times a second, such as calls of the API, without a statement for each of them.

Half of what a person may do is divided among the web processes, and each counts its share in memory. A person who
needs more uses the other half, of which a process leases some at a time from the database. So the bound holds for all
processes together, a usual program never costs a statement, and a single process never asks the database at all.
"""

from __future__ import annotations

import logging
import threading
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings
from django.db import DatabaseError

from .allowances import TooOften, lease

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LOG = logging.getLogger(__name__)
PARTS: Final = 10
"""The parts in which a process leases the shared half."""
REMEMBERED: Final = 10_000
"""Those who were counted last; a window that is over is forgotten first."""


class Rate(NamedTuple):
    """At most `times` in each window of some seconds by one person, and `together` by all from one address."""

    times: int
    seconds: int
    together: int


CALLS: Final = Rate(300, 10, 900)
"""Calls of the API."""
LOGS: Final = Rate(60, 10, 240)
"""Pages of logs, and all else that looks through a whole game."""


class _Window:
    """What one person has used of one window in this process."""

    def __init__(self, number: int, granted: int) -> None:
        self.number = number
        self.used = 0
        self.granted = granted


class Counter:
    """The counts of this process."""

    def __init__(self, clock: Callable[[], float] = time, workers: int | None = None) -> None:
        self._clock = clock
        self._workers = workers
        self._windows: dict[tuple[str, str], _Window] = {}
        self._guard = threading.Lock()

    def count(self, what: str, seconds: int, where: Iterable[tuple[str, int]]) -> None:
        """Count once more for everybody named, each with what they may do. TooOften if that is too often for one."""
        number, past = divmod(self._clock(), seconds)
        for who, most in where:
            if not self._take(what, who, most, int(number), seconds):
                raise TooOften(what, max(1, int(seconds - past)))

    def forget(self) -> None:
        """Forget all counts."""
        with self._guard:
            self._windows.clear()

    def _take(self, what: str, who: str, most: int, number: int, seconds: int) -> bool:
        own = self._own_part(most)
        with self._guard:
            window = self._window((what, who), number, own)
            if window.used < window.granted:
                window.used += 1
                return True
        shared = most - own * self._processes if self._processes > 1 else 0
        granted = self._leased(f"{what} {number}", who, shared, seconds) if shared else 0
        with self._guard:
            window.granted += granted
            if window.used < window.granted:
                window.used += 1
                return True
        return False

    @staticmethod
    def _leased(what: str, who: str, shared: int, seconds: int) -> int:
        wanted = max(1, shared // PARTS)
        try:
            return lease(what, who, wanted, shared, 2 * seconds)
        except DatabaseError as error:  # A limit must not keep anybody from reading while the disk is full.
            LOG.info("a limit cannot be counted: %s", error)
            return wanted

    @property
    def _processes(self) -> int:
        return settings.ENVIRONMENT.web_workers if self._workers is None else self._workers

    def _own_part(self, most: int) -> int:
        return most if self._processes <= 1 else most // (2 * self._processes)

    def _window(self, key: tuple[str, str], number: int, granted: int) -> _Window:
        found = self._windows.pop(key, None)
        if found is None or found.number != number:
            found = _Window(number, granted)
            if len(self._windows) >= REMEMBERED:
                del self._windows[next(iter(self._windows))]  # The one that was counted longest ago.
        self._windows[key] = found
        return found


counter = Counter()
