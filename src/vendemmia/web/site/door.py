"""The door of a shared server: who is banned is refused here, at every address, before anything is read or written.

The API asks the same questions (`api.auth`). Suspensions and silence stop single deeds: `sanctions.check` where these
are done. The addresses of the desk are not there for anybody but moderators.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.db import DatabaseError

from vendemmia.web.conduct.moderators import moderator_of
from vendemmia.web.conduct.sanctions import Sanctioned, ban_of, ban_of_address, unread
from vendemmia.web.pages.account.standing import notice_page, refused_page
from vendemmia.web.pages.common.errors import broken_database, not_found
from vendemmia.web.people.identity import is_shared, person_of

from .middleware import ResponseMiddleware

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from django.http import HttpRequest, HttpResponse
    from django.http.response import HttpResponseBase

DESK: Final = "/desk"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
PUBLIC: Final = frozenset(
    (
        *("rules", "rule", "cards", "card", "card_named", "keys", "conduct", "standing", "health", "metrics"),
        *("companion", "companion_part", "companion_data", "companion_files", "companion_kept"),
        *("manifest", "service_worker", "static", "ratings", "player", "daily", "daily_of", "daily_picture"),
        *("sign_in", "settings", "account", "own_data", "notices_stop"),
    )
)
"""Addresses that a banned person can still read."""
WAYS_OUT: Final = frozenset(("sign_out", "standing", "settings", "own_data", "notices_stop"))
"""Forms that they can still send: signing out, an appeal, the language, one's own data, no more mail."""
NO_PAGES: Final = frozenset(("stream", "record", "saved", "result_picture"))
"""Addresses that no person reads as a page, so a warning is not shown there."""
OWN_NAME: Final = ("name", "reset")
"""Fields of the settings that change more than how pages look."""


class Door(ResponseMiddleware):
    """Refuses before the page is made."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        path = request.path_info
        if path == DESK or path.startswith(f"{DESK}/"):
            try:
                is_open = moderator_of(request) is not None
            except DatabaseError as error:
                return broken_database(request, error)
            if not is_open:
                return not_found(request)
        return super().__call__(request)

    @staticmethod
    def process_view(
        request: HttpRequest,
        view: object,  # noqa: ARG004 - Django's signature
        args: list[Any],  # noqa: ARG004
        kwargs: dict[str, Any],  # noqa: ARG004
    ) -> HttpResponse | None:
        if not is_shared() or request.resolver_match is None or request.resolver_match.namespaces:
            return None  # At home all are let in, and the API asks for itself.
        try:
            return _stopped(request, request.resolver_match.url_name or "")
        except DatabaseError as error:  # Django gives `process_exception` only what pages raise.
            return broken_database(request, error)

    @staticmethod
    def process_exception(request: HttpRequest, error: Exception) -> HttpResponse | None:
        return refused_page(request, error.sanction) if isinstance(error, Sanctioned) else None


def _stopped(request: HttpRequest, name: str) -> HttpResponse | None:
    """Show the page instead of the one with this name, if there is one."""
    is_safe = request.method in SAFE
    if name in (PUBLIC if is_safe else WAYS_OUT) and not _renames(request, name):
        return None
    person = person_of(request)
    ban = ban_of(person)
    if ban is None and not is_safe and name != "sign_in" and (person is None or person.account_id is None):
        ban = ban_of_address(request)
    if ban is not None:
        return refused_page(request, ban)
    if request.method == "GET" and name not in NO_PAGES and not request.headers.get("HX-Request"):
        news = unread(person)
        return notice_page(request, news) if news else None
    return None


def _renames(request: HttpRequest, name: str) -> bool:
    return name == "settings" and request.method == "POST" and any(field in request.POST for field in OWN_NAME)
