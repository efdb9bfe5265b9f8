"""The people of a shared server, and the secrets that only they know."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models

ID_BYTES = 8
KEY_BYTES = 24


def new_id() -> str:
    """Return the name of a table in addresses: short and impossible to guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_key() -> str:
    """Return a secret for links and cookies."""
    return secrets.token_urlsafe(KEY_BYTES)


class Person(models.Model):
    """A person on a shared server: a guest with a name, or the owner of an account. A home server has no people."""

    id = models.CharField(primary_key=True, max_length=16, default=new_id)
    name = models.CharField(max_length=40)
    """Empty for a guest who has not said it: pages then have a word for that in the reader's language."""
    account = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="person"
    )
    """None for a guest."""
    account_name = models.CharField(max_length=80, null=True, unique=True)
    """What the name of the account looks like (`player_names.alike`): no two accounts look alike. None for a guest, and
    for an account of an earlier version that looks like an older one."""
    guest_name = models.CharField(max_length=80, blank=True, default="", db_default="", db_index=True)
    """What the name of a guest looks like, to find those who look like a new account; empty for an account."""
    key = models.CharField(max_length=32, default=new_key)
    """Browsers that an earlier version signed in know it; each gets a session of its own when it comes back
    (`sessions.sessions`). A new one shuts out those that have not been back."""
    email_confirmed = models.DateTimeField(null=True)
    """When the owner of the account's e-mail address agreed; a lost password is replaced by mail only then."""
    language = models.CharField(max_length=8, blank=True, default="")
    """Of notices; empty for English."""
    choices: models.JSONField[dict[str, object], dict[str, object]] = models.JSONField(default=dict)
    """Settings that follow an account from browser to browser (`preferences`)."""
    created = models.DateTimeField(auto_now_add=True)
    seen = models.DateTimeField(auto_now_add=True)
    """About when this person was last here."""
    sanctioned = models.BooleanField(default=False, db_default=False)
    """There may be sanctions (`conduct.sanctions` knows which); nothing asks for those of anybody else."""
