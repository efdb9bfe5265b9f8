"""A request is answered in the thread that asks for it, and a stream does not keep its request."""

from __future__ import annotations

import gc
import io
import threading
import weakref
from collections.abc import AsyncIterator

import pytest
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse

from vendemmia.web.internals.handler import Handler

SCOPE = {
    "type": "http",
    "method": "GET",
    "path": "/",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "client": ("127.0.0.1", 1),
    "server": ("127.0.0.1", 80),
}


async def parts() -> AsyncIterator[bytes]:
    yield b""


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[HttpRequest]]:
    """The requests that a view gets; it answers /stream with a stream."""
    requests: list[weakref.ref[HttpRequest]] = []

    def view(request: HttpRequest) -> HttpResponse | StreamingHttpResponse:
        assert threading.current_thread() is threading.main_thread()
        requests.append(weakref.ref(request))
        return StreamingHttpResponse(parts()) if request.path == "/stream" else HttpResponse("page")

    monkeypatch.setattr(Handler, "resolve_request", lambda *_: (view, (), {}))
    return requests


def test_a_page_is_answered_here_and_closed(seen: list[weakref.ref[HttpRequest]]) -> None:
    response = Handler().answer(SCOPE, io.BytesIO())
    assert isinstance(response, HttpResponse)
    assert (response.status_code, response.content, response.closed) == (200, b"page", True)
    assert len(seen) == 1


def test_an_open_stream_lets_its_request_go(seen: list[weakref.ref[HttpRequest]]) -> None:
    response = Handler().answer({**SCOPE, "path": "/stream"}, io.BytesIO())
    assert response.streaming
    assert not response.closed
    gc.collect()
    assert [request() for request in seen] == [None]
    response.close()
