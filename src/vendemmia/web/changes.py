"""Notifies open pages when a table has changed, whichever process changed it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING

from .watching import change_count, reader

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = logging.getLogger(__name__)
INTERVAL = 0.05
"""Seconds between two polls."""
HEARTBEAT = 15.0
"""Seconds after which something is sent anyway, so that a lost connection is noticed."""


class Watch:
    """One for all streams of the process: polls the database for changes and wakes the streams that wait."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._versions: dict[str, int | None] = {}
        """Versions of the tables that streams wait for; None for a deleted one."""
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def changes(self, table_id: str) -> AsyncIterator[int | None]:
        """The version of a table now and after each change; None from time to time."""
        event = asyncio.Event()
        self._waiting.setdefault(table_id, set()).add(event)
        try:
            last = -1
            version = self.version_of(table_id)
            self._versions.setdefault(table_id, version)  # Other streams may not have sent this one yet.
            while version is not None and not self._closing:
                if self._task is None or self._task.done():  # Also after a failed poll.
                    self._task = asyncio.create_task(self._look())
                if version > last:
                    last = version
                    yield version
                try:
                    await asyncio.wait_for(event.wait(), HEARTBEAT)
                except TimeoutError:
                    yield None
                event.clear()  # Only now: what changed while the version was sent must not be missed.
                version = self._versions.get(table_id)
        finally:
            self._waiting[table_id].discard(event)
            if not self._waiting[table_id]:
                del self._waiting[table_id], self._versions[table_id]

    def close(self) -> None:
        """The server is stopping: end all streams."""
        self._closing = True
        for events in self._waiting.values():
            for event in events:
                event.set()

    async def _look(self) -> None:
        connection = reader()
        try:
            counter = -1
            while self._waiting and not self._closing:
                try:
                    now = change_count(connection)
                    if now != counter:
                        counter = now
                        self._wake(connection)
                except sqlite3.Error as error:
                    LOG.error("the database cannot be watched: %s", error)  # noqa: TRY400 - no traceback
                    return
                await asyncio.sleep(INTERVAL)
        finally:
            connection.close()

    def _wake(self, connection: sqlite3.Connection) -> None:
        """Wake the streams whose table has changed."""
        ids = list(self._waiting)
        marks = ", ".join("?" * len(ids))
        found = connection.execute(f"SELECT id, version FROM web_table WHERE id IN ({marks}) AND deleted IS NULL", ids)  # noqa: S608 - marks only
        versions = dict(found.fetchall())
        for table_id in ids:
            version = versions.get(table_id)
            if version != self._versions.get(table_id):
                self._versions[table_id] = version
                for event in self._waiting[table_id]:
                    event.set()

    @staticmethod
    def version_of(table_id: str) -> int | None:
        """None if there is no such table, or if it is deleted."""
        connection = reader()
        try:
            row = connection.execute(
                "SELECT version FROM web_table WHERE id = ? AND deleted IS NULL", [table_id]
            ).fetchone()
        finally:
            connection.close()
        return None if row is None else int(row[0])


watch = Watch()
