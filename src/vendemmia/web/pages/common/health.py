"""For monitors: whether moves can be saved and computer players play (`health`), and figures (`metrics`)."""

from __future__ import annotations

import hmac
import time
from functools import cache
from typing import TYPE_CHECKING

from django.conf import settings
from django.http import Http404, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from vendemmia import __version__
from vendemmia.web.backups import latest
from vendemmia.web.databases import UnusableDatabase, database
from vendemmia.web.databases.health import seconds_since_players
from vendemmia.web.metrics.definitions import text
from vendemmia.web.people.identity import is_near

from .rendering import words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

UNAVAILABLE = 503
SILENCE = 30.0
"""Seconds without a sign of life after which the computer players count as dead. After the first question they have as
long to start."""


@cache
def _first_asked() -> float:
    return time.monotonic()


@require_safe
def health(request: HttpRequest) -> JsonResponse:
    """Show that the server is alive: a second start finds it by this. It names the data folder to this machine only."""
    report: dict[str, object] = {"program": "vendemmia", "version": __version__, "status": "ok"}
    if is_near(request):
        report |= {"home": str(settings.HOME), "backup": latest.report(settings.HOME)}
    problem = _problem(request)
    if not problem:
        return JsonResponse(report)
    return JsonResponse({**report, "status": "failing", "problem": problem}, status=UNAVAILABLE)


def _problem(request: HttpRequest) -> str:
    words = words_of(request)
    try:
        silent = seconds_since_players()
    except UnusableDatabase as error:
        if not is_near(request):
            return words.message("health-database")
        return words.message(f"database-{error.kind}", file=database().label, detail=error.detail or error.kind)
    if (silent is None or silent > SILENCE) and time.monotonic() - _first_asked() > SILENCE:
        return words.message("health-no-players")
    return ""


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Answer this machine, or a caller with the token; others find nothing here."""
    token = settings.ENVIRONMENT.metrics_token
    sent = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
    knows = bool(token) and hmac.compare_digest(sent.encode(), token.encode())
    if not knows and (token or not is_near(request)):
        raise Http404
    return HttpResponse(text(settings.HOME), content_type="text/plain; version=0.0.4; charset=utf-8")
