"""Tokens of the API: made on the settings page, shown once, saved as a digest, revoked with one press.

A token has 256 random bits, so a plain digest is enough: it cannot be guessed what it was made from.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal

from django.utils.timezone import now

from vendemmia.web.databases import database, if_possible
from vendemmia.web.game.player_names import is_usable, tidy
from vendemmia.web.models import Token

from .identity import is_shared

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

    from vendemmia.web.models import Person

PREFIX = "vdm_"
"""Marks a token, so that tools that look for secrets in files find it."""
MOST = 20
"""The most tokens that a person may have."""
USED_EVERY = timedelta(hours=1)
"""How exactly we know when a token was last used; calls then hardly ever write for it."""


Scope = Literal["read", "play", "manage"]
READ: Final = "read"
PLAY: Final = "play"
MANAGE: Final = "manage"
SCOPES: Final[tuple[Scope, ...]] = (READ, PLAY, MANAGE)
"""What a token may be good for: reading what its person may see; answering and talking at tables where they sit;
everything else, such as opening, joining and leaving tables and making tokens."""


class NoScope(Exception):
    """A token must be good for something, and for no more than the one that makes it."""


class TooManyTokens(Exception):
    """Revoke one first."""


class BadTokenName(Exception):
    """Empty, too long, or not printable."""


def tokens_of(person: Person | None) -> QuerySet[Token]:
    """Return the tokens of a person, the newest first; None for the owner of a home server."""
    return Token.objects.filter(person=person).order_by("-id")


def make_token(person: Person | None, name: str, scopes: Iterable[str] = SCOPES) -> str:
    """Return a new token. What this returns is saved nowhere."""
    wanted = set(scopes)
    if not wanted or not wanted <= set(SCOPES):
        raise NoScope
    name = tidy(name)
    if not is_usable(name):
        raise BadTokenName
    if tokens_of(person).count() >= MOST:
        raise TooManyTokens
    text = PREFIX + secrets.token_urlsafe(32)
    ordered = " ".join(scope for scope in SCOPES if scope in wanted)
    Token.objects.create(digest=_digest(text), name=name, person=person, scopes=ordered)
    return text


def scopes_of(token: Token) -> tuple[Scope, ...]:
    """Return what a token is good for."""
    return tuple(scope for scope in SCOPES if scope in token.scopes.split())


def revoke_token(person: Person | None, token_id: int) -> bool:
    """Return False if this person has no such token."""
    return bool(tokens_of(person).filter(id=token_id).delete()[0])


def find_token(text: str) -> Token | None:
    """Return the token with this text, if it is valid here: a token without a person is worth nothing on a shared
    server."""
    token = database().find_token(_digest(text))
    if token is None or (token.person_id is None) == is_shared():
        return None
    if token.used is None or now() - token.used > USED_EVERY:
        with if_possible("when a token was used"):
            Token.objects.filter(id=token.id).update(used=now())
    return token


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()
