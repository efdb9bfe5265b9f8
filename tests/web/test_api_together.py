"""Calls about the people around a table: they do what the page does."""

from __future__ import annotations

import json

import pytest

from vendemmia.engine import Options
from vendemmia.record import Record
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Rating, Seat, Table
from vendemmia.web.people.rate_limits import LIMITS

from .calling import Caller, person, shared  # noqa: F401 - a fixture
from .people import accounts, begun, browser, gathered

pytestmark = pytest.mark.usefixtures("shared")


@pytest.fixture
def callers() -> list[Caller]:
    return [Caller(person(name)) for name in ("Anna", "Bruno")]


def table_of(callers: list[Caller], **more: object) -> str:
    people = [caller.person for caller in callers]
    return begun(people, "7" * 64, options=Options(players=2), **more).id


def test_messages_reach_everybody_in_their_language(callers: list[Caller]) -> None:
    anna, bruno = callers
    address = f"/tables/{table_of(callers)}/messages"
    news = anna.get(address.removesuffix("/messages"))["news"]
    anna.post(address, phrase="thanks")
    anna.post(address, text=" <b>ciao</b> \u202e ")
    heard = bruno.get(f"{address}?language=pl")
    assert [(each["seat"], each["name"]) for each in heard["messages"]] == [(0, "Anna")] * 2
    assert heard["messages"][0]["text"] == next(each["text"] for each in heard["phrases"] if each["id"] == "thanks")
    assert heard["messages"][1]["text"] == "<b>ciao</b>"
    assert heard["messages"][0]["text"] != anna.get(address)["messages"][0]["text"]
    assert anna.get(address.removesuffix("/messages"))["news"] > news


def test_what_cannot_be_said(callers: list[Caller]) -> None:
    anna, bruno = callers
    table = table_of(callers, chat="phrases")
    address = f"/tables/{table}/messages"
    assert anna.post(address, text="ciao")["error"] == "chat-off"
    assert anna.post(address, phrase="nonsense")["error"] == "message"
    assert anna.post(address, phrase="hello", seat=1)["error"] == "forbidden"
    Seat.objects.filter(table_id=table, number=0).update(muted=[1])
    for _ in range(LIMITS["chat"].times + 1):
        bruno.post(address, phrase="hello")
    assert bruno.status == 429
    assert anna.get(address)["messages"] == []
    Table.objects.filter(id=table).update(chat="off")
    assert anna.post(address, phrase="hello")["error"] == "chat-off"
    assert bruno.get(address)["messages"] == []


def test_an_answer_ahead_is_played_when_the_question_comes(callers: list[Caller]) -> None:
    table = table_of(callers)
    asked = callers[0].get(f"/tables/{table}")["to_move"]
    now, later = callers[asked], callers[1 - asked]
    assert now.get(f"/tables/{table}/ahead")["question"] is None
    assert now.post(f"/tables/{table}/ahead", code="option:1")["error"] == "nothing-ahead"
    coming = later.get(f"/tables/{table}/ahead")
    assert (coming["question"]["id"], coming["given"]) == ("papa", None)
    assert later.post(f"/tables/{table}/ahead", code="pass")["error"] == "illegal"
    code = coming["answers"][-1]["code"]
    assert later.post(f"/tables/{table}/ahead", code=code)["given"] == code
    assert later.post(f"/tables/{table}/ahead", code=None)["given"] is None
    later.post(f"/tables/{table}/ahead", code=code)
    moved = now.move(table, now.get(f"/tables/{table}/view")["codes"][0], coming["version"])
    assert (moved["plies"], moved["to_move"] is not None) == (2, True)
    assert list(Table.objects.get(id=table).plies.values_list("seat", "code"))[1] == (1 - asked, code)


def test_a_computer_player_stands_in_until_the_seat_is_taken_back(callers: list[Caller]) -> None:
    anna = callers[0]
    address = f"/tables/{table_of(callers)}"
    assert anna.post(f"{address}/stand-in", on=False)["error"] == "not-possible"
    assert anna.post(f"{address}/stand-in", on=True)["seats"][0]["stand_in"] == "normal"
    assert anna.post(f"{address}/stand-in", on=True)["error"] == "not-possible"
    assert anna.get(f"{address}/ahead")["question"] is None
    assert anna.post(f"{address}/stand-in", on=False)["seats"][0]["stand_in"] == ""


def test_giving_up_a_rated_game_of_two_ends_it_and_the_result_says_so() -> None:
    anna, bruno = (Caller(each) for each in accounts("Anna", "Bruno"))
    address = f"/tables/{table_of([anna, bruno], rated=True, clock='move-1d')}"
    given_up = anna.post(f"{address}/resign")
    assert given_up["seats"][0]["left"] is True
    assert (given_up["over"], given_up["to_move"], given_up["deadline"]) == (True, None, None)
    result = bruno.get(address)["result"]
    assert {name: result[name] for name in ("winners", "places", "ending", "gone")} == {
        "winners": [1],
        "places": [2, 1],
        "ending": "resigned",
        "gone": [0],
    }
    lost, won = result["ratings"]
    assert (lost["seat"], won["seat"]) == (0, 1)
    assert lost["after"] < lost["before"] == won["before"] < won["after"]
    assert anna.post(f"{address}/stand-in", on=False)["error"] == "not-possible"
    version = bruno.get(address)["version"]
    assert bruno.get(f"{address}/view")["codes"] == []
    assert bruno.get(f"{address}/legal")["error"] == "not-your-turn"
    assert bruno.move(address.split("/")[2], "pass", version)["error"] == "not-your-turn"
    assert LiveGame.from_record(Record.from_text(json.dumps(bruno.get(f"{address}/record")))).plies == 0


def test_two_who_give_up_in_the_same_moment_change_no_rating() -> None:
    for number in range(3):
        anna, bruno = (Caller(each) for each in accounts(f"Anna {number}", f"Bruno {number}"))
        address = f"/tables/{table_of([anna, bruno], rated=True, clock='move-1d')}"
        for caller in (anna, bruno):
            assert caller.post(f"{address}/resign")["over"] is True
            assert caller.status == 200
        assert bruno.get(address)["result"]["winners"] == []
        assert all(change["void"] for change in bruno.get(address)["result"]["ratings"])
    assert {(row.strength, row.games, row.wins) for row in Rating.objects.all()} == {(1500.0, 0, 0)}


def test_a_rated_table_shows_its_clock_before_and_while_it_is_played() -> None:
    anna, bruno = (Caller(each) for each in accounts("Anna", "Bruno"))
    seats = [{"who": "you"}, {"who": "open"}]
    opened = anna.post("/tables", seats=seats, rated=True, listed=True)
    assert (opened["rated"], opened["clock"], opened["deadline"], opened["result"]) == (True, "move-1d", None, None)
    assert bruno.get("/tables?which=open")["tables"][0]["clock"] == "move-1d"
    table = bruno.post(f"/tables/{opened['id']}/join")
    assert not table["gathering"]
    assert table["deadline"] is not None
    asked = table["to_move"]
    assert 0 < table["seats"][asked]["time_left"] <= 24 * 3600
    assert table["seats"][1 - asked]["time_left"] is None
    chosen = anna.post("/tables", seats=seats, clock="game-20m")
    assert (chosen["rated"], chosen["clock"]) == (False, "game-20m")
    assert anna.post("/tables", seats=seats, clock="never")["error"] == "invalid"


def test_rated_tables_are_for_accounts_with_an_open_seat() -> None:
    guest = Caller(person("Guest"))
    anna = Caller(accounts("Anna")[0])
    seats = [{"who": "you"}, {"who": "open"}]
    assert guest.post("/tables", seats=seats, rated=True)["error"] == "account-needed"
    assert anna.post("/tables", seats=[{"who": "you"}, {"who": "random"}], rated=True)["error"] == "not-rated"
    table = anna.post("/tables", seats=seats, rated=True, listed=True)["id"]
    assert guest.post(f"/tables/{table}/join")["error"] == "account-needed"
    assert guest.status == 403
    assert Seat.objects.get(table_id=table, number=1).person_id is None


def test_a_call_about_a_table_is_being_there(callers: list[Caller]) -> None:
    anna, bruno = callers
    table = table_of(callers)
    assert anna.get(f"/tables/{table}/view")["version"] is not None
    seen = [seat.seen is not None for seat in Seat.objects.filter(table_id=table)]
    assert seen == [True, False]
    assert bruno.person is not None
    refused = browser(bruno.person).post(f"/tables/{table}/propose", {"do": "stand-in", "seat": "0"})
    assert refused.status_code == 409
    assert not Seat.objects.get(table_id=table, number=0).stand_in


def test_a_guest_leaves_before_the_game_and_the_host_does_not(callers: list[Caller]) -> None:
    anna, bruno = callers
    table = gathered([anna.person, bruno.person, None], options=Options(players=3)).id
    left = bruno.client.post(
        f"/api/tables/{table}/leave",
        content_type="application/json",
        headers={"Authorization": f"Bearer {bruno.token}"},
    )
    assert (left.status_code, left.content) == (204, b"")
    assert Seat.objects.get(table_id=table, number=1).person_id is None
    assert anna.post(f"/tables/{table}/leave")["error"] == "not-possible"
    assert bruno.post(f"/tables/{table}/leave")["error"] == "not-found"


def test_a_home_server_has_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("django.conf.settings.SHARED", False)
    owner = Caller()
    table = owner.post("/tables", seats=[{"who": "you"}, {"who": "easy"}])["id"]
    for call in ("messages", "ahead"):
        assert owner.get(f"/tables/{table}/{call}")["error"] == "not-found"
    assert owner.post(f"/tables/{table}/resign")["error"] == "not-found"
    assert owner.post(f"/tables/{table}/leave")["error"] == "not-found"
