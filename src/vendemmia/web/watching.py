"""Detects changes of the database, whichever process made them: SQLite counts the changes of others."""

from __future__ import annotations

import sqlite3

from django.conf import settings

TIMEOUT = 5
"""Seconds to wait for a database that somebody has locked exclusively."""


def reader() -> sqlite3.Connection:
    """A read-only connection, separate from Django's."""
    return sqlite3.connect(f"file:{settings.DATABASES['default']['NAME']}?mode=ro", uri=True, timeout=TIMEOUT)


def change_count(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection changes something. A call takes a few microseconds."""
    (count,) = connection.execute("PRAGMA data_version").fetchone()
    return int(count)
