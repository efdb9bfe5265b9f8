"""Backups and what comes back from them: whole files, private files, and nothing lost on the way."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.sharing import made_once
from tests.web.serving import Reader, Server
from vendemmia.web.databases.folder_lock import locked_folder
from vendemmia.web.databases.migrating import known_migrations

from .support import DATABASE, command, copied, environment, is_one_sentence, keep_games, kept, names


@pytest.fixture(scope="module")
def one_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one game."""
    folder = made_once(tmp_path_factory, "one-game", lambda folder: keep_games(folder / "home", 1))
    return folder / "home" / DATABASE


def aside(home: Path) -> Path:
    (file,) = home.glob("vendemmia-before-restore-*.sqlite3")
    return file


class TestBackup:
    def test_the_copy_holds_all_games_in_one_private_file(self, home: Path, tmp_path: Path) -> None:
        before = names(home)
        done = command(home, "backup", str(tmp_path / "copy.sqlite3"))
        assert (done.code, done.err) == (0, "")
        assert done.out.startswith("Saved 3 games in ")
        assert kept(tmp_path / "copy.sqlite3") == kept(home / DATABASE)
        assert stat.S_IMODE((tmp_path / "copy.sqlite3").stat().st_mode) == 0o600
        assert names(tmp_path) == {"home", "copy.sqlite3"}
        assert names(home) == before | {"last-backup.json"}

    def test_what_lies_in_the_log_after_a_crash_is_in_the_copy(self, home: Path, tmp_path: Path) -> None:
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("DELETE FROM web_ply")
            connection.commit()
            crashed = copied(home, tmp_path / "crashed")
        assert kept(crashed / DATABASE).plies > 0
        assert command(crashed, "backup", str(tmp_path / "copy.sqlite3")).code == 0
        assert kept(tmp_path / "copy.sqlite3").plies == 0

    def test_an_existing_file_is_overwritten_only_by_force(self, home: Path, tmp_path: Path) -> None:
        target = tmp_path / "copy.sqlite3"
        target.write_text("dear diary", encoding="utf-8")
        refused = command(home, "backup", str(target))
        assert is_one_sentence(refused)
        assert "--force" in refused.err
        assert target.read_text(encoding="utf-8") == "dear diary"
        assert command(home, "backup", "--force", str(target)).code == 0
        assert kept(target).games == 3

    @pytest.mark.parametrize("name", ["", "-wal", "-shm"])
    def test_the_database_is_never_overwritten_by_its_own_copy(self, home: Path, name: str) -> None:
        file = home / (DATABASE + name)
        file.touch()
        before = (home / DATABASE).read_bytes()
        assert is_one_sentence(command(home, "backup", "--force", str(file)))
        assert (home / DATABASE).read_bytes() == before

    @pytest.mark.parametrize("target", ["missing/copy", ".", "home/secret-key/copy", "a" * 300, "nul\0"])
    def test_a_file_that_cannot_be_written(self, home: Path, tmp_path: Path, target: str) -> None:
        assert is_one_sentence(command(home, "backup", str(tmp_path / target)))
        assert names(tmp_path) == {"home"}

    @pytest.mark.skipif(os.name != "posix", reason="named pipes")
    def test_only_ordinary_files_are_replaced(self, home: Path, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        assert is_one_sentence(command(home, "backup", "--force", str(tmp_path / "pipe")))
        assert (tmp_path / "pipe").is_fifo()

    def test_without_games_there_is_nothing_to_save(self, tmp_path: Path) -> None:
        assert is_one_sentence(command(tmp_path / "home", "backup", str(tmp_path / "copy")))
        assert names(tmp_path) == set()

    def test_a_damaged_database_gives_no_backup(self, home: Path, tmp_path: Path) -> None:
        content = bytearray((home / DATABASE).read_bytes())
        content[4096 : 4096 * 12] = bytes(4096 * 11)
        (home / DATABASE).write_bytes(content)
        refused = command(home, "backup", str(tmp_path / "copy"))
        assert is_one_sentence(refused)
        assert "damaged" in refused.err
        assert names(tmp_path) == {"home"}


class TestRestore:
    def test_the_games_are_replaced_and_those_before_are_kept(self, home: Path, one_game: Path) -> None:
        before, source = kept(home / DATABASE), one_game.read_bytes()
        done = command(home, "restore", str(one_game))
        assert (done.code, done.err) == (0, "")
        assert "Restored 1 game" in done.out
        assert aside(home).name in done.out
        assert kept(home / DATABASE) == kept(one_game)
        assert kept(aside(home)) == before
        assert one_game.read_bytes() == source
        assert names(one_game.parent) == {DATABASE, "secret-key"}
        assert {stat.S_IMODE(file.stat().st_mode) for file in home.glob("*.sqlite3")} == {0o600}
        assert names(home) == {DATABASE, aside(home).name, "secret-key"}

    def test_twice_in_a_minute_keeps_both(self, home: Path, one_game: Path) -> None:
        for _ in range(3):
            assert command(home, "restore", str(one_game)).code == 0
        assert len(list(home.glob("vendemmia-before-restore-*.sqlite3"))) == 3

    def test_into_a_folder_that_does_not_exist(self, tmp_path: Path, one_game: Path) -> None:
        assert command(tmp_path / "new" / "home", "restore", str(one_game)).code == 0
        assert kept(tmp_path / "new" / "home" / DATABASE) == kept(one_game)
        assert stat.S_IMODE((tmp_path / "new" / "home").stat().st_mode) == 0o700

    @pytest.mark.parametrize("bad", ["missing", "empty", "text", "cut", "index", "foreign", "bare", "newer", "folder"])
    def test_a_file_that_will_not_do_changes_nothing(
        self, home: Path, one_game: Path, tmp_path: Path, bad: str
    ) -> None:
        file = spoilt(one_game, tmp_path / "bad.sqlite3", bad)
        before = (home / DATABASE).read_bytes()
        assert is_one_sentence(command(home, "restore", str(file)))
        assert (home / DATABASE).read_bytes() == before
        assert names(home) == {DATABASE, "secret-key"}

    def test_not_from_the_database_itself(self, home: Path) -> None:
        assert is_one_sentence(command(home, "restore", str(home / DATABASE)))
        assert names(home) == {DATABASE, "secret-key"}

    def test_not_while_somebody_uses_the_folder(self, home: Path, one_game: Path) -> None:
        before = kept(home / DATABASE)
        with locked_folder(home):
            refused = command(home, "restore", str(one_game))
        assert is_one_sentence(refused)
        assert "stop it first" in refused.err
        assert kept(home / DATABASE) == before

    def test_not_while_another_program_has_the_database_open(
        self, home: Path, one_game: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("vendemmia.web.databases.sqlite.copies.LETTING_GO", 0.1)
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("SELECT count(*) FROM web_ply").fetchone()
            assert is_one_sentence(command(home, "restore", str(one_game)))
        assert kept(home / DATABASE).games == 3

    def test_a_damaged_database_is_kept_with_its_log(self, home: Path, one_game: Path, tmp_path: Path) -> None:
        """The log of the old file must not be played into the new one."""
        with closing(sqlite3.connect(home / DATABASE)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("DELETE FROM web_table")
            connection.commit()
            crashed = copied(home, tmp_path / "crashed")
        log = (crashed / f"{DATABASE}-wal").read_bytes()
        (crashed / DATABASE).write_bytes(b"this is no database\n" * 400)
        assert command(crashed, "restore", str(one_game)).code == 0
        assert kept(crashed / DATABASE) == kept(one_game)
        with closing(sqlite3.connect(crashed / DATABASE)) as connection:
            assert connection.execute("SELECT count(*) FROM web_table").fetchone() == (1,)
        assert aside(crashed).read_bytes().startswith(b"this is no database")
        assert aside(crashed).with_name(aside(crashed).name + "-wal").read_bytes() == log

    def test_tables_of_an_older_version_are_brought_up_to_date_at_the_next_start(
        self, home: Path, tmp_path: Path
    ) -> None:
        keep_games(tmp_path / "older", 0)
        (tmp_path / "older" / DATABASE).unlink()
        script = (
            "import os; os.environ['DJANGO_SETTINGS_MODULE'] = 'vendemmia.web.site.settings';"
            "import django; django.setup();"
            "from django.core.management import call_command; call_command('migrate', 'web', '0001', verbosity=0)"
        )
        subprocess.run([sys.executable, "-c", script], env=environment(tmp_path / "older"), check=True, timeout=120)
        assert applied(tmp_path / "older" / DATABASE) == {"0001_initial"}
        assert command(home, "restore", str(tmp_path / "older" / DATABASE)).code == 0
        keep_games(home, 2)
        assert applied(home / DATABASE) == known_migrations()
        assert kept(home / DATABASE).games == 2


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root writes for others")
class TestRoot:
    """A host in a hurry is root; the server is not."""

    def test_what_is_written_into_the_data_folder_belongs_to_its_owner(self, home: Path, one_game: Path) -> None:
        for each in (home, *home.iterdir()):
            os.chown(each, 65534, 65534)
        for argv in (("restore", str(one_game)), ("restore", str(one_game)), ("backup", str(home / "copy.sqlite3"))):
            assert command(home, *argv).code == 0
        files = list(home.iterdir())
        assert len(files) == 6
        assert [file.name for file in files if file.stat().st_uid != 65534] == []

    def test_a_backup_elsewhere_stays_with_root(self, home: Path, tmp_path: Path) -> None:
        """It holds every secret, and its folder may be shared."""
        (tmp_path / "elsewhere").mkdir()
        os.chown(tmp_path / "elsewhere", 65534, 65534)
        assert command(home, "backup", str(tmp_path / "elsewhere" / "copy.sqlite3")).code == 0
        assert (tmp_path / "elsewhere" / "copy.sqlite3").stat().st_uid == 0


def applied(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM django_migrations WHERE app = 'web'")}


def spoilt(good: Path, file: Path, how: str) -> Path:
    """A file that is not a backup of ours."""
    if how == "missing":
        return file
    if how == "folder":
        file.mkdir()
        return file
    if how in {"empty", "text"}:
        file.write_text("no database\n" * 900 if how == "text" else "", encoding="utf-8")
        return file
    if how == "foreign":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE recipe (name TEXT)")
        return file
    shutil.copyfile(good, file)
    if how == "cut":
        file.write_bytes(file.read_bytes()[:-5000])
    with closing(sqlite3.connect(file)) as connection:
        if how == "bare":
            connection.execute("DELETE FROM django_migrations WHERE app = 'web'")
        elif how == "newer":
            connection.execute(
                "INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', '2030-01-01')"
            )
        elif how == "index":  # A quick look does not compare an index with its table; a backup must be better.
            connection.execute("PRAGMA writable_schema = ON")
            indices = "name LIKE 'web_table_bot%' OR name LIKE 'web_table_over%'"
            pages = [page for (page,) in connection.execute(f"SELECT rootpage FROM sqlite_master WHERE {indices}")]  # noqa: S608
            assert len(pages) == 2
            connection.execute(f"UPDATE sqlite_master SET rootpage = {sum(pages)} - rootpage WHERE {indices}")  # noqa: S608
        connection.commit()
    return file


@pytest.mark.once
class TestWithARunningServer:
    def test_backup_works_and_restore_does_not(self, home: Path, one_game: Path, tmp_path: Path) -> None:
        server = Server(home)
        server.start()
        try:
            reader = Reader(server.address)
            reader.post("/solo", reader.get("/solo"), level="easy", seed="5")
            assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
            assert kept(tmp_path / "copy.sqlite3").games == 4
            refused = command(home, "restore", str(one_game))
            assert is_one_sentence(refused)
            assert "stop it first" in refused.err
            assert reader.get("/health").status == 200
        finally:
            server.stop()
        assert kept(home / DATABASE).games == 4
        assert command(home, "restore", str(one_game)).code == 0
        server.start()
        try:
            assert Reader(server.address).get("/").status == 200
        finally:
            server.stop()
        assert kept(home / DATABASE).games == 1
