"""What pages ask the computer players' process: the same answers, and nothing of the network in the web process."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from django.db import connection
from django.test import Client

from tests.children import children, needs_proc
from tests.test_saved import RELEASES
from tests.waiting import until
from vendemmia.home import DATABASE
from vendemmia.web.databases.sqlite.store import HEARTBEAT
from vendemmia.web.models import Question, Table
from vendemmia.web.show.advice.hint import tips
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.tables.cache import read_table
from vendemmia.web.thinking import answering, asking, problems
from vendemmia.web.thinking.answering import Adviser, answer_all
from vendemmia.web.thinking.asking import AskingCoach, NoAnswer, ask

from .people import EN
from .serving import Reader, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.web.databases import Database

    from .conftest import Opener


NEWEST = max(RELEASES, key=lambda folder: int(folder.name.split("-")[1]))


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch, each_database: Database) -> Database:
    """A process of computer players gives signs of life."""
    monkeypatch.setattr(type(each_database), "seconds_since_heartbeat", lambda _: 0.5)
    return each_database


@pytest.fixture
def adviser(alive: Database) -> Iterator[Adviser]:  # noqa: ARG001 - it must be alive to be asked
    thread = Adviser()
    thread.start()
    yield thread
    thread.stop()


def scene_of(table: Table, coach: problems.Coach = problems.HERE) -> Scene:
    return Scene(table.game, table.to_move, [player.name for player in table.players], EN, coach=coach)


@pytest.mark.usefixtures("adviser")
def test_the_answers_are_those_of_this_process(open_game: Opener) -> None:
    table = read_table(open_game().id)
    scene, view = scene_of(table, AskingCoach(table)), scene_of(table).view
    assert scene.coach.advice(view) == problems.HERE.advice(view)
    assert scene.coach.ranked(view) == problems.HERE.ranked(view)
    assert [tip.answer.code for tip in tips(scene)] == [tip.answer.code for tip in tips(scene_of(table))]
    assert [tip.chance for tip in tips(scene)] == [tip.chance for tip in tips(scene_of(table))]
    assert not Question.objects.exists()


@pytest.mark.usefixtures("adviser")
def test_a_page_asks_and_never_thinks_itself(
    client: Client, open_game: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "worked_out", lambda *_: pytest.fail("the web process thinks"))
    monkeypatch.setattr(answering, "table_lock", lambda _: nullcontext())  # Both share a process and its lock here.
    table = open_game()
    assert 'name="code"' in client.get(f"/tables/{table.id}/hint").content.decode()


@pytest.mark.usefixtures("alive")
def test_a_question_that_nobody_answers_ends_in_words(
    client: Client, open_game: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(asking, "PATIENCE", 0.0)
    table = open_game()
    page = client.get(f"/tables/{table.id}/hint")
    assert page.status_code == 200
    assert "no hint" in caplog.text
    assert not Question.objects.exists(), "nobody waits any more"


@pytest.mark.usefixtures("each_database")
def test_without_computer_players_the_page_thinks_itself(client: Client, open_game: Opener) -> None:
    table = open_game()
    assert 'name="code"' in client.get(f"/tables/{table.id}/hint").content.decode()
    assert not Question.objects.exists()


@pytest.mark.usefixtures("each_database")
def test_what_cannot_be_answered_is_said(open_game: Opener, caplog: pytest.LogCaptureFixture) -> None:
    table = open_game()
    common = {"seat": 0, "version": table.version}
    rows = [
        Question.objects.create(kind="advice", table="nowhere", **common),
        Question.objects.create(kind="advice", table=table.id, seat=0, version=table.version + 1),
        Question.objects.create(kind="nonsense", table=table.id, **common),
    ]
    with caplog.at_level(logging.CRITICAL):
        answer_all()
    answers = [Question.objects.get(id=row.pk).answer for row in rows]
    assert answers == [{"failed": "gone"}, {"failed": "stale"}, {"failed": "error"}]
    with pytest.raises(NoAnswer):
        asking._answer_to(rows[0].pk)


@pytest.mark.usefixtures("each_database")
def test_two_processes_never_answer_the_same(open_game: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    table, done = open_game(), []
    monkeypatch.setattr("vendemmia.web.thinking.answering.worked_out", lambda kind, *_: done.append(kind))
    for number in range(6):
        Question.objects.create(kind=f"{number}", table=table.id, seat=0, version=table.version)

    def answers() -> None:
        answer_all()
        connection.close()

    threads = [Thread(target=answers) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == list("012345")


@pytest.mark.usefixtures("adviser")
def test_several_ask_at_once(open_game: Opener) -> None:
    table = read_table(open_game().id)
    right, found = ask("ranked", table, 0), []

    def asks() -> None:
        found.append(ask("ranked", table, 0))
        connection.close()

    threads = [Thread(target=asks) for _ in range(4)]
    for thread in threads:
        thread.start()
    until(lambda: len(found) == 4, "four answers")
    for thread in threads:
        thread.join()
    assert found == [right] * 4


@pytest.mark.once
@needs_proc
def test_a_server_loads_the_network_into_the_process_of_the_computer_players_alone(tmp_path: Path) -> None:
    """After hints, results, chances and an evaluation. The network needs NumPy, whose libraries are mapped."""
    shutil.copy(NEWEST / "database.sqlite3", tmp_path / DATABASE)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
        over = [name for (name,) in file.execute("SELECT id FROM web_table WHERE over AND deleted IS NULL")]
    assert over
    server = Server(tmp_path, new=True)
    server.start()
    try:
        assert server.process is not None
        pid = server.process.pid
        until((tmp_path / HEARTBEAT).exists, "the first sign of life of the computer players")
        (players,) = children(pid)
        reader = Reader(server.address)
        path = reader.post("/play-now", reader.get("/")).address.removeprefix(server.address)
        until(lambda: reader.get(path).codes, "a question to the reader")
        assert 'name="code"' in reader.get(f"{path}hint").text
        for table_id in over:
            result = reader.get(f"/tables/{table_id}/result")
            assert result.status == 200
            reader.post(f"/tables/{table_id}/replay/evaluation", result, seat=0)
            assert reader.get(f"/tables/{table_id}/replay/").status == 200
        assert has_numpy(players)
        assert not has_numpy(pid)
    finally:
        server.stop()


def has_numpy(pid: int) -> bool:
    return "numpy" in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8")
