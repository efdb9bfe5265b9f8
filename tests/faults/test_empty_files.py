"""An empty file under the name of the database is not taken for a new server."""

from __future__ import annotations

from pathlib import Path

import pytest

from vendemmia.web.databases import UnusableDatabase
from vendemmia.web.databases.sqlite import files
from vendemmia.web.databases.sqlite.store import SQLite

from .support import DATABASE, is_one_sentence, kept, names, process


def test_it_is_refused_and_left_as_it_is(home: Path) -> None:
    copy = home.parent / "copy.sqlite3"
    assert process(home, "backup", str(copy)).code == 0
    (home / DATABASE).write_bytes(b"")
    before = names(home)
    refused = process(home, "serve", "--no-browser")
    assert is_one_sentence(refused), refused
    assert "is empty" in refused.err
    assert "vendemmia restore" in refused.err
    assert ((home / DATABASE).read_bytes(), names(home)) == (b"", before)
    assert process(home, "restore", str(copy)).code == 0
    assert kept(home / DATABASE).games == 3


def test_with_a_log_beside_it(home: Path) -> None:
    """SQLite would throw the log away."""
    (home / DATABASE).write_bytes(b"")
    (home / f"{DATABASE}-wal").write_bytes(b"log")
    with pytest.raises(UnusableDatabase) as caught:
        SQLite(home).check()
    assert caught.value.kind == "empty"
    assert (home / f"{DATABASE}-wal").read_bytes() == b"log"


def test_no_beginning_leaves_one(tmp_path: Path) -> None:
    """The file gets its name when it is a database, so a power cut at the first start leaves none or a whole one."""
    files.make_new(tmp_path / DATABASE)
    assert names(tmp_path) == {DATABASE}
    assert (tmp_path / DATABASE).read_bytes().startswith(files.HEAD)
    SQLite(tmp_path).check()
    (tmp_path / DATABASE).write_bytes(b"other")
    files.make_new(tmp_path / DATABASE)
    assert (tmp_path / DATABASE).read_bytes() == b"other"
