"""Passkeys of accounts."""

from __future__ import annotations

from django.db import models

from .people import Person

LONGEST_CREDENTIAL = 1366
"""Letters of the longest id that the standard allows: 1023 bytes."""


class Passkey(models.Model):
    """A key on a device of an account's owner, which signs them in instead of their password."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="passkeys")
    credential = models.CharField(max_length=LONGEST_CREDENTIAL, unique=True)
    """The id that the device gave it, in base64 for addresses."""
    public_key = models.TextField()
    """In the form of the standard (COSE), in base64 for addresses."""
    sign_count = models.BigIntegerField(default=0)
    """How often the device has used it, if the device counts: a copy of the key would fall behind."""
    name = models.CharField(max_length=40)
    """What the person calls it."""
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)
    """When it was last used to sign in."""
