"""Detects changes by PostgreSQL's notifications: one connection of the process listens to one channel.

A notification is sent when its transaction is committed, and its text is a topic. A slow poll makes up for
notifications that get lost while the connection is down.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import psycopg
from django.db import OperationalError
from psycopg import sql

from vendemmia.web.databases.topics import BOTS, EVALUATIONS, TopicMark, heard, table_of

from .connecting import connected, connected_here

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping

    from .connecting import AsyncConnection, Connection

    Wake = Callable[[Mapping[str, TopicMark | None]], Awaitable[None]]

LOG = logging.getLogger(__name__)
CHANNEL = "vendemmia"
SLOW = 5.0
"""Seconds after which everything is looked at, notification or not."""
PLAYERS_SLOW = 2.0
"""The same for the computer players: the tables of a dead process are found this way."""
LISTENING = 4.0
"""Seconds to wait for the connection that listens."""
PAUSE = 0.5
"""Seconds before the next try to connect."""
ALIVE = "SELECT 1"
"""What a connection that only listens asks from time to time, to hear that it has not been forgotten."""
LISTEN = sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL))
VERSIONS = "SELECT id, version FROM web_table WHERE deleted IS NULL AND id = ANY(%s)"
FOR_PLAYERS = {BOTS, EVALUATIONS}


class NotificationListener:
    """For the computer players."""

    def __init__(self, parameters: dict[str, object]) -> None:
        self._parameters = parameters
        self._connection: Connection | None = None
        self._has_news = True
        self._looked = time.monotonic()

    def has_news(self) -> bool:
        self.wait(0)
        if time.monotonic() - self._looked > PLAYERS_SLOW:
            self._ask_if_alive()
            self._has_news = True
        has_news, self._has_news = self._has_news, False
        if has_news:
            self._looked = time.monotonic()
        return has_news

    def wait(self, seconds: float) -> None:
        if self._has_news:
            return
        with self._plain_errors():
            for each in self._connected().notifies(timeout=min(seconds, PLAYERS_SLOW), stop_after=1):
                self._has_news = self._has_news or each.payload in FOR_PLAYERS

    def _ask_if_alive(self) -> None:
        """Ask the server for an answer: a lost notification leaves no trace, so only an answer shows that they come."""
        with self._plain_errors():
            self._connected().execute(ALIVE)

    @contextmanager
    def _plain_errors(self) -> Iterator[None]:
        """Raise Django's errors instead of the driver's, and let the next try have a new connection."""
        try:
            yield
        except psycopg.Error as error:
            self.close()
            raise OperationalError(str(error)) from error

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = connected(self._parameters)
            self._connection.execute(LISTEN)
            self._has_news = True  # What happened before.
        return self._connection

    def close(self) -> None:
        self._has_news = True
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class NotificationSource:
    """For the open pages of this process: one connection listens, another one asks for versions."""

    def __init__(self, parameters: dict[str, object]) -> None:
        self._parameters = parameters
        self._asking: AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._news: Counter[str] = Counter()
        """How often each topic was announced while it was watched."""
        self._listening = asyncio.Event()

    async def marks(self, topics: Collection[str]) -> dict[str, TopicMark]:
        """Read while listening, so that later changes are noticed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), LISTENING)
        tables = [table_id for topic in topics if (table_id := table_of(topic))]
        versions = await self._versions(tables) if tables else {}
        return {topic: TopicMark(versions.get(table_of(topic)), self._news[topic]) for topic in topics}

    async def _versions(self, tables: list[str]) -> dict[str, int]:
        """Read versions, trying twice: the connection may have been lost since the last question."""
        async with self._turn:
            for is_last in (False, True):
                try:
                    if self._asking is None:
                        self._asking = await self._connected()
                    cursor = await self._asking.execute(VERSIONS, [tables])
                    return dict(await cursor.fetchall())
                except psycopg.OperationalError:
                    await self._drop()
                    if is_last:
                        raise
                    await asyncio.sleep(PAUSE)
        raise AssertionError("answered or raised")

    async def watch(self, topics: Callable[[], Collection[str]], wake: Wake) -> None:
        lost = False
        while topics():
            try:
                async with await self._connected() as connection:
                    await connection.execute(LISTEN)
                    self._listening.set()
                    if lost:
                        # What happened while there was no connection.
                        await self._announced(dict.fromkeys(topics()), wake)
                    lost = False
                    await self._listen(connection, topics, wake)
            except psycopg.Error as error:
                if not lost:
                    LOG.error("the database cannot be watched: %s", error)  # noqa: TRY400 - no traceback
                lost = True
                await asyncio.sleep(PAUSE)
            finally:
                self._listening.clear()

    async def _listen(self, connection: AsyncConnection, topics: Callable[[], Collection[str]], wake: Wake) -> None:
        looked = time.monotonic()
        while topics():
            # One, and all that have come with it: those that come later find the streams busy, and wait together.
            payloads = [each.payload async for each in connection.notifies(timeout=SLOW, stop_after=1)]
            wanted = topics()
            news = (heard(payload) for payload in payloads)
            await self._announced({topic: version for topic, version in news if topic in wanted}, wake)
            if time.monotonic() - looked >= SLOW:
                await connection.execute(ALIVE)
                looked = time.monotonic()
                await wake(dict.fromkeys(topics()))
                for topic in self._news.keys() - set(topics()):
                    del self._news[topic]

    async def _announced(self, found: Mapping[str, int | None], wake: Wake) -> None:
        """Wake all that wait for these topics. The last notification of a topic knows its newest version."""
        if found:
            self._news.update(found.keys())
            await wake(
                {
                    topic: None if version is None else TopicMark(version, self._news[topic])
                    for topic, version in found.items()
                }
            )

    async def _connected(self) -> AsyncConnection:
        return await connected_here(self._parameters)

    async def _drop(self) -> None:
        if self._asking is not None:
            await self._asking.close()
            self._asking = None

    async def close(self) -> None:
        await self._drop()
