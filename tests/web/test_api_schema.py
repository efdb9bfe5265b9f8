"""The API keeps its description: Schemathesis calls it with what the description allows, and with what it does not.

`VENDEMMIA_CALLS=500` makes 500 calls of each operation.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from vendemmia.engine import Options
from vendemmia.web.api.app import api
from vendemmia.web.api.errors import STATUS
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Person, Said, Table, Token
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.tables.cache import read_table

from .calling import Caller, person, shared  # noqa: F401 - a fixture
from .moderating import said
from .people import accounts, gathered
from .scenes import recorded_table

if TYPE_CHECKING:
    from .described import Description

CALLS = int(os.environ.get("VENDEMMIA_CALLS", "8"))
ENDLESS = "/api/tables/{table_id}/events"
"""A stream has no end; `test_api_bot` reads one."""
NAMES = ("Anna", "Bruno", "Carla")


OPERATIONS = (
    *("get /api/daily", "get /api/me", "get /api/players/{player_id}", "get /api/ratings", "get /api/tables"),
    *(f"get /api/tables/{{table_id}}{what}" for what in ("", "/legal", "/record", "/view", "/why-not")),
    *("get /api/tokens", "post /api/tokens", "delete /api/tokens/{token_id}"),
    *("post /api/daily", "post /api/tables"),
    *(f"post /api/tables/{{table_id}}/{what}" for what in ("join", "moves", "undo")),
)
"""Every operation but the stream and those below."""
TOGETHER = (
    *(f"get /api/tables/{{table_id}}/{what}" for what in ("ahead", "messages")),
    *(f"post /api/tables/{{table_id}}/{what}" for what in ("ahead", "leave", "messages", "resign", "stand-in")),
    *("get /api/blocks", "post /api/players/{player_id}/block", "post /api/reports"),
)
"""Those that only a shared server has."""


@pytest.fixture(scope="module")
def description() -> Description:
    """Made once: Schemathesis takes long to import, and to read it."""
    from .described import Description

    return Description()


def headers(caller: Caller) -> dict[str, str]:
    return {"Authorization": f"Bearer {caller.token}", "Accept-Encoding": "identity"}


def test_every_call_is_tried() -> None:
    paths: dict[str, dict[str, Any]] = api.get_openapi_schema(path_prefix="/api/")["paths"]
    described = {f"{method} {path}" for path, some in paths.items() for method in some}
    assert described == {*OPERATIONS, *TOGETHER, f"get {ENDLESS}"}


def test_the_description_is_made_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get("/api/openapi.json").json()
    monkeypatch.setattr("ninja.main.get_schema", lambda **_: pytest.fail("made again"))
    assert client.get("/api/openapi.json").json() == first
    assert first["paths"].keys() == api.get_openapi_schema(path_prefix="/api/")["paths"].keys()


def test_each_call_says_in_a_few_words_what_it_does() -> None:
    described = api.get_openapi_schema(path_prefix="/api/")
    said = {some["operationId"]: some["summary"] for path in described["paths"].values() for some in path.values()}
    assert said["replace"] == "Let a computer player answer for your seat"
    assert said["vineyard"] == "The vineyard of a day"
    assert [name for name, short in said.items() if not short or len(short) > 60] == []
    assert [name for name, short in said.items() if short.lower() == name.replace("_", " ")] == []


def test_no_body_takes_a_field_that_is_not_described() -> None:
    """A misspelt field is refused instead of ignored."""
    described = api.get_openapi_schema(path_prefix="/api/")
    bodies = {
        some["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path in described["paths"].values()
        for some in path.values()
        if "requestBody" in some
    }
    schemas = described["components"]["schemas"]
    assert len(bodies) > 10
    assert {name for name in bodies if schemas[name].get("additionalProperties") is not False} == set()


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_call_fails_or_answers_something_else(description: Description, name: str) -> None:
    """Half of the calls are as described. Most are about a table that is there, at its present version."""
    running = recorded_table("base-3-4.json", [SeatedPlayer(each) for each in NAMES], 60)
    ended = recorded_table("solo-normal-challenge-3-7.json", [SeatedPlayer("Anna")])
    try_out(description, name, Caller(), running, ended)


@pytest.mark.usefixtures("shared")
@pytest.mark.parametrize("name", TOGETHER)
def test_no_call_about_people_fails_or_answers_something_else(name: str, description: Description) -> None:
    """The same on a shared server, where one person has two of the seats, and a question is going round."""
    anna, bruno = person("Anna"), person("Bruno")
    seats = [SeatedPlayer("Anna", "", None, "", anna.id), SeatedPlayer("Bruno", "", None, "", bruno.id)]
    playing = [*seats, SeatedPlayer("Anna too", "", None, "", anna.id)]
    running = recorded_table("base-3-4.json", playing, 0, host=anna, chat="all")
    gathering = gathered([bruno, anna, None], options=Options(players=3))
    said(running, 1, "hello")
    try_out(description, name, Caller(anna), running, gathering)


def try_out(description: Description, name: str, caller: Caller, running: Table, other: Table) -> None:
    """Call an operation many times, in all ways that its description allows and some that it does not."""

    @settings(
        max_examples=CALLS,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=description.calls(name), table=st.sampled_from([running.id, running.id, other.id, None]))
    def call(case: Any, table: str | None) -> None:
        aim_at_what_is_there(case, caller, table)
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
            if isinstance(case.body, dict) and isinstance(case.body.get("version"), int):
                found = read_table(table)
                case.body["version"] = found.version
                if "code" in case.body and found.to_move is not None:
                    case.body |= {"code": found.game.state.codes()[0], "seat": found.to_move}
        response = case.call(headers=headers(caller))
        description.check(case, response)

    call()


def aim_at_what_is_there(case: Any, caller: Caller, table: str | None) -> None:
    """The same for the calls about people and tokens, unless there is no table: then they name what is not there."""
    if table is None:
        return
    parameters = case.path_parameters or {}
    if "token_id" in parameters:
        Token.objects.filter(name="to revoke").delete()
        make_token(caller.person, "to revoke", ["read"])
        parameters["token_id"] = Token.objects.get(name="to revoke").pk
    if "player_id" in parameters and (other := Person.objects.filter(name="Bruno").first()):
        parameters["player_id"] = other.id
    if isinstance(case.body, dict) and "reason" in case.body:
        message = Said.objects.filter(table_id=table).first()
        case.body |= {"player": "", "table": table, "seat": None, "message": message and message.pk}


@pytest.mark.usefixtures("shared")
def test_good_answers_are_as_described(description: Description) -> None:
    """One call of each operation that must succeed."""
    anna, bruno = accounts("Anna", "Bruno")
    caller = Caller(anna)
    running = caller.post("/tables", seats=[{"who": "you"}, {"who": "open"}])
    other = Caller(bruno)
    begun = other.post(f"/tables/{running['id']}/join", invitation=running["invitation"])
    asked = caller if begun["to_move"] == 0 else other
    ended = recorded_table("solo-normal-challenge-3-7.json", [SeatedPlayer("Anna")], host=anna)
    waiting = gathered([person("Carla"), asked.person, None], options=Options(players=3))
    third = person("Diego")
    make_token(asked.person, "spare")
    spare = Token.objects.get(name="spare")
    in_it = {"table_id": running["id"]}
    code = asked.get(f"/tables/{running['id']}/view")["codes"][0]
    change = {"version": begun["version"], "once": "number-one"}
    calls: list[tuple[str, dict[str, Any], object]] = [
        ("get /api/me", {}, None),
        ("get /api/tables", {}, None),
        ("post /api/tables", {}, {"seats": [{"who": "you"}, {"who": "open"}, {"who": "hard"}], "rated": True}),
        ("get /api/tables/{table_id}", in_it, None),
        ("post /api/tables/{table_id}/join", in_it, {}),
        ("get /api/tables/{table_id}/view", in_it, None),
        ("get /api/tables/{table_id}/legal", in_it, None),
        ("get /api/tables/{table_id}/why-not", in_it | {"code": code}, None),
        ("post /api/tables/{table_id}/moves", in_it, change | {"code": code}),
        ("post /api/tables/{table_id}/undo", in_it, change),  # The number has been used: nothing is taken back.
        ("get /api/tables/{table_id}/record", {"table_id": ended.id}, None),
        ("get /api/tables/{table_id}/messages", in_it, None),
        ("post /api/tables/{table_id}/messages", in_it, {"phrase": "hello"}),
        ("get /api/tables/{table_id}/ahead", in_it, None),
        ("post /api/tables/{table_id}/ahead", in_it, {"code": None}),
        ("post /api/tables/{table_id}/stand-in", in_it, {"on": True}),
        ("post /api/tables/{table_id}/resign", in_it, {}),
        ("post /api/tables/{table_id}/leave", {"table_id": waiting.id}, {}),
        ("get /api/tokens", {}, None),
        ("post /api/tokens", {}, {"name": "for reading", "scopes": ["read"]}),
        ("delete /api/tokens/{token_id}", {"token_id": spare.pk}, None),
        ("post /api/reports", {}, {"player": third.id, "reason": "name", "text": "rude"}),
        ("post /api/players/{player_id}/block", {"player_id": third.id}, {"on": True}),
        ("get /api/blocks", {}, None),
        ("get /api/ratings", {}, None),
        ("get /api/players/{player_id}", {"player_id": anna.id}, None),
        ("get /api/daily", {}, None),
        ("post /api/daily", {}, {}),
    ]
    assert sorted(name for name, _, _ in calls) == sorted((*OPERATIONS, *TOGETHER))
    for name, given_, body in calls:
        path = name.split()[1]
        in_path = {key: value for key, value in given_.items() if f"{{{key}}}" in path}
        query = {key: value for key, value in given_.items() if key not in in_path}
        sent: dict[str, Any] = {} if body is None else {"body": body, "media_type": "application/json"}
        case = description.operation(name).Case(path_parameters=in_path, query=query, **sent)
        response = case.call(headers=headers(caller if "record" in path else asked))
        assert response.status_code < 300, (name, response.text)
        description.check(case, response)


def test_a_wrong_answer_would_be_found(description: Description, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks above would prove nothing if they never failed."""
    case = description.operation("get /api/ratings").Case()
    monkeypatch.setitem(STATUS, "no-token", 418)
    with pytest.raises(description.wrong):
        description.check(case, case.call())
