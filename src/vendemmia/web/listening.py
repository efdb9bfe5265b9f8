"""The sockets on which the server listens."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BACKLOG = 1024
"""Connections that may wait for a worker."""
UNANSWERED = 30_000
"""Milliseconds after which a connection is dropped whose other side no longer takes what we send."""
IDLE, PROBES, PAUSE = 30, 3, 10
"""Seconds of silence before the other side is probed, how often, and seconds between probes."""


class NoPort(OSError):
    """None of the ports is free."""


def listen(host: str, ports: Iterable[int], count: int = 1) -> list[socket.socket]:
    """This number of sockets on the first port that is free. The system spreads connections evenly over them.

    One socket for all web workers would not do: the first to wake takes every connection. These stay open when the
    worker of one of them dies, and the other workers help out (`http_server`).
    """
    for port in ports:
        with suppress(OSError, OverflowError):
            if port and count > 1:
                _bound(host, port, is_shared=False).close()  # With shared ports nobody would notice another server.
            return _all_bound(host, port, count)
    raise NoPort


def _all_bound(host: str, port: int, count: int) -> list[socket.socket]:
    made: list[socket.socket] = []
    try:
        for _ in range(count):
            made.append(_bound(host, port, is_shared=count > 1))
            port = made[0].getsockname()[1]
        for each in made:
            each.listen(BACKLOG)  # From now on requests wait, even if the server is not ready yet.
    except BaseException:
        for each in made:
            each.close()
        raise
    return made


def _bound(host: str, port: int, *, is_shared: bool) -> socket.socket:
    # Named as TCP, so that asyncio sends small packets immediately; else every answer waits 40 ms for the client.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        _drop_dead_ones(listener)
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener


def _drop_dead_ones(listener: socket.socket) -> None:
    """Connections inherit this: one whose other side is gone, or does not read, ends. Not on every system."""
    with suppress(OSError, AttributeError):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, IDLE)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT, PROBES)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, PAUSE)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNANSWERED)
