"""Sending to addresses that people have typed, without lending them this server's place in its network.

On a public server only https is called, on the ports 443 and 80, and only addresses that everybody can reach: the name
is looked up once, every number behind it is checked, and the connection goes to a number that was checked. Nothing is
redirected.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from contextlib import suppress
from enum import Enum
from functools import cache
from threading import Timer
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, urlsplit

from vendemmia.web.models.notices import LONGEST_ADDRESS

from .hosting import is_own_network_allowed
from .reachable import is_public, problem_of

if TYPE_CHECKING:
    from collections.abc import Mapping

PATIENCE = 5.0
"""Seconds for each step of a connection."""
LONGEST = 10.0
"""Seconds for everything. A server that answers letter by letter must not keep us longer."""
PORTS = {"https": 443, "http": 80}
"""What is called if an address names no port; on a public server nothing else is called either."""


class Forbidden(ValueError):
    """An address that this server does not call. Its text is the end of the id of a message."""


class Outcome(Enum):
    """What became of a message."""

    ACCEPTED = "accepted"
    GONE = "gone"
    """The other side will never accept it."""
    LATER = "later"
    """It was surely not accepted, but may be later."""
    UNSURE = "unsure"
    """It was sent, and no answer came: it must not be repeated."""


class HttpReply(NamedTuple):
    """The status of an answer; 0 if there was none."""

    outcome: Outcome
    status: int = 0


def checked(address: str) -> SplitResult:
    """Return the parts of an address that may be called, as far as that can be seen without looking up its name.

    Forbidden.
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Forbidden("address") from None
    usable = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_ADDRESS
    if not usable or parts.scheme not in PORTS or not parts.hostname or parts.username is not None or port == 0:
        raise Forbidden("address")
    if is_own_network_allowed():
        return parts
    if parts.scheme != "https":
        raise Forbidden("https")
    if port not in (None, *PORTS.values()):
        raise Forbidden("port")
    problem = problem_of(parts.hostname)
    if problem:
        raise Forbidden(problem)
    return parts


def place_of(parts: SplitResult) -> tuple[str, int]:
    """Return the number and the port to connect to.

    OSError if the name is unknown, Forbidden if a number is private.
    """
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    found = [str(place[0]) for *_, place in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    if not is_own_network_allowed() and not all(map(is_public, found)):
        raise Forbidden("private")
    return found[0], port


class CheckedConnection(http.client.HTTPConnection):
    """A connection to a checked number, with TLS for the name."""

    def __init__(self, parts: SplitResult, place: tuple[str, int]) -> None:
        assert parts.hostname is not None
        super().__init__(parts.hostname, parts.port or PORTS[parts.scheme], timeout=PATIENCE)
        self.default_port = PORTS[parts.scheme]
        self._place = place
        self._has_tls = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection(self._place, PATIENCE)
        if self._has_tls:
            self.sock = _tls().wrap_socket(self.sock, server_hostname=self.host)

    def give_up(self) -> None:
        """Close it from another thread: the thread that waits for this connection wakes with an error."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def post(address: str, body: bytes, headers: Mapping[str, str]) -> HttpReply:
    """Send a message to an address. Forbidden if it may not be called."""
    parts = checked(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection = CheckedConnection(parts, place_of(parts))
        connection.connect()
    except (OSError, UnicodeError):
        return HttpReply(Outcome.LATER)
    watch = Timer(LONGEST, connection.give_up)
    watch.daemon = True
    watch.start()
    try:
        connection.request("POST", path, body, {**headers, "Connection": "close"})
        return answer_of(connection.getresponse().status)
    except (OSError, http.client.HTTPException):
        return HttpReply(Outcome.UNSURE)
    finally:
        watch.cancel()
        connection.close()


def answer_of(status: int) -> HttpReply:
    """Return what a status means. One that asks to go elsewhere is a refusal: nothing is redirected."""
    if 200 <= status < 300:
        return HttpReply(Outcome.ACCEPTED, status)
    if status in (408, 425, 429) or status >= 500:
        return HttpReply(Outcome.LATER, status)
    return HttpReply(Outcome.GONE, status)
