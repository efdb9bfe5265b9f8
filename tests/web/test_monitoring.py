"""What monitors see: health, figures and logs, and that no secret is among them."""

from __future__ import annotations

import json
import logging
import os
import threading
import time
from concurrent.futures import Future
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from tests.waiting import until
from vendemmia.web.config.environment import Environment
from vendemmia.web.config.logs import JsonLines, NoSecrets
from vendemmia.web.databases import Database, UnusableDatabase, database
from vendemmia.web.databases import health as database_health
from vendemmia.web.metrics import definitions
from vendemmia.web.metrics.folder import PREFIX, remove_abandoned
from vendemmia.web.pages.common import health

from .conftest import Opener
from .moves import answer
from .people import EN

TOKEN = "a-token-of-some-length"
LATER = 10 * health.SILENCE


@pytest.mark.usefixtures("each_database")
class TestHealth:
    def test_computer_players_that_are_silent(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        claims = database().claims()
        claims.leave()
        assert client.get("/health").status_code == 200  # They may just be starting.
        monkeypatch.setattr(health, "_first_asked", lambda: time.monotonic() - LATER)
        found = client.get("/health")
        assert found.status_code == 503
        assert "no sign of life" in found.json()["problem"]
        claims.beat()
        assert client.get("/health").json()["status"] == "ok"
        claims.leave()

    def test_a_database_that_fails(
        self, client: Client, each_database: Database, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fails() -> None:
            raise UnusableDatabase("full")

        monkeypatch.setattr(each_database, "check_health", fails)
        near, far = client.get("/health"), client.get("/health", headers={"X-Forwarded-For": "192.0.2.7"})
        assert (near.status_code, far.status_code) == (503, 503)
        assert each_database.label in near.json()["problem"]
        assert far.json()["problem"] == EN.message("health-database")
        assert "home" not in far.json()

    def test_a_database_that_hangs(
        self, client: Client, each_database: Database, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The answer waits neither for it nor for the next question, and there is only one question at a time."""
        goes_on, questions, waits = threading.Event(), [], []

        def hangs() -> None:
            questions.append(1)
            goes_on.wait()

        class Waited(Future[float | None]):
            def result(self, timeout: float | None = None) -> float | None:
                waits.append(timeout)
                return super().result(timeout)

        monkeypatch.setattr(database_health, "Future", Waited)
        monkeypatch.setattr(database_health, "WITHIN", 0.05)
        monkeypatch.setattr(each_database, "check_health", hangs)
        try:
            for _ in range(3):
                found = client.get("/health")
                assert (found.status_code, "no answer" in found.json()["problem"]) == (503, True)
            assert len(questions) == 1
            assert waits[0] is not None
            assert waits[0] > 0
            assert waits[1:] == [0, 0], "later ones wait no longer than the first, so that many are answered, too"
        finally:
            goes_on.set()
        monkeypatch.undo()
        until(lambda: client.get("/health").status_code == 200, "the end of the question")


class TestFigures:
    def test_moves_and_requests_are_counted(self, client: Client, open_game: Opener) -> None:
        table = open_game(people=2)
        state = table.game.state
        assert state.to_move is not None
        before = definitions.MOVES.labels("person")._value.get()
        answer(table.id, state.to_move, state.codes()[0], 0)
        client.get(f"/tables/{table.id}/")
        text = client.get("/metrics").content.decode()
        assert definitions.MOVES.labels("person")._value.get() > before
        assert 'vendemmia_moves_total{by="person"}' in text
        assert 'vendemmia_request_seconds_count{route="tables/<str:table_id>/",status="2xx"}' in text
        assert table.id not in text

    def test_who_may_see_them(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", REMOTE_ADDR="192.0.2.7").status_code == 404
        assert client.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
        monkeypatch.setattr(settings, "ENVIRONMENT", Environment(Path(), metrics_token=TOKEN))
        assert client.get("/metrics").status_code == 404
        for sent, status in ((TOKEN, 200), (TOKEN[:-1], 404), ("", 404), ("ä", 404)):
            bearer = f"Bearer {sent}".encode().decode("latin-1")
            assert client.get("/metrics", REMOTE_ADDR="192.0.2.7", HTTP_AUTHORIZATION=bearer).status_code == status

    def test_folders_of_killed_servers_are_removed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
        for name in (f"{PREFIX}{os.getpid()}-a", f"{PREFIX}{2**22 + 1}-b", f"{PREFIX}x", "other"):
            (tmp_path / name).mkdir()
        remove_abandoned()
        assert {file.name for file in tmp_path.iterdir()} == {f"{PREFIX}{os.getpid()}-a", f"{PREFIX}x", "other"}


class TestLogs:
    def record(self, message: str, **more: object) -> logging.LogRecord:
        made = logging.LogRecord("vendemmia.web", logging.WARNING, __file__, 1, message, (), None)
        made.__dict__.update(more)
        return made

    def test_a_line_is_one_json_object(self) -> None:
        line = JsonLines().format(self.record("two\nlines", route="tables/<str:table_id>/", status=200))
        assert "\n" not in line
        found = json.loads(line)
        assert (found["message"], found["level"], found["status"]) == ("two\nlines", "warning", 200)
        assert found["time"].endswith("+00:00")

    @pytest.mark.parametrize("kind", [NoSecrets, JsonLines])
    def test_no_secret_gets_into_them(self, kind: type[NoSecrets]) -> None:
        error = ValueError(f"cannot use {TOKEN}")
        record = self.record(f"failed with {TOKEN}", exc_info=(ValueError, error, None))
        assert TOKEN not in kind(secrets=(TOKEN,)).format(record)

    def test_addresses_are_not_logged(
        self, client: Client, open_game: Opener, caplog: pytest.LogCaptureFixture
    ) -> None:
        """An address may be a secret: whoever knows it sees the table."""
        table = open_game()
        with caplog.at_level(logging.INFO, "vendemmia.access"):
            client.get(f"/tables/{table.id}/?ply=3")
        (record,) = caplog.records
        line = JsonLines().format(record)
        assert table.id not in line
        assert json.loads(line)["route"] == "tables/<str:table_id>/"
