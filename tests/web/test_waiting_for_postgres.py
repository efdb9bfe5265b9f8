"""A process that people wait for gives up a silent PostgreSQL, but not a slow one."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from django.db import OperationalError, connection

from tests.dropping import DroppingProxy
from tests.postgres import Cluster
from tests.waiting import until
from vendemmia.web.databases import Database
from vendemmia.web.databases.postgres import line
from vendemmia.web.databases.postgres.connecting import Connection, connected
from vendemmia.web.databases.postgres.line import LINE, Silent
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.databases.postgres.watching import NotificationListener

from .conftest import HOME, use
from .threads import closed_connections


@pytest.fixture
def proxy(cluster: Cluster, postgres: Postgres) -> Iterator[DroppingProxy]:
    assert postgres.is_shared
    with DroppingProxy(cluster.port) as made:
        yield made


@pytest.fixture
def store(cluster: Cluster, proxy: DroppingProxy, monkeypatch: pytest.MonkeyPatch) -> Iterator[Postgres]:
    """The database behind the proxy, in a hurry."""
    for name, seconds in {"DOUBT": 0.05, "TRIAL": 0.2, "REFUSED": 0.2, "PAUSE": 0.02}.items():
        monkeypatch.setattr(line, name, seconds)
    made = Postgres(cluster.address("tests").replace(str(cluster.port), str(proxy.port)), HOME)
    made.hurry()
    yield made
    LINE.hurry(None)
    until(lambda: not LINE.is_down, "the end of the last trial")


def test_silence_ends_for_everybody_and_nobody_waits_again(store: Postgres, proxy: DroppingProxy) -> None:
    with ThreadPoolExecutor(4) as pool:
        made = [connected(store.parameters) for _ in range(4)]
        proxy.drop()
        asked = [pool.submit(each.execute, "SELECT 1") for each in made]
        assert {type(each.exception()) for each in asked} == {Silent}
    assert all(each.closed for each in made)
    assert LINE.is_down
    with pytest.raises(Silent):
        connected(store.parameters)
    proxy.flow()
    until(lambda: not LINE.is_down, "the way back")
    with connected(store.parameters) as again:
        assert again.execute("SELECT 1").fetchone() == (1,)


def test_a_connection_from_before_a_loss_is_not_used_again(store: Postgres, proxy: DroppingProxy) -> None:
    """It was silent meanwhile; what it was told is perhaps lost."""
    before, other = connected(store.parameters), connected(store.parameters)
    proxy.drop()
    with pytest.raises(Silent):
        other.execute("SELECT 1")
    proxy.flow()
    until(lambda: not LINE.is_down, "the way back")
    assert before.is_lost
    with pytest.raises(Silent):
        before.execute("SELECT 1")


def test_a_slow_statement_is_not_silence(store: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial beside it works, so it may take its time: PostgreSQL itself has a limit."""
    trials = []

    def works(parameters: dict[str, object]) -> bool:
        trials.append(parameters)
        return True

    monkeypatch.setattr(line, "works", works)
    with connected(store.parameters) as slow:
        assert slow.execute("SELECT 1 FROM pg_sleep(0.5)").fetchone() == (1,)
        limit = slow.execute("SHOW statement_timeout").fetchone()
    assert trials
    assert not LINE.is_down
    assert limit == ("3500ms",)


def test_one_connection_that_is_silent_is_given_up(store: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "ANSWER", 0.3)
    slow = connected(store.parameters)
    with pytest.raises(Silent):
        slow.execute("SELECT pg_sleep(60)")
    assert slow.closed
    with LINE.time_enough(), connected(store.parameters) as patient:
        assert patient.execute("SELECT 1 FROM pg_sleep(0.6)").fetchone() == (1,)


def test_a_refusal_with_a_reason_is_no_silence(store: Postgres, cluster: Cluster) -> None:
    nowhere = {**store.parameters, "dbname": "nowhere"}
    assert line.works(nowhere)
    assert not line.works({**store.parameters, "port": "1"})
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        connected(nowhere)
    assert cluster.port
    assert not LINE.is_down


def test_the_computer_players_notice_that_notifications_are_lost(
    store: Postgres, proxy: DroppingProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that only listens hears nothing either way, so it asks."""
    monkeypatch.setattr("vendemmia.web.databases.postgres.watching.PLAYERS_SLOW", 0.0)
    listener = NotificationListener(store.parameters)
    assert listener.has_news()
    proxy.drop()
    with pytest.raises(OperationalError):
        listener.has_news()
    proxy.flow()
    until(lambda: not LINE.is_down, "the way back")
    assert listener.has_news()
    listener.close()


@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
def test_django_gets_a_new_connection_after_a_loss(
    store: Postgres, proxy: DroppingProxy, each_database: Database
) -> None:
    use(store)
    with closed_connections():
        store.check_health()
        proxy.drop()
        with pytest.raises(OperationalError), connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        proxy.flow()
        until(lambda: not LINE.is_down, "the way back")
        store.freshen()
        store.check_health()
        assert isinstance(connection.connection, Connection)
    use(each_database)


def test_nobody_is_hurried_where_nobody_waits(
    cluster: Cluster, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup or a migration may take minutes."""
    for name in ("DOUBT", "ANSWER"):
        monkeypatch.setattr(line, name, 0.05)
    with connected(postgres.parameters) as patient:
        assert patient.execute("SELECT 1 FROM pg_sleep(0.4)").fetchone() == (1,)
        assert patient.execute("SHOW statement_timeout").fetchone() == ("0",)
    assert cluster.port
