"""What happens at a table beside its game: messages, seats, presence, requests. `Table.news` counts it for pages."""

from __future__ import annotations

from typing import NamedTuple

from django.db import transaction
from django.db.models import F

from .changes import announce
from .models import Table


class Counters(NamedTuple):
    """How far a table has come: a page that shows smaller numbers asks again."""

    version: int
    news: int


def counters(table_id: str) -> Counters | None:
    """None if there is no such table, or if it is deleted."""
    row = Table.objects.filter(id=table_id, deleted__isnull=True).values_list("version", "news").first()
    return None if row is None else Counters(*row)


def tell(table_id: str) -> None:
    """Open pages of a table show what is new."""
    with transaction.atomic():
        Table.objects.filter(id=table_id).update(news=F("news") + 1)
        announce(f"table:{table_id}")
