"""Whoever sends drop by drop is cut off; whoever listens for long is not."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from tests.repeating import REPEATED
from vendemmia.web.internals.slow_clients import PromptProtocol

LONG = 180.0
"""Seconds after which a test gives up."""
SHORT = 0.3
ATTACKERS = 40 * REPEATED


class Short(PromptProtocol):
    headers_within = SHORT
    pause_within = SHORT
    body_within = 3 * SHORT
    reading_within = SHORT


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Reads a whole body; at /stream then says something whenever it is asked to go on, at /large never stops."""
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/large":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        left = asyncio.create_task(receive())  # Comes back when the connection is gone.
        while not left.done():
            await send({"type": "http.response.body", "body": bytes(1 << 18), "more_body": True})
        LEFT.set()
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"a", "more_body": True})
    if scope["path"] == "/stream":
        await asyncio.to_thread(GO_ON.wait)
    await send({"type": "http.response.body", "body": b"z"})


GO_ON = threading.Event()
LEFT = threading.Event()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
    config = uvicorn.Config(application, http=Short, ws="none", lifespan="off", log_level="critical", loop="asyncio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=[[listener]])
    thread.start()
    yield listener.getsockname()[1]
    GO_ON.set()
    server.should_exit = True
    thread.join(LONG)
    assert not thread.is_alive()


def connected(port: int, data: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=LONG)
    connection.sendall(data)
    return connection


def rest(connection: socket.socket) -> bytes:
    """What comes until the other side closes; it must do so before we give up."""
    read = b""
    with connection:
        try:
            while chunk := connection.recv(4096):
                read += chunk
        except ConnectionResetError:
            pass
    return read


HALF = b"POST / HTTP/1.1\r\nHost: a\r\n"
BODY = HALF + b"Content-Length: 100\r\n\r\n"


@pytest.mark.parametrize(
    "beginning", [b"", b"G", HALF, BODY, BODY + b"x" * 50, HALF + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab"]
)
def test_a_request_that_stops_in_the_middle_is_cut_off(port: int, beginning: bytes) -> None:
    assert rest(connected(port, beginning)) == b""


@pytest.mark.parametrize(("beginning", "drop"), [(HALF, b"X-A: b\r\n"), (BODY, b"x")])
def test_drops_do_not_help(port: int, beginning: bytes, drop: bytes) -> None:
    connection = connected(port, beginning)
    connection.settimeout(SHORT / 4)
    for _ in range(99):  # A body of one hundred bytes would be complete with the next drop.
        try:
            connection.sendall(drop)
            if not connection.recv(10):
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    else:
        raise AssertionError("never cut off")
    connection.close()


def test_a_second_request_is_watched_too(port: int) -> None:
    connection = connected(port, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    read = b""
    while not read.endswith(b"az"):
        read += connection.recv(4096)
    connection.sendall(HALF)
    assert rest(connection) == b""


def test_whoever_does_not_read_is_cut_off(port: int) -> None:
    """The answer is larger than all buffers on the way."""
    with connected(port, b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n"):
        assert LEFT.wait(LONG)


def test_many_slow_ones_are_all_cut_off_and_a_listener_stays(port: int) -> None:
    GO_ON.clear()
    listening = connected(port, b"GET /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    read = b""
    while not read.endswith(b"a"):
        read += listening.recv(4096)
    for _ in range(3):  # Each round lasts as long as the limit.
        attackers = [connected(port, HALF) for _ in range(ATTACKERS)]
        assert {rest(attacker) for attacker in attackers} == {b""}
    GO_ON.set()
    assert rest(listening) == b"z"
