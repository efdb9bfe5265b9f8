"""Open pages are notified of every change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.moves import answer
from vendemmia.engine import Options
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.live.watch import Watch
from vendemmia.web.play.moves import open_table
from vendemmia.web.tables.cache import game_of

from .threads import closed_connections

pytestmark = pytest.mark.usefixtures("each_database")


def test_a_second_page_does_not_keep_a_change_from_the_first() -> None:
    """Both look at a table that changes just before the second page is opened."""
    table = open_table(Options(players=2), 3, [SeatedPlayer("Ada"), SeatedPlayer("Bruno")])

    async def look() -> list[int | None]:
        watch = Watch()
        first = watch.changes(table.id)
        seen = [await anext(first)]
        await asyncio.to_thread(change)
        second = watch.changes(table.id)
        assert await anext(second) == table.version + 1
        seen.append(await asyncio.wait_for(anext(first), 3))
        watch.close()
        for pages in (first, second):
            assert isinstance(pages, AsyncGenerator)
            await pages.aclose()
        return seen

    def change() -> None:
        state = game_of(table).state
        assert state.to_move is not None
        answer(table.id, state.to_move, state.codes()[0], table.version)

    with closed_connections(), ThreadPoolExecutor(1) as other:  # This thread may hold the event loop of a browser.
        assert other.submit(asyncio.run, look()).result() == [table.version, table.version + 1]
