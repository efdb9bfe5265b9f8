"""Works out what the streams of this process say: for all that wait, at once.

A change wakes every stream of its table. While one round is worked out the next streams gather, so the busier the
server is, the more of them share a question to the database and a change of threads.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.web.databases import Listening, database
from vendemmia.web.live.background import in_background
from vendemmia.web.live.watch import watch
from vendemmia.web.models import Table
from vendemmia.web.people.identity import is_shared
from vendemmia.web.play.presence import following
from vendemmia.web.tables.cache import read_recent
from vendemmia.web.tables.locks import try_table_lock
from vendemmia.web.tables.stored import Unplayable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from .stream import Stream, StreamMessage


class PendingStream(NamedTuple):
    """A stream that waits for what to say about a version."""

    stream: Stream
    version: int
    answer: asyncio.Future[StreamMessage | None]


class StreamBatcher:
    """One for all streams of the process."""

    def __init__(self) -> None:
        self._asked: list[PendingStream] = []
        self._working: asyncio.Task[None] | None = None
        self._others: set[asyncio.Task[None]] = set()

    async def news(self, stream: Stream, version: int) -> StreamMessage | None:
        """Return what a stream says about this version or a newer one; None if it may not hear it any more."""
        seat = stream.seat
        if seat is None or not is_shared() or not database().is_shared:
            return await in_background(stream.news, version)
        loop = asyncio.get_running_loop()
        asked = PendingStream(stream, version, loop.create_future())
        self._asked.append(asked)
        if self._working is None or self._working.done() or self._working.get_loop() is not loop:
            self._working = asyncio.create_task(self._work())
        return await asked.answer

    async def _work(self) -> None:
        while self._asked:
            some, self._asked = self._asked, []
            try:
                busy = await in_background(answer_all, some)
            except Exception as error:  # noqa: BLE001 - every waiting stream must hear of it
                for asked in some:
                    _refuse(asked, error)
                continue
            for asked in busy:
                task = asyncio.create_task(_answer_alone(asked))
                self._others.add(task)
                task.add_done_callback(self._others.discard)


async def _answer_alone(asked: PendingStream) -> None:
    try:
        said = await in_background(asked.stream.news, asked.version)
    except Exception as error:  # noqa: BLE001 - as above
        _refuse(asked, error)
    else:
        _give(asked, said)


def answer_all(some: Sequence[PendingStream]) -> list[PendingStream]:
    """Answer streams of seats. Return the streams whose table is locked, so that the others need not wait for them.

    First everything is read, then the database says who may have it.
    """
    by_table: defaultdict[str, list[PendingStream]] = defaultdict(list)
    for asked in some:
        by_table[asked.stream.table_id].append(asked)
    busy: list[PendingStream] = []
    said: list[tuple[PendingStream, StreamMessage | None]] = []
    for table_id, streams in by_table.items():
        with try_table_lock(table_id) as is_alone:
            if is_alone:
                said += _said_at(table_id, streams)
            else:
                busy += streams
    listening = [Listening(asked.stream.table_id, asked.stream.seat or 0, asked.stream.token.id) for asked, _ in said]
    allowed = database().may_listen(listening) if listening else []
    answers = [(asked, each if may else None) for (asked, each), may in zip(said, allowed, strict=True)]
    for asked, each in answers:
        if each is not None:
            asked.stream.note(each)  # Only now: until here everything may be tried again.
    some[0].answer.get_loop().call_soon_threadsafe(_give_all, answers)
    return busy


def _said_at(table_id: str, streams: Sequence[PendingStream]) -> list[tuple[PendingStream, StreamMessage | None]]:
    try:
        table = read_recent(table_id, max(asked.version for asked in streams))
    except (Table.DoesNotExist, Unplayable):
        return [(asked, None) for asked in streams]
    return [(asked, asked.stream.said(table)) for asked in streams]


def _give_all(answers: Sequence[tuple[PendingStream, StreamMessage | None]]) -> None:
    for asked, said in answers:
        _give(asked, said)


def _give(asked: PendingStream, said: StreamMessage | None) -> None:
    if not asked.answer.done():  # The other side may be gone.
        asked.answer.set_result(said)


def _refuse(asked: PendingStream, error: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(error)


newsroom = StreamBatcher()


async def lines_of(stream: Stream) -> AsyncIterator[bytes]:
    """Yield the lines that a stream sends, until it may not hear its table any more."""
    async with following(stream.table_id, stream.token.person) as still_here:
        async for version in watch.changes(stream.table_id):
            still_here()
            if version is None:
                yield b": still here\n\n"
                continue
            said = await newsroom.news(stream, version)
            if said is None:
                return
            yield said.text.encode()
