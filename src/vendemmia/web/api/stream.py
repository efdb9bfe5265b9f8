"""The stream of a table: for each change its version, and the events that the seat may know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from django.http import Http404

from vendemmia.web.conduct.sanctions import is_banned
from vendemmia.web.databases import Listening, database
from vendemmia.web.models import Table, Token
from vendemmia.web.people.identity import is_shared
from vendemmia.web.play.access import access_of
from vendemmia.web.play.visits import names_of
from vendemmia.web.tables.cache import read_recent, read_table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable

from .showing import codes_for, events_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

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

    def news(self, version: int | None = None) -> StreamMessage | None:
        """Return what has happened since the last time; None if the table is not there any more for the owner of the
        token.

        `version` is the one that was announced. A table that this process read a moment ago will do if it has it, but
        not for a spectator: only the row says whether they may still look.
        """
        try:
            with table_lock(self.table_id):
                is_enough = version is not None and self.seat is not None
                table = read_recent(self.table_id, version or 0) if is_enough else read_table(self.table_id)
                if not self._may_hear(table):
                    return None
                said = self.said(table)
                self.note(said)
                return said
        except (Table.DoesNotExist, Unplayable):
            return None

    def _may_hear(self, table: Table) -> bool:
        """Return whether the token may be revoked meanwhile, the seat taken away, or the table closed to spectators."""
        if self.seat is not None and is_shared():  # Of a seat the database knows both at once.
            return all(database().may_listen([Listening(self.table_id, self.seat, self.token.id)]))
        if not Token.objects.filter(id=self.token.id).exists():
            return False
        if self.token.person_id is not None and is_banned(self.token.person_id):
            return False
        try:
            access = access_of(self.token.person, table)
        except Http404:
            return False
        return self.seat is None or self.seat in access.seats

    def said(self, table: Table) -> StreamMessage:
        """Return what to say about a table as it is now. Ask whether the stream may hear it, then `note` it."""
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
            "to_move": table.to_move,
            "over": table.over,
            "events": events_shown(game, range(common, game.plies), self.seat, names_of(table, self.words), self.words),
            "codes": codes_for(table, self.seat),
        }
        return StreamMessage(game.plies, data, list(game.events))

    def note(self, said: StreamMessage) -> None:
        """Remember what was sent, so that the next message has only what is new."""
        self._heard = said.heard

    def _known(self, happened: Sequence[list[Event]]) -> int:
        """Return how many plies are the same from the beginning, as far as this seat knows.

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


class StreamMessage(NamedTuple):
    """One message of a stream."""

    plies: int
    data: dict[str, object]
    heard: list[list[Event]]
    """The events of all plies, hidden or not: only to compare with."""

    @property
    def text(self) -> str:
        return f"id: {self.plies}\nevent: version\ndata: {json.dumps(self.data, ensure_ascii=False)}\n\n"
