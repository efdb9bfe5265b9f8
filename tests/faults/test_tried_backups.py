"""`vendemmia backup --check`: whether a backup can be restored and every game in it read. The server is not touched."""

from __future__ import annotations

import re
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.test_saved import RELEASES
from tests.web import forked

from .support import DATABASE, command, environment, is_one_sentence, names
from .test_backups import spoilt

NOWHERE = {"VENDEMMIA_DATABASE": "postgresql://nobody@127.0.0.1:1/nowhere"}


@pytest.fixture
def copy(home: Path, tmp_path: Path) -> Path:
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    return tmp_path / "copy.sqlite3"


def changed(file: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return file


def test_it_says_what_is_in_it_and_touches_nothing(home: Path, copy: Path) -> None:
    changed(copy, "UPDATE web_table SET deleted = created WHERE rowid = 1")
    before = {file.name: file.read_bytes() for file in (*home.iterdir(), copy)}
    done = command(home, "backup", "--check", str(copy))
    assert (done.code, done.err) == (0, "")
    assert "All 2 games in it were read to their last answers." in done.out
    assert "Running: 2, waiting for players: 0, over: 0, deleted: 1" in done.out
    assert re.search(r"answers: \d+\n", done.out)
    assert {file.name: file.read_bytes() for file in (*home.iterdir(), copy)} == before
    assert not list(Path(tempfile.gettempdir()).glob("vendemmia-trial-*"))


def test_it_needs_neither_the_servers_database_nor_its_folder(copy: Path, tmp_path: Path) -> None:
    """Also while the server runs, or is down: the trial has a database of its own."""
    code, output, complaints = forked.run(["backup", "--check", str(copy)], environment(tmp_path / "none") | NOWHERE)
    assert (code, complaints) == (0, "")
    assert "3 games" in output
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("bad", ["missing", "empty", "text", "cut", "index", "foreign", "bare", "newer", "folder"])
def test_a_file_that_could_not_be_restored(home: Path, copy: Path, tmp_path: Path, bad: str) -> None:
    file = spoilt(copy, tmp_path / "bad.sqlite3", bad)
    refused = command(home, "backup", "--check", str(file))
    assert is_one_sentence(refused)
    assert str(file) in refused.err
    assert names(tmp_path) >= {"home", "copy.sqlite3"}


BROKEN = {
    "UPDATE web_ply SET code = 'no such answer' WHERE number = 2": "3 of 3 games in it cannot be read",
    "UPDATE web_table SET options = '{\"players\": 99}' WHERE rowid = 2": "1 of 3 games in it cannot be read",
    "UPDATE web_seat SET seen = '2026-02-30 10:00:00'": "is damaged",
    "UPDATE web_seat SET person_id = 'gone'": "is damaged",
}


@pytest.mark.parametrize("harm", BROKEN)
def test_what_can_be_restored_but_not_read(home: Path, copy: Path, harm: str) -> None:
    changed(copy, "UPDATE web_table SET position = ''", harm)
    refused = command(home, "backup", "--check", str(copy))
    assert is_one_sentence(refused)
    assert BROKEN[harm] in refused.err
    assert str(copy) in refused.err


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
def test_backups_of_earlier_versions(home: Path, folder: Path) -> None:
    done = command(home, "backup", "--check", str(folder / "database.sqlite3"))
    assert (done.code, done.err) == (0, "")


def test_no_space_for_the_trial(home: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(home / "secret-key"))
    refused = command(home, "backup", "--check", str(copy))
    assert is_one_sentence(refused)
    assert str(copy) not in refused.err


def test_a_copy_whose_name_shows_another_folder(home: Path, copy: Path) -> None:
    """The same file through a link: nothing but reading."""
    link = home.parent / "link.sqlite3"
    link.symlink_to(copy)
    assert command(home, "backup", "--check", str(link)).code == 0
    shutil.copyfile(copy, home / "a-copy")
    assert command(home, "backup", "--check", str(home / DATABASE)).code == 0
