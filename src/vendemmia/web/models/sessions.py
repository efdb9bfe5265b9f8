"""Browsers that act for people."""

from __future__ import annotations

from django.db import models

from .people import Person


class Session(models.Model):
    """A browser that acts for a guest or for the owner of an account. It knows a key, of which this is the digest.

    No address is saved: what a person needs to recognise a browser is its name and when it was here.
    """

    digest = models.CharField(max_length=64, unique=True)
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="sessions")
    browser = models.CharField(max_length=20, blank=True, default="")
    """One of `sessions.browsers.BROWSERS`; empty if we do not know it."""
    system = models.CharField(max_length=20, blank=True, default="")
    """One of `sessions.browsers.SYSTEMS`; empty if we do not know it."""
    created = models.DateTimeField(auto_now_add=True)
    seen = models.DateTimeField(auto_now_add=True, db_index=True)
    """About when this browser was last here."""
