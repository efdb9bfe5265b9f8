"""A call about a table: the table, read once, and what the caller may do there."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from django.http import Http404

from vendemmia.web.access import access_of
from vendemmia.web.locks import alone
from vendemmia.web.models import Table
from vendemmia.web.reading import read_table
from vendemmia.web.rows import Unplayable, row_of

from .auth import caller
from .errors import ApiError, words_of_call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest

    from vendemmia.locale import Words
    from vendemmia.web.access import Access


class Visit(NamedTuple):
    """A table with its game, and its caller."""

    table: Table
    access: Access
    words: Words

    def watching(self, wanted: int | None) -> int | None:
        """The seat through whose eyes the caller looks: the one asked for, else the own one; None for a spectator."""
        if wanted is not None:
            if wanted not in self.access.seats:
                raise ApiError("forbidden")
            return wanted
        own = self.access.seats
        return self.table.to_move if self.table.to_move in own else next(iter(own), None)

    def asked(self, wanted: int | None) -> int:
        """The own seat that must answer now."""
        seat = self.watching(wanted)
        if seat is None or seat != self.table.game.to_move or self.table.uploaded:
            raise ApiError("not-your-turn")
        return seat


@contextmanager
def visiting(request: HttpRequest, table_id: str, *, begun: bool = True) -> Iterator[Visit]:
    """A call during which no other one of this process uses the game. `begun`: refuse a table that still gathers."""
    with alone(table_id):
        try:
            table = read_table(table_id)
        except Table.DoesNotExist:
            raise Http404 from None
        except Unplayable:
            access_to_row(request, table_id)  # Only those who may look learn that there is something.
            raise
        access = access_of(caller(request), table)
        if begun and table.gathering:
            raise ApiError("gathering")
        yield Visit(table, access, words_of_call(request))


def access_to_row(request: HttpRequest, table_id: str) -> tuple[Table, Access]:
    """The row of a table alone. Http404 for a table that is not there for the caller."""
    try:
        table = row_of(table_id)
    except Table.DoesNotExist:
        raise Http404 from None
    if table.deleted is not None:
        raise Http404
    return table, access_of(caller(request), table)
