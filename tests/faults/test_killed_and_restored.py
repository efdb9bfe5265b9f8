"""Kills on both databases, with a backup and its restore in between: nothing that was answered is lost."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from urllib.error import URLError

import pytest

from tests.children import children, until_gone
from tests.postgres import Cluster, binaries
from tests.repeating import REPEATED
from tests.web.forked import run
from tests.web.serving import Page, Reader, Server

pytestmark = pytest.mark.once

ROUNDS = 1 * REPEATED
MOVES = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    if request.param == "sqlite":
        yield {}
        return
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster(durable=True)
    try:
        yield {"VENDEMMIA_DATABASE": cluster.create("killed"), "VENDEMMIA_WEB_WORKERS": "2"}
    finally:
        cluster.stop()


class Played:
    """One server, one person at a table alone against the Automa."""

    def __init__(self, home: Path, settings: dict[str, str], rng: Random) -> None:
        self._server = Server(home, settings=settings)
        self._environment = {**os.environ, **settings, "VENDEMMIA_HOME": str(home)}
        self._rng = rng
        self._server.start()
        self._reader = Reader(self._server.address)
        self.path = ""
        self.known = 0
        """The newest version that the server has shown."""
        self.open()

    def open(self) -> None:
        page = self._reader.post("/solo", self._reader.get("/solo"), level="easy", seed=str(self._rng.randrange(99)))
        self.path, self.known = page.address.removeprefix(self._server.address), page.version

    def page(self) -> Page:
        """A table that waits for an answer."""
        page = self._reader.get(self.path)
        assert page.status == 200, page.text[:500]
        if not page.codes:
            self.open()
            page = self._reader.get(self.path)
        return page

    def move(self) -> None:
        page = self.page()
        code = self._rng.choice(page.codes)
        after = self._reader.post(f"{self.path}play", page, code=code, version=page.version, sure="pass")
        assert after.status == 200, after.text[:500]
        self.known = after.version

    def kill(self) -> None:
        """The first process, somewhere on the way of a move; its children with it."""
        process = self._server.process
        assert process is not None
        assert process.stdout is not None
        self.page()
        crew = children(process.pid)
        killing = threading.Timer(self._rng.random() * 0.05, process.send_signal, [signal.SIGKILL])
        killing.start()
        with suppress(URLError, HTTPException, OSError):
            self.move()
        killing.join()
        process.wait()
        until_gone(crew)
        process.stdout.close()

    def start(self) -> None:
        self._server.start()
        self._reader.address = self._server.address
        assert self._reader.get(self.path).version >= self.known

    def command(self, *argv: str) -> None:
        code, _, said = run(argv, self._environment)
        assert code == 0, said

    def ends(self) -> None:
        self._server.stop()
        assert "Traceback" not in self._server.errors()


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_what_was_answered_is_kept_and_what_was_saved_comes_back(
    settings: dict[str, str], tmp_path: Path, seed: int
) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.sqlite3"
    home.mkdir(mode=0o700)
    played = Played(home, settings, Random(seed))
    for _ in range(MOVES):
        played.move()
    played.command("backup", str(copy))  # While it runs.
    saved_path, saved = played.path, played.known
    for _ in range(MOVES):
        played.move()
    played.kill()
    played.start()
    played.move()
    played.kill()
    played.command("restore", str(copy))
    played.path, played.known = saved_path, saved
    played.start()
    assert played.page().version == saved
    played.move()
    played.kill()
    played.start()
    played.ends()
