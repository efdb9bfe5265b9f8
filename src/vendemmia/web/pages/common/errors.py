"""Pages for what cannot be shown."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.db import DatabaseError
from django.http import HttpResponseRedirect
from django.urls import reverse

from vendemmia.web.api.errors import is_api, refusal
from vendemmia.web.conduct.audit import is_closed
from vendemmia.web.databases import database
from vendemmia.web.models import Seat
from vendemmia.web.people.identity import is_near, is_shared, person_of
from vendemmia.web.play.saved import is_open
from vendemmia.web.sessions.admission import admit
from vendemmia.web.sign_in.hashing import RETRY_AFTER
from vendemmia.web.util.request_size import LARGEST_BODY

from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.people.rate_limits import TooOften
    from vendemmia.web.tables.stored import Unplayable

LOG = logging.getLogger(__name__)
MEGABYTE = 1024 * 1024
TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def problem(request: HttpRequest, kind: str, status: int, **args: int | str) -> HttpResponse:
    """Show a page that says what is wrong and what to do: the messages `error-KIND` and `error-KIND-help`.

    A script gets only the text and shows it over the page, which is left unchanged. A call of the API gets JSON.
    """
    if is_api(request):
        return refusal(request, kind)
    if not request.headers.get("HX-Request"):
        return page(request, "common/error.html", status, kind=kind, args=args)
    part = page(request, "common/error_part.html", status, kind=kind, args=args)
    part.headers["HX-Retarget"] = "#message"
    part.headers["HX-Reswap"] = "innerHTML"
    return part


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001 - Django's signature
    return problem(request, "table-closed" if _was_closed(request) else "not-found", 404)


def _was_closed(request: HttpRequest) -> bool:
    """Tell the players of a table that a moderator has closed it; others learn nothing."""
    table_id = getattr(request.resolver_match, "kwargs", {}).get("table_id", "")
    if not table_id or not is_shared() or is_api(request):
        return False
    person = person_of(request)
    had_seat = person is not None and Seat.objects.filter(table_id=table_id, person=person).exists()
    return had_seat and is_closed(table_id)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return too_large(request) if isinstance(exception, TOO_MUCH) else problem(request, "bad-request", 400)


def too_large(request: HttpRequest) -> HttpResponse:
    """Show a file or a form beyond the limits; none of it was read."""
    fields = settings.DATA_UPLOAD_MAX_NUMBER_FIELDS
    return problem(request, "too-large", 413, megabytes=LARGEST_BODY // MEGABYTE, fields=fields)


def not_allowed(request: HttpRequest, methods: str) -> HttpResponse:
    """Redirect from an address that only accepts forms to its table, if it has one."""
    match = request.resolver_match
    if not is_api(request) and match and "table_id" in match.kwargs and request.method == "GET":
        return HttpResponseRedirect(reverse("table", args=[match.kwargs["table_id"]]), status=303)
    refusal = problem(request, "not-allowed", 405)
    refusal.headers["Allow"] = methods
    return refusal


def not_yours(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """Refuse what only the players or the host of a table may do to a person who may look at it."""
    return problem(request, "not-yours", 403)


def too_often(request: HttpRequest, error: TooOften) -> HttpResponse:
    """Say on the page and in the header when to try again."""
    refusal = problem(request, "too-often", 429, minutes=minutes_of(error))
    refusal.headers["Retry-After"] = str(error.seconds)
    return refusal


def crowded(request: HttpRequest) -> HttpResponse:
    """Answer that too many people sign in at this moment."""
    refusal = problem(request, "crowded", 503)
    refusal.headers["Retry-After"] = str(RETRY_AFTER)
    return refusal


def minutes_of(error: TooOften) -> int:
    """Return the minutes until a person may try again."""
    return max(1, -(-error.seconds // 60))


def server_error(request: HttpRequest) -> HttpResponse:
    """Show an error of the server. Django calls this while the error is handled, also for one of a middleware."""
    error = sys.exception()
    if isinstance(error, DatabaseError):
        return broken_database(request, error)
    return problem(request, "server", 500)


def forbidden(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Show a form without the token of this browser."""
    LOG.info("refused: %s", reason)
    return problem(request, "forbidden", 403)


def broken_database(request: HttpRequest, error: Exception) -> HttpResponse:
    """Show that the database fails: another process may just be writing to it; else the file, the disk or the way to it
    is at fault.

    Only the person at this computer can mend that, and only they learn where the database is. The log has it all.
    """
    LOG.error("the database failed: %s", error)
    store = database()
    found = store.unusable(error)
    if found.kind == "busy":
        return problem(request, "busy", 503)
    if is_api(request):
        return refusal(request, "database")
    if not is_near(request):
        return problem(request, "database-away", 503)
    sentence = words_of(request).message(f"serve-database-{found.kind}", file=store.label, detail=found.detail)
    return problem(request, "database", 503, problem=sentence[:1].upper() + sentence[1:])


def interrupted(request: HttpRequest) -> HttpResponse:
    """Answer that the server ends before it has answered. Nothing here asks the database."""
    admit(request, None)
    answer = problem(request, "restarting", 503)
    answer.headers["Retry-After"] = "1"
    return answer


def unplayable(request: HttpRequest, error: Unplayable) -> HttpResponse:
    """Show a game that cannot be continued here; it is left unchanged, and other games still work."""
    if request.headers.get("HX-Request") or is_api(request):
        return problem(request, "game", 422)
    shown = {"table_id": error.table_id, "problem": error.problem, "is_open": is_open(error.table_id)}
    return page(request, "common/frozen.html", 422, **shown)
