"""Writing threads of this process wait for each other here, not in SQLite.

SQLite has no queue: a writer that finds the file locked sleeps, up to a tenth of a second, and tries again. With many
tables that was most of the time of a slow move. What makes a change safe is still SQLite's own lock.
"""

from __future__ import annotations

import threading

from django.db import OperationalError

from vendemmia.web.internals.transactions import Announced

PATIENCE = 20.0
"""Seconds to wait for the others, as for SQLite's lock."""

_turn = threading.Lock()


class DatabaseWrapper(Announced):
    """A connection. It has its turn from the beginning of a transaction to its end."""

    _has_turn = False

    def begins(self) -> None:
        if self._has_turn:
            return
        if not _turn.acquire(timeout=PATIENCE):
            raise OperationalError("database is locked")
        self._has_turn = True

    def ended(self) -> None:
        if self._has_turn:
            self._has_turn = False
            _turn.release()
