"""A connection that was accepted outside of uvicorn, handed to it.

Reason: a web worker accepts what waits for a worker that has died, and uvicorn accepts from its own sockets only.
Gain: they wait 0.2 s; until a new worker has started, it would be more than a second.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import socket

    import uvicorn


async def serve(server: uvicorn.Server, accepted: socket.socket) -> None:
    """Let a running server answer on a connection."""

    def protocol() -> asyncio.Protocol:
        made = server.config.http_protocol_class(  # type: ignore[call-arg]  # as in uvicorn
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        assert isinstance(made, asyncio.Protocol)
        return made

    accepted.setblocking(False)
    await asyncio.get_running_loop().connect_accepted_socket(protocol, accepted)


__all__ = ["serve"]
