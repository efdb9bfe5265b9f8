"""Seeing that the database has changed, whichever process changed it: SQLite counts the changes of others."""

from __future__ import annotations

import sqlite3

from django.conf import settings

TIMEOUT = 5
"""Seconds to wait for a database that somebody has locked whole."""


def reader() -> sqlite3.Connection:
    """A connection that cannot write, apart from those of Django."""
    return sqlite3.connect(f"file:{settings.DATABASES['default']['NAME']}?mode=ro", uri=True, timeout=TIMEOUT)


def change_count(connection: sqlite3.Connection) -> int:
    """Another number than before if another connection has changed something. Asking takes a few microseconds."""
    (count,) = connection.execute("PRAGMA data_version").fetchone()
    return int(count)
