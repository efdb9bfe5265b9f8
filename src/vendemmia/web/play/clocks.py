"""Clocks: how much time people have for their answers. When it is up, a computer player answers."""

from __future__ import annotations

from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import connection, transaction
from django.db.models import F
from django.utils.timezone import now

from vendemmia.web.models import Look, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from django.db.models import QuerySet

NONE: Final = "none"
RATED: Final = "move-1d"
"""The clock of a rated table without a chosen one: such a game must come to an end."""
DAY: Final = 24 * 3600.0
LEAST: Final = 30.0
"""Seconds that everybody has for an answer, however late it is: who comes back must be able to play on."""
DEADLINES: Final = "deadlines"
"""The `Look` at all clocks."""
LOOKS_EVERY: Final = timedelta(seconds=5)
ANY_CLOCK: Final = """
    SELECT 1 FROM web_table WHERE deadline IS NOT NULL AND NOT "over" AND deleted IS NULL
    UNION ALL SELECT 1 FROM web_look WHERE subject = %s LIMIT 1
"""
STEADY: Final = timedelta(seconds=20)
"""If the last look is longer ago, the clock of the computer was set, or the server was down or asleep."""
SECOND: Final = 1.0


class TimeControl(NamedTuple):
    """`seconds` for every answer, or for the whole game with a `gain` for each turn."""

    seconds: float
    whole_game: bool = False
    gain: float = 0.0


CLOCKS: Final = {
    NONE: None,
    "move-2m": TimeControl(120),
    "move-10m": TimeControl(600),
    "move-1d": TimeControl(DAY),
    "game-10m": TimeControl(600, whole_game=True, gain=5),
    "game-20m": TimeControl(1200, whole_game=True, gain=10),
    "game-45m": TimeControl(2700, whole_game=True, gain=20),
}
"""The clocks that a table may have. Names are saved: they never change their meaning."""


def rule_of(table: Table) -> TimeControl | None:
    """Return the clock of a table; none for a name of another version."""
    return CLOCKS.get(table.clock)


def is_live(table: Table) -> bool:
    """Return whether the clock of a table leaves no time to come back to it later."""
    rule = rule_of(table)
    return rule is not None and rule.seconds < DAY


def seconds_left(table: Table, seat: Seat) -> float | None:
    """Return what is left on the clock of a seat; None without one that runs or lasts for the whole game."""
    rule = rule_of(table)
    if rule is None or seat.bot or table.over:
        return None
    if table.deadline is not None and seat.number == table.to_move:
        return max(0.0, (table.deadline - now()).total_seconds())
    if not rule.whole_game:
        return None
    return rule.seconds if seat.time_left is None else seat.time_left


class Clock:
    """The clock at a change of a table: `before` is the seat that was asked. Call `save` in the same transaction.

    Who takes back an answer gains no time by it, and the others lose none.
    """

    def __init__(self, table: Table, before: int | None, *, takes_back: bool = False) -> None:
        self._table = table
        self._takes_back = takes_back
        self._left: dict[int, float] = {}
        self.deadline = self._next(rule_of(table), before)
        """When the time of the seat that is asked now is up; None if no clock runs."""

    def _next(self, rule: TimeControl | None, before: int | None) -> datetime | None:
        table, seat = self._table, self._table.to_move
        if rule is None:
            return None
        _WALL.keep_steady()
        if rule.whole_game and table.deadline is not None:
            keep_steady()
        runs = seat is not None and not table.bot_to_move and not table.gathering and not table.uploaded
        stays = before == seat and runs
        if not rule.whole_game:
            running = _deadline_of(table) if stays and self._takes_back else None
            return running or (now() + timedelta(seconds=rule.seconds) if runs else None)
        deadline = _deadline_of(table)
        if deadline is not None and stays:
            return deadline
        if deadline is not None and before is not None and not self._takes_back:
            self._left[before] = max(0.0, (deadline - now()).total_seconds()) + rule.gain
        if not runs or seat is None:
            return None
        return now() + timedelta(seconds=self._time_of(seat, rule))

    def _time_of(self, seat: int, rule: TimeControl) -> float:
        """Return the time of a seat that is asked from now on, in a game with a time for all of it."""
        found = Seat.objects.filter(table_id=self._table.id, number=seat).values_list("time_left", flat=True).first()
        if found is None:
            return rule.seconds
        return max(0.0, found - rule.gain) if self._takes_back else max(found, LEAST)

    @property
    def is_saved(self) -> bool:
        """The deadline says everything: there is nothing to write for the seats."""
        return not self._left

    def save(self) -> None:
        """Write how much time is left to whom."""
        for seat, left in self._left.items():
            Seat.objects.filter(table_id=self._table.id, number=seat).update(time_left=left)


def _deadline_of(table: Table) -> datetime | None:
    """Return when time is up, as the database knows it: it moves if the clock of the computer jumps."""
    if table.deadline is None:
        return None
    return Table.objects.values_list("deadline", flat=True).get(id=table.id)


class _Wall:
    """The clock on the wall, beside one that only counts seconds and cannot be set."""

    def __init__(self) -> None:
        self._ahead: float | None = None

    def keep_steady(self) -> None:
        """Move the deadlines before a new one is computed, if the clock was set since this process last asked."""
        ahead = now().timestamp() - monotonic()
        if self._ahead is not None and abs(ahead - self._ahead) > SECOND:
            keep_steady()
        self._ahead = ahead


_WALL: Final = _Wall()


def clock_of(chosen: str, *, rated: bool) -> str:
    """Return the clock of a new table: a rated one always has a clock."""
    return RATED if rated and CLOCKS.get(chosen) is None else chosen


def keep_steady(*, starting: bool = False) -> None:
    """Give people back the time that they could not use. Call it before looking for deadlines.

    The computer players look at the clocks all the time and note when. If the last look was long ago, or is in the
    future, the clock of the computer has jumped, or people could not play: all deadlines move by as much. A process
    that is `starting` also leaves all players a little time to come back.
    """
    moment = now()
    seen = Look.objects.filter(subject=DEADLINES).values_list("moment", flat=True).first()
    if seen is not None and not starting and timedelta() <= moment - seen < LOOKS_EVERY:
        return
    if not _running().exists():  # A server without clocks writes nothing.
        if seen is not None:
            Look.objects.filter(subject=DEADLINES).delete()
        return
    with transaction.atomic():
        Look.objects.get_or_create(subject=DEADLINES, defaults={"moment": moment})
        look = Look.objects.select_for_update().get(subject=DEADLINES)  # Several processes look at the same clocks.
        passed = moment - look.moment
        if abs(passed) > STEADY:
            _running().update(deadline=F("deadline") + passed)
        if starting:
            soon = moment + timedelta(seconds=LEAST)
            _running().filter(deadline__lt=soon).update(deadline=soon)
        look.moment = moment
        look.save(update_fields=["moment"])


def _running() -> QuerySet[Table]:
    """Return the tables at which a person's time runs."""
    return Table.objects.filter(deadline__isnull=False, over=False, deleted__isnull=True)


def any_clock() -> bool:
    """Return whether a clock runs, or ran when the computer players last looked.

    They ask after every change of the database, so it is one statement, and Django composes nothing.
    """
    with connection.cursor() as cursor:
        cursor.execute(ANY_CLOCK, (DEADLINES,))
        return cursor.fetchone() is not None


def overdue(moment: datetime | None = None) -> Iterator[str]:
    """Return the tables at which a person's time is up."""
    tables = _running().filter(deadline__lte=moment or now())
    yield from tables.order_by("deadline").values_list("id", flat=True)


def seconds_to_deadline() -> float | None:
    """Return how long until the next time is up somewhere; None if no clock runs."""
    found = _running().order_by("deadline").values_list("deadline", flat=True).first()
    return None if found is None else max(0.0, (found - now()).total_seconds())


__all__ = [
    "CLOCKS",
    "NONE",
    "RATED",
    "Clock",
    "TimeControl",
    "any_clock",
    "clock_of",
    "is_live",
    "keep_steady",
    "overdue",
    "rule_of",
    "seconds_left",
    "seconds_to_deadline",
]
