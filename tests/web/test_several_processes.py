"""What two processes do at the same table at the same moment: one of them is first, and nothing is lost or doubled.

The locks of `alone` hold inside one process only. The other process is played by a thread with a connection of its
own, or by a call in the middle of the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, transaction
from django.utils.timezone import now

from tests.waiting import LONG, until
from vendemmia.web import ratings
from vendemmia.web.databases import Database
from vendemmia.web.databases.postgres import watching
from vendemmia.web.game.player_names import seat_names
from vendemmia.web.lobby import gathering
from vendemmia.web.models import Person, Proposal, RatedGame, Rating, Seat, Table
from vendemmia.web.play import proposals, stand_ins
from vendemmia.web.play.moves import Stale
from vendemmia.web.tables import cache

from .people import EN, as_shared, begun, fresh, gathered, people
from .threads import closed_connections

BLOCKED = "SELECT count(*) FROM pg_locks WHERE NOT granted"

pytestmark = pytest.mark.usefixtures("each_database")
only_postgres = pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


class Meanwhile:
    """Wraps a function: in the middle of its first call, the other process begins its work. The first one goes on when
    the other is done, or waits for a lock of the first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: object, name: str, work: Callable[[], object]) -> None:
        self._wrapped = getattr(module, name)
        self._work = work
        self._threads = ThreadPoolExecutor(1)
        self._other: Future[object] | None = None
        monkeypatch.setattr(module, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        found = self._wrapped(*args, **kwargs)
        if self._other is None:
            self._other = self._threads.submit(self._work)
            until(lambda: self._is_blocked() or self._is_done(), "the work of the other process")
        return found

    def _is_done(self) -> bool:
        return self._other is not None and self._other.done()

    @staticmethod
    def _is_blocked() -> bool:
        with connection.cursor() as cursor:
            cursor.execute(BLOCKED)
            return bool(cursor.fetchone()[0])

    def result(self) -> object:
        assert self._other is not None, "the other process has never begun"
        found = self._other.result(LONG)
        self._threads.shutdown()
        return found


@pytest.fixture
def _closed() -> Iterator[None]:
    with closed_connections():
        yield


def test_two_find_that_time_is_up_and_one_lets_a_computer_player_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(people("Anna", "Bruno"), clock="move-2m")
    Table.objects.filter(id=table.id).update(deadline=now() - timedelta(seconds=1))
    reads = []

    def read(table_id: str) -> Table:
        """Between reading and writing, the other process does all of it."""
        found = cache.read_table(table_id)
        reads.append(found.version)
        if len(reads) == 1:
            cache.forget(table_id)
            assert stand_ins.serve_overdue()
            cache.forget(table_id)
        return found

    monkeypatch.setattr(stand_ins, "read_table", read)
    assert stand_ins.serve_overdue()
    after = fresh(table)
    assert (len(reads), after.version) == (2, table.version + 1)
    assert after.bot_to_move
    assert after.deadline is None
    assert not stand_ins.serve_overdue()


def test_a_table_where_nobody_can_stand_in_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer players of all tables are in the same process."""
    broken, sound = (begun(people("Anna", "Bruno"), clock="move-2m", invitation=str(number)) for number in range(2))
    Table.objects.update(deadline=now() - timedelta(seconds=1))
    Table.objects.filter(id=broken.id).update(deadline=now() - timedelta(seconds=2))

    def read(table_id: str) -> Table:
        if table_id == broken.id:
            raise ZeroDivisionError
        return cache.read_table(table_id)

    monkeypatch.setattr(stand_ins, "read_table", read)
    assert stand_ins.serve_overdue()
    assert fresh(sound).bot_to_move
    assert not stand_ins.serve_overdue()


@pytest.mark.parametrize("goes", [True, False])
def test_somebody_comes_or_goes_while_the_game_begins(monkeypatch: pytest.MonkeyPatch, goes: bool) -> None:
    """Nobody's seat is left without a player, and no seat gets two."""
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno if goes else None])

    def slowly(*args: Any) -> list[str]:
        Seat.objects.filter(table=table, number=1).update(person=None if goes else bruno)
        return seat_names(*args)

    monkeypatch.setattr(gathering, "seat_names", slowly)
    with pytest.raises(Stale):
        gathering.begin(EN, table.id)
    after = Table.objects.get(id=table.id)
    assert (after.gathering, after.version, after.code) == (True, table.version, table.code)
    assert not Seat.objects.exclude(bot="").exists()


@only_postgres
@pytest.mark.usefixtures("_closed")
def test_two_agree_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither consent is lost: the later one carries it out."""
    table = begun(people("Anna", "Bruno", "Carla", "Dino"))
    proposals.propose_stand_in(table, 0, 3)
    other = Meanwhile(monkeypatch, proposals, "concerned", _alone_with(lambda: proposals.agree(fresh(table), 2)))
    proposals.agree(fresh(table), 1)
    other.result()
    assert not Proposal.objects.exists()
    assert fresh(table).players[3].stand_in


@only_postgres
@pytest.mark.usefixtures("_closed")
def test_two_rated_games_of_the_same_people_end_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """They sit in another order there. Both count, and neither waits for the other for ever."""
    anna, bruno = people("Anna", "Bruno")
    for each in (anna, bruno):
        Rating.objects.create(mode=ratings.DUEL, person=each, **ratings.Skill()._asdict())
    other = Meanwhile(monkeypatch, ratings.rating, "_rating", _alone_with(lambda: _ended("second", bruno, anna)))
    _ended("first", anna, bruno)
    other.result()
    assert RatedGame.objects.count() == 4
    assert set(Rating.objects.values_list("games", "wins")) == {(2, 1)}


def _ended(table_id: str, winner: Person, loser: Person) -> None:
    table = Table(id=table_id, rated=True, over=True, options={"players": 2})
    seats = [ratings.Rated(0, winner.id, "", 1, False), ratings.Rated(1, loser.id, "", 2, False)]
    with transaction.atomic():
        ratings.apply_result(table, seats)


def _alone_with(work: Callable[[], object]) -> Callable[[], object]:
    """The connection of the thread is closed by the thread."""

    def done() -> object:
        try:
            return work()
        finally:
            connection.close()

    return done


@only_postgres
def test_a_clock_that_a_web_worker_starts_wakes_the_computer_players(
    monkeypatch: pytest.MonkeyPatch, each_database: Database
) -> None:
    """By a notification: they would look by themselves only after a while."""
    monkeypatch.setattr(watching, "PLAYERS_SLOW", 10 * LONG)
    table = gathered(people("Anna", "Bruno"), clock="move-2m")
    listener = each_database.listener()
    try:
        while listener.has_news():
            pass
        gathering.begin(EN, table.id)
        until(listener.has_news, "news of the clock")
    finally:
        listener.close()
    assert fresh(table).deadline is not None
    assert not fresh(table).bot_to_move
