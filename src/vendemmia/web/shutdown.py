"""Stopping the server: the signals that ask for it, and what leaves the database as a single file."""

from __future__ import annotations

import signal
import sqlite3
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from .database import beside, connect, has_content

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import FrameType

    from django.db.backends.base.base import BaseDatabaseWrapper

FOLDING = 3.0
"""Seconds to wait for others to close the database before it is left as it is."""
INTERVAL = 0.05
ASKING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""Ctrl-C, a system that shuts down, a terminal that was closed, Ctrl-Break on Windows."""


class Ending:
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


# --- connections


_opened: WeakSet[BaseDatabaseWrapper] = WeakSet()
"""Django's connections in all threads; a connection is closed when its thread ends."""


def watch_connections() -> None:
    """Remember every connection from now on, so that all of them can be closed."""
    from django.db.backends.signals import connection_created

    connection_created.connect(_remember, dispatch_uid="shutdown")


def _remember(connection: BaseDatabaseWrapper, **_: object) -> None:
    _opened.add(connection)


def close_connections() -> None:
    """Close the connections of all threads, except those in a transaction: what they write may yet be committed."""
    for wrapper in list(_opened):
        connection = wrapper.connection
        with suppress(sqlite3.Error):  # It may have been closed already.
            if connection is not None and not connection.in_transaction:
                connection.close()


# --- the log


def fold(file: Path, patience: float = FOLDING) -> bool:
    """Move everything committed from the log into the file and remove the log; True if that succeeded.

    The last connection to close a database removes its log, if it may write. We are the last as soon as all others are
    closed, and retry until then.
    """
    deadline = time.monotonic() + patience
    while True:
        close_connections()
        with suppress(sqlite3.Error), closing(connect(file, "rw", INTERVAL)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not beside(file, "-wal").exists():
            return file.exists()
        if time.monotonic() >= deadline:
            return not has_content(beside(file, "-wal"))
        time.sleep(INTERVAL)
