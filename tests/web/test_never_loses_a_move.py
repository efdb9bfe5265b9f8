"""A move that was answered is kept, whenever the power goes."""

from __future__ import annotations

import sqlite3
import threading
from http.client import HTTPException
from pathlib import Path
from random import Random
from urllib.error import URLError

import pytest

from vendemmia.web.database import UnusableDatabase, check_file

from .serving import Page, Reader, Server

KILLS = 50


def kept_codes(home: Path, table: str) -> list[str]:
    """What a new process finds in the file."""
    connection = sqlite3.connect(home / "vendemmia.sqlite3")
    try:
        return [
            code
            for (code,) in connection.execute("SELECT code FROM web_ply WHERE table_id = ? ORDER BY number", [table])
        ]
    finally:
        connection.close()


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def new_table(reader: Reader) -> Page:
    home = reader.get("/")
    return reader.post("/play-now", home)


def test_fifty_kills_lose_nothing_that_was_answered(server: Server) -> None:
    """Each round plays some moves and kills the server in the middle of the last one."""
    rng = Random(5)
    server.start()
    reader = Reader(server.address)
    page = new_table(reader)
    path = page.address.removeprefix(server.address)
    table = path.split("/")[2]
    answered: list[str] = []
    games = 1
    for _ in range(KILLS):
        for _ in range(rng.randrange(1, 4)):
            page = reader.get(path)
            if not page.codes:
                continue
            code = rng.choice(page.codes)
            before = kept_codes(server.home, table)
            after = reader.post(path + "play", page, code=code, version=page.version, sure="pass")
            assert after.status == 200
            now = kept_codes(server.home, table)
            assert now[: len(before)] == before
            assert now[len(before)] == code
            answered = now
        page = reader.get(path)
        if page.codes:  # The kill meets this move somewhere on its way.
            code = rng.choice(page.codes)
            timer = threading.Timer(rng.random() * 0.06, server.process.kill)  # type: ignore[union-attr]
            timer.start()
            try:
                if reader.post(path + "play", page, code=code, version=page.version, sure="pass").status == 200:
                    answered = [*answered, code] if len(kept_codes(server.home, table)) == len(answered) else answered
            except (URLError, HTTPException, OSError):
                pass
            timer.join()
        server.kill()
        kept = kept_codes(server.home, table)
        assert kept[: len(answered)] == answered
        server.start()
        reader.address = server.address
        page = reader.get(path)
        assert page.status == 200
        answered = kept_codes(server.home, table)
        if "result" in page.text and not page.codes and is_over(server.home, table):
            page = new_table(reader)
            path = page.address.removeprefix(server.address)
            table = path.split("/")[2]
            answered = []
            games += 1
    server.stop()
    assert games >= 1


def is_over(home: Path, table: str) -> bool:
    connection = sqlite3.connect(home / "vendemmia.sqlite3")
    try:
        ((over,),) = connection.execute("SELECT over FROM web_table WHERE id = ?", [table])
        return bool(over)
    finally:
        connection.close()


class TestDamagedDatabase:
    def test_a_new_or_an_empty_file_is_fine(self, tmp_path: Path) -> None:
        check_file(tmp_path / "missing")
        (tmp_path / "empty").touch()
        check_file(tmp_path / "empty")

    @pytest.mark.parametrize("damage", ["text", "cut", "holes"])
    def test_a_damaged_file_is_told_and_not_touched(self, damage: str, server: Server) -> None:
        server.start()
        reader = Reader(server.address)
        new_table(reader)
        server.stop()
        file = server.home / "vendemmia.sqlite3"
        content = bytearray(file.read_bytes())
        match damage:
            case "text":
                content = bytearray(b"this is no database\n" * 400)
            case "cut":
                content = content[: len(content) // 2 + 100]
            case "holes":
                content[4096 : 4096 * 12] = bytes(4096 * 11)
        for rest in server.home.glob("vendemmia.sqlite3-*"):
            rest.unlink()
        file.write_bytes(content)
        with pytest.raises(UnusableDatabase):
            check_file(file)
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert server.process is not None
        assert server.process.wait(timeout=20) == 2
        assert "damaged" in server.errors()
        assert "Traceback" not in server.errors()
        assert file.read_bytes() == bytes(content)
        assert list(server.home.glob("vendemmia.sqlite3-*")) == []

    def test_a_file_of_a_newer_version_is_left_alone(self, server: Server) -> None:
        server.start()
        server.stop()
        file = server.home / "vendemmia.sqlite3"
        connection = sqlite3.connect(file)
        connection.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', '2030-01-01')"
        )
        connection.commit()
        connection.close()
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert "newer version" in server.errors()
