"""The stream of a table: for each change its version, and the events that the seat may know."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from django.db import connection

from vendemmia.web.changes import watch
from vendemmia.web.locks import alone
from vendemmia.web.models import Table
from vendemmia.web.reading import read_table
from vendemmia.web.rows import Unplayable

from .auth import STREAMS
from .showing import events_shown, names_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words

_readers = ThreadPoolExecutor(2, "api-stream")
"""Tables are read here: the event loop only sends."""


class Stream:
    """What one seat hears about a table. `first` is the first ply whose events it wants."""

    def __init__(self, table_id: str, seat: int | None, words: Words, first: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.words = words
        self._first = first
        self._heard: list[tuple[Event, ...]] | None = None
        """By ply, the events as this seat knows them; None before the first time."""

    async def lines(self) -> AsyncIterator[str]:
        async for version in watch.changes(self.table_id):
            if version is None:
                yield ": still here\n\n"
                continue
            said = await asyncio.get_running_loop().run_in_executor(_readers, self.news)
            if said is None:
                return
            yield said.text

    def news(self) -> Said | None:
        """What has happened since the last time; None if the table cannot be read any more."""
        try:
            with alone(self.table_id):
                return self._said(read_table(self.table_id))
        except (Table.DoesNotExist, Unplayable):
            return None
        finally:
            connection.close()  # A connection that stays open would go on reading a file that was replaced.

    def _said(self, table: Table) -> Said:
        game = table.game
        known = [tuple(event.seen_by(self.seat) for event in events) for events in game.events]
        if self._heard is None:
            common = self._first
            undone = False
        else:
            common = _common(self._heard, known)
            undone = common < len(self._heard)
        self._heard = known
        data: dict[str, object] = {
            "version": table.version,
            "news": table.news,
            "plies": game.plies,
            "from": common,
            "undone": undone,
            "to_move": game.to_move,
            "over": table.over,
            "events": [
                each.dict()
                for each in events_shown(game, range(common, game.plies), self.seat, names_of(table), self.words)
            ],
        }
        return Said(game.plies, data)


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """How many plies are the same from the beginning, as far as this seat knows."""
    pairs = zip(one, other, strict=False)
    return next((ply for ply, (before, now) in enumerate(pairs) if before != now), min(len(one), len(other)))


class Said(NamedTuple):
    """One message of a stream."""

    plies: int
    data: dict[str, object]

    @property
    def text(self) -> str:
        return f"id: {self.plies}\nevent: version\ndata: {json.dumps(self.data, ensure_ascii=False)}\n\n"


class Streams:
    """The open streams of this process, by token."""

    def __init__(self) -> None:
        self._open: Counter[int] = Counter()
        self._guard = threading.Lock()

    def enter(self, token: int) -> bool:
        """False if this token has too many already."""
        with self._guard:
            if self._open[token] >= STREAMS:
                return False
            self._open[token] += 1
            return True

    async def counted(self, token: int, stream: Stream) -> AsyncIterator[str]:
        """The lines of a stream that has entered; it leaves when the other side does."""
        try:
            async for line in stream.lines():
                yield line
        finally:
            with self._guard:
                self._open[token] -= 1


streams = Streams()
