"""What an account asks for beside the password."""

from __future__ import annotations

from django.db import models

from .people import Person


class SecondFactor(models.Model):
    """An app that shows a new code every half minute (TOTP, RFC 6238). The server must know the secret to compare."""

    person = models.OneToOneField(Person, on_delete=models.CASCADE, primary_key=True, related_name="second_factor")
    secret = models.CharField(max_length=64)
    confirmed = models.DateTimeField(null=True)
    """When the person first typed a code of the app; until then signing in does not ask for one."""
    begun = models.DateTimeField()
    """When the secret was made."""
    last_step = models.BigIntegerField(default=0)
    """The half minute of the last code that was accepted: no code counts twice."""


class RecoveryCode(models.Model):
    """A code on paper, for once, when the app is lost. It has 80 random bits, so a plain digest is enough."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="recovery_codes")
    digest = models.CharField(max_length=64, unique=True)
