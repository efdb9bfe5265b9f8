"""Detects changes of the file, whichever process made them: SQLite counts the changes of others."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

from django.db import OperationalError

from vendemmia.web.databases.topics import TopicMark, table_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Mapping
    from pathlib import Path

LOG = logging.getLogger(__name__)
INTERVAL = 0.05
"""Seconds between two polls for the open pages."""
PLAYERS_INTERVAL = 0.03
"""Seconds between two polls for the computer players."""
TIMEOUT = 5
"""Seconds to wait for a database that another process has locked exclusively."""


def reader(file: Path) -> sqlite3.Connection:
    """Return a read-only connection, separate from Django's."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=TIMEOUT)


def change_count(connection: sqlite3.Connection) -> int:
    """Return a number that changes when another connection changes something. A call takes a few microseconds."""
    (count,) = connection.execute("PRAGMA data_version").fetchone()
    return int(count)


class FileListener:
    """For the computer players."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._seen = -1

    def has_news(self) -> bool:
        try:
            if self._connection is None:
                self._connection = reader(self._file)
            count = change_count(self._connection)
        except sqlite3.Error as error:
            self.close()
            raise OperationalError(str(error)) from error
        is_new = count != self._seen
        self._seen = count
        return is_new

    @staticmethod
    def wait(seconds: float) -> None:
        time.sleep(min(seconds, PLAYERS_INTERVAL))

    def close(self) -> None:
        self._seen = -1
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class FileSource:
    """For the open pages of this process."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def marks(self, topics: Collection[str]) -> dict[str, TopicMark]:
        with closing(reader(self._file)) as connection:
            return _marks(connection, topics)

    async def watch(
        self, topics: Callable[[], Collection[str]], wake: Callable[[Mapping[str, TopicMark | None]], Awaitable[None]]
    ) -> None:
        try:
            with closing(reader(self._file)) as connection:
                seen = -1
                while topics():
                    count = change_count(connection)
                    if count != seen:
                        seen = count
                        await wake(dict.fromkeys(topics()))
                    await asyncio.sleep(INTERVAL)
        except sqlite3.Error as error:
            LOG.error("the database cannot be watched: %s", error)  # noqa: TRY400 - no traceback

    async def close(self) -> None:
        """Close nothing: connections last for one question, or as long as `watch`."""


def _marks(connection: sqlite3.Connection, topics: Collection[str]) -> dict[str, TopicMark]:
    tables = {table_id: topic for topic in topics if (table_id := table_of(topic))}
    versions = _found(
        connection, "SELECT id, version FROM web_table WHERE deleted IS NULL AND id IN ({})", list(tables)
    )
    counts = _found(connection, "SELECT name, number FROM web_topic WHERE name IN ({})", list(topics))
    return {topic: TopicMark(versions.get(table_of(topic)), counts.get(topic, 0)) for topic in topics}


def _found(connection: sqlite3.Connection, question: str, keys: list[str]) -> dict[str, int]:
    if not keys:
        return {}
    marks = ", ".join("?" * len(keys))
    return dict(connection.execute(question.format(marks), keys).fetchall())
