"""Reports: what a player tells the moderators about a message, a name or a table, with a copy of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.db import IntegrityError, transaction
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError
from vendemmia.web.models import Report, Said, Seat
from vendemmia.web.models.desk import LONGEST_REASON
from vendemmia.web.util.plain_text import plain

from . import audit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

    from vendemmia.web.models import Person, Table

REASONS: Final = ("insult", "name", "spam", "unfair", "leaving", "other")
CONTEXT: Final = 20
"""Messages before the reported one that are copied with it."""
ACTED, NOTHING = "acted", "nothing"
OUTCOMES: Final = (ACTED, NOTHING)


class CannotReport(VendemmiaError):
    """Nothing was reported; the argument is the end of the id of the message `report-error-…`."""


class Subject(NamedTuple):
    """What can be reported, and the copy that a report keeps of it."""

    kind: str
    key: str
    person: Person | None
    table_id: str
    copy: dict[str, Any]


def name_of(person: Person, table_id: str = "") -> Subject:
    """Return the name of a person, and what they said at the table that the report names."""
    said = [] if not table_id else _said(Said.objects.filter(table_id=table_id), table_id)
    return Subject("name", f"name:{person.id}", person, table_id, {"name": person.name, "context": said})


def message(table: Table, said_id: int) -> Subject | None:
    """Return a message with those before it; None if it is not there any more."""
    found = Said.objects.filter(table_id=table.id, id=said_id).first()
    if found is None:
        return None
    seat = Seat.objects.filter(table_id=table.id, number=found.seat).select_related("person").first()
    before = _said(Said.objects.filter(table_id=table.id, id__lte=said_id), table.id)
    *context, own = before
    copy = {**own, "context": context}
    return Subject("message", f"message:{said_id}", None if seat is None else seat.person, table.id, copy)


def whole_table(table: Table) -> Subject:
    """Return who sits at a table, and what was said there last."""
    names = list(table.seats.exclude(name="").values_list("name", flat=True))
    host = "" if table.host is None else table.host.name
    copy = {"names": names, "host": host, "context": _said(Said.objects.filter(table_id=table.id), table.id)}
    return Subject("table", f"table:{table.id}", table.host, table.id, copy)


def _said(messages: QuerySet[Said], table_id: str) -> list[dict[str, str]]:
    """Return the newest messages, the oldest of them first."""
    names = dict(Seat.objects.filter(table_id=table_id).values_list("number", "name"))
    return [
        {
            "name": names.get(each.seat, ""),
            "phrase": each.phrase,
            "text": each.text,
            "said": each.created.isoformat(timespec="minutes"),
        }
        for each in reversed(messages.order_by("-id")[: CONTEXT + 1])
    ]


def report(reporter: Person, subject: Subject, reason: str, text: str) -> Report:
    """Tell the moderators. CannotReport if it makes no sense, or if the same person has reported it already."""
    text = plain(text)
    if reason not in REASONS:
        raise CannotReport("reason")
    if len(text) > LONGEST_REASON:
        raise CannotReport("long")
    if subject.person is not None and subject.person.id == reporter.id and subject.kind != "table":
        raise CannotReport("self")
    try:
        with transaction.atomic():
            return Report.objects.create(
                reporter=reporter,
                person=subject.person,
                kind=subject.kind,
                subject=subject.key,
                table_id=subject.table_id,
                reason=reason,
                text=text,
                copy=subject.copy,
            )
    except IntegrityError:  # One open report of each person about the same thing.
        raise CannotReport("already") from None


def open_reports() -> QuerySet[Report]:
    """Return what waits for a moderator, the oldest first."""
    return Report.objects.filter(decided__isnull=True).order_by("created").select_related("reporter", "person")


def decide(by: Person, reports: Iterable[Report], outcome: str) -> None:
    """Close reports; `outcome` says whether anything was done about them."""
    for each in reports:
        with transaction.atomic():
            if Report.objects.filter(id=each.pk, decided__isnull=True).update(decided=now(), outcome=outcome):
                audit.note(by, "report", each.person, table_id=each.table_id, detail=f"{each.pk} {outcome}")
