"""What is announced reaches everybody who waits for it, in any process, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from django.db import connection, transaction

from tests.waiting import until
from vendemmia.web.databases import Database, database
from vendemmia.web.live.watch import Watch, announce

from .conftest import Opener
from .threads import closed_connections

pytestmark = pytest.mark.usefixtures("each_database")

Found = TypeVar("Found")
LONG = 60.0
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE 'LISTEN%'"


def in_a_loop(doing: Callable[[], Awaitable[Found]]) -> Found:
    """This thread may hold the event loop of a browser."""

    async def run() -> Found:
        return await doing()

    with closed_connections(), ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, run()).result()


def say(topic: str) -> None:
    with transaction.atomic():
        announce(topic)
    connection.close()


def take_back(topic: str) -> None:
    with transaction.atomic():
        announce(topic)
        transaction.set_rollback(True)
    connection.close()


def test_topics_reach_whoever_waits_for_them() -> None:
    async def listen() -> list[str | None]:
        watch = Watch()
        first, second = watch.news("person:1", "person:2"), watch.news("person:3")
        waiting = [asyncio.ensure_future(anext(each)) for each in (first, second)]
        await asyncio.to_thread(until, lambda: len(watch._marks) == 3, "the beginning of both")
        await asyncio.to_thread(take_back, "person:1")
        await asyncio.to_thread(say, "person:9")
        await asyncio.to_thread(say, "person:2")
        found = [await asyncio.wait_for(waiting[0], LONG)]
        assert not waiting[1].done()
        await asyncio.to_thread(say, "person:3")
        found.append(await asyncio.wait_for(waiting[1], LONG))
        watch.close()
        return found

    assert in_a_loop(listen) == ["person:2", "person:3"]


def test_a_topic_has_a_length() -> None:
    for topic in ("", "x" * 65):
        with pytest.raises(ValueError, match="not a topic"):
            announce(topic)


def test_the_computer_players_hear_of_a_table_where_they_are_asked(open_game: Opener, each_database: Database) -> None:
    listener = each_database.listener()
    try:
        listener.has_news()
        while listener.has_news():
            pass
        table = open_game(bot="easy", people=0)
        while not listener.has_news():
            listener.wait(1)
        assert table.bot_to_move
    finally:
        listener.close()


@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
def test_a_watch_survives_the_loss_of_its_connections() -> None:
    """As when the database is restarted: it connects again, and what was announced meanwhile is not lost."""

    def cut() -> None:
        with connection.cursor() as cursor:
            cursor.execute(CUT)
            announce("person:1")
        connection.close()

    async def listen() -> str | None:
        watch = Watch()
        news = watch.news("person:1")
        waiting = asyncio.ensure_future(anext(news))
        await asyncio.to_thread(until, lambda: watch._marks, "the beginning")
        await asyncio.to_thread(say, "person:1")
        assert await asyncio.wait_for(waiting, LONG) == "person:1"
        waiting = asyncio.ensure_future(anext(news))
        await asyncio.to_thread(cut)
        found = await asyncio.wait_for(waiting, LONG)
        watch.close()
        return found

    assert in_a_loop(listen) == "person:1"


@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
def test_a_page_notices_that_its_connection_is_lost() -> None:
    """Before it asks: nobody sees an error because PostgreSQL was restarted between two requests."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        (pid,) = cursor.fetchone()
    with database().alone_for_migrations():
        pass
    other = connection.copy()
    with other.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 10000)", [pid])
    other.close()
    database().freshen()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        assert cursor.fetchone() != (pid,)
