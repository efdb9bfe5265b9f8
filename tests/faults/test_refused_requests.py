"""Requests that are refused: at once, in words, and without noise in the log of the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from vendemmia.web.util.request_size import LARGEST_BODY

from ..web.serving import Server

pytestmark = pytest.mark.once

FORM = "application/x-www-form-urlencoded"
HUGE = 200 * 1024 * 1024
PATIENCE = 180
"""Seconds; a server that waits for the rest of a body never answers."""


class Answer(NamedTuple):
    status: int
    head: str
    text: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("refused"), alone=True)
    running.start()
    yield running
    running.stop()


def connect(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def head(method: str, path: str, *headers: str) -> bytes:
    named = [] if any(header.lower().startswith("host:") for header in headers) else ["Host: localhost"]
    return "\r\n".join((f"{method} {path} HTTP/1.1", *named, *headers, "", "")).encode()


def read_to_the_end(connection: socket.socket) -> Answer:
    """The answer, and that the server has closed the connection after it."""
    read = bytearray()
    while part := connection.recv(65536):
        read += part
    start, _, body = bytes(read).partition(b"\r\n\r\n")
    return Answer(int(start.split(b" ")[1]), start.decode("latin-1"), body.decode())


def send(server: Server, request: bytes) -> Answer:
    with connect(server) as connection:
        connection.sendall(request)
        return read_to_the_end(connection)


def tables(server: Server) -> str:
    return send(server, head("GET", "/", "Connection: close")).text


# --- sizes


@pytest.mark.parametrize("path", ["/records", "/play-now", "/nothing", "/tables/nothing/play"])
@pytest.mark.parametrize("type_", ["multipart/form-data; boundary=x", FORM, "application/json"])
def test_what_announces_to_be_too_large_is_refused_unread(server: Server, path: str, type_: str) -> None:
    """Only a little of the body is ever sent: the answer does not wait for more."""
    got = send(server, head("POST", path, f"Content-Type: {type_}", f"Content-Length: {HUGE}") + b"a little")
    assert got.status == 413
    assert "The server accepts at most 2 MB and 200 fields" in got.text
    assert "connection: close" in got.head.lower()
    assert "content-security-policy" in got.head.lower()


def test_a_script_gets_the_words_alone(server: Server) -> None:
    got = send(server, head("POST", "/records", f"Content-Length: {HUGE}", "HX-Request: true"))
    assert got.status == 413
    assert "hx-retarget: #message" in got.head.lower()
    assert "<html" not in got.text
    assert "The server accepts at most 2 MB and 200 fields" in got.text


def test_who_asks_first_is_not_invited_to_send(server: Server) -> None:
    got = send(server, head("POST", "/records", f"Content-Length: {HUGE}", "Expect: 100-continue"))
    assert got.status == 413


def test_a_body_of_unknown_size_is_cut_off_at_the_limit(server: Server) -> None:
    part = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    with connect(server) as connection:
        connection.sendall(head("POST", "/records", f"Content-Type: {FORM}", "Transfer-Encoding: chunked"))
        for _ in range(LARGEST_BODY // 0x10000):
            connection.sendall(part)
        connection.sendall(b"1\r\nx\r\n")  # One byte too many, and no end.
        got = read_to_the_end(connection)
    assert got.status == 413
    assert "The server accepts at most 2 MB and 200 fields" in got.text


def test_what_is_just_small_enough_is_read(server: Server) -> None:
    """It is refused for another reason: nothing that a page has sent."""
    body = b"x" * LARGEST_BODY
    length = f"Content-Length: {len(body)}"
    got = send(server, head("POST", "/records", "Content-Type: text/plain", length, "Connection: close") + body)
    assert got.status == 403


# --- the log

TRAVERSALS = (
    "/static/../../etc/passwd",
    "/static/%2e%2e/%2e%2e/etc/passwd",
    "/static/..%2f..%2fsettings.py",
    "/static//etc/passwd",
    "/static/vendemmia/%00",
    "/static/" + "a" * 5000,
    "/static/vendemmia",
    "/tables/..%2f..%2f/",
)
QUERIES = (
    "/games?page=%ff",
    "/games?page=%00&list=%00",
    "/cards/?q=%ff%fe&&&=;",
    "/?" + "&".join(f"a{number}=1" for number in range(1500)),
)


def form(fields: int, *headers: str) -> bytes:
    body = "&".join(f"a{number}=1" for number in range(fields)).encode()
    length = f"Content-Length: {len(body)}"
    return head("POST", "/play-now", f"Content-Type: {FORM}", length, *headers, "Connection: close") + body


def multipart(body: bytes, *, boundary: str = "boundary=x", token: str = "") -> bytes:
    length = f"Content-Length: {len(body)}"
    lines = (f"Content-Type: multipart/form-data; {boundary}", length, *([token] if token else []), "Connection: close")
    return head("POST", "/records", *lines) + body


PART = b'--x\r\nContent-Disposition: form-data; name="a%d"\r\n\r\n1\r\n'
FILE = b'--x\r\nContent-Disposition: form-data; name="f%d"; filename="f"\r\n\r\n1\r\n'
TOKEN = "Cookie: csrftoken=" + "a" * 32 + "\r\nX-CSRFToken: " + "a" * 32
"""A cookie and the same in a header: the form is looked at."""

REFUSED: list[tuple[str, bytes, tuple[int, ...]]] = [
    *((path[:40], head("GET", path, "Connection: close"), (404,)) for path in TRAVERSALS),
    *((path[:20], head("GET", path, "Connection: close"), (200, 413)) for path in QUERIES),
    *(
        (f"host {host}", head("GET", "/", f"Host: {host}", "Connection: close"), (400,))
        for host in ("evil.example", "a b", "[::1", "")
    ),
    ("foreign form", form(3), (403,)),
    ("foreign origin", form(3, TOKEN, "Origin: http://evil.example"), (403,)),
    ("many fields without a token", form(1500), (403,)),
    ("many fields", form(1500, TOKEN), (413,)),
    ("large field", multipart(PART % 1 + b"x" * 300_000 + b"\r\n--x--\r\n", token=TOKEN), (413,)),
    ("many parts", multipart(b"".join(PART % number for number in range(1500)) + b"--x--\r\n", token=TOKEN), (413,)),
    ("many files", multipart(b"".join(FILE % number for number in range(150)) + b"--x--\r\n", token=TOKEN), (413,)),
    ("no boundary", multipart(b"junk", boundary="", token=TOKEN), (400,)),
    ("bad boundary", multipart(b"junk", boundary="boundary=é", token=TOKEN), (400,)),
    ("junk", multipart(b"junk", token=TOKEN), (400,)),
    ("half a part", multipart((FILE % 1)[:40], token=TOKEN), (400,)),
    (
        "bad encoding",
        multipart(
            b'--x\r\nContent-Disposition: form-data; name="record"; filename="f"\r\n'
            b"Content-Transfer-Encoding: base64\r\n\r\n!\r\n--x--\r\n",
            token=TOKEN,
        ),
        (400,),
    ),
    ("bad charset", head("POST", "/play-now", f"Content-Type: {FORM}; charset=nonsense", "Connection: close"), (403,)),
    ("too large", head("POST", "/records", f"Content-Length: {HUGE}"), (413,)),
    ("method", head("PROPFIND", "/", "Connection: close"), (405, 403)),
    ("not HTTP", b"nonsense\r\n\r\n", (400,)),
    ("bad length", head("POST", "/", "Content-Length: many"), (400,)),
    ("endless length", head("POST", "/", "Content-Length: " + "9" * 5000), (400, 413)),
    ("odd cookies", head("GET", "/", "Cookie: sessionid=a:b:c; csrftoken=é;;==", "Connection: close"), (200,)),
]


@pytest.mark.parametrize(("request_", "statuses"), [pytest.param(*rest, id=name) for name, *rest in REFUSED])
def test_a_refused_request_is_answered_in_words_and_logs_no_more_than_a_line(
    server: Server, request_: bytes, statuses: tuple[int, ...]
) -> None:
    before = len(server.errors())
    got = send(server, request_)
    assert got.status in statuses, got
    assert got.text
    logged = server.errors()[before:]
    assert "Traceback" not in logged
    assert len(logged.splitlines()) <= 1, logged
    assert len(logged) < 200, logged


def test_who_leaves_in_the_middle_is_not_logged(server: Server) -> None:
    before = len(server.errors())
    with connect(server) as connection:
        connection.sendall(head("POST", "/records", f"Content-Type: {FORM}", "Content-Length: 1000") + b"half")
    with connect(server) as connection:
        connection.sendall(b"GET / HT")
    assert tables(server)  # The server has seen both leave.
    assert server.errors()[before:] == ""
