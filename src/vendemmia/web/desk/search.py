"""Finding people and tables at the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.db.models import Q

from vendemmia.web.game.player_names import alike, tidy
from vendemmia.web.models import Person, Seat, Table

if TYPE_CHECKING:
    from django.db.models import QuerySet

MOST: Final = 50
LONGEST: Final = 40
"""Characters of a search."""


def _wanted(text: str) -> str:
    return tidy("".join(sign for sign in text if sign.isprintable()))[:LONGEST]


def people(text: str) -> list[Person]:
    """Return people with this in their name, however it is written; the newest ones without a search."""
    wanted = _wanted(text)
    found = Person.objects.order_by("-created").select_related("account")
    if wanted:
        skeleton = alike(wanted)
        found = found.filter(
            Q(id=wanted) | Q(name__icontains=wanted) | Q(account_name__contains=skeleton) | Q(name__icontains=skeleton)
        )
    return list(found[:MOST])


def tables(text: str) -> list[Table]:
    """Return tables by id, code, or name of a player or host; the last changed ones without a search."""
    wanted = _wanted(text)
    found: QuerySet[Table] = Table.objects.order_by("-changed", "id")
    if wanted:
        seated = Seat.objects.filter(Q(name__icontains=wanted) | Q(person__name__icontains=wanted)).values("table_id")
        by_code = Q(code=wanted.replace(" ", "").upper()) if len(wanted) < 9 else Q(pk__in=[])
        found = found.filter(Q(id=wanted) | by_code | Q(host__name__icontains=wanted) | Q(id__in=seated))
    return list(found.select_related("host").prefetch_related("seats").defer("position", "start")[:MOST])
