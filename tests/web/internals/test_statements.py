"""Queries that are composed once read what Django reads."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.db.models import QuerySet

from tests.web.conftest import Opener
from vendemmia.engine import Options
from vendemmia.web.databases.interface import SEATED
from vendemmia.web.databases.prepared import PreparedQuery
from vendemmia.web.models import Seat, Table
from vendemmia.web.tables.stored import players_of, row_of


@pytest.mark.usefixtures("each_database")
def test_a_row_and_its_seats_are_what_django_reads(open_game: Opener) -> None:
    table = open_game(Options(players=3, modules=frozenset({"extended_board"})), people=2)
    moment = datetime(2026, 11, 18, 12, 30, 15, 250, tzinfo=UTC)
    Table.objects.filter(id=table.id).update(start={"a": [1, None]}, deadline=moment, day=moment.date(), rated=True)
    Seat.objects.filter(table=table.id, number=1).update(colour=4, stand_in="easy", left=True)
    read, expected = row_of(table.id), Table.objects.get(id=table.id)
    for field in Table._meta.concrete_fields:
        found, wanted = getattr(read, field.attname), getattr(expected, field.attname)
        assert (found, type(found)) == (wanted, type(wanted)), field.attname
    assert read.deadline == moment
    assert not read._state.adding
    assert [tuple(player) for player in players_of(read)] == [
        (name, bot, colour, *rest) for _, name, bot, colour, *rest in expected.seats.values_list(*SEATED)
    ]


@pytest.mark.usefixtures("each_database")
def test_nothing_is_found_where_nothing_is() -> None:
    with pytest.raises(Table.DoesNotExist):
        row_of("nowhere")


def test_django_composes_a_query_once(open_game: Opener) -> None:
    asked: list[str] = []

    def seats(table_id: str) -> QuerySet[Seat, tuple[str]]:
        asked.append(table_id)
        return Seat.objects.filter(table_id=table_id).values_list("name")

    query, tables = PreparedQuery(seats), [open_game(seed=seed) for seed in (1, 2)]
    Seat.objects.filter(table=tables[1].id, number=0).update(name="Zoe")
    assert [query.rows(table.id)[0] for table in tables] == [["Anna"], ["Zoe"]]
    assert len(asked) == 1


def test_a_query_with_another_value_in_it_is_refused() -> None:
    query = PreparedQuery(lambda table_id: Seat.objects.filter(table_id=table_id, number=1))
    with pytest.raises(AssertionError, match="one value"):
        query.rows("")
