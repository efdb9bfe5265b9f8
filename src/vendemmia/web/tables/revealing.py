"""When a deal need not be a secret any more, and what is shown of it then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.record import RULES_VERSION, Promise, commitment_of
from vendemmia.web.game import daily_calendar as calendar
from vendemmia.web.models import Table

from .promises import name_of_day

if TYPE_CHECKING:
    from datetime import date


def is_out(table: Table) -> bool:
    """Return whether nothing of a deal is secret any more: the game is over and, in a daily vineyard, the day too."""
    return (table.over or table.uploaded) and (table.day is None or calendar.is_over(table.day))


def secret_of(table: Table) -> str | None:
    """Return the secret of a promised deal, once it is out."""
    return table.secret if table.commitment and is_out(table) else None


def promise_of_day(day: date) -> Promise:
    """Return what every table of a day promises."""
    commitment, _ = _dealt(day)
    made = commitment_of(calendar.deal_of(day), calendar.options_of(day).normal(), RULES_VERSION, name_of_day(day))
    return Promise(name_of_day(day), commitment or made)


def secret_of_day(day: date) -> str | None:
    """Return the secret of a day that is over."""
    if not calendar.is_over(day):
        return None
    _, secret = _dealt(day)
    return secret or calendar.deal_of(day)


def _dealt(day: date) -> tuple[str, str]:
    """Return commitment and secret of a day as its tables have them: an earlier key of the server may have dealt them.

    Empty for a day that has not been played, and for one that is not over.
    """
    if not calendar.is_over(day):
        return "", ""
    found = Table.objects.filter(day=day).exclude(commitment="").order_by("created")
    return found.values_list("commitment", "secret").first() or ("", "")
