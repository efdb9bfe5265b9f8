"""Every call about a table by everybody: the host, another seat, a spectator, a stranger, and without a token."""

from __future__ import annotations

from typing import Final

import pytest

from vendemmia.web.api.app import api
from vendemmia.web.models import Allowance, Table

from .calling import Caller
from .people import as_shared
from .test_who_may import PHASES, WHO, Tables

SEES: Final = "200 200 200 404 401"
WAITS: Final = "409 409 404 404 401"
"""The game has not begun."""
ASKED_ONLY: Final = "409 200 409 404 401"
"""In the game of this test the other seat is asked."""
NOBODY: Final = "409 409 409 404 401"
NO_SEAT: Final = "409 409 403 404 401"
CALLS: Final = {
    "get /tables/{table_id}": ("200 200 404 404 401", SEES, SEES),
    "get /tables/{table_id}/view": (WAITS, SEES, SEES),
    "get /tables/{table_id}/legal": (WAITS, ASKED_ONLY, NOBODY),
    "get /tables/{table_id}/why-not": (WAITS, ASKED_ONLY, NOBODY),
    "get /tables/{table_id}/record": (WAITS, NOBODY, SEES),
    "get /tables/{table_id}/events": (WAITS, SEES, SEES),
    "post /tables/{table_id}/moves": (WAITS, "409 422 409 404 401", NOBODY),
    "post /tables/{table_id}/undo": (WAITS, NOBODY, NOBODY),
    "get /tables/{table_id}/messages": (WAITS, SEES, SEES),
    "post /tables/{table_id}/messages": (WAITS, "422 422 403 404 401", "422 422 403 404 401"),
    "get /tables/{table_id}/ahead": (WAITS, "200 200 403 404 401", "200 200 403 404 401"),
    "post /tables/{table_id}/ahead": (WAITS, "422 409 403 404 401", "409 409 403 404 401"),
    "post /tables/{table_id}/stand-in": (WAITS, NO_SEAT, NO_SEAT),
    "post /tables/{table_id}/resign": (WAITS, "403 403 403 404 401", "403 403 403 404 401"),
    "post /tables/{table_id}/leave": ("409 204 404 404 401", "409 409 403 404 401", "409 409 403 404 401"),
    "post /tables/{table_id}/join": ("200 200 404 404 401", "200 200 404 404 401", "200 200 404 404 401"),
}
"""What each of them gets before, during and after the game. Nobody has listed the table."""
BODIES: Final[dict[str, dict[str, object]]] = {
    "moves": {"code": "nonsense", "version": 0, "once": "number-one"},
    "undo": {"version": 0, "once": "number-one"},
    "join": {"invitation": "a guess"},
    "messages": {"text": " "},
    "ahead": {"code": "nonsense"},
    "stand-in": {"on": False},
    "resign": {"seat": 5},
    "leave": {},
}
CHANGES: Final = {"post /tables/{table_id}/leave"}
"""Calls that change something for those who may make them."""


@pytest.mark.parametrize("phase", PHASES)
def test_everybody_gets_what_the_table_says(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    paths = api.get_openapi_schema(path_prefix="/")["paths"]
    described = {f"{method} {path}" for path, some in paths.items() for method in some if "table_id" in path}
    assert described == set(CALLS)
    tables, wrong = Tables(phase), []
    people = {"host": tables.host, "seat": tables.other, "spectator": tables.eve, "stranger": tables.eve}
    tokens = {who: Caller(person).token for who, person in people.items()} | {"nobody": ""}
    for call, by_phase in CALLS.items():
        for who, wanted in zip(WHO, by_phase[PHASES.index(phase)].split(), strict=True):
            table = tables.table(spectators=who == "spectator")  # A new one after a change.
            before = tables.state(table)
            found = _status(tokens[who], call, table)
            if found != int(wanted):
                wrong.append(f"{call} by {who}: {found}, not {wanted}")
            if tables.state(table) != before and (call not in CHANGES or found >= 400):
                wrong.append(f"{call} by {who} has changed something")
        Allowance.objects.all().delete()
    assert wrong == []


def _status(token: str, call: str, table: Table) -> int:
    method, path = call.replace("{table_id}", table.id).split()
    client = Caller(token="").client
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if method == "post":
        body = BODIES[path.rpartition("/")[2]]
        if "version" in body:
            body = body | {"version": Table.objects.get(id=table.id).version}
        return client.post(f"/api{path}", body, content_type="application/json", headers=headers).status_code
    answered = client.get(f"/api{path}?code=pass" if path.endswith("why-not") else f"/api{path}", headers=headers)
    if answered.streaming:
        answered.close()
    return answered.status_code
