"""Django's handler of requests, without its changes of threads.

Django's own changes threads at each middleware, and starts a thread with a new database connection for every request.
Gain: 2.5 ms of processor time for every request; the smallest page takes 2.9 ms instead of 5.4 ms. A stream keeps
3.4 KiB instead of 12.9 KiB while it is open, because its request is let go.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

from django.core import signals
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import StreamingHttpResponse
from django.http.response import ResponseHeaders
from django.urls import set_script_prefix

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import IO

    from django.http import HttpRequest
    from django.http.response import HttpResponseBase

    Scope = dict[str, Any]
    Receive = Callable[[], Awaitable[Mapping[str, Any]]]
    Send = Callable[[Mapping[str, Any]], Awaitable[None]]


class Handler(ASGIHandler):
    """Only the sending of streams runs in the event loop."""

    def __init__(self) -> None:
        self.load_middleware()  # Not as coroutines: see above.

    def answer(self, scope: Scope, body: IO[bytes]) -> HttpResponseBase:
        """Show the answer to a request. Everything but a stream is complete, so nothing is left to close."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=type(self), scope=scope)
        request, refused = self.create_request(scope, body)
        if request is not None:
            response = self.get_response(request)
            if response.streaming:
                _let_go(request, response)
        else:
            assert refused is not None
            body.close()
            response = refused
        if not response.streaming:
            response.close()
        return response

    async def stream(self, response: HttpResponseBase, receive: Receive, send: Send) -> None:
        """Send the stream until it ends or the browser disconnects."""
        gone = asyncio.create_task(self.listen_for_disconnect(receive))
        sending = asyncio.create_task(_send_parts(response, send))
        try:
            await asyncio.wait((gone, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (gone, sending):
                task.cancel()
            _, error = await asyncio.gather(gone, sending, return_exceptions=True)
        if isinstance(error, Exception):
            raise error


async def _send_parts(response: HttpResponseBase, send: Send) -> None:
    """Send as Django's `send_response` does, but without keeping anything of the beginning in memory."""
    await send({"type": "http.response.start", "status": response.status_code, "headers": _headers(response)})
    response.headers = ResponseHeaders({})
    assert isinstance(response, StreamingHttpResponse)
    parts = aiter(response)
    assert isinstance(parts, AsyncGenerator)
    async with aclosing(parts):
        async for part in parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body"})


def _headers(response: HttpResponseBase) -> list[tuple[bytes, bytes]]:
    cookies = [(b"set-cookie", cookie.OutputString().encode("ascii")) for cookie in response.cookies.values()]
    return [*((name.encode("ascii"), value.encode("latin1")) for name, value in response.items()), *cookies]


def _let_go(request: HttpRequest, response: HttpResponseBase) -> None:
    """Drop the request of a stream, which stays open for hours and takes as much memory as everything else it holds."""
    request.close()
    response._resource_closers.remove(request.close)  # type: ignore[attr-defined]


__all__ = ["Handler"]
