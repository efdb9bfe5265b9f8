"""Who is here: streams note it, and others hear of it when somebody comes or goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from django.db import connection

from vendemmia.web import background, changes, presence
from vendemmia.web.background import in_background
from vendemmia.web.changes import Watch
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.news import Counters, counters, tell
from vendemmia.web.pages import stream
from vendemmia.web.pages.stream import lines

from .. import waiting
from .people import as_shared, begun, people
from .threads import closed_connections, run_apart

pytestmark = pytest.mark.usefixtures("each_database")
Found = TypeVar("Found")
PATIENCE = 60.0
"""Seconds until a test gives up; a busy machine needs many of them."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    monkeypatch.setattr(presence, "GRACE", 0.01)
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


def test_a_spectator_is_nobody_at_the_table() -> None:
    anna, bruno = people("Anna", "Bruno")
    (eve,) = people("Eve")
    table = begun([anna, bruno], spectators=True)
    news = Table.objects.get(id=table.id).news

    async def watching() -> None:
        own = lines(table.id, eve)
        await heard(own, "event: version")
        await own.aclose()  # type: ignore[attr-defined]

    in_a_loop(watching)
    assert Table.objects.get(id=table.id).news == news


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

    def read(table_id: str) -> Counters | None:
        found = counters(table_id)
        reads.append(found)
        if len(reads) == 1:
            tell(table_id)
        return found

    monkeypatch.setattr(stream, "counters", read)
    monkeypatch.setattr(changes, "HEARTBEAT", 2 * PATIENCE)  # By then it would be noticed anyway.

    async def watching() -> None:
        own = lines(table.id, None)
        await heard(own, "event: version")
        await heard(own, f"event: news\ndata: {table.news + 1}")
        await own.aclose()  # type: ignore[attr-defined]

    in_a_loop(watching)
