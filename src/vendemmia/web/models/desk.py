"""What the moderators of a shared server work with: reports, sanctions, their acts; and people who block each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from django.db import models
from django.utils.timezone import now

from .people import Person

if TYPE_CHECKING:
    from .tables import Seat

TOLD = ("warning", "renamed")
"""Sanctions that are over once they have been read."""
BAN = "ban"
LONGEST_REASON = 300
LONGEST_APPEAL = 500


class Moderator(models.Model):
    """A person who looks after the server (`vendemmia host`). The host of a table is another thing: `Table.host`."""

    person = models.OneToOneField(Person, primary_key=True, on_delete=models.CASCADE, related_name="moderator")
    since = models.DateTimeField(auto_now_add=True)


class Report(models.Model):
    """What a player has reported, with a copy: later changes of the table or the name do not touch it."""

    reporter = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="reports_made")
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="reports_about")
    """Whom it is about; None for a table, and for a person who has gone."""
    kind = models.CharField(max_length=8)
    """message, name or table."""
    subject = models.CharField(max_length=64)
    """What exactly: `message:ID`, `name:ID` or `table:ID`."""
    table_id = models.CharField(max_length=16, blank=True, default="")
    """Where it was; the table may be gone."""
    reason = models.CharField(max_length=16)
    """One of `reports.REASONS`."""
    text = models.CharField(max_length=LONGEST_REASON, blank=True, default="")
    copy: models.JSONField[dict[str, Any], dict[str, Any]] = models.JSONField(default=dict)
    created = models.DateTimeField(auto_now_add=True)
    decided = models.DateTimeField(null=True)
    """None while it is open."""
    outcome = models.CharField(max_length=8, blank=True, default="")
    """acted or nothing."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["reporter", "subject"], condition=models.Q(decided__isnull=True), name="one_open_report"
            )
        ]
        indexes: ClassVar = [
            models.Index(fields=["created"], name="open_reports", condition=models.Q(decided__isnull=True))
        ]


class Sanction(models.Model):
    """What a person, or everybody at an address, may not do for a while, and why; or a warning."""

    kind = models.CharField(max_length=8)
    """One of `sanctions.KINDS`."""
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="sanctions")
    """None for an address."""
    address = models.CharField(max_length=64, blank=True, default="", db_index=True)
    """A keyed digest (`sightings.group_of`); empty for a person."""
    reason = models.CharField(max_length=LONGEST_REASON)
    """As the person reads it."""
    created = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField(null=True)
    """None until a moderator lifts it."""
    seen = models.DateTimeField(null=True)
    """When the person said that they have read it."""
    lifted = models.DateTimeField(null=True)
    appeal = models.CharField(max_length=LONGEST_APPEAL, blank=True, default="")
    appealed = models.DateTimeField(null=True)
    answered = models.DateTimeField(null=True)
    """When a moderator has dealt with the appeal."""


def in_force() -> models.Q:
    """Choose the sanctions that hold now."""
    open_ended = models.Q(until__isnull=True) | models.Q(until__gt=now())
    return models.Q(lifted__isnull=True) & open_ended & ~models.Q(kind__in=TOLD, seen__isnull=False)


def without_banned(seats: models.QuerySet[Seat]) -> models.QuerySet[Seat]:
    """Leave out the seats of people who are banned."""
    ban = Sanction.objects.filter(in_force(), person=models.OuterRef("person"), kind=BAN)
    return seats.filter(models.Q(person__sanctioned=False) | ~models.Exists(ban))


class Act(models.Model):
    """What a moderator has done. Nothing changes or removes such a row."""

    created = models.DateTimeField(auto_now_add=True)
    by = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="acts")
    by_name = models.CharField(max_length=40, blank=True, default="")
    """As it was then; empty for the command line."""
    kind = models.CharField(max_length=16)
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="acts_about")
    name = models.CharField(max_length=40, blank=True, default="")
    """Of the person at that time."""
    table_id = models.CharField(max_length=16, blank=True, default="", db_index=True)
    reason = models.CharField(max_length=LONGEST_REASON, blank=True, default="")
    until = models.DateTimeField(null=True)
    detail = models.CharField(max_length=80, blank=True, default="")
    """What else belongs to it: a new name, the outcome of a report, the number of a sanction."""


class RemovedMessage(models.Model):
    """A message that no player sees any more: cleared, or gone with its table. Moderators see it for a while."""

    table_id = models.CharField(max_length=16, db_index=True)
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="removed_messages")
    name = models.CharField(max_length=40)
    phrase = models.CharField(max_length=16, blank=True, default="")
    text = models.CharField(max_length=200, blank=True, default="")
    said = models.DateTimeField()
    removed = models.DateTimeField(auto_now_add=True, db_index=True)


class Sighting(models.Model):
    """That a person was at an address lately. The address is a keyed digest: it can be compared and not read."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="sightings")
    address = models.CharField(max_length=64, db_index=True)
    seen = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["person", "address"], name="one_sighting")]


class Block(models.Model):
    """A person does not want to meet another one."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="blocked_by")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["person", "blocked"], name="one_block")]
