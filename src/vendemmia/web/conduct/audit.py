"""The log of what moderators do. Rows are only ever added; what happens on the command line is in it, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.models import Act

if TYPE_CHECKING:
    from datetime import datetime

    from django.db.models import QuerySet

    from vendemmia.web.models import Person

KINDS: Final = (
    *("add", "remove", "warning", "mute", "rated", "play", "ban", "address", "lift", "rename", "password"),
    *("close", "unlist", "void", "unrate", "report", "appeal"),
)
"""What can be done; each has the message `desk-act-KIND`."""


def note(
    by: Person | None,
    kind: str,
    person: Person | None = None,
    *,
    table_id: str = "",
    reason: str = "",
    until: datetime | None = None,
    detail: str = "",
) -> Act:
    """Write down an act; `by` is None on the command line. Call it in the transaction of the act itself."""
    assert kind in KINDS
    return Act.objects.create(
        by=by,
        by_name="" if by is None else by.name,
        kind=kind,
        person=person,
        name="" if person is None else person.name,
        table_id=table_id,
        reason=reason,
        until=until,
        detail=detail,
    )


def newest_first() -> QuerySet[Act]:
    return Act.objects.order_by("-id").select_related("by", "person")


def is_closed(table_id: str) -> bool:
    """Return whether a moderator has closed a table."""
    return Act.objects.filter(table_id=table_id, kind="close").exists()


def was_unlisted(table_id: str) -> bool:
    """Return whether a moderator has taken a table out of the list."""
    return Act.objects.filter(table_id=table_id, kind="unlist").exists()
