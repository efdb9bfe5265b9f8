"""What wraps every page: security headers, compression, and errors in plain words."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from asgiref.sync import iscoroutinefunction, markcoroutinefunction
from django.conf import settings
from django.db import DatabaseError
from django.http.response import HttpResponse, HttpResponseBase, HttpResponseNotAllowed
from django.utils.cache import patch_vary_headers

from vendemmia.web.pages.common.errors import (
    broken_database,
    crowded,
    not_allowed,
    not_found,
    too_large,
    too_often,
    unplayable,
)
from vendemmia.web.pages.common.visit import NotBegun, not_begun
from vendemmia.web.people.identity import is_loopback
from vendemmia.web.people.rate_limits import TooOften
from vendemmia.web.sign_in.hashing import FULL
from vendemmia.web.tables.stored import Unplayable
from vendemmia.web.util.request_size import is_too_large

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from django.http import HttpRequest

    Handler = Callable[[HttpRequest], HttpResponseBase | Awaitable[HttpResponseBase]]

POLICY = "; ".join(  # noqa: FLY002 - one line for each kind of source
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # Names of view transitions and the geometry of drawings.
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
SMALL = 1000
"""Bytes that are not worth packing."""
PACKED = {"image/png", "font/woff2"}
"""Types that are packed already."""
PACKING = 4
"""How hard to pack: more takes longer than it saves on the way."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class ResponseMiddleware:
    """A middleware, whether a page is a function or a coroutine."""

    sync_capable = True
    async_capable = True

    def __init__(self, get_response: Handler) -> None:
        self.get_response = get_response
        if iscoroutinefunction(get_response):
            markcoroutinefunction(self)

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        response = self.get_response(request)
        if isinstance(response, HttpResponseBase):
            return self.finished(request, response)
        return self._later(request, response)

    async def _later(self, request: HttpRequest, response: Awaitable[HttpResponseBase]) -> HttpResponseBase:
        return self.finished(request, await response)

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Show the answer as it leaves the server."""
        return response


class SafeHeaders(ResponseMiddleware):
    """Every answer has them; browsers never cache pages, since they show a moment of a game."""

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if settings.MODE == "lan" and not request.is_secure() and not is_loopback(request):
            del response.headers["Cross-Origin-Opener-Policy"]  # Browsers complain about it where there is no TLS.
        response.headers.setdefault("Cache-Control", "no-store")
        return response


class Compressed(ResponseMiddleware):
    """Pages and files are packed for browsers that can unpack them; streams are left alone."""

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        patch_vary_headers(response, ["Accept-Encoding"])
        if not isinstance(response, HttpResponse) or "gzip" not in request.headers.get("Accept-Encoding", ""):
            return response
        packed = response.has_header("Content-Encoding") or response.headers["Content-Type"] in PACKED
        if len(response.content) > SMALL and not packed:
            response.content = gzip.compress(response.content, PACKING, mtime=0)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.content))
        return response


class SizeLimit(ResponseMiddleware):
    """A request that is too large is answered before anything reads its form, as is one for an impossible address.

    No address contains the character 0, and PostgreSQL refuses texts that do. A password that found the queue full is
    not looked at either.
    """

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if is_too_large(request):
            refused = too_large(request)
        elif "\0" in request.path_info:
            refused = not_found(request)
        elif getattr(request, "scope", {}).get(FULL):
            refused = crowded(request)
        else:
            return super().__call__(request)
        return self._at_once(refused) if iscoroutinefunction(self.get_response) else refused

    @staticmethod
    async def _at_once(response: HttpResponseBase) -> HttpResponseBase:
        return response


class ClearErrors(ResponseMiddleware):
    """A page in plain words for a database that cannot be read or written, and for a game that cannot be played."""

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if isinstance(response, HttpResponseNotAllowed):
            return not_allowed(request, response.headers["Allow"])
        return response

    @staticmethod
    def process_exception(request: HttpRequest, error: Exception) -> HttpResponse | None:
        if isinstance(error, Unplayable):
            return unplayable(request, error)
        if isinstance(error, NotBegun):
            return not_begun(error)
        if isinstance(error, TooOften):
            return too_often(request, error)
        return broken_database(request, error) if isinstance(error, DatabaseError) else None
