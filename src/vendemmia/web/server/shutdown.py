"""Stopping the server: the signals that ask for it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

ASKING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""Ctrl-C, a system that shuts down, a terminal that was closed, Ctrl-Break on Windows."""


class StopSignals:
    """Remembers that the server was asked to stop. No exception is raised in a running or stopping server.

    Between `begin` and `end` the signals are ours. A signal that the parent ignores stays ignored, such as that of a
    closed terminal after `nohup`; except Ctrl-C, which shells ignore for everything they start in the background.
    """

    def __init__(self) -> None:
        self.asked = 0
        self._listener: Callable[[int], None] | None = None
        self._before: dict[int, Any] = {}

    def begin(self) -> None:
        for number in ASKING:
            if number == signal.SIGINT or signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._heard)

    def end(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call the listener with the number of requests to stop, now if there were any and at every further one."""
        self._listener = listener
        if self.asked:
            listener(self.asked)

    def _heard(self, _number: int, _frame: FrameType | None) -> None:
        self.asked += 1
        if self._listener is not None:
            self._listener(self.asked)
        elif self.asked > 1:  # Something takes long before the server runs, e.g. a database that others have locked.
            raise KeyboardInterrupt
