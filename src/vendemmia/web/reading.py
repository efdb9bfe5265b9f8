"""Reading a table: its row, its seats and its game as they are at one moment."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from django.db import connection

from .models import Table
from .played import Unplayable, options_of, played
from .seating import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
"""Stands in for a date that cannot be read."""


@contextmanager
def snapshot() -> Iterator[None]:
    """All that is read inside is of one moment, while others go on writing.

    A transaction that only reads waits for nobody: unlike `transaction.atomic`, which asks for the write lock at once.
    """
    if connection.in_atomic_block:
        yield
        return
    connection.ensure_connection()
    with connection.cursor() as cursor:
        cursor.execute("BEGIN")
        try:
            yield
        finally:
            cursor.execute("COMMIT")


def read_table(table_id: str) -> Table:
    """The table with `players` and `game`, while you are `alone` with it.

    Table.DoesNotExist if there is none, Unplayable if nobody can play on there.
    """
    with snapshot():
        table = row_of(table_id)
        table.players = players_of(table)
        table.game = played(table)
    receipts: object = table.receipts  # A row may hold anything.
    if not isinstance(receipts, list):
        table.receipts = []
    return table


def row_of(table_id: str) -> Table:
    """The row alone. A date that cannot be read does no harm: the next change writes it again."""
    try:
        return Table.objects.get(id=table_id)
    except (ValueError, TypeError, AttributeError, OverflowError):  # A date, or a text that is not JSON.
        pass
    try:
        table = Table.objects.defer("created", "changed").get(id=table_id)
    except (ValueError, TypeError, AttributeError, OverflowError):
        raise Unplayable(table_id, "row") from None
    table.created = table.changed = LONG_AGO
    return table


def players_of(table: Table) -> tuple[Player, ...]:
    """Who sits at the table, as many as its options say."""
    seats = list(table.seats.values_list("number", "name", "bot"))
    if [number for number, _, _ in seats] != list(range(options_of(table).players)):
        raise Unplayable(table.id, "seats")
    return tuple(Player(name, bot) for _, name, bot in seats)
