"""A call about a table: the table, read once, and what the caller may do there."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.http import Http404

from vendemmia.web.models import Table
from vendemmia.web.play.access import access_of
from vendemmia.web.play.presence import note_call
from vendemmia.web.play.visits import TableVisit, found_table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable, row_of

from .auth import caller
from .errors import ApiError, words_of_call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest

    from vendemmia.web.play.access import Access


class ApiVisit(TableVisit):
    """A table with its game, and its caller."""

    def watching(self, wanted: int | None) -> int | None:
        """Return the seat through whose eyes the caller looks: the one asked for, else the own one; None for a
        spectator."""
        if wanted is not None:
            if wanted not in self.access.seats:
                raise ApiError("forbidden")
            return wanted
        own = self.access.seats
        return self.table.to_move if self.table.to_move in own else next(iter(own), None)

    def asked(self, wanted: int | None) -> int:
        """Return the own seat that must answer now."""
        seat = self.watching(wanted)
        if seat is None or seat != self.table.to_move or self.table.uploaded:
            raise ApiError("not-your-turn")
        return seat


@contextmanager
def visiting(request: HttpRequest, table_id: str, *, begun: bool = True) -> Iterator[ApiVisit]:
    """Visit a table for a call, during which no other one of this process uses the game. `begun`: refuse a table that
    gathers."""
    with table_lock(table_id):
        try:
            table = found_table(table_id)
        except Unplayable:
            access_to_row(request, table_id)  # Only those who may look learn that there is something.
            raise
        access = _access(request, table)
        if begun and table.gathering:
            raise ApiError("gathering")
        yield ApiVisit(table, access, words_of_call(request))


def access_to_row(request: HttpRequest, table_id: str) -> tuple[Table, Access]:
    """Return the row of a table alone. Http404 for a table that is not there for the caller."""
    try:
        table = row_of(table_id)
    except Table.DoesNotExist:
        raise Http404 from None
    if table.deleted is not None:
        raise Http404
    return table, _access(request, table)


def _access(request: HttpRequest, table: Table) -> Access:
    """Return what the caller may do at a table, and note that they are there."""
    access = access_of(caller(request), table)
    if access.person is not None and access.seats:
        note_call(table.id, access.person)
    return access
