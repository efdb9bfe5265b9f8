"""What a command says about a database or a file is about that one, and names what is really wrong with it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.support import Run
from tests.postgres import Cluster, binaries
from tests.web import forked

from .support import DATABASE, command, environment, is_one_sentence

ROOT = os.name == "posix" and os.geteuid() == 0
NOBODY = 65534


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    made = Cluster()
    made.run_sql("CREATE ROLE visitor LOGIN")
    yield made
    made.stop()


@pytest.fixture
def copy(home: Path, tmp_path: Path) -> Path:
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    return tmp_path / "copy.sqlite3"


def on(address: str, home: Path, *argv: str) -> Run:
    return Run(*forked.run(argv, environment(home) | {"VENDEMMIA_DATABASE": address}))


class TestPostgreSQL:
    @pytest.fixture
    def filled(self, cluster: Cluster, home: Path, copy: Path) -> Iterator[str]:
        """The address of a database with three games; the data folder is that of its server."""
        address = cluster.create("filled")
        assert on(address, home, "restore", str(copy)).code == 0
        yield address
        cluster.run_sql("DROP DATABASE filled WITH (FORCE)")

    @pytest.mark.skipif(not ROOT, reason="only root writes for others")
    def test_what_root_saves_aside_belongs_to_the_owner_of_the_folder(
        self, filled: str, home: Path, copy: Path
    ) -> None:
        os.chown(home, NOBODY, NOBODY)
        assert on(filled, home, "restore", str(copy)).code == 0
        (aside,) = home.glob("vendemmia-before-restore-*.sqlite3")
        assert aside.stat().st_uid == NOBODY

    @pytest.mark.parametrize("act", ["backup", "restore"])
    def test_without_rights(self, filled: str, home: Path, copy: Path, tmp_path: Path, act: str) -> None:
        file = str(copy) if act == "restore" else str(tmp_path / "new.sqlite3")
        refused = on(filled.replace("vendemmia@", "visitor@"), home, act, file)
        assert is_one_sentence(refused)
        assert "the rights on the database postgresql://127.0.0.1" in refused.err
        assert "permission denied" in refused.err
        assert file not in refused.err

    def test_without_rights_on_an_empty_database(self, cluster: Cluster, home: Path, copy: Path) -> None:
        cluster.create("empty")
        refused = on(cluster.address("empty").replace("vendemmia@", "visitor@"), home, "restore", str(copy))
        assert is_one_sentence(refused)
        assert "the rights on the database postgresql://127.0.0.1" in refused.err

    def test_a_user_that_does_not_exist(self, filled: str, home: Path, copy: Path) -> None:
        refused = on(filled.replace("vendemmia@", "stranger@"), home, "restore", str(copy))
        assert is_one_sentence(refused)
        assert "refused the connection" in refused.err
        assert "does not exist (" not in refused.err
        assert str(copy) not in refused.err

    def test_a_database_that_does_not_exist(self, cluster: Cluster, home: Path, copy: Path) -> None:
        refused = on(cluster.address("nowhere"), home, "restore", str(copy))
        assert is_one_sentence(refused)
        assert "nowhere does not exist" in refused.err

    def test_a_damaged_file_is_the_file(self, filled: str, home: Path, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("no database\n" * 900, encoding="utf-8")
        refused = on(filled, home, "restore", str(tmp_path / "text"))
        assert is_one_sentence(refused)
        assert f"the database {tmp_path / 'text'} is damaged" in refused.err

    def test_a_full_disk_of_the_target_is_the_target(self, filled: str, home: Path) -> None:
        if not Path("/dev/full").exists():
            pytest.skip("no /dev/full")
        refused = on(filled, home, "backup", "/proc/copy.sqlite3")
        assert is_one_sentence(refused)
        assert "cannot write /proc/copy.sqlite3" in refused.err
        assert "postgresql" not in refused.err

    def test_a_data_folder_that_cannot_be_written(self, filled: str, home: Path, copy: Path) -> None:
        """What was there cannot be saved, so it is not replaced."""
        folder = home / DATABASE / "folder"
        refused = on(filled, folder, "restore", str(copy))
        assert is_one_sentence(refused)
        assert f"cannot write {folder}: Not a directory" in refused.err


@contextmanager
def nobody(*open_to_all: Path) -> Iterator[None]:
    """Act as a user without rights, who may look into these folders. Everything has been imported before."""
    for each in open_to_all:
        for folder in (each, *each.parents):
            if folder.stat().st_mode & 0o055 != 0o055:
                folder.chmod(0o755)
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.mark.skipif(not ROOT, reason="only root can be somebody else")
class TestSQLite:
    def test_a_folder_of_others_is_not_an_empty_one(self, home: Path, copy: Path, tmp_path: Path) -> None:
        with nobody(tmp_path):
            refused = command(home, "backup", str(tmp_path / "new.sqlite3"))
        assert is_one_sentence(refused)
        assert f"cannot read the database {home / DATABASE} (Permission denied)" in refused.err

    def test_a_backup_of_others(self, home: Path, copy: Path, tmp_path: Path) -> None:
        own = tmp_path / "own"
        own.mkdir()
        assert command(home, "restore", str(copy)).code == 0
        os.chown(own, NOBODY, NOBODY)
        with nobody(tmp_path):
            refused = command(own, "restore", str(copy))
        assert is_one_sentence(refused)
        assert f"cannot read the database {copy} (Permission denied)" in refused.err
