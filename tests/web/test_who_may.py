"""Every address by everybody: the host of a table, another seat, a spectator, a stranger, somebody signed out.

`TABLE` has a row for each address about a table: what each of them gets before, during and after the game. `OTHERS` has
a row for all other addresses. A new address without a row fails.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Allowance, Person, Table
from vendemmia.web.play.moves import _opened
from vendemmia.web.sessions import sessions
from vendemmia.web.site.urls import urlpatterns

from .conftest import changes
from .people import as_shared, begun, browser, gathered, people, quick_passwords

WHO: Final = ("host", "seat", "spectator", "stranger", "nobody")
PHASES: Final = ("gathering", "running", "finished")
SECRET: Final = "5" * 64

Row = dict[str, tuple[str, str, str]]
"""By method and phase: what each of `WHO` gets."""

TO_TABLE: Final = ("303 303 303 303 303",) * 3
"""Whoever opens an address that only accepts forms is sent to its table, which may not exist for them."""
REFUSED: Final = ("405 405 405 405 405",) * 3
NOT_THERE: Final = ("404 404 404 404 404",) * 3


def page(before: str, during: str, after: str) -> Row:
    return {"GET": (before, during, after), "POST": REFUSED}


def form(before: str, during: str, after: str) -> Row:
    return {"GET": TO_TABLE, "POST": (before, during, after)}


SEES: Final = "200 200 200 404 404"
PLAYS: Final = "303 303 403 404 404"
MANAGES: Final = "303 403 403 404 404"
NOT_YET: Final = "303 303 404 404 404"
"""There is no game to look at: the page of the table says who is there."""
TABLE: Final[dict[str, Row]] = {
    "table": page("200 200 404 404 404", SEES, SEES),
    "stream": page("200 200 404 404 404", SEES, SEES),
    "screen": page("200 200 404 404 404", SEES, "302 302 302 404 404"),
    "vineyard": page(NOT_YET, SEES, SEES),
    "log": page(NOT_YET, SEES, SEES),
    "player_aid": page(NOT_YET, SEES, SEES),
    "sources": page(NOT_YET, SEES, SEES),
    "result": page(NOT_YET, "302 302 302 404 404", SEES),
    "result_picture": page(NOT_YET, "404 404 404 404 404", SEES),
    "replay": page(NOT_YET, "200 200 302 404 404", SEES),
    "record": page("403 403 404 404 404", "403 403 403 404 404", SEES),
    "saved": page("403 403 404 404 404", "403 403 403 404 404", SEES),
    "deal": page("200 200 404 404 404", SEES, SEES),
    "play": form(NOT_YET, "409 409 409 404 404", "409 409 409 404 404"),
    "undo": form(NOT_YET, "409 409 409 404 404", "409 409 409 404 404"),
    "sit": form(NOT_YET, "303 303 303 404 404", "303 303 303 404 404"),
    "pace": form(NOT_YET, PLAYS, PLAYS),
    "hurry": form(NOT_YET, PLAYS, PLAYS),
    "ask_again": form(NOT_YET, PLAYS, PLAYS),
    "tutor_join": form(NOT_YET, PLAYS, PLAYS),
    "tutor_next": form(NOT_YET, PLAYS, PLAYS),
    "tutor_leave": form(NOT_YET, PLAYS, PLAYS),
    "rematch": form(NOT_YET, PLAYS, PLAYS),
    "replay_on": form(NOT_YET, "303 303 303 404 404", "409 409 409 404 404"),
    "delete_table": form("303 403 404 404 404", "409 403 403 404 404", MANAGES),  # Not while others play.
    "restore_table": form("303 403 404 404 404", MANAGES, MANAGES),
    "gather": form("303 403 404 404 404", PLAYS, PLAYS),
    "say": form("422 422 404 404 404", "422 422 403 404 404", "422 422 403 404 404"),
    "own_seat": form(NOT_YET, "409 409 403 404 404", "409 409 403 404 404"),
    "propose": form(NOT_YET, "409 409 403 404 404", "409 409 403 404 404"),
    "manage": form(NOT_YET, "409 403 403 404 404", "409 403 403 404 404"),
    "report_table": {
        "GET": ("200 200 404 404 404", SEES, SEES),
        "POST": ("422 422 404 404 404", "422 422 422 404 404", "422 422 422 404 404"),
    },
    "join_listed": {"GET": NOT_THERE, "POST": NOT_THERE},  # Nobody has put it into the list.
    "hand_sort": {"GET": TO_TABLE, "POST": TO_TABLE},  # A setting of the browser; the table is not even read.
    "hint": {
        "GET": (NOT_YET, "409 200 409 404 404", "409 409 409 404 404"),
        "POST": (NOT_YET, "409 200 409 404 404", "409 409 409 404 404"),
    },
    "result_decisions": {
        "GET": (NOT_YET, "303 303 303 404 404", "303 303 303 404 404"),
        "POST": (NOT_YET, "303 303 303 404 404", "303 303 303 404 404"),
    },
    "evaluation": {
        "GET": (NOT_YET, "302 302 302 404 404", SEES),
        "POST": (NOT_YET, "302 302 302 404 404", PLAYS),
    },
}

NOWHERE: Final = "404 404 404 404"
"""For moderators only (test_desk_who_may.py)."""
OTHERS: Final = {
    "home": "200 200 405 405",
    "games": "200 200 405 405",
    "play_now": "405 405 303 303",
    "new_table": "200 200 422 422",
    "solo": "200 200 422 422",
    "campaign": "200 200 405 405",
    "campaign_start": "200 200 422 422",
    "campaign_play": "405 405 409 409",
    "campaign_skip": "405 405 409 409",
    "statistics": "200 200 405 405",
    "settings": "200 200 303 303",
    "tokens": "200 200 422 403",
    "daily": "200 200 405 405",
    "daily_of": "200 200 405 405",
    "daily_picture": "404 404 405 405",
    "daily_play": "405 405 303 422",
    "ratings": "200 200 405 405",
    "player": "404 404 405 405",
    "backup": "405 405 404 404",
    "notices": "200 404 405 405",
    "notices_email": "405 405 303 404",
    "notices_webhook": "405 405 303 404",
    "notices_quiet": "405 405 303 404",
    "notices_device": "405 405 303 404",
    "notices_test": "405 405 422 404",
    "notices_confirm": "410 410 410 410",
    "notices_stop": "410 410 410 410",
    "companion": "200 200 405 405",
    "companion_part": "200 200 405 405",
    "companion_data": "200 200 405 405",
    "companion_files": "200 200 405 405",
    "companion_kept": "200 200 405 405",
    "companion_results": "405 405 422 422",
    "companion_campaign": "405 405 422 422",
    "metrics": "404 404 405 405",
    "keys": "200 200 405 405",
    "guide": "200 200 303 303",
    "health": "200 200 405 405",
    "manifest": "200 200 405 405",
    "service_worker": "200 200 405 405",
    "static": "200 200 405 405",
    "join": "200 200 422 422",
    "join_link": "404 404 404 404",
    "sign_in": "200 200 422 422",
    "sign_up": "200 200 422 422",
    "sign_out": "405 405 303 303",
    "account": "200 303 200 303",
    "sessions": "200 303 303 303",
    "second_factor": "303 303 303 303",  # Guests have none; sign_in/test_second_factor.py has those who may.
    "email": "303 303 303 303",
    "email_confirm": "410 410 410 410",
    "own_data": "200 303 200 303",
    "second_step": "303 303 303 303",
    "forgot": "200 200 200 200",
    "reset": "410 410 410 410",
    "blocks": "200 303 405 405",
    "block": "405 405 404 303",
    "report_player": "404 404 404 404",
    "conduct": "200 200 405 405",
    "standing": "200 200 422 422",
    "desk_door": NOWHERE,
    "desk": NOWHERE,
    "desk_report": NOWHERE,
    "desk_log": NOWHERE,
    "desk_state": NOWHERE,
    "desk_people": NOWHERE,
    "desk_person": NOWHERE,
    "desk_tables": NOWHERE,
    "desk_table": NOWHERE,
    "passkeys": "405 405 404 404",  # Browsers have none without TLS; test_passkeys.py has it.
    "sign_in_passkey": "405 405 404 404",
    "upload": "405 405 400 400",
    "rules": "200 200 405 405",
    "rule": "200 200 405 405",
    "cards": "200 200 405 405",
    "card_named": "302 302 405 405",
    "card": "200 200 405 405",
}
"""What a guest and somebody signed out get: first by GET, then by POST."""
PARTS: Final = {
    "<path:path>": "vendemmia/favicon.svg",
    "<str:number>": "PLANT-2",
    "<str:kind>": "vine",
    "<str:name>": "merlot",
    "<str:invitation>": "x",
    "<str:day>": "2020-01-01",
    "<str:person_id>": "x",
    "<str:token>": "x",
    "<str:language>": "en",
    "<str:part>": "ask",
    "<int:number>": "1",
    "<str:desk_table>": "x",
}


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def routes(*, about_tables: bool) -> dict[str, str]:
    """The routes of the project by name."""
    found = {str(pattern.name): str(pattern.pattern) for pattern in urlpatterns}
    return {name: route for name, route in found.items() if ("table_id" in route) == about_tables}


@lru_cache(maxsize=1)
def whole_game() -> tuple[str, ...]:
    """The answers of a game of one year."""
    game, rng = LiveGame.new(Options(players=2, max_years=1), SECRET), Random(4)
    while game.to_move is not None:
        game.play(rng.choice(game.state.codes()))
    return tuple(game.codes)


def opened(phase: str, host: Person, other: Person, *, spectators: bool) -> Table:
    if phase == "gathering":
        return gathered([host, other, None], SECRET, options=Options(players=3), spectators=spectators)
    if phase == "running":
        return begun([host, other], SECRET, options=Options(players=2, max_years=1), spectators=spectators)
    game = LiveGame.new(Options(players=2, max_years=1), SECRET)
    for code in whole_game():
        game.play(code)
    players = [SeatedPlayer(person.name, "", None, "", person.id) for person in (host, other)]
    return _opened(game, players, host=host, spectators=spectators, chat="all", gathering=False)


class Tables:
    """A table for spectators and one without, renewed after every change."""

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.host, self.other, self.eve = people("Anna", "Bruno", "Eve")
        self._now: dict[bool, tuple[Table, list[object]]] = {}
        self._read: dict[str, tuple[object, list[object]]] = {}

    def table(self, *, spectators: bool) -> Table:
        known = self._now.get(spectators)
        if known is None or self.state(known[0]) != known[1]:
            made = opened(self.phase, self.host, self.other, spectators=spectators)
            Table.objects.filter(id=made.id).update(commitment="c" * 64)  # As if its deal were promised.
            self._now[spectators] = made, self.state(made)
        return self._now[spectators][0]

    def state(self, table: Table) -> list[object]:
        """Everything that the database has about a table; read again only if something has been written."""
        known = changes()
        if known is None or table.id not in self._read or self._read[table.id][0] != known:
            self._read[table.id] = known, self._state(table)
        return self._read[table.id][1]

    @staticmethod
    def _state(table: Table) -> list[object]:
        seats = table.seats.values_list("person", "name", "bot", "stand_in", "left", "ahead", "again", "muted")
        columns = ("version", "gathering", "invitation", "deleted", "chat", "listed", "spectators", "pace", "guided")
        return [*Table.objects.filter(id=table.id).values_list(*columns), *seats, table.said.count()]

    def visitor(self, who: str) -> tuple[Client, Table]:
        person = {"host": self.host, "seat": self.other, "nobody": None}.get(who, self.eve)
        return browser(person), self.table(spectators=who not in ("stranger", "nobody"))


def status_of(client: Client, method: str, address: str) -> int:
    answered = client.get(address) if method == "GET" else client.post(address)
    if answered.streaming:
        answered.close()
    return answered.status_code


@pytest.mark.parametrize("phase", PHASES)
def test_everybody_gets_what_the_table_says(phase: str) -> None:
    tables, wrong = Tables(phase), []
    assert set(TABLE) == set(routes(about_tables=True))
    for name, route in routes(about_tables=True).items():
        for method, expected in TABLE[name].items():
            wanted = dict(zip(WHO, map(int, expected[PHASES.index(phase)].split()), strict=True))
            for who in reversed(WHO):  # Those who change nothing come first.
                client, table = tables.visitor(who)
                before = tables.state(table)
                found = status_of(
                    client, method, "/" + route.replace("<str:table_id>", table.id).replace("<int:seat>", "1")
                )
                if found != wanted[who]:
                    wrong.append(f"{method} {name} by {who}: {found}, not {wanted[who]}")
                if found >= 400 and tables.state(table) != before:
                    wrong.append(f"{method} {name} by {who} was refused and has changed something")
            Allowance.objects.all().delete()
    assert wrong == []


def test_whoever_has_the_address_of_a_table_with_spectators_is_a_spectator() -> None:
    """A person who was never here and has no cookie, at a table that is not in the list."""
    wrong = []
    for phase in PHASES:
        tables = Tables(phase)
        for name, route in routes(about_tables=True).items():
            for method, expected in TABLE[name].items():
                wanted = int(expected[PHASES.index(phase)].split()[WHO.index("spectator")])
                if name == "report_table" and wanted in (200, 422):
                    wanted = 303  # Only people report.
                table = tables.table(spectators=True)
                before = tables.state(table)
                address = "/" + route.replace("<str:table_id>", table.id).replace("<int:seat>", "1")
                found = status_of(browser(), method, address)
                if found != wanted or (found >= 400 and tables.state(table) != before):
                    wrong.append(f"{method} {name} {phase}: {found}, not {wanted}")
        Allowance.objects.all().delete()
    assert wrong == []


def test_all_other_addresses_are_open_to_everybody_or_to_nobody() -> None:
    assert set(OTHERS) == set(routes(about_tables=False))
    (eve,) = people("Eve")
    found = {}
    for name, route in routes(about_tables=False).items():
        address = "/" + route
        for part, value in PARTS.items():
            address = address.replace(part, value)
        found[name] = " ".join(
            str(status_of(browser(who and Person.objects.get(id=who.id)), method, address))
            for method in ("GET", "POST")
            for who in (eve, None)
        )
    assert found == OTHERS


def test_a_listed_table_with_spectators_is_open_to_strangers_and_one_without_only_to_join() -> None:
    anna, bruno = people("Anna", "Bruno")
    watched = begun([anna, bruno], spectators=True, listed=True)
    hidden = begun([anna, bruno], listed=True)
    gathers = gathered([anna, bruno, None], listed=True, spectators=True)
    stranger = browser()
    assert stranger.get(f"/tables/{watched.id}/").status_code == 200
    assert stranger.post(f"/tables/{watched.id}/play", {"code": "pass", "version": "0"}).status_code == 409
    assert stranger.get(f"/tables/{hidden.id}/").status_code == 404
    assert stranger.get(f"/tables/{gathers.id}/").status_code == 404
    assert stranger.get(f"/tables/{gathers.id}/join").status_code == 200
    home = stranger.get("/").content.decode()
    assert [f"/tables/{table.id}/" in home for table in (watched, hidden, gathers)] == [True, False, True]


def test_a_person_is_known_by_the_key_and_not_by_the_id() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    forged = browser(Person(id=anna.id, key="guessed", name="Anna"))
    assert forged.get(f"/tables/{table.id}/").status_code == 404
    own, away = browser(anna), browser(anna)
    assert own.get(f"/tables/{table.id}/").status_code == 200
    Person.objects.filter(id=anna.id).update(key="another one")
    assert away.get(f"/tables/{table.id}/").status_code == 404, "it has not been back since an earlier version"
    assert own.get(f"/tables/{table.id}/").status_code == 200
    sessions.end_all(anna)
    assert own.get(f"/tables/{table.id}/").status_code == 404


@pytest.mark.parametrize("away", ["//evil.example/x", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_no_page_leads_to_another_site(away: str) -> None:
    guest, other = browser(), browser()
    with quick_passwords():
        made = guest.post("/sign-up", {"name": "Rosa", "password": "barrels-of-2026", "next": away})
        signed = other.post("/sign-in", {"name": "rosa", "password": "barrels-of-2026", "next": away})
    assert made["Location"] == signed["Location"] == "/"
    assert other.post("/sign-out", {"next": away})["Location"] == "/"
