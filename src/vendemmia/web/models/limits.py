"""How often who did what lately."""

from __future__ import annotations

from django.db import models


class Allowance(models.Model):
    """How often a person did something lately (`limits`). In the database, since several processes count together."""

    key = models.CharField(primary_key=True, max_length=64)
    count = models.PositiveIntegerField(default=0)
    until = models.DateTimeField(db_index=True)
    """When counting starts again."""
