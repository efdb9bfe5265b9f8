"""Keys with which programs act for people."""

from __future__ import annotations

from django.db import models

from .people import Person

EVERY_SCOPE = "read play manage"
"""What a token of an earlier version may do: everything. `tokens.SCOPES` explains the words."""


class Token(models.Model):
    """A key with which a program acts for a person. Only its digest is saved, so it cannot be read here."""

    digest = models.CharField(max_length=64, unique=True)
    name = models.CharField(max_length=40)
    """What the person calls it."""
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="tokens")
    """None for the owner of a home server."""
    scopes = models.CharField(max_length=40, default=EVERY_SCOPE, db_default=EVERY_SCOPE)
    """What it is good for, separated by blanks."""
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)
    """About when it was last used."""
