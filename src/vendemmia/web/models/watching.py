"""Who watches a table without a seat."""

from __future__ import annotations

from typing import ClassVar

from django.db import models


class Watching(models.Model):
    """A person who watches a table, or all strangers who watch it through one web process.

    A sign of life, not a part of the table: the row has only its id, and is worth nothing when it is old.
    """

    table_id = models.CharField(max_length=16)
    who = models.CharField(max_length=32)
    """The id of the person, or the sign of the process."""
    name = models.CharField(max_length=40, blank=True, default="")
    """Of the person; empty for strangers."""
    count = models.PositiveIntegerField(default=1)
    """The open pages of strangers."""
    seen = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table_id", "who"], name="watches_a_table_once")]
