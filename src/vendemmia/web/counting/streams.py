"""How many streams a person and an address keep open.

An open stream is a state of a process: if it dies, its streams are closed. So each web process counts its own, and the
bounds are divided by the number of processes, but never below what a person with several tables open needs in one.
"""

from __future__ import annotations

import math
import threading
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings

from .allowances import TooOften

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

SOON: Final = 10
"""Seconds after which it is worth trying again, because a page may have been closed."""


class Most(NamedTuple):
    """How many are open in all processes, and the least number that one process always allows."""

    number: int
    least: int


PERSON: Final = Most(30, 8)
ADDRESS: Final = Most(100, 25)
PROGRAM: Final = Most(16, 8)
"""Streams of the API of one person, with all their tokens together."""
PROGRAMS: Final = Most(100, 25)
"""Streams of the API from one address."""


class OpenStreams:
    """The open streams of this process."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._guard = threading.Lock()

    def enter(self, *places: tuple[str, Most]) -> Callable[[], None]:
        """Count one more for each place, or raise TooOften if one is full. Call the result when the stream ends."""
        with self._guard:
            if any(self._open[who] >= allowed(most) for who, most in places):
                raise TooOften("streams", SOON)
            self._open.update(who for who, _ in places)
        is_open = True

        def leave() -> None:
            nonlocal is_open
            with self._guard:
                if is_open:
                    is_open = False
                    self._close([who for who, _ in places])

        return leave

    def _close(self, names: list[str]) -> None:
        for who in names:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def allowed(most: Most) -> int:
    """Return how many one process allows."""
    processes: int = settings.ENVIRONMENT.web_workers
    return max(most.least, math.ceil(most.number / max(1, processes)))


class CountedStream:
    """The content of a counted stream. Django closes it when the other side is gone, even if it was never read."""

    def __init__(self, lines: Callable[[], AsyncIterator[str | bytes]], leave: Callable[[], None]) -> None:
        self._lines = lines
        self._leave = leave

    def __aiter__(self) -> AsyncIterator[str | bytes]:
        return self._lines()

    def close(self) -> None:
        """Stop counting this stream."""
        self._leave()


open_streams = OpenStreams()
