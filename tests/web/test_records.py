"""Records as files: what is downloaded can be uploaded, and what is broken is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from vendemmia import State
from vendemmia.cli.storage import read_record, write_record
from vendemmia.locale import words
from vendemmia.record import Game, Record
from vendemmia.record.reader import MOST_PLIES
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table
from vendemmia.web.play.records import LARGEST, players_of

from .conftest import Opener
from .scenes import CORPUS, record_of
from .test_result import table_of

FILE = "solo-normal-2.json"
SEVERAL = "base-3-4.json"
TEXT = (CORPUS / FILE).read_text(encoding="utf-8")


def send(client: Client, content: bytes | str, name: str = "game.json") -> HttpResponse:
    file = SimpleUploadedFile(name, content.encode() if isinstance(content, str) else content)
    answer = client.post("/records", {"record": file})
    assert isinstance(answer, HttpResponse)
    return answer


def changed(**keys: Any) -> str:
    plain = json.loads(TEXT) | keys
    return json.dumps({key: value for key, value in plain.items() if value is not None})


# --- downloads


def test_a_finished_game_is_downloaded_as_a_record(client: Client) -> None:
    table = table_of(SEVERAL)
    answer = client.get(f"/tables/{table.id}/record.json")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("application/json")
    assert "attachment" in answer.headers["Content-Disposition"]
    record, before = Record.from_text(answer.content.decode()), record_of(SEVERAL)
    assert record._replace(checks=(), position=None) == before
    assert record.replay().is_over


def test_a_running_game_keeps_its_seed_to_itself(client: Client, open_game: Opener) -> None:
    table = open_game(seed=918273645)
    answer = client.get(f"/tables/{table.id}/record.json")
    assert answer.status_code == 403
    assert "918273645" not in answer.content.decode()
    assert "when the game is over" in answer.content.decode()
    assert client.get("/tables/nothing/record.json").status_code == 404


# --- uploads


def test_a_record_from_a_position_that_cannot_be_played_is_refused(client: Client) -> None:
    """Workers of a seat that has left winter."""
    plain = {
        "format": "vendemmia-position/1",
        "options": {"players": 3, "modules": ["extended_board"]},
        "season": "winter",
        "passed": [2],
        "board": {"fill_order": {"left": {"seat": 2}}},
    }
    state = State.from_json(plain)
    answer = send(client, Game(state.rules.options, 0, state, state.to_json()).record().to_text())
    assert answer.status_code == 400
    assert "board has workers of seat 2, which has left winter." in answer.content.decode()
    assert not Table.objects.exists()


@pytest.mark.parametrize("file", [FILE, SEVERAL, "base-2-tasting-0.json"])
def test_a_record_becomes_a_table_to_look_at(client: Client, file: str) -> None:
    answer = send(client, (CORPUS / file).read_text(encoding="utf-8"))
    table = Table.objects.get()
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/tables/{table.id}/replay/?ply=0")
    assert table.uploaded
    assert table.over
    assert not table.bot_to_move
    assert tuple(table.plies.values_list("code", flat=True)) == record_of(file).codes
    assert client.get(answer.headers["Location"]).status_code == 200


def test_a_record_may_end_in_the_middle_of_a_game(client: Client) -> None:
    record = record_of(SEVERAL)
    state = record._replace(codes=record.codes[:50]).opening()
    for code in record.codes[:50]:
        state.play(code)
    send(client, record._replace(codes=record.codes[:50], checksum=state.checksum()).to_text())
    table = Table.objects.get()
    assert not table.over
    assert client.get(f"/tables/{table.id}/replay/?view=open").status_code == 200
    assert client.get(f"/tables/{table.id}/record.json").status_code == 200
    assert client.get(f"/tables/{table.id}/result").status_code == 302


def test_a_record_without_answers_is_a_game_that_has_not_begun(client: Client) -> None:
    record = record_of(SEVERAL)
    send(client, record._replace(codes=(), checksum=record.opening().checksum()).to_text())
    table = Table.objects.get()
    html = client.get(f"/tables/{table.id}/replay/").content.decode()
    assert "The game begins" in html
    assert html.count('aria-disabled="true"') >= 6
    assert client.get(f"/tables/{table.id}/replay/evaluation?view=0").status_code == 200
    assert client.post(f"/tables/{table.id}/replay/on", {"ply": "0", "seat": "0", "level": "easy"}).status_code == 303


def test_down_and_up_again_keeps_the_players(client: Client) -> None:
    first = table_of(SEVERAL)
    sent = client.get(f"/tables/{first.id}/record.json").content
    send(client, sent)
    again = Table.objects.exclude(id=first.id).get()
    assert list(again.seats.values_list("name", "bot")) == list(first.seats.values_list("name", "bot"))


def test_records_go_to_and_from_the_command_line(client: Client, tmp_path: Any) -> None:
    table = table_of(SEVERAL)
    file = tmp_path / "game.json"
    file.write_bytes(client.get(f"/tables/{table.id}/record.json").content)
    kept = read_record(words("en"), file)
    assert (kept.names, kept.humans, kept.bots) == (("Anna", "Bruno", "Carla"), 1, ("normal", "normal"))
    write_record(words("en"), file, record_of(SEVERAL), ("Ada", "Bob", "Cem"), 2, ("easy",))
    send(client, file.read_bytes())
    again = Table.objects.get(uploaded=True)
    assert list(again.seats.values_list("name", "bot")) == [("Ada", ""), ("Bob", ""), ("Cem", "easy")]


@pytest.mark.parametrize(
    ("comment", "players"),
    [
        ("Ada, Bob (humans: 1; bots: hard)", [SeatedPlayer("Ada"), SeatedPlayer("Bob", "hard")]),
        ({"players": [{"name": "Ada, Bob", "bot": ""}, {"name": "Cem", "bot": "easy"}]}, None),
        (
            {"players": [{"name": "Ada", "bot": "nobody"}, {"name": "Cem"}]},
            [SeatedPlayer("Ada", "normal"), SeatedPlayer("Cem")],
        ),
        ({"players": [{"name": "", "bot": ""}, {"name": "Cem"}]}, [SeatedPlayer(""), SeatedPlayer("Cem")]),
        ({"players": [{"name": "", "bot": "easy"}, {"name": "Cem"}]}, []),
        ({"players": [{"name": "Ada"}]}, []),
        ({"players": [{"name": "\ud800"}, {"name": "Cem"}]}, []),
        ({"players": [{"name": 7}, {"name": "Cem"}]}, []),
        ({"players": "Ada"}, []),
        ("somebody wrote this", []),
        ("Ada, Bob, Cem (humans: 3)", []),
        ("Ada, Bob (humans: 1; bots: hard, hard, hard)", []),
        (None, []),
        ([1], []),
    ],
)
def test_players_are_named_as_far_as_a_comment_names_them(comment: object, players: list[SeatedPlayer] | None) -> None:
    wanted = [SeatedPlayer("Ada, Bob"), SeatedPlayer("Cem", "easy")] if players is None else players
    assert players_of(comment, 2) == wanted


def test_without_a_comment_players_are_numbered(client: Client) -> None:
    send(client, (CORPUS / SEVERAL).read_text(encoding="utf-8"))
    assert list(Table.objects.get().seats.values_list("name", flat=True)) == ["Player 1", "Player 2", "Player 3"]


# --- what is refused


def edited(ply: int, code: str) -> str:
    codes = json.loads(TEXT)["plies"]
    codes[ply] = code
    return changed(plies=codes)


def illegal(ply: int) -> str:
    """A code that is not possible there, with a trail that fits."""
    record = record_of(FILE)
    codes = (*record.codes[:ply], "card:merlot", *record.codes[ply + 1 :])
    return record._replace(codes=codes).to_text()


BROKEN = {
    "nothing": b"",
    "no JSON": b"hello",
    "a number": b"17",
    "a list": b"[]",
    "empty object": b"{}",
    "binary": bytes(range(256)),
    "UTF-16": TEXT.encode("utf-16"),
    "Latin-1": '{"comment": "Böse"}'.encode("latin-1"),
    "cut in the middle": TEXT[: len(TEXT) // 2].encode(),
    "cut at the end": TEXT[:-40].encode(),
    "another format": changed(format="vendemmia-record/2").encode(),
    "another version of the rules": changed(rules=99).encode(),
    "an unknown key": changed(more=1).encode(),
    "no trail": changed(trail=None).encode(),
    "no plies": changed(plies=None).encode(),
    "plies of numbers": changed(plies=[1, 2]).encode(),
    "another seed": changed(seed=5).encode(),
    "a text as seed": changed(seed="7").encode(),
    "seven players": changed(options={"players": 7}).encode(),
    "options of nothing": changed(options=[]).encode(),
    "another checksum": changed(checksum="0000000000000000").encode(),
    "a start that is none": changed(start={"format": "nonsense"}).encode(),
    "an edited ply": edited(12, "pass").encode(),
    "an unknown code": edited(3, "place:nowhere").encode(),
    "an illegal code": illegal(20).encode(),
    "deep nesting": b"[" * 100_000,
    "an endless number": b'{"format": ' + b"9" * 10_000 + b"}",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_whatever_is_broken_is_reported_and_nothing_is_created(client: Client, content: bytes) -> None:
    answer = send(client, content)
    assert answer.status_code == 400
    assert "This record cannot be opened" in answer.content.decode()
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    ("content", "ply"), [(edited(12, "pass"), 13), (illegal(20), 21), (TEXT[: TEXT.index('"plies"') + 200], 0)]
)
def test_the_first_bad_answer_is_named(client: Client, content: str, ply: int) -> None:
    page = send(client, content).content.decode()
    assert (f"The first error is at answer {ply}." if ply else "The first error is at answer ") in page


@pytest.mark.parametrize(
    ("content", "detail"),
    [
        (changed(rules=99), "It was played with version 99 of the rules, but this program knows only versions 1 to 2."),
        (changed(more=1), "It has keys that no record has: more."),
        (changed(options={"players": 7}), "Its options do not describe a game you can play."),
        (changed(trail=None), "The key trail is missing, or its value has the wrong type."),
        (edited(12, "pass"), "It was changed, or something before it is missing."),
        (illegal(20), "The answer card:merlot is not allowed there. "),
        (changed(**{"\ud800": 1}), "It has keys that no record has: ?."),
        (edited(3, "\ud800"), "It is not the code of an answer."),
        (changed(**{"m" * 1000: 1}), "m…"),
    ],
)
def test_what_is_wrong_is_said_in_the_words_of_the_catalogue(client: Client, content: str, detail: str) -> None:
    answer = send(client, content)
    assert answer.status_code == 400
    assert f'<p class="detail">{detail}' in answer.content.decode() or f"{detail}</p>" in answer.content.decode()


def test_what_is_too_large_is_not_even_read(client: Client) -> None:
    answer = send(client, b" " * (LARGEST + 1))
    assert answer.status_code == 400
    assert "too large" in answer.content.decode()


def test_what_is_too_long_is_not_played(client: Client) -> None:
    record = record_of(FILE)._replace(codes=("pass",) * (MOST_PLIES + 1))
    answer = send(client, record.to_text())
    assert answer.status_code == 400
    assert "nested too deeply" in answer.content.decode()


def test_a_seed_must_fit_into_the_database(client: Client) -> None:
    answer = send(client, record_of(FILE)._replace(seed=2**70).to_text())
    assert answer.status_code == 400
    assert "nested too deeply" in answer.content.decode()


def test_no_file_at_all(client: Client) -> None:
    assert client.post("/records").status_code == 400
    assert client.post("/records", {"record": "text"}).status_code == 400
    assert client.get("/records").status_code == 405


def test_a_form_from_elsewhere_uploads_nothing() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert send(strict, TEXT).status_code == 403
    assert not Table.objects.exists()


def test_nothing_of_a_file_is_taken_for_markup(client: Client) -> None:
    page = send(client, changed(**{"<script>alert(1)</script>": 1})).content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page
