"""Web workers: each has its own socket on the same port, and helps out where another one is dead."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from tests.waiting import LONG
from vendemmia.web.config.environment import LOOPBACK
from vendemmia.web.internals.slow_clients import PromptProtocol
from vendemmia.web.server.http_server import Server
from vendemmia.web.server.listening import DROPPING, NoPort, listen


async def application(_scope: dict[str, Any], _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"here"})


@pytest.fixture
def sockets() -> Iterator[list[socket.socket]]:
    made = listen(LOOPBACK, (0,), 2)
    yield made
    for each in made:
        each.close()


def asked(port: int) -> bytes:
    with socket.create_connection((LOOPBACK, port), timeout=LONG) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: connection.recv(4096), b""))


def test_the_port_is_shared_by_us_and_by_nobody_else(sockets: list[socket.socket]) -> None:
    port = sockets[0].getsockname()[1]
    assert {each.getsockname()[1] for each in sockets} == {port}
    for count in (1, 2):
        with pytest.raises(NoPort):
            listen(LOOPBACK, (port,), count)


def test_connections_without_another_side_are_dropped(sockets: list[socket.socket]) -> None:
    """What is set here is inherited by every connection."""
    for each in sockets:
        assert each.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert each.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DROPPING["TCP_USER_TIMEOUT"]


def test_a_worker_answers_for_one_that_is_dead(sockets: list[socket.socket]) -> None:
    """The second socket has no worker. The system sends it about half of the connections."""
    own, other = sockets
    other.setblocking(False)
    config = uvicorn.Config(
        application, http=PromptProtocol, ws="none", lifespan="off", log_level="critical", loop="asyncio"
    )
    server = Server(config, [other])
    thread = threading.Thread(target=server.run, args=[[own]])
    thread.start()
    try:
        answers = [asked(own.getsockname()[1]) for _ in range(12)]
    finally:
        server.should_exit = True
        thread.join(LONG)
    assert all(answer.endswith(b"here") for answer in answers)
