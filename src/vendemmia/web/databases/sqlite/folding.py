"""Leaves the database as a single file when the server stops: all connections closed, the log folded in."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING
from weakref import WeakSet

from .files import beside, connect, has_content

if TYPE_CHECKING:
    from pathlib import Path

    from django.db.backends.base.base import BaseDatabaseWrapper

FOLDING = 3.0
"""Seconds to wait for others to close the database before it is left as it is."""
INTERVAL = 0.05

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
