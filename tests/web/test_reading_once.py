"""A request reads a table once, and a record is played once."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from vendemmia.build_mode import mode
from vendemmia.engine import State
from vendemmia.record import Game, Record, canonical
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Ply, Table

from .conftest import Opener
from .scenes import CORPUS, record_of

pytestmark = pytest.mark.usefixtures("each_database")

FILE = "base-2-tasting-0.json"


def reads(queries: CaptureQueriesContext, table: str) -> int:
    return sum(query["sql"].startswith("SELECT") and f'FROM "{table}"' in query["sql"] for query in queries)


@pytest.mark.parametrize("script", [True, False], ids=["script", "form"])
def test_a_move_reads_the_table_and_its_seats_once(client: Client, open_game: Opener, script: bool) -> None:
    table = open_game(people=1)
    code = table.game.state.codes()[0]
    headers = {"HX-Request": "true"} if script else {}
    with CaptureQueriesContext(connection) as queries:
        answer = client.post(f"/tables/{table.id}/play", {"code": code, "version": table.version}, headers=headers)
    assert answer.status_code == (200 if script else 303)
    assert reads(queries, "web_table") == 1
    assert reads(queries, "web_seat") == 1


def count_plays(monkeypatch: pytest.MonkeyPatch, cls: type[Game] | type[LiveGame]) -> list[str]:
    """Notes the codes that are played; a replay besides is an error."""
    codes: list[str] = []
    play = cls.play

    def noted(self: object, code: str, *args: object, **more: object) -> object:
        codes.append(code)
        return play(self, code, *args, **more)  # type: ignore[arg-type]

    def replay(_: Record) -> None:
        raise AssertionError("the record is replayed once more")

    monkeypatch.setattr(cls, "play", noted)
    monkeypatch.setattr(Record, "replay", replay)
    return codes


def test_an_uploaded_record_is_played_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = count_plays(monkeypatch, LiveGame)
    file = SimpleUploadedFile("game.json", (CORPUS / FILE).read_bytes())
    shown = client.post("/records", {"record": file}, follow=True)
    assert shown.status_code == 200
    assert codes == list(record_of(FILE).codes)


def test_the_game_of_a_record_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = count_plays(monkeypatch, Game)
    record = record_of(FILE)
    assert Game.from_record(record).codes == list(record.codes)
    assert codes == list(record.codes)


@pytest.mark.skipif(mode() == "compiled", reason="calls of compiled methods cannot be counted")
def test_a_move_writes_its_position_once(client: Client, open_game: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the ply and the row of the table share one text."""
    table = open_game(people=1)
    before, code, written = table.game.plies, table.game.state.codes()[0], []
    to_json = State.to_json

    def noted(state: State) -> dict[str, object]:
        written.append(to_json(state))
        return written[-1]

    monkeypatch.setattr(State, "to_json", noted)
    assert client.post(f"/tables/{table.id}/play", {"code": code, "version": table.version}).status_code == 303
    assert len(written) == Ply.objects.filter(table=table).count() - before
    assert Table.objects.get(id=table.id).position == canonical(written[-1])
