"""Deleting games. A deleted one can be restored for a day; after that it is gone, and only its result is left."""

from __future__ import annotations

from datetime import timedelta

from django.db import connection, transaction
from django.utils.timezone import now

from .models import Evaluation, Ply, Proposal, Said, Seat, Table
from .ratings import forfeit
from .reading import forget

RESTORABLE = timedelta(days=1)
GATHERS_FOR = timedelta(days=7)
"""A table that nobody has filled or started by then is deleted."""


def delete_table(table_id: str) -> None:
    """Without reading it first: a damaged row can be deleted too. Nobody plays or weighs there any more.

    Who deletes a rated game that is being played loses it.
    """
    forfeit(table_id)
    with transaction.atomic():
        Table.objects.filter(id=table_id, deleted__isnull=True).update(deleted=now())
        Evaluation.objects.filter(table_id=table_id).delete()
    forget(table_id)
    remove_old()


def restore_table(table_id: str) -> bool:
    """Bring back a deleted game as it was. False if it is gone for good, or was never deleted."""
    return bool(Table.objects.filter(id=table_id, deleted__isnull=False).update(deleted=None))


def remove_old() -> None:
    """Remove for good what was deleted long ago, and delete tables that wait in vain for people."""
    Table.objects.filter(gathering=True, created__lt=now() - GATHERS_FOR, deleted__isnull=True).update(deleted=now())
    for table_id in Table.objects.filter(deleted__lt=now() - RESTORABLE).values_list("id", flat=True):
        remove_table(table_id)


def remove_table(table_id: str) -> None:
    with transaction.atomic():
        for model in (Ply, Seat, Evaluation, Said, Proposal):
            model.objects.filter(table_id=table_id).delete()
        Table.objects.filter(followed_by=table_id).update(followed_by=None)
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {Table._meta.db_table} WHERE id = %s", [table_id])  # noqa: S608 - our own name
    forget(table_id)
