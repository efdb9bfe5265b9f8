"""What the database holds for notices: how to reach a person, their devices, and the queue."""

from __future__ import annotations

from typing import ClassVar

from django.db import models

LONGEST_ADDRESS = 2000
"""Of a webhook or a push service."""


class Contact(models.Model):
    """How a person wants to be reached. Devices have rows of their own."""

    person = models.OneToOneField("web.Person", on_delete=models.CASCADE, primary_key=True, related_name="contact")
    site = models.CharField(max_length=300, default="")
    """The address of the server as this person's browser knows it, for links: https://example.org."""
    email = models.CharField(max_length=254, blank=True, default="")
    confirmed = models.DateTimeField(null=True)
    """When the owner of the e-mail address agreed; nothing but the question is sent there before."""
    asked = models.DateTimeField(null=True)
    """When that question was last sent."""
    webhook = models.CharField(max_length=LONGEST_ADDRESS, blank=True, default="")
    webhook_gone = models.BooleanField(default=False)
    """The address answered that it no longer exists; it is not used until the person saves it again."""
    zone = models.CharField(max_length=64, blank=True, default="")
    """The name of the time zone in which the quiet hours are meant."""
    quiet_from = models.TimeField(null=True)
    quiet_until = models.TimeField(null=True)
    """Both or neither; from evening to morning is usual."""
    tested: models.JSONField[dict[str, float], dict[str, float]] = models.JSONField(default=dict)
    """By channel, when its test was last asked for, in seconds since 1970."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["email"], name="contacts_by_email")]


class Device(models.Model):
    """A browser that a push service can wake."""

    person = models.ForeignKey("web.Person", on_delete=models.CASCADE, related_name="devices")
    fingerprint = models.CharField(max_length=64, unique=True)
    """SHA-256 of the endpoint. A browser belongs to the person who subscribed last."""
    endpoint = models.CharField(max_length=LONGEST_ADDRESS)
    p256dh = models.CharField(max_length=100)
    auth = models.CharField(max_length=32)
    created = models.DateTimeField(auto_now_add=True)


WAITING, SENDING = "waiting", "sending"
SENT, DROPPED, FAILED, UNSURE = "sent", "dropped", "failed", "unsure"
"""Waiting for its time; on its way; and how it ended. Unsure: perhaps it arrived, so it is not repeated."""


class Notice(models.Model):
    """One decision that one person is asked for. The constraint makes two notices of it impossible."""

    person = models.ForeignKey("web.Person", on_delete=models.CASCADE, related_name="notices")
    table = models.ForeignKey("web.Table", on_delete=models.CASCADE, related_name="notices")
    ply = models.PositiveIntegerField()
    """The number of answers before the decision."""
    seat = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField()
    """Of the table. When it has another, the decision is gone, or a newer change has put its notice here again."""
    state = models.CharField(max_length=8, default=WAITING)
    asked = models.DateTimeField()
    """When the person was asked."""
    due = models.DateTimeField()
    """When it is looked at next."""
    lease = models.DateTimeField(null=True)
    """Until then it belongs to `owner`. If that process dies, another one takes it over."""
    owner = models.CharField(max_length=32, blank=True, default="")
    tries = models.PositiveSmallIntegerField(default=0)
    channel = models.CharField(max_length=8, blank=True, default="")
    """What carried it."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "ply", "person"], name="one_notice_a_decision")
        ]
        indexes: ClassVar = [
            models.Index(fields=["due"], name="notices_waiting", condition=models.Q(state__in=("waiting", "sending"))),
            models.Index(fields=["asked"], name="notices_by_age"),
        ]
