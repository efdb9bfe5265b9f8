"""Deleting games. A deleted one can be restored for a day; after that it is gone, and only its result is left."""

from __future__ import annotations

from datetime import timedelta

from django.db import connection, transaction
from django.utils.timezone import now

from vendemmia.web.conduct.audit import is_closed
from vendemmia.web.conduct.kept_messages import purge, remove
from vendemmia.web.databases import database
from vendemmia.web.databases.topics import table_topic
from vendemmia.web.models import Evaluation, Ply, Proposal, Said, Seat, Table, Topic
from vendemmia.web.ratings import forfeit
from vendemmia.web.tables.cache import forget

from .presence import PRESENT
from .watchers import forget_old

RESTORABLE = timedelta(days=1)
GATHERS_FOR = timedelta(days=7)
"""A table that is not filled or started by then is deleted."""


def delete_table(table_id: str) -> None:
    """Delete a table without reading it, since its row may be damaged. Players and bots ignore it from now on.

    A person who deletes a running rated game loses it.
    """
    forfeit(table_id)
    with transaction.atomic():
        Table.objects.filter(id=table_id, deleted__isnull=True).update(deleted=now())
        Evaluation.objects.filter(table_id=table_id).delete()
        database().note_change(table_id, bot_is_asked=False)
    forget(table_id)
    remove_old()


def restore_table(table_id: str) -> bool:
    """Bring back a deleted game as it was. False if it is gone, was never deleted, or a moderator has closed it."""
    if is_closed(table_id):
        return False
    with transaction.atomic():
        database().note_change(table_id, bot_is_asked=True)  # Perhaps.
        return bool(Table.objects.filter(id=table_id, deleted__isnull=False).update(deleted=None))


def remove_old() -> None:
    """Remove for good what was deleted long ago, and delete tables that wait in vain for people."""
    forget_old(PRESENT)
    Table.objects.filter(gathering=True, created__lt=now() - GATHERS_FOR, deleted__isnull=True).update(deleted=now())
    for table_id in Table.objects.filter(deleted__lt=now() - RESTORABLE).values_list("id", flat=True):
        remove_table(table_id)
    purge()


def remove_table(table_id: str) -> None:
    with transaction.atomic():
        remove(Said.objects.filter(table_id=table_id), table_id)  # While its seats say whose they were.
        for model in (Ply, Seat, Evaluation, Proposal):
            model.objects.filter(table_id=table_id).delete()
        Table.objects.filter(followed_by=table_id).update(followed_by=None)
        Topic.objects.filter(name=table_topic(table_id)).delete()
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {Table._meta.db_table} WHERE id = %s", [table_id])  # noqa: S608 - our own name
    forget(table_id)
