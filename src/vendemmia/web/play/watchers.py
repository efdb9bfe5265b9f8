"""Who watches a table without a seat: people by their names, strangers by their number.

Streams note it like the presence of those who play, and as rarely. All strangers of a process share one row, so that
many of them cost what one does; the others then hear of them a little later.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from django.utils.timezone import now

from vendemmia.web.live.background import in_background
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Table, Watching

if TYPE_CHECKING:
    from datetime import timedelta

    from vendemmia.web.models import Person

PROCESS: Final = "strangers " + secrets.token_hex(8)
"""The sign of this process, in the row of its strangers. No id of a person has a blank."""
PAUSE = 5.0
"""Seconds between two announcements of the watchers of a table: coming and going shall not disturb the players."""

_told: dict[str, float] = {}
"""When this process has last announced the watchers of a table, or will."""


class Watchers(NamedTuple):
    """Those who watch a table now."""

    names: tuple[str, ...]
    strangers: int

    @property
    def number(self) -> int:
        return len(self.names) + self.strangers


def watchers_of(table: Table, present: timedelta) -> Watchers:
    """Return those who were noted within this time."""
    if not table.spectators:
        return Watchers((), 0)
    rows = list(Watching.objects.filter(table_id=table.id, seen__gt=now() - present).order_by("name", "who"))
    names = tuple(row.name for row in rows if row.name)
    return Watchers(names, sum(row.count for row in rows if not row.name))


def note_watcher(table_id: str, person: Person) -> bool:
    """Note that a person watches. True if the others do not know it yet."""
    return _note(table_id, person.id, person.name, 1)


def note_strangers(table_id: str, count: int) -> bool:
    """Note how many strangers watch through this process. True if their number has changed."""
    if not count:
        return note_gone(table_id, PROCESS)
    return _note(table_id, PROCESS, "", count)


def _note(table_id: str, who: str, name: str, count: int) -> bool:
    if not Table.objects.filter(id=table_id, spectators=True, gathering=False).exists():
        return False
    before = Watching.objects.filter(table_id=table_id, who=who).values_list("name", "count").first()
    known = {"name": name, "count": count, "seen": now()}
    Watching.objects.update_or_create(table_id=table_id, who=who, defaults=known)
    return before != (name, count)


def note_gone(table_id: str, who: str) -> bool:
    """Return whether a person, or the last stranger of this process, has left.

    True if the others thought they were there.
    """
    return bool(Watching.objects.filter(table_id=table_id, who=who).delete()[0])


def forget_old(present: timedelta) -> None:
    """Remove what processes have left that ended without a word."""
    Watching.objects.filter(seen__lt=now() - present).delete()


async def announce(table_id: str) -> None:
    """Let open pages show it: at once, or together with what else changes within the pause."""
    moment, last = monotonic(), _told.get(table_id, 0.0)
    if last > moment:
        return  # It is announced soon anyway.
    for other in [each for each, when in _told.items() if when < moment - PAUSE]:
        del _told[other]
    _told[table_id] = max(moment, last + PAUSE)
    await asyncio.sleep(_told[table_id] - moment)
    await in_background(bump_side_version, table_id)
