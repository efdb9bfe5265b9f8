"""What happens at a table beside its game: messages, seats, presence, requests. `Table.news` counts it for pages."""

from __future__ import annotations

from typing import NamedTuple

from django.db import transaction
from django.db.models import F

from vendemmia.web.databases import database
from vendemmia.web.models import Table

from .watch import announce

COUNTERS = f"SELECT version, news FROM {Table._meta.db_table} WHERE id = %s AND deleted IS NULL"  # noqa: S608


class SideVersions(NamedTuple):
    """How far a table has come: a page that shows smaller numbers asks again."""

    version: int
    news: int


def counters(table_id: str) -> SideVersions | None:
    """Return the versions of a table; None if there is no such table, or if it is deleted."""
    rows = database().rows(COUNTERS, [table_id])
    return SideVersions(*rows[0]) if rows else None


def bump_side_version(table_id: str) -> None:
    """Open pages of a table show what is new."""
    with transaction.atomic():
        Table.objects.filter(id=table_id).update(news=F("news") + 1)
        announce(f"table:{table_id}")
