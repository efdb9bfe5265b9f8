"""Who is here: a person is at a table while one of their browsers or programs follows its stream, or a program plays.

Streams note it rarely, and tell the others only when a person comes or goes. People without a seat watch (`watchers`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import asynccontextmanager
from datetime import timedelta
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from django.db import DatabaseError
from django.utils.timezone import now

from vendemmia.web.live.background import in_background
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Seat
from vendemmia.web.people.identity import is_shared

from .watchers import PROCESS, announce, note_strangers, note_watcher
from .watchers import note_gone as watcher_gone

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from vendemmia.web.models import Person

LOG = logging.getLogger(__name__)
EVERY = 20.0
"""Seconds between two notes of the same person; strangers count as one."""
MOST_CALLED = 4096
"""Callers who are remembered."""
PRESENT = timedelta(seconds=60)
"""A person who was noted within this time is here, unless they said goodbye."""
GRACE = 4.0
"""Seconds after a person's last stream has ended: after a reload of the page they are back by then."""

_open: Counter[tuple[str, str]] = Counter()
"""The streams of this process by table and person."""
_noted: dict[tuple[str, str], float] = {}
"""When they were last noted."""
STRANGERS = ""
"""The name under which all people without one are noted."""
_called: dict[tuple[str, str], float] = {}
"""When a call of the API was last noted, by table and person."""
_leaving: set[asyncio.Task[None]] = set()


def is_here(seat: Seat) -> bool:
    return seat.seen is not None and now() - seat.seen < PRESENT


def note(table_id: str, person: Person | None) -> bool:
    """Return whether the person is at the table, or watches it; None for all strangers of this process.

    True if watchers changed.
    """
    if person is None:
        return note_strangers(table_id, _open[table_id, STRANGERS])
    seats = list(Seat.objects.filter(table_id=table_id, person_id=person.id))
    if not seats:
        return note_watcher(table_id, person)
    Seat.objects.filter(table_id=table_id, person_id=person.id).update(seen=now())
    if any(not is_here(seat) for seat in seats):
        bump_side_version(table_id)
    return False


def note_call(table_id: str, person: Person) -> None:
    """Note a call of a person's program about the table: the person is here. Written as rarely as by a stream, and not
    where one does it already."""
    key, moment = (table_id, person.id), monotonic()
    if moment - _called.get(key, -EVERY) < EVERY:
        return
    if len(_called) >= MOST_CALLED:
        _called.clear()
    _called[key] = moment
    if key in _open:
        return
    try:
        note(table_id, person)
    except DatabaseError as error:
        LOG.info("presence cannot be noted: %s", error)


def note_gone(table_id: str, person: Person | None) -> bool:
    """Note that the person has left the page. Another process with a stream of theirs notes them again.

    A person whose program has just called is still here, for as long as they would be without a word.
    """
    if person is None:
        return watcher_gone(table_id, PROCESS)
    if monotonic() - _called.get((table_id, person.id), -inf) < PRESENT.total_seconds():
        return False
    if Seat.objects.filter(table_id=table_id, person_id=person.id, seen__isnull=False).update(seen=None):
        bump_side_version(table_id)
        return False
    return watcher_gone(table_id, person.id)


@asynccontextmanager
async def following(table_id: str, person: Person | None) -> AsyncIterator[Callable[[], None]]:
    """Follow a person while a stream is open. Call what it gives from time to time: it notes that they are still
    here."""
    if person is None and not is_shared():
        yield lambda: None
        return
    key = (table_id, STRANGERS if person is None else person.id)
    _open[key] += 1

    def still_here() -> None:
        if monotonic() - _noted.get(key, -EVERY) >= EVERY:
            _noted[key] = monotonic()
            _later(_quietly(note, table_id, person))

    try:
        yield still_here
    finally:
        _open[key] -= 1
        if not _open[key]:
            del _open[key]
            _later(_leave(key, person))


def _later(work: Coroutine[None, None, None]) -> None:
    task = asyncio.create_task(work)
    _leaving.add(task)
    task.add_done_callback(_leaving.discard)


async def _leave(key: tuple[str, str], person: Person | None) -> None:
    await asyncio.sleep(GRACE)
    if key not in _open:
        _noted.pop(key, None)
        await _quietly(note_gone, key[0], person)


async def _quietly(work: Callable[[str, Person | None], bool], table_id: str, person: Person | None) -> None:
    """Write presence if the database can; the game does not depend on it."""
    try:
        if await in_background(work, table_id, person):
            await announce(table_id)
    except DatabaseError as error:
        LOG.info("presence cannot be noted: %s", error)
