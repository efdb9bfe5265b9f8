"""For monitors: whether moves can be saved and computer players play (`health`), and figures (`metrics`)."""

from __future__ import annotations

import hmac
import time
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING

from django.conf import settings
from django.http import Http404, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from vendemmia import __version__
from vendemmia.web.counters import text
from vendemmia.web.databases import UnusableDatabase, database

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
    """A second start finds the running server by it. It names the data folder to this machine only."""
    report: dict[str, object] = {"program": "vendemmia", "version": __version__, "status": "ok"}
    if is_near(request):
        report["home"] = str(settings.HOME)
    problem = _problem(request)
    if not problem:
        return JsonResponse(report)
    return JsonResponse({**report, "status": "failing", "problem": problem}, status=UNAVAILABLE)


def _problem(request: HttpRequest) -> str:
    store = database()
    words = words_of(request)
    try:
        store.check_health()
        silent = store.seconds_since_heartbeat()
    except UnusableDatabase as error:
        shown = store.label if is_near(request) else store.kind
        return words.message(f"database-{error.kind}", file=shown, detail=error.detail or error.kind)
    if (silent is None or silent > SILENCE) and time.monotonic() - _first_asked() > SILENCE:
        return words.message("health-no-players")
    return ""


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """For this machine, or for whoever knows the token; others find nothing here."""
    token = settings.ENVIRONMENT.metrics_token
    sent = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
    knows = bool(token) and hmac.compare_digest(sent.encode(), token.encode())
    if not knows and (token or not is_near(request)):
        raise Http404
    return HttpResponse(text(), content_type="text/plain; version=0.0.4; charset=utf-8")


def is_near(request: HttpRequest) -> bool:
    """The request comes from this machine, and no proxy has passed it on."""
    if "X-Forwarded-For" in request.headers or "Forwarded" in request.headers:
        return False
    try:
        return ip_address(request.META.get("REMOTE_ADDR") or "127.0.0.1").is_loopback
    except ValueError:
        return False
