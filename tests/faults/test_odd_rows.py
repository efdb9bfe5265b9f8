"""Rows that no version of the program would write: they harm nobody but themselves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import _database, _empty, client, open_game  # noqa: F401 - fixtures

if TYPE_CHECKING:
    from django.test import Client

    from tests.web.conftest import Opener
    from vendemmia.web.models import Table

ODD: dict[str, tuple[str, str | int | float | bytes | None]] = {
    "a bot of another version": ("UPDATE web_seat SET bot = ? WHERE table_id = :id AND number = 1", "grandmaster"),
    "a bot with an odd name": ("UPDATE web_seat SET bot = ? WHERE table_id = :id AND number = 1", "<b>\u2028"),
    "an unknown level of the Automa": (
        "UPDATE web_table SET options = ? WHERE id = :id",
        json.dumps({"players": 1, "solo": "brutal"}),
    ),
    "an unknown module": (
        "UPDATE web_table SET options = ? WHERE id = :id",
        json.dumps({"players": 2, "modules": ["moor_visitors"]}),
    ),
    "options that are a list": ("UPDATE web_table SET options = ? WHERE id = :id", "[]"),
    "null as result": ("UPDATE web_table SET result = ? WHERE id = :id", "null"),
    "words as result": ("UPDATE web_table SET result = ? WHERE id = :id", '["many", "few"]'),
    "an object as result": ("UPDATE web_table SET result = ? WHERE id = :id", '{"0": 3}'),
    "junk as a date": ("UPDATE web_table SET changed = ? WHERE id = :id", "the day after tomorrow"),
    "an impossible date": ("UPDATE web_table SET changed = ? WHERE id = :id", "2026-02-31 10:00:00"),
    "a date of year one": ("UPDATE web_table SET changed = ? WHERE id = :id", "0001-01-01 00:00:00"),
    "a number as a date": ("UPDATE web_table SET created = ? WHERE id = :id", 17),
    "a colour that nobody has": ("UPDATE web_seat SET colour = ? WHERE table_id = :id AND number = 1", 77),
    "words as a colour": ("UPDATE web_seat SET colour = ? WHERE table_id = :id AND number = 1", "mauve"),
    "a seat that is not there": ("UPDATE web_table SET to_move = ? WHERE id = :id", 7),
    "a seat below zero": ("UPDATE web_table SET to_move = ? WHERE id = :id", -3),
    "nobody to move": ("UPDATE web_table SET to_move = ? WHERE id = :id", None),
    "a seat with another number": ("UPDATE web_seat SET number = ? WHERE table_id = :id AND number = 1", 5),
    "a seat less": ("DELETE FROM web_seat WHERE table_id = :id AND number = 1 AND 1 = ?", 1),
    "a year that never comes": ("UPDATE web_table SET year = ? WHERE id = :id", 2**40),
    "an unknown pace": ("UPDATE web_table SET pace = ? WHERE id = :id", "warp"),
    "rules of the future": ("UPDATE web_table SET rules = ? WHERE id = :id", 99),
    "a position that is not JSON": ("UPDATE web_table SET position = ? WHERE id = :id", "{"),
    "a position of another game": ("UPDATE web_table SET position = ? WHERE id = :id", '{"format": "chess"}'),
    "a wrong checksum": ("UPDATE web_table SET checksum = ? WHERE id = :id", "0" * 16),
    "resumed from nowhere": ("UPDATE web_table SET resumed = ? WHERE id = :id", '[{"ply": 2}]'),
    "null as resumed": ("UPDATE web_table SET resumed = ? WHERE id = :id", "null"),
    "receipts that are a number": ("UPDATE web_table SET receipts = ? WHERE id = :id", "3"),
    "half a secret": ("UPDATE web_table SET secret = ? WHERE id = :id", "abc"),
    "a ply of another game": ("UPDATE web_ply SET code = ? WHERE table_id = :id AND number = 1", "castle:kingside"),
    "a gap in the plies": ("UPDATE web_ply SET number = ? WHERE table_id = :id AND number = 1", 77),
    "a start that is a list": ("UPDATE web_table SET start = ? WHERE id = :id", "[1]"),
}


@pytest.fixture
def tables(open_game: Opener) -> tuple[Table, Table]:  # noqa: F811 - a fixture
    """The one that is going to be odd, and one beside it."""
    from tests.web.moves import answer

    made = []
    for seed in (3, 4):
        table = open_game(seed=seed, people=2)
        for _ in range(3):
            state = table.game.state
            table = answer(table.id, state.to_move or 0, state.codes()[0], table.version)
        made.append(table)
    return made[0], made[1]


@pytest.mark.parametrize("name", ODD)
def test_an_odd_row_gives_pages_that_work(name: str, tables: tuple[Table, Table], client: Client) -> None:  # noqa: F811
    from django.db import connection

    from vendemmia.web.computer_players.scheduler import BotScheduler
    from vendemmia.web.tables import cache, history

    odd, sound = tables
    statement, value = ODD[name]
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA ignore_check_constraints = ON")
        cursor.execute("PRAGMA foreign_keys = OFF")
        cursor.execute(statement.replace(":id", f"'{odd.id}'").replace("?", "%s"), [value])
        cursor.execute("PRAGMA ignore_check_constraints = OFF")
        cursor.execute("PRAGMA foreign_keys = ON")
    cache.forget_all()
    history._histories.clear()
    home = client.get("/")
    assert home.status_code == 200
    assert odd.id in home.content.decode()
    assert client.get("/games").status_code == 200
    for address in (
        "",
        "log",
        "left",
        "vineyards/0",
        "hint",
        "replay/",
        "result",
        "record.json",
        "saved.json",
        "delete",
    ):
        answer = client.get(f"/tables/{odd.id}/{address}")
        assert answer.status_code in (200, 302, 303, 403, 404, 409, 422), (address, answer.status_code)
    for address in ("play", "undo", "sit", "pace", "hurry", "rematch", "hand", "tutor/next", "tutor/leave"):
        answer = client.post(f"/tables/{odd.id}/{address}", {"code": "pass", "version": 3})
        assert answer.status_code in (200, 303, 404, 409, 422), (address, answer.status_code)
    BotScheduler().serve()
    assert client.get(f"/tables/{sound.id}/").status_code == 200
    assert client.post(f"/tables/{odd.id}/delete").status_code == 303
    assert client.get(f"/tables/{odd.id}/").status_code == 404


def test_a_frozen_game_can_be_downloaded_as_it_is(tables: tuple[Table, Table], client: Client) -> None:  # noqa: F811
    from vendemmia.record import Record
    from vendemmia.web.models import Table as Row
    from vendemmia.web.tables import cache

    table, _ = tables
    Row.objects.filter(id=table.id).update(options={"players": 2, "modules": ["moor_visitors"]})
    cache.forget_all()
    page = client.get(f"/tables/{table.id}/")
    assert page.status_code == 422
    assert "options that this version does not know" in page.content.decode()
    assert "neither the seed nor hidden cards" in page.content.decode()
    plain = json.loads(client.get(f"/tables/{table.id}/saved.json").content)
    assert plain["plies"] == table.game.codes
    assert [player["name"] for player in plain["comment"]["players"]] == ["Anna", "Bruno"]
    assert (plain["seed"], plain["position"]) == (None, None), "the game is not over"
    plain["options"] = {"players": 2}  # As if this version knew them; the trail is that of the options then.
    assert plain["checksum"] == table.checksum
    Row.objects.filter(id=table.id).update(options={"players": 2}, checksum="", position="{")
    cache.forget_all()
    assert client.get(f"/tables/{table.id}/saved.json").status_code == 403, "it can be played, so nobody may look"
    sound = table.game.record()
    assert Record.from_text(sound.to_text()) == sound


@pytest.mark.parametrize("mode", ["home", "public"])
@pytest.mark.parametrize("over", [0, 1])
def test_a_frozen_game_that_is_not_over_keeps_its_secret(
    client: Client,  # noqa: F811
    mode: str,
    over: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another version may be able to play it on, and a spectator may download the file too."""
    from tests.web.people import as_shared
    from vendemmia.engine import key_of
    from vendemmia.web.models import Table as Row
    from vendemmia.web.tables import cache

    if mode == "public":
        as_shared(monkeypatch)
    client.post("/play-now")
    table = Row.objects.get()
    Row.objects.filter(id=table.id).update(
        options={"players": 2, "modules": ["moor_visitors"]}, over=over, invitation="letmein"
    )
    cache.forget_all()
    answer = client.get(f"/tables/{table.id}/saved.json")
    assert answer.status_code == 200
    hidden = [table.secret, *(key_of(table.secret, purpose).hex() for purpose in ("draws", "names", "players"))]
    hidden += ['"rng"', '"hand"', "letmein"]
    found = [secret in answer.content.decode() for secret in hidden]
    assert found == ([True, True, False, False, True, True, True] if over else [False] * 7)
    plain = json.loads(answer.content)
    assert plain["seed"] == (table.secret if over else None)
    assert bool(plain["plies"]) == (bool(table.plies.count()) and (bool(over) or mode == "home"))


def test_a_level_that_was_removed_plays_on_as_its_successor(
    open_game: Opener,  # noqa: F811
    client: Client,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from vendemmia.bots import levels
    from vendemmia.web.computer_players.scheduler import BotScheduler
    from vendemmia.web.models import Seat
    from vendemmia.web.models import Table as Row

    monkeypatch.setitem(levels.SUCCESSORS, "cunning", "sly")
    monkeypatch.setitem(levels.SUCCESSORS, "sly", "easy")
    assert levels.successor("cunning") == "easy"
    assert levels.successor("nobody knows") == "normal"
    table = open_game(seed=3, people=1, bot="easy", pace="off")
    Seat.objects.filter(table_id=table.id, bot="easy").update(bot="cunning")
    page = client.get(f"/tables/{table.id}/").content.decode()
    assert "cunning" in page
    assert "plays instead" in page
    state = table.game.state
    if state.to_move == 0:
        client.post(f"/tables/{table.id}/play", {"code": state.codes()[0], "version": table.version})
    before = Row.objects.get(id=table.id)
    assert before.bot_to_move
    assert BotScheduler().serve()
    assert Row.objects.get(id=table.id).version == before.version + 1
    assert not Row.objects.get(id=table.id).plies.filter(stumbled=True).exists()


def test_an_odd_date_of_deletion_means_deleted(tables: tuple[Table, Table], client: Client) -> None:  # noqa: F811
    from django.db import connection

    from vendemmia.web.play.deleting import remove_old

    odd, _ = tables
    with connection.cursor() as cursor:
        cursor.execute("UPDATE web_table SET deleted = '2999-02-31 10:00:00' WHERE id = %s", [odd.id])
    assert odd.id not in client.get("/").content.decode()
    assert client.get(f"/tables/{odd.id}/").status_code == 404
    remove_old()
    assert f"/tables/{odd.id}/restore" in client.get("/games?list=deleted").content.decode()
    assert client.post(f"/tables/{odd.id}/restore").status_code == 303
    assert client.get(f"/tables/{odd.id}/").status_code == 200
