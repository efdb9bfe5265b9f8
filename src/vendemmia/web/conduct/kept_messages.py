"""What was said and is gone from its table: moderators can read it for a while, players never again."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.utils.timezone import now

from vendemmia.web.models import RemovedMessage, Report, Said, Seat
from vendemmia.web.people.identity import is_shared

if TYPE_CHECKING:
    from django.db.models import QuerySet

KEPT: Final = timedelta(days=90)
"""How long a removed message is kept, and a report after it was decided."""


def remove(said: QuerySet[Said], table_id: str) -> None:
    """Remove messages from a table. On a shared server they are kept; call it in a transaction."""
    if is_shared():
        seats = {seat.number: seat for seat in Seat.objects.filter(table_id=table_id)}
        RemovedMessage.objects.bulk_create(_copy(each, seats.get(each.seat)) for each in said)
    said.delete()


def _copy(said: Said, seat: Seat | None) -> RemovedMessage:
    return RemovedMessage(
        table_id=said.table_id,
        person_id=None if seat is None else seat.person_id,
        name="" if seat is None else seat.name,
        phrase=said.phrase,
        text=said.text,
        said=said.created,
    )


def purge() -> None:
    """Forget what has been kept long enough."""
    oldest = now() - KEPT
    RemovedMessage.objects.filter(removed__lt=oldest).delete()
    Report.objects.filter(decided__lt=oldest).delete()
