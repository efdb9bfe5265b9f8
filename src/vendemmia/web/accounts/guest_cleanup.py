"""Guests who never came back: their rows are removed after a year, if nothing else in the database names them.

Browsers that have not been here for a year are forgotten first, also those of accounts, and so are old addresses:
neither is a reason to keep a guest.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models import Exists, ForeignObjectRel, OuterRef
from django.utils.timezone import now

from vendemmia.web.models import Person
from vendemmia.web.sessions import sightings
from vendemmia.web.sessions.sessions import remove_disused

if TYPE_CHECKING:
    from django.db.models import QuerySet

REMEMBERED = timedelta(days=365)
"""How long a guest is remembered who has no seat, no token, no game and nothing else."""
AT_ONCE = 500
"""Rows that are removed together: few, so that others do not wait long for the lock."""


def forgotten() -> QuerySet[Person]:
    """Return the guests that no row refers to. Every relation to `Person` counts, also future ones."""
    found = Person.objects.filter(account__isnull=True, seen__lt=now() - REMEMBERED)
    for relation in Person._meta.get_fields(include_hidden=True):
        if isinstance(relation, ForeignObjectRel):
            rows = relation.related_model._base_manager.filter(**{relation.field.name: OuterRef("pk")})
            found = found.filter(~Exists(rows))
    return found


def remove_forgotten() -> int:
    """Remove them; returns how many."""
    remove_disused()
    sightings.remove_old()
    removed = 0
    while some := list(forgotten().values_list("pk", flat=True)[:AT_ONCE]):
        _, by_model = forgotten().filter(pk__in=some).delete()
        removed += by_model.get(Person._meta.label, 0)
        if not by_model:
            break  # All of them have just come back.
    return removed
