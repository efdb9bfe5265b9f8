"""Measures every request: for the figures, and for the log."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from vendemmia.web.config.logs import ACCESS
from vendemmia.web.metrics.definitions import FAILURES, REQUESTS

from .middleware import ResponseMiddleware

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from django.http import HttpRequest
    from django.http.response import HttpResponseBase

LOG = logging.getLogger(ACCESS)
NOWHERE = "none"
SERVER_ERROR = 500
UNAVAILABLE = 503


class RequestMetricsMiddleware(ResponseMiddleware):
    """The outermost middleware: it sees the final response. It times a stream to its first byte."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        request.vendemmia_began = time.perf_counter()  # type: ignore[attr-defined]
        return super().__call__(request)

    def finished(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        seconds = time.perf_counter() - request.vendemmia_began  # type: ignore[attr-defined]
        match = request.resolver_match
        route = match.route if match else NOWHERE
        with suppress(OSError):  # The file of the figures may be gone, or its disk full: no answer fails for that.
            REQUESTS.labels(route, f"{response.status_code // 100}xx").observe(seconds)
            if response.status_code >= SERVER_ERROR:
                FAILURES.labels("database" if response.status_code == UNAVAILABLE else "server").inc()
        if LOG.isEnabledFor(logging.INFO):
            line = {"method": request.method, "route": route, "status": response.status_code}
            LOG.info("request", extra={**line, "milliseconds": round(1000 * seconds, 1)})
        return response
