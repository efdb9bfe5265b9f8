"""Sending to addresses that people have typed, without lending them this server's place in its network.

On a public server only https is called, and only addresses that everybody can reach: the name is looked up once, every
address behind it is checked, and the connection goes to the address that was checked. Nothing is redirected.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from contextlib import suppress
from enum import Enum
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Timer
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, urlsplit

from .hosting import is_own_network_allowed
from .models import LONGEST_ADDRESS

if TYPE_CHECKING:
    from collections.abc import Mapping

PATIENCE = 5.0
"""Seconds for each step of a connection."""
LONGEST = 10.0
"""Seconds for everything. A server that answers letter by letter must not keep us longer."""
PORTS = {"https": 443, "http": 80}
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Numbers of version 6 that lead to one of version 4, which is in their end."""


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


class Answer(NamedTuple):
    """The status of an answer; 0 if there was none."""

    outcome: Outcome
    status: int = 0


def checked(address: str) -> SplitResult:
    """The parts of an address that may be called, as far as that can be seen without looking up its name. Forbidden."""
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
    if parts.hostname == "localhost" or _is_private(parts.hostname):
        raise Forbidden("private")
    return parts


def _is_private(host: str) -> bool:
    """Whether a text is the number of a computer that not everybody can reach."""
    try:
        number = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    inner: IPv4Address | None = None
    if isinstance(number, IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour
        if number in TRANSLATED:
            inner = IPv4Address(number.packed[-4:])
    return not number.is_global or number.is_multicast or (inner is not None and not inner.is_global)


def place_of(parts: SplitResult) -> tuple[str, int]:
    """The number and the port to connect to. OSError if the name is unknown, Forbidden if a number is private."""
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    found = [str(place[0]) for *_, place in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    if not is_own_network_allowed() and any(map(_is_private, found)):
        raise Forbidden("private")
    return found[0], port


class Connection(http.client.HTTPConnection):
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
        """From another thread: whoever waits for this connection is woken with an error."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def post(address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    """Send a message to an address. Forbidden if it may not be called."""
    parts = checked(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection = Connection(parts, place_of(parts))
        connection.connect()
    except (OSError, UnicodeError):
        return Answer(Outcome.LATER)
    watch = Timer(LONGEST, connection.give_up)
    watch.daemon = True
    watch.start()
    try:
        connection.request("POST", path, body, {**headers, "Connection": "close"})
        return answer_of(connection.getresponse().status)
    except (OSError, http.client.HTTPException):
        return Answer(Outcome.UNSURE)
    finally:
        watch.cancel()
        connection.close()


def answer_of(status: int) -> Answer:
    """What a status means. One that asks to go elsewhere is a refusal: nothing is redirected."""
    if 200 <= status < 300:
        return Answer(Outcome.ACCEPTED, status)
    if status in (408, 425, 429) or status >= 500:
        return Answer(Outcome.LATER, status)
    return Answer(Outcome.GONE, status)
