"""The leaderboards of daily vineyards: results of ranked tries, their order, and streaks."""

from __future__ import annotations

import logging
from datetime import UTC, date, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.engine import TIE_BREAKS, Kind, solo_result, standings
from vendemmia.web.models import DailyTry
from vendemmia.web.people.identity import is_shared

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Person, Table

LOG = logging.getLogger(__name__)
ON_BOARD: Final = 100
"""Lines of a leaderboard."""


def _all_of(person: Person | None) -> QuerySet[DailyTry]:
    """Return the ranked tries of a person. At home all are yours; a stranger on a shared server has none."""
    if is_shared() and person is None:
        return DailyTry.objects.none()
    return DailyTry.objects.filter(person=person)


def try_of(person: Person | None, day: date) -> DailyTry | None:
    """Return the ranked try of a person, played or being played."""
    return _all_of(person).filter(day=day).first()


def tries_of(person: Person | None, since: date) -> list[DailyTry]:
    """Return the ranked tries of a person from a day on."""
    return list(_all_of(person).filter(day__gte=since))


def record_daily(table: Table) -> None:
    """Write down the result of a ranked try that is over. Call it in the transaction that ends the game."""
    if table.day is None or table.known_deal or not table.over:
        return
    try:
        with transaction.atomic():
            state = table.game.state
            (own,) = standings(state)
            DailyTry.objects.filter(table_id=table.id, ended=None).update(
                ended=now(),
                outcome=solo_result(state),
                vp=own.vp,
                automa_vp=int(state.automa_vp),
                years=int(state.year),
                lira=own.lira,
                wine=own.wine,
                grapes=own.grapes,
                by_year=points_by_year(table.game),
            )
    except Exception:  # The last move must not fail for the leaderboard.
        LOG.exception("the daily vineyard of table %s cannot be entered", table.id)


def points_by_year(game: LiveGame) -> list[int]:
    """Return the victory points of the only player at the end of each year."""
    found: list[int] = []
    everything = [event for events in game.events for event in events]
    gained = sum(event.amount for event in everything if event.kind is Kind.VP and event.seat == 0)
    vp = int(game.state.vineyards[0].vp) - gained
    for event in everything:
        if event.kind is Kind.YEAR and event.amount > 1:
            found.append(vp)
        elif event.kind is Kind.VP and event.seat == 0:
            vp += event.amount
    return [*found, vp]


class DailyEntry(NamedTuple):
    """A line of a leaderboard. Equal results share a place."""

    place: int
    found: DailyTry

    @property
    def is_late(self) -> bool:
        """Whether the game ended after its day, when its deal was no secret any more."""
        return _is_late(self.found)


def _is_late(found: DailyTry) -> bool:
    return found.ended is not None and found.ended.astimezone(UTC).date() > found.day


def _order(each: DailyTry) -> tuple[int, ...]:
    """Return the order of a result: games that ended on the day come first, since later everybody may know the cards.

    Then come winners, then points, fewer years, and what decides between equals.
    """
    outcome = ("win", "draw").index(each.outcome) if each.outcome in {"win", "draw"} else 2
    return _is_late(each), outcome, -each.vp, each.years, *(-getattr(each, name) for name in TIE_BREAKS)


def board(day: date) -> list[DailyEntry]:
    """Return the finished tries of a day, the best first."""
    tries = sorted(DailyTry.objects.filter(day=day, ended__isnull=False).order_by("ended"), key=_order)
    orders = [_order(each) for each in tries]
    return [DailyEntry(1 + orders.index(_order(each)), each) for each in tries[:ON_BOARD]]


def line_of(own: DailyTry) -> DailyEntry | None:
    """Return the line of a try, also beyond the end of the leaderboard; None while it is being played."""
    if own.ended is None:
        return None
    others = DailyTry.objects.filter(day=own.day, ended__isnull=False)
    return DailyEntry(1 + sum(_order(each) < _order(own) for each in others), own)


def streak(person: Person | None, until: date) -> int:
    """Return the days in a row with a finished ranked try, up to a day. That day itself may still be missing."""
    days = set(_all_of(person).filter(ended__isnull=False).values_list("day", flat=True))
    day = until if until in days else until - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count
