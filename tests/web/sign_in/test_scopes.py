"""A token is good for what its owner has ticked, and for nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.web.calling import Caller
from tests.web.people import begun, browser, people
from vendemmia.web.api.app import api
from vendemmia.web.databases import database
from vendemmia.web.models import Person, Token
from vendemmia.web.people.api_tokens import MANAGE, PLAY, READ, SCOPES, make_token

pytestmark = pytest.mark.usefixtures("each_database")

PLAYING = {"move", "take_back", "say", "give_ahead", "replace", "resign"}


def described() -> dict[tuple[str, str], Any]:
    paths = api.get_openapi_schema(path_prefix="/")["paths"]
    return {(method, path): call for path, by_method in paths.items() for method, call in by_method.items()}


def scope_of(call: dict[str, Any]) -> str:
    (needed,) = call["security"]
    (scope,) = needed["Bearer"]
    return str(scope)


def test_the_description_says_what_each_call_takes() -> None:
    for (method, path), call in described().items():
        wanted = READ if method == "get" else PLAY if call["operationId"] in PLAYING else MANAGE
        assert scope_of(call) == wanted, path
        assert f"Scope: `{wanted}`" in call["description"]


def test_every_call_refuses_a_token_without_its_scope_and_names_it() -> None:
    (anna,) = people("Anna")
    wrong = []
    for (method, path), call in described().items():
        needed = scope_of(call)
        token = make_token(anna, "all but one", [scope for scope in SCOPES if scope != needed])
        address = re.sub(r"\{\w+\}", "1", path)
        answer = getattr(browser(), method)(f"/api{address}", headers={"Authorization": f"Bearer {token}"})
        said = answer.json()
        if (answer.status_code, said["error"], said.get("scope")) != (403, "no-scope", needed):
            wrong.append(f"{method} {path}: {answer.status_code} {said}")
        if needed not in said["message"]:
            wrong.append(f"{method} {path} does not name it: {said['message']}")
        Token.objects.all().delete()
    assert wrong == []


def test_each_database_reads_the_scopes() -> None:
    (anna,) = people("Anna")
    make_token(anna, "a reader", [READ])
    found = database().find_token(Token.objects.get().digest)
    assert found is not None
    assert found.scopes == READ


def test_a_reader_reads_and_a_player_plays() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    reader = Caller(token=make_token(anna, "a reader", [READ]))
    assert reader.get("/me")["scopes"] == [READ]
    assert reader.get(f"/tables/{table.id}/view")["seat"] == 0
    reader.move(table.id, "pass", 0)
    assert reader.status == 403
    both = Caller(token=make_token(anna, "a player", [READ, PLAY]))
    both.move(table.id, "nonsense", 0)
    assert both.status in (409, 422)
    both.post("/tables", seats=[{"who": "you"}, {"who": "random"}])
    assert (both.status, Person.objects.count()) == (403, 2)


def test_tokens_of_earlier_versions_may_do_everything() -> None:
    token = Token.objects.create(digest="x" * 64, name="old")
    token.refresh_from_db()
    assert token.scopes.split() == list(SCOPES)


def test_the_page_asks_what_it_may_do() -> None:
    (anna,) = people("Anna")
    client = browser(anna)
    none = client.post("/settings/tokens", {"name": "x", "scopes": "chosen"})
    assert none.status_code == 422
    assert "Choose at least one thing" in none.content.decode()
    assert client.post("/settings/tokens", {"name": "x", "scopes": "chosen", "scope": "odd"}).status_code == 422
    client.post("/settings/tokens", {"name": "x", "scopes": "chosen", "scope": [READ, PLAY]})
    assert Token.objects.get().scopes == f"{READ} {PLAY}"
    client.post("/settings/tokens", {"name": "as before"})
    assert Token.objects.latest("id").scopes.split() == list(SCOPES)


def test_a_program_makes_tokens_that_may_less_and_revokes_them() -> None:
    (anna, bruno) = people("Anna", "Bruno")
    caller = Caller(anna)
    made = caller.post("/tokens", name="a reader", scopes=["read"])
    assert (caller.status, made["scopes"]) == (201, ["read"])
    child = Caller(token=made["token"])
    assert child.get("/me")["name"] == "Anna"
    refused = caller.post("/tokens", name="an heir", scopes=["manage"])
    assert (caller.status, refused["scope"]) == (403, "manage")
    limited = Caller(token=make_token(anna, "limited", [MANAGE]))
    assert limited.post("/tokens", name="more", scopes=["play"])["error"] == "no-scope"
    assert [one["name"] for one in caller.get("/tokens")["tokens"]] == ["limited", "a reader", "a test"]
    assert made["token"] not in json.dumps(caller.get("/tokens"))
    stranger = Caller(bruno)
    headers = {"Authorization": f"Bearer {stranger.token}"}
    assert stranger.client.delete(f"/api/tokens/{made['id']}", headers=headers).status_code == 404
    headers = {"Authorization": f"Bearer {caller.token}"}
    assert caller.client.delete(f"/api/tokens/{made['id']}", headers=headers).status_code == 204
    child.get("/me")
    assert child.status == 401
    assert caller.post("/tokens", name=" ", scopes=["read"])["error"] == "token-name"
