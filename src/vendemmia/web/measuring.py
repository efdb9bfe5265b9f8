"""Measures every request: for the figures, and for the log."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from .counters import FAILURES, REQUESTS
from .logs import ACCESS
from .middleware import Around

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from django.http import HttpRequest
    from django.http.response import HttpResponseBase

LOG = logging.getLogger(ACCESS)
NOWHERE = "none"
SERVER_ERROR = 500
UNAVAILABLE = 503


class Measured(Around):
    """The outermost: it sees what the browser gets. For a stream it measures the time to its beginning."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        request.vendemmia_began = time.perf_counter()  # type: ignore[attr-defined]
        return super().__call__(request)

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        seconds = time.perf_counter() - request.vendemmia_began  # type: ignore[attr-defined]
        match = request.resolver_match
        route = match.route if match else NOWHERE
        REQUESTS.labels(route, f"{response.status_code // 100}xx").observe(seconds)
        if response.status_code >= SERVER_ERROR:
            FAILURES.labels("database" if response.status_code == UNAVAILABLE else "server").inc()
        if LOG.isEnabledFor(logging.INFO):
            line = {"method": request.method, "route": route, "status": response.status_code}
            LOG.info("request", extra={**line, "milliseconds": round(1000 * seconds, 1)})
        return response
