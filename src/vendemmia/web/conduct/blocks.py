"""People who block each other: they do not meet at tables or read each other. The blocked one is not notified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.db import transaction
from django.db.models import Q

from vendemmia.engine import VendemmiaError
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Block, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Collection

    from django.db.models import QuerySet

    from vendemmia.web.models import Person

MOST: Final = 200
"""How many people a person may block."""


class CannotBlock(VendemmiaError):
    """A person cannot be blocked; the argument is the end of the id of the message `block-error-…`."""


def block(person: Person, other: Person) -> None:
    """Keep these two apart from now on."""
    if person.id == other.id:
        raise CannotBlock("self")
    if Block.objects.filter(person=person).count() >= MOST:
        raise CannotBlock("many")
    with transaction.atomic():
        Block.objects.get_or_create(person=person, blocked=other)
        _take_back_rematches(person, other)


def _take_back_rematches(person: Person, other: Person) -> None:
    """Take back the wishes for another game: a person who has blocked a player must say again that they want one."""
    wanted = Seat.objects.filter(person=person, again=True, table__followed_by=None, table__seats__person=other)
    for number, table_id in set(wanted.values_list("id", "table_id")):
        Seat.objects.filter(id=number).update(again=False)
        bump_side_version(table_id)


def unblock(person: Person, other_id: str) -> bool:
    return bool(Block.objects.filter(person=person, blocked_id=other_id).delete()[0])


def blocks_of(person: Person) -> list[Block]:
    """Return the people whom a person has blocked, the last one first."""
    return list(Block.objects.filter(person=person).select_related("blocked").order_by("-id"))


def has_blocked(person: Person | None, other: Person) -> bool:
    return person is not None and Block.objects.filter(person=person, blocked=other).exists()


def _at(table: Table) -> set[str]:
    """Return the people of a table: its seats, and who opened it."""
    seated = Seat.objects.filter(table_id=table.id, person__isnull=False).values_list("person_id", flat=True)
    return {person_id for person_id in (*seated, table.host_id) if person_id is not None}


def is_shut_out(person: Person, table: Table) -> bool:
    """Return whether a player at the table has blocked this person."""
    return Block.objects.filter(blocked=person, person_id__in=_at(table)).exists()


def blocked_at(person: Person | None, table: Table) -> list[str]:
    """Return the names of those at a table whom this person has blocked."""
    if person is None:
        return []
    found = Block.objects.filter(person=person, blocked_id__in=_at(table)).order_by("id")
    return list(found.values_list("blocked__name", flat=True))


def strangers_to(person: Person | None) -> set[str]:
    """Return the ids of all whom this person has blocked, and of those who have blocked them."""
    if person is None:
        return set()
    pairs = Block.objects.filter(Q(person=person) | Q(blocked=person)).values_list("person_id", "blocked_id")
    return {person_id for pair in pairs for person_id in pair} - {person.id}


def without_strangers(tables: QuerySet[Table], person: Person | None) -> QuerySet[Table]:
    """Leave out tables with a player who has blocked the reader, or whom the reader has blocked."""
    apart = strangers_to(person)
    if not apart:
        return tables
    seated = Seat.objects.filter(person_id__in=apart).values("table_id")
    return tables.exclude(host_id__in=apart).exclude(id__in=seated)


def silent_seats(person: Person | None, seats: Collection[Seat]) -> set[int]:
    """Return the seats that this reader does not hear."""
    others = {seat.person_id for seat in seats if seat.person_id is not None}
    if person is None or not others - {person.id}:
        return set()
    apart = strangers_to(person)
    return {seat.number for seat in seats if seat.person_id in apart}
