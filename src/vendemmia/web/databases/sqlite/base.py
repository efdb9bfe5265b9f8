"""Writing threads of this process wait for each other here, not in SQLite.

SQLite has no queue: a writer that finds the file locked sleeps, up to a tenth of a second, and tries again. With many
tables that was most of the time of a slow move. What makes a change safe is still SQLite's own lock.
"""

from __future__ import annotations

import threading

from django.db import OperationalError
from django.db.backends.sqlite3 import base

PATIENCE = 20.0
"""Seconds to wait for the others, as for SQLite's lock."""

_turn = threading.Lock()


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection. It has its turn from the beginning of a transaction to its end."""

    _has_turn = False

    def set_autocommit(self, autocommit: bool, force_begin_transaction_with_broken_autocommit: bool = False) -> None:
        """Django calls it when a transaction begins (off, and `BEGIN` is forced) and when it has ended (on)."""
        if not autocommit and force_begin_transaction_with_broken_autocommit:
            self.ensure_connection()
            self._take_turn()
        try:
            super().set_autocommit(autocommit, force_begin_transaction_with_broken_autocommit)
        except BaseException:
            self._end_turn()
            raise
        if autocommit:
            self._end_turn()

    def close(self) -> None:
        try:
            super().close()
        finally:
            self._end_turn()

    def _take_turn(self) -> None:
        if self._has_turn:
            return
        if not _turn.acquire(timeout=PATIENCE):
            raise OperationalError("database is locked")
        self._has_turn = True

    def _end_turn(self) -> None:
        if self._has_turn:
            self._has_turn = False
            _turn.release()
