"""Several processes of computer players: each table and each evaluation is served by one of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from vendemmia.engine import Options
from vendemmia.web.computer_players import scheduler
from vendemmia.web.computer_players.evaluating import Queue
from vendemmia.web.computer_players.evaluations import ask
from vendemmia.web.databases.postgres import claims
from vendemmia.web.databases.postgres.claims import Leases
from vendemmia.web.models import BotWorker, Claim, Ply, Table
from vendemmia.web.tables import cache
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.history import history

from .conftest import Opener
from .threads import closed_connections

pytestmark = [
    pytest.mark.usefixtures("each_database"),
    pytest.mark.parametrize("each_database", ["postgresql"], indirect=True),
]


@pytest.fixture
def two() -> tuple[Leases, Leases]:
    Claim.objects.all().delete()
    BotWorker.objects.all().delete()
    made = Leases("one"), Leases("two")
    for each in made:
        each.beat()
    return made


def test_what_a_living_process_has_claimed_belongs_to_it(two: tuple[Leases, Leases]) -> None:
    one, other = two
    assert one.take("table:a")
    assert one.take("table:a")
    assert not other.take("table:a")
    assert other.take("table:b")
    one.release("table:b")  # Not its own.
    assert not one.take("table:b")
    one.release("table:a")
    assert other.take("table:a")
    other.leave()
    assert one.take("table:a")


def test_what_a_dead_process_has_claimed_is_taken_over(
    two: tuple[Leases, Leases], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    assert one.take("table:a")
    monkeypatch.setattr(claims, "LEASE", 0.0)  # As if its last sign of life were long ago.
    assert other.take("table:a")
    monkeypatch.undo()
    one.beat()
    assert not one.take("table:a")


def test_a_sign_of_life_is_seen_by_the_health_check(two: tuple[Leases, Leases]) -> None:
    found = claims.seconds_since_last()
    assert found is not None
    assert found < 60
    for each in two:
        each.leave()
    assert claims.seconds_since_last() is None


def test_two_processes_at_the_same_tables_play_every_ply_once(
    open_game: Opener, two: tuple[Leases, Leases], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads stand for processes: each has its own connection and its own claims, and no lock is shared."""
    tables = [open_game(Options(players=2, max_years=2), seed, people=0, bot="random") for seed in range(3)]
    taken: list[tuple[str, int]] = []
    answer = scheduler.BotScheduler._answer

    def noted(self: scheduler.BotScheduler, waiting: scheduler.Waiting) -> None:
        taken.append((waiting.id, waiting.version))
        answer(self, waiting)

    monkeypatch.setattr(scheduler.BotScheduler, "_answer", noted)

    def work(leases: Leases) -> None:
        desk = scheduler.BotScheduler(leases)
        try:
            while Table.objects.filter(over=False).exists():
                desk.serve()
        finally:
            connection.close()

    with closed_connections(), ThreadPoolExecutor(2) as pool:
        list(pool.map(work, two))
    cache.forget_all()
    for table in tables:
        numbers = list(Ply.objects.filter(table_id=table.id).order_by("number").values_list("number", flat=True))
        assert numbers == list(range(len(numbers)))
        assert read_table(table.id).game.plies == len(numbers)  # LiveGame again, every position compared.
    assert not Claim.objects.exists()


def test_an_evaluation_is_weighed_by_one_process(open_game: Opener, two: tuple[Leases, Leases]) -> None:
    table = open_game(Options(players=2, max_years=1), people=0, bot="random")
    while not Table.objects.get(id=table.id).over:
        scheduler.BotScheduler(two[0]).serve()
    table = read_table(table.id)
    row = ask(table, history(table), 0)
    first, second = Queue(two[0]), Queue(two[1])
    assert first.go_on(0.0)
    assert not second.go_on(0.0)
    two[0].leave()
    second.look()
    assert second.go_on(0.0)
    assert row.total
