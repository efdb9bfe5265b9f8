"""A move that was answered is kept, whenever the power goes."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from urllib.error import URLError

import pytest

from tests.repeating import REPEATED
from vendemmia.web.databases import UnusableDatabase
from vendemmia.web.databases.sqlite.files import check_file

from .migrated import put_database
from .serving import Page, Reader, Server

pytestmark = pytest.mark.once

KILLS = 2 * REPEATED


def kept_codes(home: Path, path: str) -> list[str]:
    """What a new process finds in the file about the table of a page."""
    table = path.split("/")[2]
    connection = sqlite3.connect(home / "vendemmia.sqlite3")
    try:
        return [
            code
            for (code,) in connection.execute("SELECT code FROM web_ply WHERE table_id = ? ORDER BY number", [table])
        ]
    finally:
        connection.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()


def new_table(reader: Reader) -> str:
    """The path of a table at which one person plays alone, and so is always asked."""
    page = reader.post("/solo", reader.get("/solo"), level="easy", seed="5")
    return page.address.removeprefix(reader.address)


def test_kills_lose_nothing_that_was_answered(server: Server) -> None:
    """Each round plays some moves and kills the server in the middle of the last one."""
    rng = Random(5)
    server.start()
    reader = Reader(server.address)
    path = new_table(reader)
    answered = 0
    for _ in range(KILLS):
        page = reader.get(path)
        for _ in range(rng.randrange(1, 4)):
            page = answer(server, reader, path, page, rng)
            answered += 1
            if not page.codes:
                page = reader.get(path := new_table(reader))
        known = kept_codes(server.home, path)
        assert server.process is not None
        killing = threading.Timer(rng.random() * 0.05, server.process.kill)
        killing.start()  # It meets the next move somewhere on its way.
        with suppress(URLError, HTTPException, OSError):
            answer(server, reader, path, page, rng)
            known = kept_codes(server.home, path)
        killing.join()
        server.kill()
        kept = kept_codes(server.home, path)
        assert kept[: len(known)] == known
        server.start()
        reader.address = server.address
        page = reader.get(path)
        assert page.status == 200
        if not page.codes:
            path = new_table(reader)
    server.stop()
    assert answered >= KILLS


def answer(server: Server, reader: Reader, path: str, page: Page, rng: Random) -> Page:
    """Give a random answer; once the server has answered, it must be in the file. The page that came back."""
    code = rng.choice(page.codes)
    before = kept_codes(server.home, path)
    after = reader.post(path + "play", page, code=code, version=page.version, sure="pass")
    assert after.status == 200
    assert kept_codes(server.home, path)[: len(before) + 1] == [*before, code]
    return after


@pytest.fixture
def saved(tmp_path: Path) -> bytes:
    """A database with all tables."""
    put_database(tmp_path)
    return (tmp_path / "vendemmia.sqlite3").read_bytes()


class TestDamagedDatabase:
    def test_a_new_or_an_empty_file_is_fine(self, tmp_path: Path) -> None:
        check_file(tmp_path / "missing")
        (tmp_path / "empty").touch()
        check_file(tmp_path / "empty")

    @pytest.mark.parametrize("damage", ["text", "cut", "holes"])
    def test_a_damaged_file_is_reported_and_not_touched(self, damage: str, server: Server, saved: bytes) -> None:
        file = server.home / "vendemmia.sqlite3"
        content = bytearray(saved)
        match damage:
            case "text":
                content = bytearray(b"this is no database\n" * 400)
            case "cut":
                content = content[: len(content) // 2 + 100]
            case "holes":
                content[4096 : 4096 * 12] = bytes(4096 * 11)
        file.write_bytes(content)
        with pytest.raises(UnusableDatabase):
            check_file(file)
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert server.process is not None
        assert server.process.wait(timeout=180) == 2
        assert "damaged" in server.errors()
        assert "Traceback" not in server.errors()
        assert file.read_bytes() == bytes(content)
        assert list(server.home.glob("vendemmia.sqlite3-*")) == []

    def test_a_file_of_a_newer_version_is_left_alone(self, server: Server, saved: bytes) -> None:
        file = server.home / "vendemmia.sqlite3"
        file.write_bytes(saved)
        connection = sqlite3.connect(file)
        connection.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', '2030-01-01')"
        )
        connection.commit()
        connection.close()
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert "newer version" in server.errors()
