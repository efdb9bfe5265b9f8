"""Nonsense at every address: whatever is asked for, the answer is a page, never a failure of the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import URLPattern

from tests.repeating import LONG_RUN
from vendemmia.engine import Options
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table
from vendemmia.web.play.moves import open_table
from vendemmia.web.site.urls import urlpatterns
from vendemmia.web.tables.cache import game_of

from .conftest import NAMES
from .scenes import record_of, recorded_table

ODD = (
    "",
    "abc",
    "-1",
    "0",
    "9",
    "1e9",
    str(10**30),
    "\x00",
    "é🍇\u202e",
    "../../etc/passwd",
    "<b>&\"'",
    "x" * 3000,
    "9" * 5000,
)
"""What no form sends; Python itself refuses to read a number as long as the last."""
ODD_PARTS = tuple(part for part in ODD if part)
FIELDS = (
    *("ply", "view", "seat", "level", "q", "kind", "games", "sort", "v", "code", "version", "sure", "whole", "pace"),
    *("board", "players", "modules", "seed", "max_years", "who-1", "name-1", "name", "aggressive", "theme", "language"),
    *("shortcuts", "next", "record", "list", "page", "table", "mode", "day", "revoke"),
    *("passkey", "credential"),
)
"""All that any page reads."""
SIGNED = {"notices_stop"}
"""Mail programs send this form without a page and its token; the address itself is signed."""
NOT_ALLOWED = 405
RECORD = "base-3-4.json"
SHORT = "solo-normal-challenge-3-7.json"


def _table(kind: str) -> Table:
    file = SHORT if kind == "finished" else RECORD
    people = {"shared": 3, "uploaded": 2, "computers": 0}.get(kind, 1)
    players = [
        SeatedPlayer(NAMES[seat], "" if seat < people else "easy") for seat in range(record_of(file).options.players)
    ]
    plies = None if kind == "finished" else 60
    return recorded_table(file, players, plies, uploaded=kind == "uploaded", guided=True)


KINDS = ("running", "shared", "computers", "finished", "uploaded")


def _addresses(pattern: URLPattern, tables: list[str]) -> Iterator[str]:
    """The address of a pattern with everything odd in its parts, one part at a time."""
    usual: dict[str, Any] = {
        "table_id": tables[0],
        "seat": 0,
        "invitation": "nothing",
        "token": "nonsense",
        "path": "vendemmia/favicon.svg",
        "number": "PLAY-1",
    }
    usual |= {"kind": "vine", "name": "merlot", "day": "2026-11-17", "person_id": "nobody"}
    usual |= {"language": "en", "part": "ask", "desk_table": tables[0]}
    names = list(pattern.pattern.converters)
    if "table_id" in names:
        for table in tables:
            yield _address(pattern, usual | {"table_id": table})
    else:
        yield _address(pattern, usual)
    for name in names:
        for odd in ODD_PARTS:
            yield _address(pattern, usual | {name: odd})


def _address(pattern: URLPattern, parts: dict[str, Any]) -> str:
    route = str(pattern.pattern)
    for name, converter in pattern.pattern.converters.items():
        kind = type(converter).__name__.removesuffix("Converter").lower().replace("string", "str")
        route = route.replace(f"<{kind}:{name}>", quote(str(parts[name]), safe=""))
    assert "<" not in route, route
    return "/" + route


def _is_endless(pattern: URLPattern) -> bool:
    return pattern.name == "stream"


def _wrong(answer: Any, *what: object) -> list[str]:
    """What is wrong with an answer, if anything."""
    text = answer.content.decode() if answer.headers.get("Content-Type", "").startswith("text/html") else ""
    found = [mark for mark in ("Traceback", "<b>&\"'") if mark in text]
    if answer.status_code >= 500:
        found.append(str(answer.status_code))
    return [f"{mark}: {what!r}"[:300] for mark in found]


def _is_unread(answer: Any) -> bool:
    """The address takes no such requests at all: nothing in them is read, and another one changes nothing."""
    return answer.status_code == NOT_ALLOWED and not LONG_RUN


def _odd(pattern: URLPattern, kind: str) -> tuple[str, ...]:
    """All of it at a running table and in a long run. Without a table every second, at other tables every third value:
    others at each address.
    """
    if LONG_RUN or (kind == "running" and pattern in OF_A_TABLE):
        return ODD
    step = 2 if kind == "running" else 3
    return ODD[(urlpatterns.index(pattern) + KINDS.index(kind)) % step :: step]


PATTERNS = [pattern for pattern in urlpatterns if not _is_endless(pattern)]
OF_A_TABLE = [pattern for pattern in PATTERNS if "table_id" in pattern.pattern.converters]
SCRIPT = {"HX-Request": "true", "HX-Request-Type": "partial", "HX-Current-URL": "http://[nonsense"}


def _client() -> Client:
    """A new browser; an exception becomes the page that it would get."""
    return Client(raise_request_exception=False)


@pytest.fixture
def careful() -> Client:
    return _client()


def test_odd_parts_of_an_address() -> None:
    found: list[str] = []
    tables = [_table(kind).id for kind in KINDS]
    for pattern in PATTERNS:
        client = _client()
        for number, address in enumerate(_addresses(pattern, tables if pattern in OF_A_TABLE else ["nothing"])):
            both = LONG_RUN or number < len(tables)
            for headers in ({}, SCRIPT) if both else (SCRIPT if number % 2 else {},):
                answer = client.get(address, headers=headers)
                found += _wrong(answer, address, headers)
            if _is_unread(answer):
                break
    assert found == []


@pytest.mark.parametrize("kind", ["running", "finished", "uploaded"])
def test_odd_queries(kind: str) -> None:
    found: list[str] = []
    table = _table(kind)
    for pattern in PATTERNS if kind == "running" else OF_A_TABLE:
        client, address = _client(), next(_addresses(pattern, [table.id]))
        for odd in _odd(pattern, kind):
            answer = client.get(f"{address}?{urlencode(dict.fromkeys(FIELDS, odd))}")
            found += _wrong(answer, address, odd)
            if _is_unread(answer):
                break
        found += _wrong(client.get(f"{address}?%ff=%ff&q=%ff&ply=%00&&&=;"), address)
    assert found == []


@pytest.mark.parametrize("kind", KINDS)
def test_odd_forms(kind: str) -> None:
    found: list[str] = []
    table = _table(kind)
    for pattern in PATTERNS if kind == "running" else OF_A_TABLE:
        client = _client()
        for given in (
            {},
            *(dict.fromkeys(FIELDS, odd) for odd in _odd(pattern, kind)),
            {"record": SimpleUploadedFile("../../a\x00b.json", b"{}"), "version": "0", "code": "pass"},
        ):
            if not Table.objects.filter(id=table.id, version=table.version, deleted=None).exists():
                table = _table(kind)  # A press has changed or deleted it.
            address = next(_addresses(pattern, [table.id]))
            answer = client.post(address, given)
            found += _wrong(answer, address, given)
            if _is_unread(answer):
                break
        if kind == "running" or LONG_RUN:  # Before anybody looks at the table.
            found += _unreadable(client, address)
    assert found == []


def _unreadable(client: Client, address: str) -> list[str]:
    """What is wrong with the answers to bodies that are no forms, and to methods that no page has."""
    found: list[str] = []
    for body, type_ in ((b"\xff" * 50, "application/x-www-form-urlencoded"), (b"junk", "multipart/form-data")):
        found += _wrong(client.post(address, body, content_type=type_), address, body)
    for method in ("put", "delete", "patch", "options"):
        found += _wrong(getattr(client, method)(address), address, method)
    return found


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        *((kind, what) for kind in ("finished", "uploaded", "computers") for what in ("play", "undo")),
        ("shared", "undo"),
    ],
)
def test_where_nobody_is_asked_nothing_changes(kind: str, what: str, careful: Client) -> None:
    table = _table(kind)
    plies = list(table.plies.values_list("code", flat=True))
    codes = game_of(table).state.codes() if not table.over else ["pass"]
    answer = careful.post(f"/tables/{table.id}/{what}", {"code": codes[0], "version": table.version, "sure": "pass"})
    assert answer.status_code == 409
    assert list(table.plies.values_list("code", flat=True)) == plies
    assert Table.objects.get(id=table.id).version == table.version


COOKIES = ("", "nonsense", "a:b:c", "é", "x" * 3000)


@pytest.mark.parametrize("cookie", COOKIES, ids=lambda cookie: cookie[:10] or "empty")
def test_odd_cookies(cookie: str, careful: Client) -> None:
    careful.cookies["sessionid"] = cookie
    careful.cookies["csrftoken"] = cookie
    for address in ("/", "/settings", f"/tables/{_table('shared').id}/"):
        assert _wrong(careful.get(address), address, cookie) == []


@pytest.mark.parametrize("seats", [[], "text", {"x": 1}, None, 5, {"TABLE": "one"}, {"TABLE": [1]}], ids=repr)
def test_odd_choices_in_a_cookie_that_is_signed(seats: Any, careful: Client) -> None:
    """An older version may have kept them otherwise."""
    table = _table("shared")
    session = careful.session
    session["facing"] = dict.fromkeys([table.id], *seats.values()) if isinstance(seats, dict) else seats
    session["theme"] = session["language"] = session["hand_sort"] = seats
    session.save()
    careful.cookies["sessionid"] = session.session_key or ""
    for address in ("/", f"/tables/{table.id}/", f"/tables/{table.id}/replay/"):
        assert _wrong(careful.get(address), address) == []


@pytest.mark.parametrize("address", ["/", "/nothing", "/static/vendemmia/favicon.svg", "/tables/x/"])
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "a b", "[::1"])
def test_another_host_gets_nothing(address: str, host: str, careful: Client) -> None:
    answer = careful.get(address, headers={"Host": host})
    assert answer.status_code == 400
    assert "text/html" in answer.headers["Content-Type"]


@pytest.mark.parametrize(
    "path",
    [
        "../settings.py",
        "..%2fsettings.py",
        "vendemmia/../../settings.py",
        "/etc/passwd",
        "%00",
        "vendemmia",
        "a" * 5000,
    ],
)
def test_files_outside_are_not_served(path: str, careful: Client) -> None:
    assert careful.get(f"/static/{path}").status_code in (400, 404)


def test_names_are_text_everywhere(careful: Client) -> None:
    name = "<i>&\"'x</i>"
    other = "{{ 777*7 }}"
    form = {"players": "2", "who-1": "person", "who-2": "person", "name-1": name, "name-2": other, "pace": "off"}
    opened = careful.post("/new", form)
    assert opened.status_code == 303
    table = Table.objects.get()
    first = table.to_move
    careful.post(f"/tables/{table.id}/sit", {"seat": first})
    for address in (
        "/",
        *(f"/tables/{table.id}/{part}" for part in ("", "log", "left", "vineyards/0", "hint", "delete")),
    ):
        text = careful.get(address).content.decode()
        assert "x</i>" not in text
        assert str(777 * 7) not in text


def test_every_form_that_changes_something_needs_its_token() -> None:
    strict = Client(enforce_csrf_checks=True)
    before = _table("finished")
    for pattern in urlpatterns:
        address = next(_addresses(pattern, [before.id]))
        if not _is_endless(pattern) and pattern.name not in SIGNED:
            refused = 404 if address.startswith("/desk") else 403  # Nobody but moderators finds the desk.
            assert strict.post(address, {"code": "pass", "version": "0"}).status_code == refused, address
    assert list(Table.objects.values_list("version", flat=True)) == [before.version]


def test_options_of_every_size_of_cookie_fit(careful: Client) -> None:
    """Browsers keep four kilobytes."""
    for seed in range(30):
        table = open_table(Options(players=2), seed, [SeatedPlayer(name) for name in NAMES[:2]])
        careful.post(f"/tables/{table.id}/sit", {"seat": table.to_move})
    careful.post("/settings", {"theme": "dark", "shortcuts": "off", "language": "en"})
    assert len(careful.cookies["sessionid"].value) < 1500
