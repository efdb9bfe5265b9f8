"""Who works on what, in several processes."""

from __future__ import annotations

from django.db import models


class Topic(models.Model):
    """How often something was announced (`changes.announce`). PostgreSQL has notifications instead."""

    name = models.CharField(primary_key=True, max_length=64)
    number = models.PositiveIntegerField()


class BotWorker(models.Model):
    """A process of computer players on PostgreSQL, and its last sign of life."""

    name = models.CharField(primary_key=True, max_length=64)
    seen = models.DateTimeField()


class Look(models.Model):
    """When the computer players last looked at something, by the wall clock. It outlives the process."""

    subject = models.CharField(primary_key=True, max_length=16)
    moment = models.DateTimeField()


class Claim(models.Model):
    """What a process of computer players works on: a table or an evaluation."""

    subject = models.CharField(primary_key=True, max_length=64)
    worker = models.CharField(max_length=64)
