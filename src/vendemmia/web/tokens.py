"""Tokens of the API: made on the settings page, shown once, saved as a digest, revoked with one press.

A token has 256 random bits, so a plain digest is enough: nobody can guess what it was made from.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import TYPE_CHECKING

from django.utils.timezone import now

from .community_models import Token
from .databases import database
from .people import is_shared
from .player_names import is_usable, tidy

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from .models import Person

PREFIX = "vdm_"
"""Marks a token, so that tools that look for secrets in files find it."""
MOST = 20
"""The most tokens that a person may have."""
USED_EVERY = timedelta(hours=1)
"""How exactly we know when a token was last used; calls then hardly ever write for it."""


class TooManyTokens(Exception):
    """Revoke one first."""


class BadTokenName(Exception):
    """Empty, too long, or not printable."""


def tokens_of(person: Person | None) -> QuerySet[Token]:
    """The tokens of a person, the newest first; None for the owner of a home server."""
    return Token.objects.filter(person=person).order_by("-id")


def make_token(person: Person | None, name: str) -> str:
    """A new token. What this returns is saved nowhere."""
    name = tidy(name)
    if not is_usable(name):
        raise BadTokenName
    if tokens_of(person).count() >= MOST:
        raise TooManyTokens
    text = PREFIX + secrets.token_urlsafe(32)
    Token.objects.create(digest=_digest(text), name=name, person=person)
    return text


def revoke_token(person: Person | None, token_id: int) -> bool:
    """False if this person has no such token."""
    return bool(tokens_of(person).filter(id=token_id).delete()[0])


def find_token(text: str) -> Token | None:
    """The token with this text, if it is valid here: a token without a person is worth nothing on a shared server."""
    token = database().find_token(_digest(text))
    if token is None or (token.person_id is None) == is_shared():
        return None
    if token.used is None or now() - token.used > USED_EVERY:
        Token.objects.filter(id=token.id).update(used=now())
    return token


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()
