"""Who calls: the owner of a token. What the token is good for, and how often they may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ninja.security import HttpBearer

from vendemmia.web.conduct.sanctions import Sanctioned, ban_of_address, check
from vendemmia.web.counting.calls import CALLS
from vendemmia.web.people.api_tokens import MANAGE, PLAY, READ, find_token, scopes_of
from vendemmia.web.people.rate_limits import limit_rate
from vendemmia.web.sessions.admission import admit

from .errors import ApiError, words_of_call

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Person, Token

READING: Final = ("GET", "HEAD", "OPTIONS")


class Bearer(HttpBearer):
    """`Authorization: Bearer TOKEN`. Cookies mean nothing here, so a call needs no CSRF token.

    Calls count for the person, not for each token, and for the address, as do tries without a right token.

    A call takes the scope that is named for it. Without one, reading takes `read` and all else takes `manage`, so that
    a new call is never open to more tokens than its author has decided.
    """

    def __init__(self, scope: str = "") -> None:
        super().__init__()
        self._scope = scope

    def authenticate(self, request: HttpRequest, token: str) -> Token | None:
        found = find_token(token)
        if found is not None and found.person is not None and admit(request, found.person) is None:
            found = None
        limit_rate(request, "api", CALLS)
        if found is not None:
            _check_door(request, found.person)
        if found is not None and (scope := self.scope_for(request.method or "")) not in scopes_of(found):
            text = words_of_call(request).message("api-error-no-scope", scope=scope)
            raise ApiError("no-scope", message=text, scope=scope)
        return found

    def scope_for(self, method: str) -> str:
        """Return what a token must be good for."""
        return self._scope or (READ if method.upper() in READING else MANAGE)


PLAYS: Final = Bearer(PLAY)
"""For calls that answer for a seat."""


def _check_door(request: HttpRequest, person: Person | None) -> None:
    """Refuse a banned person, and a guest at a banned address, as `site.door` does for pages."""
    check(person, "enter")
    if person is not None and person.account_id is None:
        ban = ban_of_address(request)
        if ban is not None:
            raise Sanctioned(ban)


def token_of(request: HttpRequest) -> Token:
    """Return the token of a call that has passed `Bearer`."""
    found: Token = request.auth  # type: ignore[attr-defined]
    return found


def caller(request: HttpRequest) -> Person | None:
    """Return the person of a call; None on a home server."""
    return token_of(request).person
