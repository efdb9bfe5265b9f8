"""Tries on a daily vineyard: who may rank, who has seen the deal, who is at it now.

On a shared server a ranked try needs an account that has not seen the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.web.game import daily_calendar
from vendemmia.web.models import DailyTry, SeenDeal, Table
from vendemmia.web.people.identity import is_shared

from .daily_board import try_of

if TYPE_CHECKING:
    from datetime import date

    from vendemmia.web.models import Person


def has_seen(person: Person | None, day: date) -> bool:
    """Return whether a person has seen the deal of a day in another way than by a ranked try."""
    return person is not None and SeenDeal.objects.filter(person=person, day=day).exists()


def note_seen(person: Person | None, day: date | None) -> None:
    """Note that a person sees the deal of a running day, and can have no ranked try there from now on.

    A try that has begun ends without a rank: its table may be deleted, and could come back after practice.
    """
    if person is None or day is None or daily_calendar.is_over(day):
        return
    DailyTry.objects.filter(person=person, day=day, ended=None).delete()
    SeenDeal.objects.get_or_create(person=person, day=day)
    SeenDeal.objects.filter(person=person, day__lt=day).delete()  # Those days are over.


def may_rank(person: Person | None, day: date) -> bool:
    """Return whether a try that a person begins now is ranked: at home, or with an account new to the deal."""
    if day != daily_calendar.today() or try_of(person, day) is not None:
        return False
    return not is_shared() or (person is not None and person.account_id is not None and not has_seen(person, day))


def is_trying(person: Person | None, day: date) -> bool:
    """Return whether a ranked try of a person is being played, also after its day."""
    own = try_of(person, day)
    return own is not None and own.ended is None and is_there(own.table_id)


def may_watch(person: Person | None, day: date) -> bool:
    """Return whether a person may look at the games that others play or have played with the deal of a day."""
    return daily_calendar.is_over(day) and not is_trying(person, day)


def is_there(table_id: str) -> bool:
    """Return whether the table of a try has not been deleted."""
    return Table.objects.filter(id=table_id, deleted__isnull=True).exists()
