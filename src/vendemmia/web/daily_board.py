"""The leaderboards of daily vineyards: results of ranked tries, their order, and streaks."""

from __future__ import annotations

import logging
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.engine import Kind, solo_result, standings

from .community_models import DailyTry
from .people import is_shared

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from .models import Person, Table
    from .played import Played

LOG = logging.getLogger(__name__)
ON_BOARD: Final = 100
"""Lines of a leaderboard."""


def _all_of(person: Person | None) -> QuerySet[DailyTry]:
    """The ranked tries of a person. At home all are yours; a stranger on a shared server has none."""
    if is_shared() and person is None:
        return DailyTry.objects.none()
    return DailyTry.objects.filter(person=person)


def try_of(person: Person | None, day: date) -> DailyTry | None:
    """The ranked try of a person, played or being played."""
    return _all_of(person).filter(day=day).first()


def tries_of(person: Person | None, since: date) -> list[DailyTry]:
    """The ranked tries of a person from a day on."""
    return list(_all_of(person).filter(day__gte=since))


def enter(table: Table) -> None:
    """Write down the result of a ranked try that is over. Call it in the transaction that ends the game."""
    if table.day is None or table.known_deal or not table.over:
        return
    try:
        with transaction.atomic():
            state = table.game.game.state
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


def points_by_year(game: Played) -> list[int]:
    """The victory points of the only player at the end of each year."""
    found: list[int] = []
    everything = [event for events in game.events for event in events]
    gained = sum(event.amount for event in everything if event.kind is Kind.VP and event.seat == 0)
    vp = int(game.game.state.vineyards[0].vp) - gained
    for event in everything:
        if event.kind is Kind.YEAR and event.amount > 1:
            found.append(vp)
        elif event.kind is Kind.VP and event.seat == 0:
            vp += event.amount
    return [*found, vp]


class Line(NamedTuple):
    """A line of a leaderboard. Equal results share a place."""

    place: int
    found: DailyTry


def _order(each: DailyTry) -> tuple[int, ...]:
    """Who has won comes first, then points, fewer years, lira, wine and grapes."""
    outcome = ("win", "draw").index(each.outcome) if each.outcome in {"win", "draw"} else 2
    return outcome, -each.vp, each.years, -each.lira, -each.wine, -each.grapes


def board(day: date) -> list[Line]:
    """The finished tries of a day, the best first."""
    tries = sorted(DailyTry.objects.filter(day=day, ended__isnull=False).order_by("ended"), key=_order)
    orders = [_order(each) for each in tries]
    return [Line(1 + orders.index(_order(each)), each) for each in tries[:ON_BOARD]]


def line_of(own: DailyTry) -> Line | None:
    """The line of a try, also beyond the end of the leaderboard; None while it is being played."""
    if own.ended is None:
        return None
    others = DailyTry.objects.filter(day=own.day, ended__isnull=False)
    return Line(1 + sum(_order(each) < _order(own) for each in others), own)


def streak(person: Person | None, until: date) -> int:
    """The days in a row with a finished ranked try, up to a day. That day itself may still be missing."""
    days = set(_all_of(person).filter(ended__isnull=False).values_list("day", flat=True))
    day = until if until in days else until - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count
