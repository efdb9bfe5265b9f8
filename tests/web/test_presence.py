"""Who is here: streams note it, and others hear of it when somebody comes or goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from django.db import connection

from vendemmia.web import presence
from vendemmia.web.background import THREADS, in_background
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.pages.stream import lines

from .. import waiting
from .people import as_shared, begun, people
from .threads import closed_connections, run_apart

pytestmark = pytest.mark.usefixtures("each_database")
PATIENCE = 60.0
"""Seconds until a test gives up; a busy machine needs many of them."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    monkeypatch.setattr(presence, "GRACE", 0.01)


async def until(condition: Callable[[], bool]) -> None:
    await in_background(waiting.until, condition, "coming or going")


async def heard(stream: AsyncIterator[str], event: str) -> None:
    """Read a stream up to an event."""
    async with asyncio.timeout(PATIENCE):
        while event not in await anext(stream):
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

    run_apart(meeting)
    assert not presence._open


def test_a_spectator_is_nobody_at_the_table() -> None:
    anna, bruno = people("Anna", "Bruno")
    (eve,) = people("Eve")
    table = begun([anna, bruno], spectators=True)
    news = Table.objects.get(id=table.id).news

    async def watching() -> None:
        stream = lines(table.id, eve)
        await heard(stream, "event: version")
        await stream.aclose()  # type: ignore[attr-defined]

    run_apart(watching)
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
        for stream in streams:
            await heard(stream, "event: version")
        found = await asyncio.to_thread(connections)
        for stream in streams:
            await stream.aclose()  # type: ignore[attr-defined]
        return found

    one_that_counts = 1
    with closed_connections():
        assert run_apart(all_wait) <= before + watching + THREADS + one_that_counts
