"""Tables in the list that everybody on a shared server finds: how many one person may have there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.db import connection
from django.db.models import Q

from vendemmia.engine import VendemmiaError
from vendemmia.web.models import Person, Table

if TYPE_CHECKING:
    from django.db.models import QuerySet

MOST_EACH: Final = 3
"""Open tables in the list of one person. A number and not a rate: after closing one, a person may open another."""


class TooManyListed(VendemmiaError):
    """This person has as many open tables in the list as one person may."""


def open_listed() -> QuerySet[Table]:
    """Return the tables in the list: those with free seats, and those to watch."""
    listed = Table.objects.filter(listed=True, over=False, deleted__isnull=True)
    return listed.filter(Q(gathering=True) | Q(spectators=True))


def has_room(host: Person | None, but: str = "") -> bool:
    """Return whether a person may have one more table in the list, besides the one named."""
    return host is None or open_listed().filter(host=host).exclude(id=but).count() < MOST_EACH


def take_room(host: Person | None, but: str = "") -> None:
    """Make sure of it inside the transaction that puts a table into the list. TooManyListed."""
    assert connection.in_atomic_block, "two tables at the same moment would both find room"
    if host is not None:
        Person.objects.select_for_update().filter(id=host.id).first()
    if not has_room(host, but):
        raise TooManyListed
