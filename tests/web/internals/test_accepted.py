"""uvicorn answers on a connection that it has not accepted itself."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

from vendemmia.web.internals.accepted import serve
from vendemmia.web.internals.slow_clients import PromptProtocol


async def application(_scope: Any, _receive: Any, send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"here"})


async def answered() -> bytes:
    config = uvicorn.Config(application, http=PromptProtocol, ws="none", lifespan="off", log_level="critical")
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    ours, theirs = socket.socketpair()
    await serve(server, theirs)
    reader, writer = await asyncio.open_connection(sock=ours)
    writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    found = await reader.read()
    writer.close()
    return found


def test_an_accepted_connection_is_served() -> None:
    assert asyncio.run(answered()).endswith(b"here")
