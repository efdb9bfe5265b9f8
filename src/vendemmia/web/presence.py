"""Who is here: a person is at a table while one of their browsers follows its stream.

Streams note it rarely, and tell the others only when somebody comes or goes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import asynccontextmanager
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING

from django.db import DatabaseError
from django.utils.timezone import now

from .background import in_background
from .models import Seat
from .news import tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from .models import Person

LOG = logging.getLogger(__name__)
EVERY = 20.0
"""Seconds between two notes of the same stream."""
PRESENT = timedelta(seconds=60)
"""Somebody who was noted within this time is here, unless they said goodbye."""
GRACE = 4.0
"""Seconds after the last stream of somebody has ended: whoever reloads a page is back by then."""

_open: Counter[tuple[str, str]] = Counter()
"""The streams of this process by table and person."""
_leaving: set[asyncio.Task[None]] = set()


def is_here(seat: Seat) -> bool:
    return seat.seen is not None and now() - seat.seen < PRESENT


def note(table_id: str, person_id: str) -> None:
    """The person is at the table."""
    seats = Seat.objects.filter(table_id=table_id, person_id=person_id)
    come = [seat for seat in seats if not is_here(seat)]
    seats.update(seen=now())
    if come:
        tell(table_id)


def note_gone(table_id: str, person_id: str) -> None:
    """The person has left the page. Another process may still have a stream of theirs, which notes them again."""
    if Seat.objects.filter(table_id=table_id, person_id=person_id, seen__isnull=False).update(seen=None):
        tell(table_id)


@asynccontextmanager
async def following(table_id: str, person: Person | None) -> AsyncIterator[Callable[[], None]]:
    """While a stream is open. Call what it gives from time to time: it notes that the person is still here."""
    if person is None:
        yield lambda: None
        return
    key = (table_id, person.id)
    _open[key] += 1
    noted = -EVERY

    def still_here() -> None:
        nonlocal noted
        if monotonic() - noted >= EVERY:
            noted = monotonic()
            _later(_quietly(note, *key))

    try:
        yield still_here
    finally:
        _open[key] -= 1
        if not _open[key]:
            del _open[key]
            _later(_leave(key))


def _later(work: Coroutine[None, None, None]) -> None:
    task = asyncio.create_task(work)
    _leaving.add(task)
    task.add_done_callback(_leaving.discard)


async def _leave(key: tuple[str, str]) -> None:
    await asyncio.sleep(GRACE)
    if key not in _open:
        await _quietly(note_gone, *key)


async def _quietly(work: Callable[[str, str], None], table_id: str, person_id: str) -> None:
    """Presence is a courtesy: if it cannot be written now, the game goes on."""
    try:
        await in_background(work, table_id, person_id)
    except DatabaseError as error:
        LOG.info("presence cannot be noted: %s", error)
