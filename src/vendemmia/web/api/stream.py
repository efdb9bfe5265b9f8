"""The stream of a table: for each change its version, and the events that the seat may know."""

from __future__ import annotations

import json
import threading
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from django.http import Http404

from vendemmia.web.access import access_of
from vendemmia.web.changes import watch
from vendemmia.web.community_models import Token
from vendemmia.web.databases import Listening, database
from vendemmia.web.locks import alone
from vendemmia.web.models import Table
from vendemmia.web.people import is_shared
from vendemmia.web.reading import read_lately, read_table
from vendemmia.web.rows import Unplayable

from .auth import STREAMS
from .newsroom import newsroom
from .showing import codes_for, events_shown, names_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words


class Stream:
    """What one seat hears about a table. `first` is the first ply whose events it wants."""

    def __init__(self, token: Token, table_id: str, seat: int | None, words: Words, first: int) -> None:
        self.token = token
        self.table_id = table_id
        self.seat = seat
        self.words = words
        self._first = first
        self._heard: list[list[Event]] | None = None
        """The events of all plies when it last said something; None before the first time."""

    async def lines(self) -> AsyncIterator[bytes]:
        async for version in watch.changes(self.table_id):
            if version is None:
                yield b": still here\n\n"
                continue
            said = await newsroom.news(self, version)
            if said is None:
                return
            yield said.text.encode()

    def news(self, version: int | None = None) -> Said | None:
        """What has happened since the last time; None if the table is not there any more for the owner of the token.

        `version` is the one that was announced. A table that this process read a moment ago will do if it has it, but
        not for a spectator: only the row says whether they may still look.
        """
        try:
            with alone(self.table_id):
                is_enough = version is not None and self.seat is not None
                table = read_lately(self.table_id, version or 0) if is_enough else read_table(self.table_id)
                if not self._may_hear(table):
                    return None
                said = self.said(table)
                self.note(said)
                return said
        except (Table.DoesNotExist, Unplayable):
            return None

    def _may_hear(self, table: Table) -> bool:
        """The token may be revoked meanwhile, the seat taken away, or the table closed to spectators."""
        if self.seat is not None and is_shared():  # Of a seat the database knows both at once.
            return all(database().may_listen([Listening(self.table_id, self.seat, self.token.id)]))
        if not Token.objects.filter(id=self.token.id).exists():
            return False
        try:
            access = access_of(self.token.person, table)
        except Http404:
            return False
        return self.seat is None or self.seat in access.seats

    def said(self, table: Table) -> Said:
        """What to say about a table as it is now. Ask whether the stream may hear it, then `note` it."""
        game = table.game
        before, known = self._heard, self._known(game.events)
        common = self._first if before is None else known
        undone = before is not None and known < len(before)
        data: dict[str, object] = {
            "version": table.version,
            "news": table.news,
            "plies": game.plies,
            "from": common,
            "undone": undone,
            "to_move": game.to_move,
            "over": table.over,
            "events": events_shown(game, range(common, game.plies), self.seat, names_of(table), self.words),
            "codes": codes_for(game, self.seat),
        }
        return Said(game.plies, data, list(game.events))

    def note(self, said: Said) -> None:
        """This is sent: next time only what is new."""
        self._heard = said.heard

    def _known(self, happened: Sequence[list[Event]]) -> int:
        """How many plies are the same from the beginning, as far as this seat knows.

        A game in memory keeps the lists of its plies: where one is the same, all before it are.
        """
        before = self._heard or []
        most = min(len(before), len(happened))
        if most and before[most - 1] is happened[most - 1]:
            return most
        differ = (ply for ply in range(most) if self._masked(before[ply]) != self._masked(happened[ply]))
        return next(differ, most)

    def _masked(self, events: list[Event]) -> list[Event]:
        return [event.seen_by(self.seat) for event in events]


class Said(NamedTuple):
    """One message of a stream."""

    plies: int
    data: dict[str, object]
    heard: list[list[Event]]
    """The events of all plies, hidden or not: only to compare with."""

    @property
    def text(self) -> str:
        return f"id: {self.plies}\nevent: version\ndata: {json.dumps(self.data, ensure_ascii=False)}\n\n"


class Streams:
    """The open streams of this process, by token."""

    def __init__(self) -> None:
        self._open: Counter[int] = Counter()
        self._guard = threading.Lock()

    def opened(self, stream: Stream) -> OpenStream | None:
        """None if the token has too many already."""
        token = stream.token.id
        with self._guard:
            if self._open[token] >= STREAMS:
                return None
            self._open[token] += 1
        return OpenStream(stream, lambda: self._leave(token))

    def _leave(self, token: int) -> None:
        with self._guard:
            self._open[token] -= 1


class OpenStream:
    """The content of an answer. Django closes it when the other side is gone, even if it was never read."""

    def __init__(self, stream: Stream, leave: Callable[[], None]) -> None:
        self._stream = stream
        self._leave: Callable[[], None] | None = leave

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._stream.lines()

    def close(self) -> None:
        """The stream counts no longer."""
        leave, self._leave = self._leave, None
        if leave is not None:
            leave()


streams = Streams()
