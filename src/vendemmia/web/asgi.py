"""The application that uvicorn serves: one thread of a pool handles a request from its first middleware to its page.

Django's own handler changes threads at each middleware, and starts a thread with a new database connection for every
request. That took longer than a small page. The threads here stay, and so do their connections.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

import django
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import StreamingHttpResponse
from django.http.response import ResponseHeaders
from django.urls import set_script_prefix

from .databases import database
from .request_size import BodyLimit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import IO

    from django.http import HttpRequest
    from django.http.response import HttpResponseBase

    Scope = dict[str, Any]
    Receive = Callable[[], Awaitable[Mapping[str, Any]]]
    Send = Callable[[Mapping[str, Any]], Awaitable[None]]

THREADS = 8
"""How many pages are made at the same time. With more threads, they only compete for the interpreter."""
THINKING_THREADS = 2
THINKING = ("/hint", "/settings/notices/email", "/settings/notices/test")
"""The ends of addresses where a computer player thinks, or that wait for another server. They have their own
threads, so that pages do not wait."""


class Application(ASGIHandler):
    """Only the sending of streams runs in the event loop."""

    def __init__(self) -> None:
        self.load_middleware()  # Not as coroutines: see above.
        self._pages = ThreadPoolExecutor(THREADS, "page")
        self._thinking = ThreadPoolExecutor(THINKING_THREADS, "thinking")

    def close(self) -> None:
        """Finish the current answers and end the threads."""
        self._pages.shutdown()
        self._thinking.shutdown()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise ValueError(f"only HTTP is served, not {scope['type']}")
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        threads = self._thinking if scope["path"].endswith(THINKING) else self._pages
        response = await asyncio.get_running_loop().run_in_executor(threads, self._answer, scope, body)
        if not response.streaming:
            await self.send_response(response, send)
            return
        try:
            await self._stream(response, receive, send)
        finally:
            response.close()

    def _answer(self, scope: Scope, body: IO[bytes]) -> HttpResponseBase:
        """The answer to a request. Everything but a stream is complete, so nothing is left to close."""
        database().freshen()
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

    async def _stream(self, response: HttpResponseBase, receive: Receive, send: Send) -> None:
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
    """As Django's `send_response`, but nothing of the beginning stays in memory."""
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
    """A stream lasts for hours, and its request with all that Django noted in it is as large as the rest together."""
    request.close()
    response._resource_closers.remove(request.close)  # type: ignore[attr-defined]


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
django.setup(set_prefix=False)
application = BodyLimit(Application())
gc.collect()
gc.freeze()  # What is loaded now stays loaded: collecting garbage in it would stop every page for a moment.
