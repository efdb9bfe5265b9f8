"""Notifies open pages when a table has changed, whichever process changed it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING, NamedTuple

from .watching import change_count, reader

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOG = logging.getLogger(__name__)
INTERVAL = 0.05
"""Seconds between two polls."""
HEARTBEAT = 15.0
"""Seconds after which something is sent anyway, so that a lost connection is noticed."""


TABLE = "table:"
"""How the topic of a table begins."""


def announce(*topics: str) -> None:
    """Wake everybody who waits for these topics once the current transaction is committed.

    SQLite counts the changes of its file, and a table those beside its game (`Table.news`): nothing more is needed.
    """


class Mark(NamedTuple):
    """How far a table has come: its game, and what happens beside it."""

    version: int
    news: int


class Watch:
    """One for all streams of the process: polls the database for changes and wakes the streams that wait."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._versions: dict[str, Mark | None] = {}
        """Of the tables that streams wait for; None for a deleted one."""
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def changes(self, table_id: str) -> AsyncIterator[int | None]:
        """The version of a table now and after each change; None from time to time."""
        last = -1
        async for mark in self._follow(table_id):
            if mark is None:
                yield None
            elif mark.version > last:
                last = mark.version
                yield last

    async def news(self, topic: str) -> AsyncIterator[str | None]:
        """A topic (`table:ID`) whenever its table has changed, by a move or otherwise; None from time to time."""
        seen: Mark | None = None
        async for mark in self._follow(topic.removeprefix(TABLE)):
            if mark is None:
                yield None
                continue
            if seen is not None and mark != seen:
                yield topic
            seen = mark
        yield topic  # It is gone.

    async def _follow(self, table_id: str) -> AsyncIterator[Mark | None]:
        """The mark of a table now and whenever it may have changed; None from time to time. It ends with the table."""
        event = asyncio.Event()
        self._waiting.setdefault(table_id, set()).add(event)
        try:
            mark = self._mark_of(table_id)
            self._versions.setdefault(table_id, mark)  # Other streams may not have sent this one yet.
            while mark is not None and not self._closing:
                if self._task is None or self._task.done():  # Also after a failed poll.
                    self._task = asyncio.create_task(self._look())
                yield mark
                try:
                    await asyncio.wait_for(event.wait(), HEARTBEAT)
                except TimeoutError:
                    yield None
                event.clear()  # Only now: what changed while the mark was sent must not be missed.
                mark = self._versions.get(table_id)
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
        wanted = f"SELECT id, version, news FROM web_table WHERE id IN ({marks}) AND deleted IS NULL"  # noqa: S608 - marks only
        versions = {table_id: Mark(*mark) for table_id, *mark in connection.execute(wanted, ids)}
        for table_id in ids:
            mark = versions.get(table_id)
            if mark != self._versions.get(table_id):
                self._versions[table_id] = mark
                for event in self._waiting[table_id]:
                    event.set()

    @staticmethod
    def _mark_of(table_id: str) -> Mark | None:
        """None if there is no such table, or if it is deleted."""
        connection = reader()
        try:
            row = connection.execute(
                "SELECT version, news FROM web_table WHERE id = ? AND deleted IS NULL", [table_id]
            ).fetchone()
        finally:
            connection.close()
        return None if row is None else Mark(*row)


watch = Watch()
