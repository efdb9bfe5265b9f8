"""A table in the database: its row, seats and plies. A row may hold anything, so all of it is checked."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from django.db import DEFAULT_DB_ALIAS

from vendemmia.engine import Options, VendemmiaError
from vendemmia.engine.catalogue import MAX_SEATS
from vendemmia.record import UNKNOWN, Record, Resumed, digest
from vendemmia.web.databases.interface import PLAYED, SEATED
from vendemmia.web.databases.prepared import PreparedQuery
from vendemmia.web.game.live_game import StoredAnswer
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COLUMNS = [field.attname for field in Table._meta.concrete_fields]
ROW = PreparedQuery(lambda table_id: Table.objects.filter(id=table_id))
SEATS = PreparedQuery(lambda table_id: Seat.objects.filter(table_id=table_id).values_list(*SEATED))
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
"""Takes the place of a date that cannot be read."""


class Unplayable(VendemmiaError):
    """A table that cannot be played on: this version cannot read its saved game, or it is damaged.

    `problem` is the end of the id of the message that says what is wrong.
    """

    def __init__(self, table_id: str, problem: str) -> None:
        super().__init__(f"{table_id}: {problem}")
        self.table_id = table_id
        self.problem = problem


def row_of(table_id: str) -> Table:
    """Return the row alone. A date that cannot be read does no harm: the next change writes it again."""
    try:
        found = ROW.rows(table_id)
        if not found:
            raise Table.DoesNotExist
        return Table.from_db(DEFAULT_DB_ALIAS, COLUMNS, found[0])
    except (ValueError, TypeError, AttributeError, OverflowError):  # A date, or a text that is not JSON.
        pass
    for dates in (("created", "changed"), ("created", "changed", "deleted")):
        try:
            table = Table.objects.defer(*dates).get(id=table_id)
        except (ValueError, TypeError, AttributeError, OverflowError):
            continue
        for date in dates:
            setattr(table, date, LONG_AGO)
        return table
    raise Unplayable(table_id, "row")


def options_of(table: Table) -> Options:
    try:
        return Options.from_json(table.options)
    except Exception as error:
        raise Unplayable(table.id, "options") from error


def players_of(table: Table) -> tuple[SeatedPlayer, ...]:
    """Return who sits at the table, as many as its options say."""
    return players_among(table, SEATS.rows(table.id))


def players_among(table: Table, rows: Iterable[Sequence[Any]]) -> tuple[SeatedPlayer, ...]:
    """Return the same from rows with the columns `SEATED`."""
    seats = list(rows)
    if [number for number, *_ in seats] != list(range(options_of(table).players)):
        raise Unplayable(table.id, "seats")
    return tuple(
        SeatedPlayer(name, bot, colour if colour in range(MAX_SEATS) else None, *rest)
        for _, name, bot, colour, *rest in seats
    )


def answers_of(table: Table) -> list[StoredAnswer]:
    listed = list(table.plies.values_list(*PLAYED))
    if any(place != number for place, (number, *_) in enumerate(listed)):
        raise Unplayable(table.id, "plies")
    return [StoredAnswer(*rest) for _, *rest in listed]


def record_of(table: Table, answers: Sequence[StoredAnswer]) -> Record:
    """Return the game of a table as a record; whether the rules lead through it has not been checked."""
    try:
        position = json.loads(table.position) if digest(table.position) == table.checksum else None
        resumed = tuple(Resumed(each["ply"], each["rules"], each["position"]) for each in table.resumed)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Unplayable(table.id, "row") from None
    return Record(
        options_of(table),
        table.deal,
        tuple(answer.code for answer in answers),
        table.checksum,
        table.start if isinstance(table.start, dict) else None,
        table.rules,
        tuple(answer.check or UNKNOWN for answer in answers),
        position,
        resumed,
    )
