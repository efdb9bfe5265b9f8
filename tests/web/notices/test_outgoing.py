"""Addresses that people type: what a public server calls, and what becomes of a message."""

from __future__ import annotations

import socket
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from threading import Timer

import pytest
from django.conf import settings

from vendemmia.web.notices import outgoing
from vendemmia.web.notices.outgoing import Forbidden, HttpReply, Outcome, checked, post

from .receiver import Receiver

NOT_ADDRESSES = [
    "",
    "hooks.example",
    "ftp://hooks.example/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://",
    "https:///path",
    "https://user:password@hooks.example/",
    "https://hooks.example:99999/",
    "https://hooks.example:0/",
    "https://[::1",
    "https://hooks.example/a b",
    "https://hooks.example/\r\nX: y",
    "https://höks.example/",
    "https://hooks.example/" + "x" * 2000,
]
PRIVATE = [
    *("localhost", "127.0.0.1", "127.9.9.9", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.1"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[fe80::1]", "[fe80::1%25eth0]", "[fc00::1]"),
    *("[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[ff02::1]"),
    *(
        "[::127.0.0.1]",
        "[::93.184.216.34]",
        "[::ffff:93.184.216.34]",
        "[::ffff:0:93.184.216.34]",
        "[::ffff:0:127.0.0.1]",
    ),
    *("[64:ff9b::5db8:d822]", "[64:ff9b:1::1]", "[64:ff9b:1:ffff::7f00:1]", "[fec0::1]", "[2002:5db8:d822::1]"),
    *("[2001::1]", "[2001:0:5db8:d822::1]", "[2001:db8::1]", "[100::1]", "[3fff::1]", "[5f00::1]", "[4000::1]"),
    *("192.88.99.1", "192.0.0.8", "198.18.0.1", "203.0.113.5", "240.0.0.1", "100.127.255.254", "0.1.2.3"),
    *("LOCALHOST", "localhost.", "a.localhost", "printer.local", "db.internal", "nas.home.arpa"),
]
NUMBERS = [
    *("2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001", "127.1", "127.0.1", "127.0.0.01", "0"),
    *("10.1", "0xa9.0xfe.0xa9.0xfe", "127.0.0.1.", "1.2.3.4.5", "hooks.example.7", "93.184.216.34."),
]
"""Forms that some programs read as a number, each in its own way."""
PUBLIC = ["hooks.example", "93.184.216.34", "[2606:2800:220:1:248:1893:25c8:1946]", "7.example", "xn--hks-sna.example"]


@pytest.fixture
def public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "MODE", "public")


def refusal(address: str) -> str:
    """Why an address is not called; empty if it is."""
    try:
        checked(address)
    except Forbidden as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("mode", ["lan", "public"])
def test_what_is_not_an_address_is_refused(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    monkeypatch.setattr(settings, "MODE", mode)
    assert [address for address in NOT_ADDRESSES if refusal(address) != "address"] == []


@pytest.mark.usefixtures("public")
def test_a_public_server_calls_only_https_and_only_what_everybody_can_reach() -> None:
    assert [host for host in PUBLIC if refusal(f"https://{host}/a?b=c")] == []
    assert refusal("http://hooks.example/") == "https"
    assert [host for host in PRIVATE if refusal(f"https://{host}/") != "private"] == []
    assert [host for host in NUMBERS if refusal(f"https://{host}/") != "number"] == []


@pytest.mark.usefixtures("public")
def test_a_public_server_calls_two_ports_only() -> None:
    assert [port for port in (80, 443) if refusal(f"https://hooks.example:{port}/")] == []
    assert [
        port for port in (1, 22, 25, 81, 5432, 6379, 8080, 8443, 65535) if not refusal(f"https://hooks.example:{port}/")
    ] == []
    assert refusal("https://hooks.example:8443/") == "port"


def test_a_household_calls_what_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "MODE", "lan")
    assert [host for host in (*PRIVATE, "127.1", "hooks.example:8443") if refusal(f"http://{host}/")] == []


@pytest.mark.usefixtures("public")
@pytest.mark.parametrize(
    "number", ["127.0.0.1", "fd00::1", "64:ff9b:1::1", "::7f00:1", "fec0::1", "2002:7f00:1::", "100.64.0.1"]
)
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    """Not even if another number of the same name is a public one."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in ("93.184.216.34", number)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Forbidden, match="private"):
        post("https://rebind.example/", b"", {})


@pytest.mark.usefixtures("public")
def test_the_connection_goes_to_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once: a second answer could be another one."""
    answers = iter(["93.184.216.34", "127.0.0.1"])
    called: list[object] = []

    def look_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    def connect(place: object, *_: object) -> socket.socket:
        called.append(place)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    assert post("https://rebind.example/", b"", {}) == HttpReply(Outcome.LATER)
    assert called == [("93.184.216.34", 443)]


MEANING = {
    Outcome.ACCEPTED: (200, 201, 204),
    Outcome.GONE: (301, 307, 400, 404, 410),
    Outcome.LATER: (429, 500, 503),
}


def test_what_an_answer_means_and_that_nothing_is_redirected(receiver: Receiver) -> None:
    for outcome, statuses in MEANING.items():
        for receiver.status in statuses:
            assert post(f"{receiver.address}/a?b=c", b"body", {"X-Test": "1"}) == HttpReply(outcome, receiver.status)
    assert len(receiver.messages) == 11
    assert {(path, headers["x-test"], body) for path, headers, body in receiver.messages} == {("/a?b=c", "1", b"body")}


def test_nobody_there_is_for_later_and_a_lost_answer_is_unsure(receiver: Receiver) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert post(f"http://127.0.0.1:{free.getsockname()[1]}/", b"", {}) == HttpReply(Outcome.LATER)

    def hang_up(handler: BaseHTTPRequestHandler) -> None:
        handler.connection.shutdown(socket.SHUT_RDWR)

    receiver.instead = hang_up
    assert post(receiver.address, b"", {}) == HttpReply(Outcome.UNSURE)


def test_an_answer_that_takes_too_long_is_given_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    watches: list[float] = []

    class Impatient(Timer):
        def __init__(self, seconds: float, give_up: Callable[[], None]) -> None:
            super().__init__(0.0, give_up)
            self.seconds = seconds

        def start(self) -> None:
            watches.append(self.seconds)
            super().start()

    monkeypatch.setattr(outgoing, "Timer", Impatient)
    receiver.instead = lambda handler: handler.connection.recv(1) and None
    assert post(receiver.address, b"", {}).outcome is Outcome.UNSURE
    assert watches == [outgoing.LONGEST]
