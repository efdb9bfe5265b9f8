"""Who is here: streams note it, and others hear of it when somebody comes or goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import pytest
from django.db import connection
from django.utils.timezone import now

from vendemmia.web.api import newsroom
from vendemmia.web.api.stream import Stream
from vendemmia.web.live import background, watch
from vendemmia.web.live.background import in_background
from vendemmia.web.live.side_changes import SideVersions, bump_side_version, counters
from vendemmia.web.live.watch import Watch
from vendemmia.web.models import Person, Seat, Table, Watching
from vendemmia.web.pages.table import stream
from vendemmia.web.pages.table.stream import lines
from vendemmia.web.people.api_tokens import find_token, make_token
from vendemmia.web.play import presence, watchers
from vendemmia.web.play.deleting import remove_old

from .. import waiting
from .calling import Caller
from .people import EN, as_shared, begun, browser, fresh, people
from .threads import closed_connections, run_apart

pytestmark = pytest.mark.usefixtures("each_database")
Found = TypeVar("Found")
PATIENCE = 60.0
"""Seconds until a test gives up; a busy machine needs many of them."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    monkeypatch.setattr(presence, "GRACE", 0.01)
    monkeypatch.setattr(presence, "_leaving", set())  # Those of other tests belong to loops that have ended.
    # Nothing that knows another test's database.
    monkeypatch.setattr(stream, "watch", Watch())
    monkeypatch.setattr(background, "_threads", ThreadPoolExecutor(background.THREADS))


def in_a_loop(work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
    """Until also those who have left are noted."""

    async def to_the_end() -> Found:
        found = await work()
        await asyncio.gather(*presence._leaving)
        return found

    with closed_connections():
        found = run_apart(to_the_end)
        background._threads.shutdown()
    return found


async def until(condition: Callable[[], bool]) -> None:
    await in_background(waiting.until, condition, "coming or going")


async def heard(lines: AsyncIterator[str], event: str) -> None:
    """Read a stream up to an event."""
    async with asyncio.timeout(PATIENCE):
        while event not in await anext(lines):
            pass


def is_here(table: Table, person: Person) -> bool:
    return presence.is_here(Seat.objects.get(table=table, person=person))


def test_others_hear_when_somebody_comes_and_goes() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])

    async def meeting() -> None:
        first = lines(table.id, anna)
        await heard(first, "event: version")
        await until(lambda: is_here(table, anna))
        second, third = lines(table.id, bruno), lines(table.id, bruno)
        await heard(second, "event: version")
        await heard(first, "event: news")
        await until(lambda: is_here(table, bruno))
        await heard(third, "event: version")
        await third.aclose()  # type: ignore[attr-defined]
        assert (table.id, bruno.id) in presence._open, "one of two browsers is left"
        await second.aclose()  # type: ignore[attr-defined]
        await until(lambda: not is_here(table, bruno))
        await heard(first, "event: news")
        assert await in_background(is_here, table, anna)
        await first.aclose()  # type: ignore[attr-defined]
        await until(lambda: not is_here(table, anna))

    in_a_loop(meeting)
    assert not presence._open


def test_a_program_is_here_while_it_follows_and_while_it_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the others could replace a person whose program waits for its turn, or who has just closed a page."""
    monkeypatch.setattr(newsroom, "watch", Watch())
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = begun([anna, bruno], spectators=True)

    def followed(person: Person, seat: int | None) -> AsyncIterator[bytes]:
        token = find_token(make_token(person, "a test"))
        assert token is not None
        return newsroom.lines_of(Stream(token, table.id, seat, EN, 0))

    waits, watches = followed(anna, 0), followed(carla, None)

    async def following() -> None:
        await anext(waits)
        await until(lambda: is_here(table, anna))
        await anext(watches)
        await until(lambda: watched(table) == (("Carla",), 0))
        for each in (waits, watches):
            await each.aclose()  # type: ignore[attr-defined]
        await until(lambda: not is_here(table, anna) and watched(table) == ((), 0))

    in_a_loop(following)
    program = Caller(bruno)
    program.get(f"/tables/{table.id}/view")
    assert is_here(table, bruno)
    presence.note_gone(table.id, bruno)
    assert is_here(table, bruno), "the page is closed, and the program plays on"
    long_ago = monotonic() - presence.PRESENT.total_seconds()
    monkeypatch.setitem(presence._called, (table.id, bruno.id), long_ago)
    presence.note_gone(table.id, bruno)
    assert not is_here(table, bruno)


def watched(table: Table) -> tuple[tuple[str, ...], int]:
    found = watchers.watchers_of(fresh(table), presence.PRESENT)
    return found.names, found.strangers


def test_everybody_at_the_table_knows_who_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "PAUSE", 0.01)
    monkeypatch.setattr(presence, "EVERY", 0.0)
    anna, bruno, eve = people("Anna", "Bruno", "Eve")
    table = begun([anna, bruno], spectators=True)
    players = browser(anna)

    def page() -> str:
        return players.get(f"/tables/{table.id}/").content.decode()

    assert EN.message("watching-allowed") in page()

    async def watching() -> None:
        first = lines(table.id, anna)
        await heard(first, "event: version")
        own = lines(table.id, eve)
        await heard(own, "event: version")
        await heard(first, "event: news")
        await until(lambda: watched(table) == (("Eve",), 0))
        strangers = [lines(table.id, None) for _ in range(3)]
        for each in strangers:
            await heard(each, "event: version")
        await until(lambda: watched(table) == (("Eve",), 3))
        async with asyncio.timeout(PATIENCE):  # The page may have been asked for a moment too early.
            while "Watching: Eve, 3 guests without a name" not in await in_background(page):  # noqa: ASYNC110 - nothing announces it
                await asyncio.sleep(0.01)
        for each in strangers:
            await each.aclose()  # type: ignore[attr-defined]
        await until(lambda: watched(table) == (("Eve",), 0))
        await own.aclose()  # type: ignore[attr-defined]
        await until(lambda: watched(table) == ((), 0))
        await first.aclose()  # type: ignore[attr-defined]

    in_a_loop(watching)
    assert not Watching.objects.exists()


def test_several_processes_count_their_strangers_together(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], spectators=True)
    assert watchers.note_strangers(table.id, 2)
    assert not watchers.note_strangers(table.id, 2), "nothing new"
    monkeypatch.setattr(watchers, "PROCESS", "strangers elsewhere")
    assert watchers.note_strangers(table.id, 5)
    assert watched(table) == ((), 7)
    Watching.objects.filter(who="strangers elsewhere").update(seen=now() - 2 * presence.PRESENT)  # It was killed.
    assert watched(table) == ((), 2)
    remove_old()
    assert Watching.objects.count() == 1


def test_who_comes_and_goes_all_the_time_is_announced_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred comings cost the pages of a table two looks, not a hundred."""
    monkeypatch.setattr(watchers, "PAUSE", 0.2)
    table = begun(people("Anna", "Bruno"), spectators=True)
    before = fresh(table).news

    async def restless() -> None:
        await asyncio.gather(*(watchers.announce(table.id) for _ in range(100)))

    in_a_loop(restless)
    assert fresh(table).news - before == 2


def test_nobody_watches_where_the_host_does_not_allow_it() -> None:
    anna, bruno, eve = people("Anna", "Bruno", "Eve")
    table = begun([anna, bruno])
    assert not watchers.note_watcher(table.id, eve)
    assert not Watching.objects.exists()
    assert EN.message("watching-allowed") not in browser(anna).get(f"/tables/{table.id}/").content.decode()


@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
def test_streams_that_wait_share_a_few_connections() -> None:
    """PostgreSQL has a process for each connection: a thousand pages that wait must not need a thousand."""
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    watching = 2
    """Connections: one listens, one asks for versions."""

    def connections() -> int:
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
            return int(cursor.fetchone()[0])

    before = connections()

    async def all_wait() -> int:
        streams = [lines(table.id, person) for person in (anna, bruno, None) * 10]
        for each in streams:
            await heard(each, "event: version")
        found = await asyncio.to_thread(connections)
        for each in streams:
            await each.aclose()  # type: ignore[attr-defined]
        return found

    one_that_counts = 1
    assert in_a_loop(all_wait) <= before + watching + background.THREADS + one_that_counts


def test_what_happens_while_a_stream_begins_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even right after it has read where the table is."""
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    reads = []

    def read(table_id: str) -> SideVersions | None:
        found = counters(table_id)
        reads.append(found)
        if len(reads) == 1:
            bump_side_version(table_id)
        return found

    monkeypatch.setattr(stream, "counters", read)
    monkeypatch.setattr(watch, "HEARTBEAT", 2 * PATIENCE)  # By then it would be noticed anyway.

    async def watching() -> None:
        own = lines(table.id, None)
        await heard(own, "event: version")
        await heard(own, f"event: news\ndata: {table.news + 1}")
        await own.aclose()  # type: ignore[attr-defined]

    in_a_loop(watching)
