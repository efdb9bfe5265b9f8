"""What computer players think of decisions."""

from __future__ import annotations

from typing import ClassVar, TypedDict

from django.db import models

from .tables import Table


class EvaluatedDecision(TypedDict):
    """An evaluated decision: the number of its answer counted from 0, the code chosen and the best one, the chance to
    win that each led to, and why (`Advice`). Earlier versions had victory points (`gain`); they are evaluated again."""

    number: int
    chosen: str
    chance: float
    best: str
    best_chance: float
    reason: str
    params: dict[str, int]


class Evaluation(models.Model):
    """What the computer player thinks of the decisions of one seat so far."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="evaluations")
    seat = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField()
    """Of the table that it is about."""
    found: models.JSONField[list[EvaluatedDecision], list[EvaluatedDecision]] = models.JSONField(default=list)
    done = models.PositiveIntegerField(default=0)
    """The number of decisions evaluated so far."""
    total = models.PositiveIntegerField()
    finished = models.BooleanField(default=False)
    """No more decisions will be evaluated. If some are left, the game could not be evaluated."""
    asker = models.CharField(max_length=64, default="", db_default="")
    """A mark of the person who waits for it; empty for the owner of the data. It tells people apart, no more."""
    address = models.CharField(max_length=64, default="", db_default="")
    """A mark of the address that they asked from."""
    asked = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seat", "version"], name="one_evaluation_a_seat")
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], name="evaluations_waiting", condition=models.Q(finished=False))
        ]
