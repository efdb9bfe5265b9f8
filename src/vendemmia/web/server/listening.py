"""The sockets on which the server listens."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

BACKLOG = 1024
"""Connections that may wait for a worker."""
DROPPING = {
    "TCP_KEEPIDLE": 30,  # seconds of silence before the other side is probed
    "TCP_KEEPCNT": 3,  # how often
    "TCP_KEEPINTVL": 10,  # seconds between probes
    "TCP_USER_TIMEOUT": 30_000,  # milliseconds in which the other side has to take what we send
}
"""Options of TCP by their names; some systems lack some of them."""


class NoPort(OSError):
    """None of the ports is free."""


def listen(host: str, ports: Iterable[int], count: int = 1) -> list[socket.socket]:
    """Return this number of sockets on the first port that is free. The system spreads connections evenly over them.

    One socket for all web workers would not do: the first to wake takes every connection. These stay open when the
    worker of one of them dies, and the other workers help out (`http_server`).
    """
    for port in ports:
        with suppress(OSError, OverflowError):
            if port and count > 1:
                _bound(host, port, is_shared=False).close()  # With shared ports another server would go unnoticed.
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
        if sys.platform == "win32":  # There, reusing an address would share it with another server.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared and sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        _drop_dead_ones(listener)
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener


def _drop_dead_ones(listener: socket.socket) -> None:
    """Let connections end whose other side is gone or does not read, where the system can. They inherit this."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in DROPPING.items():
        with suppress(OSError, AttributeError):
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
