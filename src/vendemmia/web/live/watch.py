"""Notifies open pages when something has changed, whichever process changed it.

`announce` sends a topic, `watch.news` waits for topics, and `watch.changes` for the versions of a table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from vendemmia.web.databases import database
from vendemmia.web.databases.topics import LONGEST, table_topic

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Mapping

    from vendemmia.web.databases import Source
    from vendemmia.web.databases.topics import TopicMark

HEARTBEAT = 15.0
"""Seconds after which something is sent anyway, so that a lost connection is noticed."""


def announce(*topics: str) -> None:
    """Wake all that wait for these topics once the current transaction is committed; if it fails, wake none.

    Call it inside `transaction.atomic()`. Moves need no call: every new version of a table is announced.
    """
    for topic in topics:
        if not 0 < len(topic) <= LONGEST:
            raise ValueError(f"not a topic: {topic!r}")
    database().announce(topics)


class StreamWaiter:
    """Wakes one stream. Lighter than an event with a time limit: a server has thousands of them."""

    __slots__ = ("_is_rung", "_waiter")

    def __init__(self) -> None:
        self._is_rung = False
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._is_rung = True
        if self._waiter is not None:
            _end(self._waiter)

    async def has_rung(self, within: float) -> bool:
        """Wait until it rings, or has rung since the last time; False if it has not within these seconds."""
        if not self._is_rung:
            loop = asyncio.get_running_loop()
            self._waiter = loop.create_future()
            timer = loop.call_later(within, _end, self._waiter)
            try:
                await self._waiter
            finally:
                timer.cancel()
                self._waiter = None
        has_rung, self._is_rung = self._is_rung, False
        return has_rung


def _end(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)


class Watch:
    """One for all streams of the process: it notices changes and wakes the streams that wait for them."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[StreamWaiter]] = {}
        self._marks: dict[str, TopicMark] = {}
        """Of the topics that streams wait for."""
        self._source: Source | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return len({id(bell) for bells in self._waiting.values() for bell in bells})

    async def changes(self, table_id: str) -> AsyncIterator[int | None]:
        """Yield the version of a table now and after each change; None from time to time. It ends with the table."""
        topic = table_topic(table_id)
        last = -1
        async for marks in self._follow((topic,)):
            if marks is None:
                yield None
                continue
            version = marks[topic].version
            if version is None:
                return
            if version > last:
                last = version
                yield version

    async def news(self, *topics: str, at_once: bool = False) -> AsyncGenerator[str | None, None]:
        """Yield a topic whenever it has changed since the call, and None from time to time.

        `at_once`: each of them first, as soon as nothing more can be missed. A caller who reads then, and after
        each change, knows the newest.
        """
        seen: dict[str, TopicMark] | None = None
        async for marks in self._follow(topics):
            if marks is None:
                yield None
                continue
            if seen is None:
                changed = list(topics) if at_once else []
            else:
                changed = [topic for topic in topics if marks[topic] != seen[topic]]
            seen = marks
            for topic in changed:
                yield topic

    async def _follow(self, topics: tuple[str, ...]) -> AsyncIterator[dict[str, TopicMark] | None]:
        """Yield the marks of topics now and whenever one may have changed; None from time to time."""
        bell = StreamWaiter()
        for topic in topics:
            self._waiting.setdefault(topic, set()).add(bell)
        try:
            self._keep_looking()
            # Other streams may not have sent these yet, so what they know is left as it is.
            marks = await self._source_of_changes().marks(topics)
            for topic in topics:
                self._marks.setdefault(topic, marks[topic])
            while not self._closing:
                self._keep_looking()
                yield marks
                if not await bell.has_rung(HEARTBEAT):
                    yield None
                marks = {topic: self._marks[topic] for topic in topics}
        finally:
            for topic in topics:
                self._waiting[topic].discard(bell)
                if not self._waiting[topic]:
                    del self._waiting[topic]
                    self._marks.pop(topic, None)

    def close(self) -> None:
        """End all streams, because the server stops."""
        self._closing = True
        for bells in self._waiting.values():
            for bell in bells:
                bell.ring()
        if self._task is not None:
            self._task.cancel()

    def _source_of_changes(self) -> Source:
        if self._source is None:
            self._source = database().source()
        return self._source

    def _keep_looking(self) -> None:
        if self._task is None or self._task.done():  # Also after a failure.
            self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        source = self._source_of_changes()
        try:
            await source.watch(lambda: () if self._closing else self._waiting.keys(), self._wake)
        finally:
            await source.close()

    async def _wake(self, found: Mapping[str, TopicMark | None]) -> None:
        """Wake the streams whose topic has changed. Asks for the marks that did not come with the news."""
        wanted = {topic: mark for topic, mark in found.items() if topic in self._waiting}
        unknown = [topic for topic, mark in wanted.items() if mark is None]
        asked = await self._source_of_changes().marks(unknown) if unknown else {}
        for topic, known in wanted.items():
            mark = known or asked[topic]
            if topic in self._waiting and mark != self._marks.get(topic):
                self._marks[topic] = mark
                for bell in self._waiting[topic]:
                    bell.ring()


watch = Watch()
