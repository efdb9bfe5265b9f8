"""The server knows when it cannot keep moves, and says so to whoever watches it."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.serving import Reader, Server
from vendemmia.web.databases import UnusableDatabase
from vendemmia.web.databases.sqlite import checkup as checking
from vendemmia.web.databases.sqlite.checkup import Checkup
from vendemmia.web.server.launch import running_address

from .support import DATABASE, kept, names, process


def problem_of(checkup: Checkup) -> str:
    try:
        checkup.check()
    except UnusableDatabase as error:
        return error.kind
    return ""


class TestCheckup:
    @pytest.fixture
    def checkup(self, home: Path) -> Checkup:
        made = Checkup(home / DATABASE)
        made.begin()
        return made

    def test_a_good_one_changes_nothing(self, checkup: Checkup, home: Path) -> None:
        before = (home / DATABASE).read_bytes(), names(home)
        assert problem_of(checkup) == ""
        assert ((home / DATABASE).read_bytes(), names(home)) == before

    def test_a_file_that_is_gone_is_not_made_again(self, checkup: Checkup, home: Path) -> None:
        (home / DATABASE).unlink()
        assert problem_of(checkup) == "gone"
        assert names(home) == {"secret-key"}

    def test_another_file_under_its_name(self, checkup: Checkup, home: Path) -> None:
        content = (home / DATABASE).read_bytes()
        (home / DATABASE).rename(home / "old")
        (home / DATABASE).write_bytes(content)
        assert problem_of(checkup) == "replaced"
        (home / "old").replace(home / DATABASE)
        assert problem_of(checkup) == ""

    def test_a_writer_that_does_not_end(self, checkup: Checkup, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(checking, "PATIENCE", 0.05)
        with closing(sqlite3.connect(home / DATABASE)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert problem_of(checkup) == "busy"
        assert problem_of(checkup) == ""

    def test_damage_that_came_later(self, checkup: Checkup, home: Path) -> None:
        content = bytearray((home / DATABASE).read_bytes())
        content[:4096] = bytes(4096)
        (home / DATABASE).write_bytes(content)
        assert problem_of(checkup) == "damaged"

    def test_a_full_disk(self, checkup: Checkup, monkeypatch: pytest.MonkeyPatch) -> None:
        real = os.statvfs(checkup.file)
        full = os.statvfs_result((*tuple(real)[:4], 0, *tuple(real)[5:]))
        monkeypatch.setattr(os, "statvfs", lambda _: full)
        assert problem_of(checkup) == "full"

    def test_a_folder_that_can_no_longer_be_written(self, checkup: Checkup, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "access", lambda *_: False)
        assert problem_of(checkup) == "readonly"


@pytest.mark.once
class TestServer:
    @pytest.fixture
    def server(self, home: Path) -> Iterator[Server]:
        made = Server(home)
        made.start()
        yield made
        if made.process is not None and made.process.poll() is None:
            made.kill()

    def test_a_database_that_was_deleted(self, server: Server) -> None:
        reader = Reader(server.address)
        assert json.loads(reader.get("/health").text)["status"] == "ok"
        path = reader.post("/solo", reader.get("/solo"), level="easy", seed="5").address.removeprefix(reader.address)
        for file in server.home.glob(f"{DATABASE}*"):
            file.unlink()
        for _ in range(2):  # The page in between must not make it look better.
            ill = reader.get("/health")
            assert ill.status == 503
            found = json.loads(ill.text)
            assert found["status"] == "failing"
            assert str(server.home / DATABASE) in found["problem"]
            for address in ("/", path, f"{path}stream"):
                page = reader.get(address)
                assert page.status == 503
                assert "cannot be used" in page.text
        assert running_address(server.home) == f"{server.address}/"
        again = process(server.home, "serve", "--no-browser")
        assert (again.code, again.err) == (0, "")
        assert "already running" in again.out
        server.stop()
        assert "Traceback" not in server.errors()

    def test_it_is_asked_often(self, server: Server) -> None:
        reader = Reader(server.address)
        before = kept(server.home / DATABASE)
        for _ in range(30):
            assert reader.get("/health").status == 200
        server.stop()
        assert kept(server.home / DATABASE) == before
