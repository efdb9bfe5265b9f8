"""Every address and call by those whom the desk concerns: moderators, everybody else there, people who are banned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from django.apps import apps
from django.test import Client

from vendemmia.web.api.app import api
from vendemmia.web.conduct import moderators
from vendemmia.web.models import Allowance, Person, Ply, Proposal, Report, Said, Seat, Session, Sighting, Table, Token
from vendemmia.web.site.door import PUBLIC, WAYS_OUT
from vendemmia.web.site.urls import urlpatterns

from .calling import Caller
from .conftest import changes
from .moderating import account, moderator, reported, said, sanctioned
from .people import as_shared, begun, browser, gathered, people
from .test_who_may import PARTS, status_of

LEFT_OUT: Final = (Allowance, Session, Sighting)
"""Rows that every request may change: what is counted, and that somebody was here."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def addresses(table: Table, person: Person) -> Iterator[tuple[str, str]]:
    """Every address of the server, about a table and a person that are there."""
    own = {"<str:table_id>": table.id, "<int:seat>": "1", "<str:person_id>": person.id, "<str:desk_table>": table.id}
    for pattern in urlpatterns:
        address = "/" + str(pattern.pattern)
        for part, value in {**PARTS, **own, "<str:invitation>": table.invitation or "x"}.items():
            address = address.replace(part, value)
        yield str(pattern.name), address


def everything() -> dict[str, list[tuple[object, ...]]]:
    """All rows of the database, but those that every request may change."""
    return {
        model.__name__: list(model._default_manager.order_by("pk").values_list(*columns(model.__name__)))
        for model in apps.get_app_config("web").get_models()
        if model not in LEFT_OUT
    }


def columns(name: str) -> list[str]:
    """Without the moments at which somebody was here."""
    model = apps.get_model("web", name)
    return [field.attname for field in model._meta.concrete_fields if field.name not in ("seen", "used", "sanctioned")]


BODIES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"name": "Other", "do": "block", "reason": "spam", "text": "hello", "phrase": "hello", "players": "2"},
    {"do": "resign", "code": "pass", "version": "0", "to": "on", "reset": "yes", "level": "normal", "seat": "1"},
    {
        "do": "stand-in",
        "watch": "1",
        "anyway": "1",
        "password": "vendemmia-2026",
        "new": "vendemmia-2027",
        "pace": "fast",
    },
)


def test_nobody_but_moderators_finds_the_desk() -> None:
    marta, anna = moderator(), account("Anna")
    (guest,) = people("Eve")
    former = moderator("Piero")
    moderators.remove("Piero")
    table = begun([anna, guest])
    report = reported(guest, table, said(table, 0, "you fool"))
    desk = [
        (name, address.replace("/reports/1", f"/reports/{report.pk}"))
        for name, address in addresses(table, anna)
        if name.startswith("desk")
    ]
    assert len(desk) > 8
    wrong = []
    for name, address in desk:
        if status_of(browser(marta), "GET", address) not in (200, 302):
            wrong.append(f"{name} is not there for a moderator")
        for who in (anna, guest, former, None):
            for method in ("GET", "POST"):
                client = Client(enforce_csrf_checks=True, REMOTE_ADDR="203.0.113.9")
                client.cookies = browser(who).cookies
                found = status_of(client, method, address)
                if found != 404:
                    wrong.append(f"{method} {name} by {who and who.name}: {found}")
    assert wrong == []
    assert page_of(anna, "/desk/") == page_of(anna, "/nothing/")


def page_of(person: Person, address: str) -> str:
    """The page without what differs each time."""
    text = browser(person).get(address).content.decode().replace(address, "")
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", text)


def test_nothing_leads_to_the_desk() -> None:
    marta, anna = moderator(), account("Anna")
    table = begun([marta, anna])
    pages = ("/", "/account", f"/tables/{table.id}/", "/settings", "/manifest.webmanifest", "/service-worker.js")
    for who in (anna, None):
        for address in (*pages, "/conduct", f"/players/{marta.id}"):
            assert b"/desk" not in browser(who).get(address).content, address
    assert b'href="/desk/"' in browser(marta).get("/account").content


def test_at_home_there_is_no_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    marta = moderator()
    client = browser(marta)
    assert client.get("/desk/").status_code == 200
    monkeypatch.setattr("django.conf.settings.SHARED", False)
    monkeypatch.setattr("django.conf.settings.MODE", "home")
    for address in ("/desk", "/desk/", "/desk/people", "/standing", "/account/blocks", f"/players/{marta.id}/report"):
        assert client.get(address).status_code == 404, address
    assert client.get("/conduct").status_code == 200


@pytest.mark.parametrize("kind", ["account", "guest"])
def test_somebody_who_is_banned_changes_nothing_anywhere(kind: str) -> None:
    marta, bruno = moderator(), account("Bruno")
    banned = account("Anna") if kind == "account" else people("Eve")[0]
    running = begun([banned, bruno], spectators=True)
    own = gathered([bruno, None], listed=True, code="")
    said(running, 1, "hello")
    sanctioned(marta, banned, "ban", "open")
    client = browser(banned)
    client.get("/")  # Now it has a session.
    before, written, wrong = everything(), changes(), []
    for table in (running, own):
        for name, address in addresses(table, bruno):
            for method in ("GET", "POST"):
                for body in BODIES if method == "POST" and name not in WAYS_OUT else BODIES[:1]:
                    if name == "sign_out":
                        continue  # It ends the session, as it should.
                    answered = client.get(address) if method == "GET" else client.post(address, body)
                    if answered.streaming:
                        answered.close()
                    allowed = name in (PUBLIC if method == "GET" else WAYS_OUT)
                    if not allowed and answered.status_code not in (403, 404):
                        wrong.append(f"{method} {name}: {answered.status_code}")
                    if changes() != written and everything() != before:
                        wrong.append(f"{method} {name} has changed something")
                        before = everything()
                    written = changes()
    assert wrong == []
    assert client.post("/sign-out").status_code == 303
    assert client.get("/").status_code == 200


def test_a_program_of_somebody_who_is_banned_is_refused_everywhere() -> None:
    marta, bruno, anna = moderator(), account("Bruno"), account("Anna")
    table = begun([anna, bruno])
    program = Caller(anna)
    sanctioned(marta, anna, "ban")
    before, wrong = everything(), []
    client, headers = Client(raise_request_exception=False), {"Authorization": f"Bearer {program.token}"}
    for path, methods in api.get_openapi_schema(path_prefix="/")["paths"].items():
        address = "/api" + path.replace("{table_id}", table.id).replace("{player_id}", bruno.id)
        for part in ("{token_id}",):
            address = address.replace(part, str(Token.objects.get().pk))
        for method in methods:
            send = getattr(client, method)
            more = {} if method == "get" else {"data": {}, "content_type": "application/json"}
            answered = send(address, headers=headers, **more)
            if answered.status_code != 403 or answered.json()["error"] != "banned":
                wrong.append(f"{method} {path}: {answered.status_code}")
    assert wrong == []
    assert everything() == before
    told = program.get("/me")
    assert (told["reason"], told["error"], program.status) == ("be kind", "banned", 403)
    assert told["until"] is not None


CALLED_WITH: Final[tuple[dict[str, object], ...]] = (
    {},
    {"anyway": True, "invitation": "invitation", "text": "hello", "code": "pass", "version": 0, "once": "number-one"},
    {"on": True, "seat": 0, "reason": "spam", "name": "program", "scopes": ["read"]},
)


def test_a_blocked_person_changes_nothing_at_tables_of_who_has_blocked_them() -> None:
    anna, bruno, carla = account("Anna"), account("Bruno"), account("Carla")
    gathering = gathered([anna, None], listed=True, code="", invitation="invitation")
    watched = begun([anna, carla], listed=True, spectators=True, code="CDFGH")
    said(watched, 0, "hello")
    client, program = browser(bruno), Caller(bruno)
    client.get("/")
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    tables = (gathering, watched)

    def rows() -> list[object]:
        of_tables = (model._default_manager.filter(table__in=tables) for model in (Seat, Said, Ply, Proposal))
        return [
            list(found.order_by("pk").values_list(*columns(found.model.__name__)))
            for found in (Table.objects.filter(host=anna), *of_tables)
        ]

    before, wrong = rows(), []
    for table in tables:
        known = (table.id, table.invitation)
        for name, address in addresses(table, carla):
            if not any(part and part in address for part in known):
                continue
            Allowance.objects.all().delete()
            for body in ({"anyway": "1", "text": "hello", "do": "begin"}, *BODIES[1:]):
                answered = client.post(address, body)
                if table is watched and answered.status_code == 200:
                    wrong.append(f"POST {name} is shown")
            if table is watched and status_of(client, "GET", address) == 200:
                wrong.append(f"GET {name} is shown")
        for path, methods in api.get_openapi_schema(path_prefix="/")["paths"].items():
            if "{table_id}" not in path:
                continue
            address = "/api" + path.replace("{table_id}", table.id)
            for method, called in ((method, called) for method in methods for called in CALLED_WITH):
                Allowance.objects.all().delete()
                sent = {} if method == "get" else {"data": called, "content_type": "application/json"}
                headers = {"Authorization": f"Bearer {program.token}"}
                if getattr(Client(), method)(address, headers=headers, **sent).status_code < 400:
                    wrong.append(f"{method} {path} succeeds")
    assert wrong == []
    assert rows() == before


def test_a_blocked_person_learns_nothing_of_it() -> None:
    """Every address and call answers the blocked person as before, but for tables that are not theirs to see."""
    anna, bruno, carla = account("Anna"), account("Bruno"), account("Carla")
    shared = begun([carla, bruno])
    said(shared, 0, "hello")
    client, program = browser(bruno), Caller(bruno)
    client.get("/")

    def answers() -> dict[str, int]:
        found = {f"GET {name}": status_of(client, "GET", address) for name, address in addresses(shared, carla)}
        calls = (
            "/me",
            "/blocks",
            "/tables",
            f"/tables/{shared.id}",
            f"/tables/{shared.id}/messages",
            f"/players/{anna.id}",
        )
        for path in calls:
            program.get(path)
            found[path] = program.status
        return found

    before = answers()
    Allowance.objects.all().delete()
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    assert answers() == before
    assert "Anna" not in client.get("/account/blocks").content.decode()
    assert not Report.objects.exists()
