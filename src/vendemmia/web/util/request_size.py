"""The size of requests: anything larger than what a page sends is refused before it is read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import Any

    from django.http import HttpRequest

    Scope = dict[str, Any]
    Message = Mapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    Application = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 2 * 1024 * 1024
"""Bytes of a request. Django itself would first put all of it on the disk."""
MARK = "vendemmia.too_large"
"""The key that marks a refused request in its scope; its body never reaches Django."""


def is_too_large(request: HttpRequest) -> bool:
    return bool(getattr(request, "scope", {}).get(MARK))


class BodyLimit:
    """Wraps the application. Django answers a refused request without its body, and the connection is closed."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.application(scope, receive, send)
            return
        if _announced(scope) > LARGEST_BODY:
            await self._refuse(scope, send)
            return
        body = Body(receive)
        await self.application(scope, body.receive, send)
        if body.is_too_large:
            await self._refuse(scope, send)

    async def _refuse(self, scope: Scope, send: Send) -> None:
        async def closing(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            await send(message)

        await self.application({**scope, MARK: True}, EmptyBody().receive, closing)


class Body:
    """Counts what arrives, since not every request states its size. At the limit it ends as if the browser had left."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read = 0

    @property
    def is_too_large(self) -> bool:
        return self._read > LARGEST_BODY

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += len(message["body"])
            if self.is_too_large:
                return {"type": "http.disconnect"}
        return message


class EmptyBody:
    """An empty body."""

    def __init__(self) -> None:
        self._given = False

    async def receive(self) -> Message:
        if self._given:
            await (
                asyncio.Event().wait()
            )  # Django waits for the browser to leave, and stops waiting when it has answered.
        self._given = True
        return {"type": "http.request", "body": b"", "more_body": False}


def _announced(scope: Scope) -> int:
    """Return the size that the request states; the server has checked that it is a number."""
    return max((int(value) for name, value in scope["headers"] if name == b"content-length"), default=0)
