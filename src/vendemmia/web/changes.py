"""Telling open pages that a table has changed, whichever process changed it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING

from django.conf import settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = logging.getLogger(__name__)
INTERVAL = 0.05
"""Seconds between two looks. A look costs a few microseconds: the database counts its own changes."""
HEARTBEAT = 15.0
"""Seconds after which something is sent all the same, so that a lost connection is noticed."""


class Watch:
    """One for all streams of the process: looks whether the database has changed, and wakes those that wait."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._task: asyncio.Task[None] | None = None

    async def changes(self, table_id: str) -> AsyncIterator[int | None]:
        """The version of a table now and after each change; None from time to time."""
        event = asyncio.Event()
        self._waiting.setdefault(table_id, set()).add(event)
        try:
            last = -1
            while True:
                if self._task is None or self._task.done():  # Also after a look that failed.
                    self._task = asyncio.create_task(self._look())
                version = self.version_of(table_id)
                if version is None:
                    return
                if version != last:
                    last = version
                    yield version
                event.clear()
                try:
                    await asyncio.wait_for(event.wait(), HEARTBEAT)
                except TimeoutError:
                    yield None
        finally:
            self._waiting[table_id].discard(event)
            if not self._waiting[table_id]:
                del self._waiting[table_id]

    async def _look(self) -> None:
        connection = _reader()
        try:
            counter = -1
            while self._waiting:
                try:
                    (now,) = connection.execute("PRAGMA data_version").fetchone()
                except sqlite3.Error:
                    LOG.exception("the database cannot be watched")
                    return
                if now != counter:
                    counter = now
                    for events in self._waiting.values():
                        for event in events:
                            event.set()
                await asyncio.sleep(INTERVAL)
        finally:
            connection.close()

    @staticmethod
    def version_of(table_id: str) -> int | None:
        """None if there is no such table."""
        connection = _reader()
        try:
            row = connection.execute("SELECT version FROM web_table WHERE id = ?", [table_id]).fetchone()
        finally:
            connection.close()
        return None if row is None else int(row[0])


def _reader() -> sqlite3.Connection:
    return sqlite3.connect(f"file:{settings.DATABASES['default']['NAME']}?mode=ro", uri=True, timeout=5)


watch = Watch()
