"""What pages ask the computer players."""

from __future__ import annotations

from typing import Any, ClassVar

from django.db import models


class Question(models.Model):
    """A question of a web process that waits for the answer (`thinking`); then the row is removed."""

    kind = models.CharField(max_length=16)
    table = models.CharField(max_length=32)
    """The id of the table. No key: a question about a table that is deleted meanwhile just has no answer."""
    seat = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField()
    """Of the table that the page shows."""
    asked = models.DateTimeField(auto_now_add=True)
    taken = models.BooleanField(default=False)
    """A process is at it."""
    answered = models.BooleanField(default=False)
    answer: models.JSONField[dict[str, Any] | None, dict[str, Any] | None] = models.JSONField(null=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["id"], name="questions_waiting", condition=models.Q(taken=False))]
