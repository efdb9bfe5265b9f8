"""Who calls: the owner of a token. And how often they may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ninja.security import HttpBearer
from ninja.throttling import SimpleRateThrottle

from vendemmia.web.people import is_shared
from vendemmia.web.tokens import find_token

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.community_models import Token
    from vendemmia.web.models import Person

CALLS: Final = "300/10s"
"""Calls of one token on a shared server. A home server has no limit."""
STREAMS: Final = 8
"""Streams that one token may keep open in each process."""


class Bearer(HttpBearer):
    """`Authorization: Bearer TOKEN`. Cookies mean nothing here, so a call needs no CSRF token."""

    def authenticate(self, request: HttpRequest, token: str) -> Token | None:
        found = find_token(token)
        if found is not None:
            request._person = found.person  # type: ignore[attr-defined]  # As `people.person_of` remembers them.
        return found


def token_of(request: HttpRequest) -> Token:
    """The token of a call that has passed `Bearer`."""
    found: Token = request.auth  # type: ignore[attr-defined]
    return found


def caller(request: HttpRequest) -> Person | None:
    """The person of a call; None on a home server."""
    return token_of(request).person


class PerToken(SimpleRateThrottle):
    """Counts the calls of a token in Django's cache: for each process, unless the server shares its cache."""

    def __init__(self, scope: str, rate: str) -> None:
        super().__init__(rate)
        self.scope = scope

    def get_cache_key(self, request: HttpRequest) -> str | None:
        return f"api-{self.scope}-{token_of(request).id}" if is_shared() else None
