"""Early exits: who leaves rated games in their first years again and again sits at no rated table for a while."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.utils.timezone import now

from vendemmia.web.models import EarlyExit, Person, Table

if TYPE_CHECKING:
    from datetime import datetime

EARLY_YEARS: Final = 2
"""Leaving in one of these years of a game is leaving early."""
FREE: Final = 2
"""Early exits that have no consequence."""
REMEMBERED: Final = timedelta(days=30)
FIRST_PAUSE: Final = timedelta(hours=1)
LONGER: Final = 4
"""The factor by which each further exit lengthens the pause."""
LONGEST_PAUSE: Final = timedelta(days=7)


def note_exit(table: Table, seat: int) -> None:
    """Note that a person leaves a game. Call it in the transaction that writes that."""
    person = table.players[seat].person_id
    if table.rated and person is not None and table.year <= EARLY_YEARS:
        EarlyExit.objects.get_or_create(person_id=person, table_id=table.id, defaults={"moment": now()})


def paused_until(person: Person, moment: datetime | None = None) -> datetime | None:
    """Return when a person may sit at a rated table again; None if now."""
    moment = moment or now()
    exits = list(
        EarlyExit.objects.filter(person=person, moment__gt=moment - REMEMBERED)
        .order_by("moment")
        .values_list("moment", flat=True)
    )
    more = len(exits) - FREE
    if more <= 0:
        return None
    until: datetime = exits[-1] + min(LONGEST_PAUSE, FIRST_PAUSE * LONGER ** (min(more, 10) - 1))
    return until if until > moment else None


def why_not(person: Person | None) -> str:
    """Return why a person may not sit at a rated table, as the end of a message id: "account", "paused", or empty."""
    if person is None or person.account_id is None:
        return "account"
    return "paused" if paused_until(person) is not None else ""
