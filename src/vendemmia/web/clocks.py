"""Clocks: how much time people have for their answers. When it is up, a computer player stands in."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.utils.timezone import now

from .models import Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

NONE: Final = "none"
LEAST: Final = 30.0
"""Seconds that everybody has for an answer, however late it is: who comes back must be able to play on."""


class Rule(NamedTuple):
    """`seconds` for every answer, or for the whole game with a `gain` for each turn."""

    seconds: float
    whole_game: bool = False
    gain: float = 0.0


CLOCKS: Final = {
    NONE: None,
    "move-2m": Rule(120),
    "move-10m": Rule(600),
    "move-1d": Rule(24 * 3600),
    "game-10m": Rule(600, whole_game=True, gain=5),
    "game-20m": Rule(1200, whole_game=True, gain=10),
    "game-45m": Rule(2700, whole_game=True, gain=20),
}
"""The clocks that a table may have. Names are saved: they never change their meaning."""


def rule_of(table: Table) -> Rule | None:
    """The clock of a table; none for a name of another version."""
    return CLOCKS.get(table.clock)


class Clock:
    """The clock at a change of a table: `before` is the seat that was asked. Call `save` in the same transaction."""

    def __init__(self, table: Table, before: int | None) -> None:
        self._table = table
        self._rule = rule_of(table)
        self._left: dict[int, float] = {}
        self.deadline = self._next(before)
        """When the time of the seat that is asked now is up; None if nobody's time runs."""

    def _next(self, before: int | None) -> datetime | None:
        table, rule, seat = self._table, self._rule, self._table.to_move
        if rule is None:
            return None
        moment = now()
        runs = seat is not None and not table.bot_to_move and not table.gathering and not table.uploaded
        if not rule.whole_game:
            return moment + timedelta(seconds=rule.seconds) if runs else None
        if table.deadline is not None and before is not None:
            if before == seat and runs:
                return table.deadline
            self._left[before] = max(0.0, (table.deadline - moment).total_seconds()) + rule.gain
        if not runs or seat is None:
            return None
        found = Seat.objects.filter(table_id=table.id, number=seat).values_list("time_left", flat=True).first()
        return moment + timedelta(seconds=rule.seconds if found is None else max(found, LEAST))

    @property
    def is_saved(self) -> bool:
        """The deadline says everything: there is nothing to write for the seats."""
        return not self._left

    def save(self) -> None:
        """Write how much time is left to whom."""
        for seat, left in self._left.items():
            Seat.objects.filter(table_id=self._table.id, number=seat).update(time_left=left)


def overdue(moment: datetime | None = None) -> Iterator[str]:
    """The tables at which somebody's time is up."""
    tables = Table.objects.filter(deadline__lte=moment or now(), over=False, deleted__isnull=True)
    yield from tables.order_by("deadline").values_list("id", flat=True)


def seconds_to_deadline() -> float | None:
    """How long until the next time is up somewhere; None if no clock runs."""
    tables = Table.objects.filter(deadline__isnull=False, over=False, deleted__isnull=True)
    found = tables.order_by("deadline").values_list("deadline", flat=True).first()
    return None if found is None else max(0.0, (found - now()).total_seconds())


__all__ = ["CLOCKS", "NONE", "Clock", "Rule", "overdue", "rule_of", "seconds_to_deadline"]
