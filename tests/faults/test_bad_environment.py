"""A disk, a folder, a file or a port that will not do: one sentence, exit code 2, and nothing changes."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.support import Run
from tests.web import forked

from .support import DATABASE, command, environment, is_one_sentence, kept, names, process

pytestmark = pytest.mark.once

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
SERVE = ("serve", "--no-browser", "--port", "0")

ON_A_SMALL_DISK = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))
"""
"""No file may grow beyond a size."""


@pytest.fixture
def backup(three_games: Path, tmp_path: Path) -> Path:
    shutil.copyfile(three_games / DATABASE, tmp_path / "backup.sqlite3")
    return tmp_path / "backup.sqlite3"


def checked(done: Run) -> str:
    assert is_one_sentence(done), done
    return done.err


def refused_by_all(home: Path, backup: Path) -> None:
    """Everything that uses the data folder."""
    checked(process(home, *SERVE))
    checked(command(home, "backup", str(backup.with_name("copy"))))
    checked(command(home, "restore", str(backup)))


class TestFolders:
    def test_that_are_files(self, tmp_path: Path, backup: Path) -> None:
        (tmp_path / "home").write_text("mine", encoding="utf-8")
        refused_by_all(tmp_path / "home", backup)
        checked(process(tmp_path / "home", "--no-browser"))
        assert (tmp_path / "home").read_text(encoding="utf-8") == "mine"

    def test_that_cannot_be_created(self, tmp_path: Path, backup: Path) -> None:
        (tmp_path / "file").touch()
        refused_by_all(tmp_path / "file" / "home", backup)
        assert names(tmp_path) == {"file", backup.name}
        assert (tmp_path / "file").read_bytes() == b""

    @pytest.mark.parametrize("name", ["secret-key", "server.json", DATABASE])
    def test_in_which_a_folder_has_the_name_of_one_of_our_files(self, home: Path, name: str) -> None:
        (home / name).unlink(missing_ok=True)
        (home / name).mkdir()
        checked(process(home, *SERVE))


def without_rights(folder: Path) -> tuple[str, ...]:
    """How to run a command so that it obeys the modes of files: root does not, unless it gives up that right."""
    before = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search") if IS_ROOT else ()
    folder.mkdir()
    folder.chmod(0o555)
    try:
        able = subprocess.run([*before, "touch", str(folder / "file")], check=False, capture_output=True)
    except FileNotFoundError:
        able = None
    if able is None or able.returncode == 0 or (folder / "file").exists():
        pytest.skip("root may do everything here")
    return before


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
class TestWithoutRights:
    def test_a_folder_that_may_only_be_read(self, home: Path, backup: Path, tmp_path: Path) -> None:
        """The games can still be saved elsewhere."""
        games = kept(home / DATABASE)
        before = without_rights(tmp_path / "trial")
        home.chmod(0o555)
        try:
            assert "ermission denied" in checked(process(home, *SERVE, before=before))
            assert "ermission denied" in checked(process(home, "restore", str(backup), before=before))
            assert process(home, "backup", str(tmp_path / "copy"), before=before).code == 0
        finally:
            home.chmod(0o755)
        assert kept(tmp_path / "copy") == games
        assert names(home) == {DATABASE, "secret-key"}
        assert kept(home / DATABASE) == games

    @pytest.mark.parametrize(("name", "mode"), [(DATABASE, 0o000), (DATABASE, 0o444), ("secret-key", 0o000)])
    def test_a_file_that_may_not_be_used(self, home: Path, tmp_path: Path, name: str, mode: int) -> None:
        before = without_rights(tmp_path / "trial")
        (home / name).chmod(mode)
        assert "ermission denied" in checked(process(home, *SERVE, before=before))


def in_a_mount(*mounts: str) -> tuple[str, ...]:
    """Mounts that only the command sees, if this machine lets us."""
    before = ("unshare", "-m", "sh", "-c", " && ".join([*mounts, 'exec "$@"']), "sh")
    try:
        able = subprocess.run([*before, "true"], check=False, capture_output=True)
    except FileNotFoundError:
        able = None
    if able is None or able.returncode:
        pytest.skip("this machine does not let us mount")
    return before


class TestDisks:
    def test_that_can_only_be_read(self, home: Path, tmp_path: Path, backup: Path) -> None:
        before = in_a_mount(f"mount --bind {home} {home}", f"mount -o remount,ro,bind {home}")
        for argv in (SERVE, ("restore", str(backup))):
            assert "ead-only file system" in checked(process(home, *argv, before=before))
        assert process(home, "backup", str(tmp_path / "copy"), before=before).code == 0
        assert kept(tmp_path / "copy") == kept(home / DATABASE)

    @pytest.mark.parametrize("size", ["4k", "100k"])
    def test_that_are_full(self, tmp_path: Path, home: Path, backup: Path, size: str) -> None:
        disk = tmp_path / "disk"
        disk.mkdir()
        before = in_a_mount(f"mount -t tmpfs -o size={size} tmpfs {disk}")
        checked(process(disk / "home", *SERVE, before=before))
        checked(process(disk / "home", "restore", str(backup), before=before))
        checked(process(home, "backup", str(disk / "copy"), before=before))

    @pytest.mark.parametrize("size", [100, 40000])
    def test_on_which_no_file_can_grow(self, tmp_path: Path, home: Path, backup: Path, size: int) -> None:
        whole = kept(home / DATABASE)
        for folder, argv in (
            (tmp_path / "new", SERVE),
            (home, ("backup", str(tmp_path / "copy"))),
            (home, ("restore", str(backup))),
        ):
            checked(Run(*forked.run(argv, environment(folder), ON_A_SMALL_DISK.format(size=size))))
        assert not (tmp_path / "copy").exists()
        assert kept(home / DATABASE) == whole
        assert not [file for file in home.iterdir() if file.name.endswith((".part", "-wal")) and file.stat().st_size]


class TestFiles:
    def test_a_database_of_another_program(self, home: Path, tmp_path: Path) -> None:
        (home / DATABASE).unlink()
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            connection.execute("CREATE TABLE recipe (name TEXT)")
        before = (home / DATABASE).read_bytes()
        assert "another program" in checked(process(home, *SERVE))
        assert "another program" in checked(command(home, "backup", str(tmp_path / "copy")))
        assert (home / DATABASE).read_bytes() == before

    def test_a_database_that_others_have_locked(
        self, home: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("vendemmia.web.databases.sqlite.copies.LETTING_GO", 0.1)
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            assert "stop it first" in checked(command(home, "restore", str(backup)))
            assert "locked" in checked(command(home, "backup", str(backup.with_name("copy"))))

    def test_a_private_file_again(self, home: Path, tmp_path: Path) -> None:
        """What an older version has made readable for all is private after the next start, even without a free port."""
        for name in (DATABASE, "secret-key"):
            (home / name).chmod(0o644)
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            assert "no free port" in checked(process(home, "serve", "--no-browser", "--port", port))
        assert {stat.S_IMODE(file.stat().st_mode) for file in home.iterdir()} == {0o600}
        assert names(home) == {DATABASE, "secret-key"}


def test_a_new_data_folder_is_private(tmp_path: Path) -> None:
    for argv in (("campaign", "--start", "easy"), ("play", "--seed", "5")):
        home = tmp_path / argv[0]
        assert process(home, *argv, input="1\n").code == 0
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
