"""A process follows what others play at its tables, with few statements and never on a wrong track."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from django.utils.timezone import now

from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.web.api.newsroom import StreamBatcher
from vendemmia.web.api.stream import Stream, StreamMessage
from vendemmia.web.databases import Change, Database, Listening, database
from vendemmia.web.databases.interface import CHANGED_FIELDS
from vendemmia.web.live import background
from vendemmia.web.models import Ply, Seat, Table, Token
from vendemmia.web.play.moves import Stale, answer, undo
from vendemmia.web.tables import cache
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.util.lru import Recent

from .calling import Caller, person
from .conftest import Opener
from .people import as_shared
from .threads import closed_connections, run_apart

pytestmark = pytest.mark.usefixtures("each_database")


@contextmanager
def another_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What happens inside happens without the games in the memory of this process."""
    with monkeypatch.context() as patched:
        patched.setattr(cache, "_games", Recent(8))
        patched.setattr(cache, "_seen", Recent(8))
        yield


def play(table_id: str, times: int = 1, choice: int = 0) -> None:
    for _ in range(times):
        table = read_table(table_id)
        assert table.to_move is not None
        answer(table, table.to_move, table.game.legal_codes[choice], table.version)


def is_as_saved(table: Table) -> bool:
    """The game in memory is the one in the database."""
    codes = list(Ply.objects.filter(table_id=table.id).order_by("number").values_list("code", flat=True))
    row = Table.objects.get(id=table.id)
    return (table.game.codes, table.game.state.checksum(), table.version) == (
        codes,
        row.checksum,
        row.version,
    )


def test_it_plays_on_what_another_process_has_played(open_game: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_game(people=2)
    for times in (1, 3, 2):
        play(table.id)
        with another_process(monkeypatch):
            play(table.id, times)
        assert is_as_saved(read_table(table.id))


def test_it_notices_what_another_process_has_taken_back(open_game: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if as many other answers were given since."""
    table = open_game(people=2)
    taken_back = 0
    for _ in range(12):
        play(table.id)
        with another_process(monkeypatch):
            other = read_table(table.id)
            seat = other.game.decided_last
            assert seat is not None
            if other.game.undo_steps(seat):
                undo(other, seat, other.version)
                play(table.id, choice=-1)
                taken_back += 1
        assert is_as_saved(read_table(table.id))
    assert taken_back


def test_it_sees_a_seat_that_changes_without_a_new_version(open_game: Opener) -> None:
    table = open_game(people=2)
    read_table(table.id)
    Seat.objects.filter(table_id=table.id, number=1).update(stand_in="easy", name="Zoe")
    found = read_table(table.id).players[1]
    assert (found.name, found.stand_in) == ("Zoe", "easy")


@pytest.mark.parametrize("change", ["answer", "undo"])
def test_who_is_slower_writes_nothing(open_game: Opener, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    table = open_game(people=2)
    play(table.id)
    while not read_table(table.id).game.undo_steps(0):
        play(table.id)
    late = read_table(table.id)
    with another_process(monkeypatch):
        if change == "undo":
            undo(read_table(table.id), 0, late.version)
        else:
            play(table.id)
    with pytest.raises(Stale):
        answer(late, late.to_move or 0, late.game.legal_codes[-1], late.version)
    numbers = list(Ply.objects.filter(table_id=table.id).order_by("number").values_list("number", flat=True))
    assert numbers == list(range(len(numbers)))
    assert is_as_saved(read_table(table.id))


def test_a_move_takes_a_few_statements(each_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its token, sanctions, the table, answers given ahead, what it changes, and contacts of the next person."""
    if not each_database.is_shared:
        pytest.skip("SQLite has no connection to save")
    as_shared(monkeypatch)
    callers, table_id = two_at_a_table()
    for caller in callers:
        caller.get("/me")  # The first use of a token is noted.
    counts: list[list[int]] = [[], []]
    while min(map(len, counts)) < 3:
        table = read_table(table_id)
        seat = table.to_move or 0
        with CaptureQueriesContext(connection) as queries:
            callers[seat].move(table_id, table.game.legal_codes[0], table.version)
        assert callers[seat].status == 200
        counts[seat].append(len(queries))
    assert all(max(later) <= 7 for _first, *later in counts), counts  # With the first move a person is at the table.


def two_at_a_table() -> tuple[list[Caller], str]:
    callers = [Caller(person(name)) for name in ("Anna", "Bruno")]
    opened = callers[0].post("/tables", seats=[{"who": "you"}, {"who": "open"}])
    callers[1].post(f"/tables/{opened['id']}/join", invitation=opened["invitation"])
    return callers, opened["id"]


class TestNewsroom:
    """What many streams say is worked out at once."""

    @pytest.fixture(autouse=True)
    def _shared(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        as_shared(monkeypatch)
        with closed_connections(), ThreadPoolExecutor(2) as threads:  # Others know the database of another test.
            monkeypatch.setattr(background, "_threads", threads)
            yield

    @staticmethod
    def streams_of(callers: list[Caller], table_id: str) -> list[Stream]:
        tokens = [Token.objects.select_related("person").get(person=caller.person) for caller in callers]
        return [Stream(token, table_id, seat, words("en"), 0) for seat, token in enumerate(tokens)]

    @staticmethod
    def heard(streams: list[Stream], version: int = 0) -> list[StreamMessage | None]:
        async def ask() -> list[StreamMessage | None]:
            newsroom = StreamBatcher()
            return await asyncio.gather(*(newsroom.news(stream, version) for stream in streams))

        return run_apart(ask)

    def test_each_hears_the_same_as_alone(self) -> None:
        callers, table_id = two_at_a_table()
        play(table_id, 4)
        together = self.heard(self.streams_of(callers, table_id))
        alone_ = [stream.news() for stream in self.streams_of(callers, table_id)]
        assert together == alone_
        assert None not in together

    def test_only_those_hear_who_may(self) -> None:
        callers, table_id = two_at_a_table()
        streams = self.streams_of(callers, table_id)
        assert None not in self.heard(streams)
        Token.objects.filter(person=callers[0].person).delete()
        assert [said is None for said in self.heard(streams)] == [True, False]
        Seat.objects.filter(table_id=table_id, number=1).update(person=callers[0].person)
        assert self.heard(streams) == [None, None]

    def test_a_lost_connection_costs_no_event(self, each_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        callers, table_id = two_at_a_table()
        streams = self.streams_of(callers, table_id)
        self.heard(streams)
        play(table_id)
        may_listen, tries = each_database.may_listen, []

        def lost_once(asked: Sequence[Listening]) -> list[bool]:
            tries.append(asked)
            if len(tries) == 1:
                raise OperationalError("the connection is lost")
            return may_listen(asked)

        monkeypatch.setattr(each_database, "may_listen", lost_once)
        assert [bool(said and said.data["events"]) for said in self.heard(streams)] == [True, True]

    def test_a_table_in_use_keeps_nobody_else_waiting(self) -> None:
        callers, busy = two_at_a_table()
        others, free = two_at_a_table()
        used, done = threading.Event(), threading.Event()

        def use() -> None:
            with table_lock(busy):
                used.set()
                assert done.wait(60)

        async def ask() -> None:
            newsroom = StreamBatcher()
            late = asyncio.create_task(newsroom.news(one, 0))
            assert None not in [await newsroom.news(each, 0) for each in free_ones]
            assert not late.done()
            done.set()
            assert await late is not None

        one, free_ones = self.streams_of(callers, busy)[0], self.streams_of(others, free)
        with ThreadPoolExecutor(1) as other:
            holding = other.submit(use)
            assert used.wait(60)
            try:
                run_apart(ask)
            finally:
                done.set()
            holding.result()


def test_an_answer_writes_every_column_that_it_may_change(open_game: Opener) -> None:
    """In one statement or in several: the same list says which."""
    table = open_game(Options(players=2), people=2)
    table = read_table(table.id)
    new: dict[str, object] = {
        "version": table.version + 1,
        "to_move": 1,
        "bot_to_move": False,
        "over": True,
        "year": 77,
        "result": [3, 4],
        "hurry": False,
        "changed": now(),
        "position": "{}",
        "checksum": "feed",
        "receipts": ["r'1"],
        "deadline": now(),
        "gathering": True,
    }
    assert set(new) == set(CHANGED_FIELDS), "say here what a new column may become"
    change = Change(table.id, table.version, new, [], bot_is_asked=False)
    if database().write(change) is None:
        Table.objects.filter(id=table.id).update(**new)  # As `tables` does in several statements.
    row = Table.objects.get(id=table.id)
    assert {name: getattr(row, name) for name in new} == new
    assert all(getattr(row, field.attname) == getattr(table, field.attname) for field in others())


def others() -> list[Any]:
    return [field for field in Table._meta.concrete_fields if field.attname not in CHANGED_FIELDS]
