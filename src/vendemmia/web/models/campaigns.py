"""Campaigns, in games and at real tables."""

from __future__ import annotations

from django.db import models

from .people import Person


class CampaignProgress(models.Model):
    """A campaign as plain data (`Campaign.to_json`); the newest one of a person is the one being played."""

    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="campaigns")
    """None on a home server."""

    progress: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)


class TableCampaign(models.Model):
    """A campaign that a person plays at a real table (`Campaign.to_json`), sent by the companion in their browser."""

    key = models.CharField(max_length=16, unique=True)
    """The name that the browser gave it."""
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="+")
    """Whose it is on a shared server."""
    progress: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField()
    changed = models.DateTimeField(auto_now=True)
