"""The results of finished games as the statistics read them: a row may hold anything, so all of it is checked."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import Q

from vendemmia.arena.sources import SOURCES
from vendemmia.web.models import Finished
from vendemmia.web.people.identity import is_owner, is_shared, person_of

from .finished import MODES, WIN

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest

MOST = 5000
"""The newest results are counted, up to this many."""


class Result(NamedTuple):
    """The result of one person in one game."""

    table_id: str
    name: str
    mode: str
    level: str
    extended: bool
    players: int
    years: int
    outcome: str
    vp: int
    best_other: int
    ended: datetime
    sources: dict[str, int]

    @property
    def won(self) -> bool:
        return self.outcome == WIN

    @property
    def margin(self) -> int:
        return self.vp - self.best_other


def own_results(request: HttpRequest) -> QuerySet[Finished]:
    """Return the results of this person; on a home server all."""
    if not is_shared():
        return Finished.objects.all()
    person = person_of(request)
    mine = Q(pk__in=[]) if person is None else Q(person=person)
    return Finished.objects.filter(mine | Q(person__isnull=True) if is_owner(request) else mine)


def results(of: QuerySet[Finished] | None = None) -> list[Result]:
    """Return those results that make sense, by default of all games, the oldest first."""
    rows = (Finished.objects.all() if of is None else of).order_by("-id")[:MOST]
    try:
        found = [Result(*row) for row in rows.values_list(*Result._fields)]
    except (ValueError, TypeError, AttributeError, OverflowError):  # A date or a JSON text that cannot be read.
        found = [each for row_id in rows.values_list("id", flat=True) for each in _alone(row_id)]
    return sorted((_tidied(each) for each in found if _is_sound(each)), key=lambda each: each.ended)


def _alone(row_id: int) -> list[Result]:
    try:
        return [Result(*row) for row in Finished.objects.filter(id=row_id).values_list(*Result._fields)]
    except (ValueError, TypeError, AttributeError, OverflowError):
        return []


def _is_sound(each: Result) -> bool:
    numbers = (each.players, each.years, each.vp, each.best_other)
    return (
        each.mode in MODES
        and all(isinstance(number, int) for number in numbers)
        and isinstance(each.ended, datetime)
        and isinstance(each.name, str)
    )


def _tidied(each: Result) -> Result:
    given: object = each.sources
    known = given.items() if isinstance(given, dict) else ()
    return each._replace(sources={name: vp for name, vp in known if name in SOURCES and isinstance(vp, int)})
