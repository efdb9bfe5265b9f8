"""Pages for what cannot be shown."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpResponseRedirect
from django.urls import reverse

from vendemmia.web.api.errors import is_api, refusal
from vendemmia.web.databases import database
from vendemmia.web.request_size import LARGEST_BODY

from .rendering import page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.limits import TooOften
    from vendemmia.web.rows import Unplayable

LOG = logging.getLogger(__name__)
MEGABYTE = 1024 * 1024
TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def problem(request: HttpRequest, kind: str, status: int, **args: int | str) -> HttpResponse:
    """A page that says what is wrong and what to do: the messages `error-KIND` and `error-KIND-help`.

    A script gets only the text and shows it over the page, which is left unchanged. A call of the API gets JSON.
    """
    if is_api(request):
        return refusal(request, kind)
    if not request.headers.get("HX-Request"):
        return page(request, "error.html", status, kind=kind, args=args)
    part = page(request, "error_part.html", status, kind=kind, args=args)
    part.headers["HX-Retarget"] = "#message"
    part.headers["HX-Reswap"] = "innerHTML"
    return part


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001 - Django's signature
    return problem(request, "not-found", 404)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return too_large(request) if isinstance(exception, TOO_MUCH) else problem(request, "bad-request", 400)


def too_large(request: HttpRequest) -> HttpResponse:
    """A file or a form beyond the limits; none of it was read."""
    fields = settings.DATA_UPLOAD_MAX_NUMBER_FIELDS
    return problem(request, "too-large", 413, megabytes=LARGEST_BODY // MEGABYTE, fields=fields)


def not_allowed(request: HttpRequest, methods: str) -> HttpResponse:
    """Somebody opened an address that only accepts forms: go to its table, if it has one."""
    match = request.resolver_match
    if not is_api(request) and match and "table_id" in match.kwargs and request.method == "GET":
        return HttpResponseRedirect(reverse("table", args=[match.kwargs["table_id"]]), status=303)
    refusal = problem(request, "not-allowed", 405)
    refusal.headers["Allow"] = methods
    return refusal


def not_yours(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """Somebody who may look at a table wants to do what only its players or its host may."""
    return problem(request, "not-yours", 403)


def too_often(request: HttpRequest, error: TooOften) -> HttpResponse:
    """The page says when to try again, and so does the header."""
    refusal = problem(request, "too-often", 429, minutes=minutes_of(error))
    refusal.headers["Retry-After"] = str(error.seconds)
    return refusal


def minutes_of(error: TooOften) -> int:
    """The minutes until somebody may try again."""
    return max(1, -(-error.seconds // 60))


def server_error(request: HttpRequest) -> HttpResponse:
    return problem(request, "server", 500)


def forbidden(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without the token of this browser."""
    LOG.info("refused: %s", reason)
    return problem(request, "forbidden", 403)


def broken_database(request: HttpRequest, error: Exception) -> HttpResponse:
    """Another process may just be writing to it; otherwise the file or the disk is at fault."""
    LOG.error("the database failed: %s", error)
    store = database()
    if store.unusable(error).kind == "busy":
        return problem(request, "busy", 503)
    return problem(request, "database", 503, file=store.label)


def unplayable(request: HttpRequest, error: Unplayable) -> HttpResponse:
    """A game that cannot be continued here; it is left unchanged, and other games still work."""
    if request.headers.get("HX-Request") or is_api(request):
        return problem(request, "game", 422)
    return page(request, "table/frozen.html", 422, table_id=error.table_id, problem=error.problem)
