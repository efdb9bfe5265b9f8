"""uvicorn as we use it, in the process of the server or in a web worker."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING

import uvicorn

from vendemmia.web.assets.first_visit import prepare_beside
from vendemmia.web.internals.accepted import serve
from vendemmia.web.internals.slow_clients import PromptProtocol
from vendemmia.web.live.watch import watch
from vendemmia.web.util.readable import is_readable

from .listening import BACKLOG

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from vendemmia.web.config.environment import Environment

LAST_STREAMS = 2
"""Seconds that open streams have to end when the server stops."""
HELP_AFTER = 0.1
"""Seconds that a connection waits for its own web worker before another one accepts it; twice that at most."""
HEADERS = 32 * 1024
"""Bytes of a request's headers."""


class Server(uvicorn.Server):
    """Ends the streams of open pages before it stops. Helps out where another web worker has died."""

    def __init__(self, config: uvicorn.Config, others: Sequence[socket.socket] = ()) -> None:
        super().__init__(config)
        self.left_behind = False
        """Some threads still work on an answer."""
        self._others = others
        """The sockets of the other web workers."""
        self._helping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        prepare_beside()
        if self._others:
            self._helping = asyncio.create_task(self._help())

    async def _help(self) -> None:
        """Accept connections whose own worker has died or is restarting."""
        waiting: set[socket.socket] = set()
        while True:
            await asyncio.sleep(HELP_AFTER)
            still = {each for each in self._others if is_readable(each.fileno())}
            for each in still & waiting:
                with suppress(OSError):  # Another worker was faster, or the connection is gone already.
                    accepted, _ = each.accept()
                    await serve(self, accepted)
            waiting = still

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        watch.close()
        if self._helping is not None:
            self._helping.cancel()
        # Requests that are cancelled at the end are not errors.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)
        self.left_behind = bool(self.server_state.tasks)

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # a generator there
        """Handle signals ourselves: uvicorn would raise them again at the end, and SIGTERM would then kill us
        immediately."""
        return nullcontext()


def server_of(environment: Environment, others: Sequence[socket.socket] = ()) -> Server:
    """Return a server that is not running yet."""
    config = uvicorn.Config(
        "vendemmia.web.server.asgi:application",
        log_config=None if environment.log == "json" else uvicorn.config.LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=LAST_STREAMS,
        lifespan="off",
        http=PromptProtocol,
        ws="none",
        loop="asyncio",
        proxy_headers=bool(environment.proxies),
        forwarded_allow_ips=list(environment.proxies),
        backlog=BACKLOG,
        h11_max_incomplete_event_size=HEADERS,
    )
    return Server(config, others)
