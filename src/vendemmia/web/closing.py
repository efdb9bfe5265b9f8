"""The end of the server: signals that ask for it, and what is done so that the database is one file afterwards."""

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
"""Seconds that others get to let go of the database before it is left as it is."""
INTERVAL = 0.05
ASKING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""Ctrl-C, a system that shuts down, a terminal that was closed, Ctrl-Break on Windows."""


class Ending:
    """Remembers that the server is asked to end. Nothing is thrown into the middle of a server that runs or ends.

    Between `begin` and `end` the signals are ours. One that the parent ignores stays ignored, as that of a closed
    terminal after `nohup`; except Ctrl-C, which shells ignore for everything that they start in the background.
    """

    def __init__(self) -> None:
        self.asked = 0
        self._tell: Callable[[int], None] | None = None
        self._before: dict[int, Any] = {}

    def begin(self) -> None:
        for number in ASKING:
            if number == signal.SIGINT or signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._heard)

    def end(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def listen(self, tell: Callable[[int], None]) -> None:
        """Call this with the number of times from now on, also for what was asked before."""
        self._tell = tell
        if self.asked:
            tell(self.asked)

    def _heard(self, _number: int, _frame: FrameType | None) -> None:
        self.asked += 1
        if self._tell is not None:
            self._tell(self.asked)
        elif self.asked > 1:  # Something takes long before there is a server, e.g. a database that others have locked.
            raise KeyboardInterrupt


# --- connections


_opened: WeakSet[BaseDatabaseWrapper] = WeakSet()
"""Those of Django in all threads; a connection is closed when the thread that had it is gone."""


def watch_connections() -> None:
    """Remember every connection from now on, so that all of them can be closed."""
    from django.db.backends.signals import connection_created

    connection_created.connect(_remember, dispatch_uid="closing")


def _remember(connection: BaseDatabaseWrapper, **_: object) -> None:
    _opened.add(connection)


def close_connections() -> None:
    """Close those of all threads. One in the middle of a transaction is left: what it writes may yet be committed."""
    for wrapper in list(_opened):
        connection = wrapper.connection
        with suppress(sqlite3.Error):  # It may have been closed already.
            if connection is not None and not connection.in_transaction:
                connection.close()


# --- the log


def fold(file: Path, patience: float = FOLDING) -> bool:
    """Move everything that was committed from the log into the file and remove the log; whether that was done.

    The last connection that closes a database removes its log, if it may write. So we are the last one as soon as all
    others are closed, and try until then.
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
