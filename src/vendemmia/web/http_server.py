"""uvicorn as we use it, in the process of the server or in a web worker."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from typing import TYPE_CHECKING

import uvicorn

from .changes import watch
from .timeouts import PromptProtocol

if TYPE_CHECKING:
    import socket
    from contextlib import AbstractContextManager

    from .environment import Environment

LAST_STREAMS = 2
"""Seconds that open streams have to end when the server stops."""
HEADERS = 32 * 1024
"""Bytes of a request's headers."""


class Server(uvicorn.Server):
    """Ends the streams of open pages before it stops."""

    left_behind = False
    """Some threads still work on an answer."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        watch.close()
        # Requests that are cancelled at the end are not errors.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)
        self.left_behind = bool(self.server_state.tasks)

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]  # a generator there
        """We handle them: uvicorn would raise them again at the end, and SIGTERM would then kill us immediately."""
        return nullcontext()


def server_of(environment: Environment) -> Server:
    """A server that is not running yet."""
    config = uvicorn.Config(
        "vendemmia.web.asgi:application",
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
        h11_max_incomplete_event_size=HEADERS,
    )
    return Server(config)
