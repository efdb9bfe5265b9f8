"""Pages for what cannot be shown."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpResponseRedirect
from django.urls import reverse

from vendemmia.web.bodies import LARGEST_BODY

from .rendering import page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.rows import Unplayable

LOG = logging.getLogger(__name__)
MEGABYTE = 1024 * 1024
TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def problem(request: HttpRequest, kind: str, status: int, **args: int | str) -> HttpResponse:
    """A page that says what is wrong and what to do: the messages `error-KIND` and `error-KIND-help`.

    A script gets the words alone and shows them over the page, which stays as it is.
    """
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
    """A file or a form beyond the limits; nothing of it was looked at."""
    fields = settings.DATA_UPLOAD_MAX_NUMBER_FIELDS
    return problem(request, "too-large", 413, megabytes=LARGEST_BODY // MEGABYTE, fields=fields)


def not_allowed(request: HttpRequest, methods: str) -> HttpResponse:
    """An address that only takes what a form sends stands in the address bar: its table is meant, if it has one."""
    match = request.resolver_match
    if match and "table_id" in match.kwargs and request.method == "GET":
        return HttpResponseRedirect(reverse("table", args=[match.kwargs["table_id"]]), status=303)
    refusal = problem(request, "not-allowed", 405)
    refusal.headers["Allow"] = methods
    return refusal


def server_error(request: HttpRequest) -> HttpResponse:
    return problem(request, "server", 500)


def forbidden(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without the token of this browser."""
    LOG.info("refused: %s", reason)
    return problem(request, "forbidden", 403)


def broken_database(request: HttpRequest, error: Exception) -> HttpResponse:
    """Somebody else may only be writing to it; else the file or the disk is at fault."""
    LOG.error("the database failed: %s", error)
    if "locked" in str(error):
        return problem(request, "busy", 503)
    return problem(request, "database", 503, file=str(settings.DATABASE))


def unplayable(request: HttpRequest, error: Unplayable) -> HttpResponse:
    """One game cannot be played on here; it stays as it is, and so do the others."""
    if request.headers.get("HX-Request"):
        return problem(request, "game", 422)
    return page(request, "table/frozen.html", 422, table_id=error.table_id, problem=error.problem)
