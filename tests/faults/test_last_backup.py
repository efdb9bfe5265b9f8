"""What became of the last backup is known to the server, whichever process made it, and however it ended."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.postgres import Cluster, binaries
from tests.web import forked
from tests.web.serving import Reader, Server
from vendemmia.web.backups.latest import FILE, Done, Failed, LastBackups, latest, note, report

from .support import DATABASE, command, environment, is_one_sentence


def test_a_backup_that_succeeds(home: Path, tmp_path: Path) -> None:
    assert latest(home) == LastBackups(None, None)
    assert report(home) == {"result": "none"}
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    done = latest(home).done
    assert done is not None
    assert (done.games, done.file) == (3, str(tmp_path / "copy.sqlite3"))
    assert done.size == (tmp_path / "copy.sqlite3").stat().st_size
    assert 0 <= done.age < 3600
    assert report(home)["result"] == "done"
    assert (home / FILE).stat().st_mode & 0o777 == 0o600


def test_a_backup_that_fails_leaves_the_last_good_one_known(home: Path, tmp_path: Path) -> None:
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    assert is_one_sentence(command(home, "backup", str(tmp_path / "missing" / "copy.sqlite3")))
    found = latest(home)
    assert found.has_failed
    assert found.done is not None
    assert found.failed is not None
    assert found.failed.problem == "copy-unwritable"
    told = report(home)
    assert (told["result"], told["games"], told["problem"]) == ("failed", 3, "copy-unwritable")
    assert command(home, "backup", "--force", str(tmp_path / "copy.sqlite3")).code == 0
    assert not latest(home).has_failed


def test_a_damaged_database_cannot_hide_that_it_is_not_saved(home: Path, tmp_path: Path) -> None:
    (home / DATABASE).write_bytes(b"this is no database\n" * 400)
    assert is_one_sentence(command(home, "backup", str(tmp_path / "copy.sqlite3")))
    failed = latest(home).failed
    assert failed is not None
    assert failed.problem == "database-damaged"


def test_a_restore_does_not_take_it_back(home: Path, tmp_path: Path) -> None:
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    before = latest(home)
    assert command(home, "restore", str(tmp_path / "copy.sqlite3")).code == 0
    assert latest(home) == before


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '{"done": 3, "failed": null}', '{"done": {}, "failed": {}}']
)
def test_a_file_that_makes_no_sense_says_nothing(home: Path, content: str) -> None:
    (home / FILE).write_text(content, encoding="utf-8")
    assert latest(home) == LastBackups(None, None)
    note(home, done=Done(1.0, 2.0, "copy", 3, 4))
    assert latest(home) == LastBackups(Done(1.0, 2.0, "copy", 3, 4), None)
    note(home, failed=Failed(5.0, "copy", "copy-exists", "", "copy"))
    assert latest(home).has_failed


def test_a_folder_that_does_not_exist_is_not_made(tmp_path: Path) -> None:
    note(tmp_path / "none", done=Done(1.0, 2.0, "copy", 3, 4))
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root makes backups of others")
def test_the_server_can_read_what_root_has_written(home: Path, tmp_path: Path) -> None:
    os.chown(home, 65534, 65534)
    assert command(home, "backup", str(tmp_path / "copy.sqlite3")).code == 0
    assert (home / FILE).stat().st_uid == 65534


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    made = Cluster()
    yield made
    made.stop()


@pytest.mark.once
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_running_server_says_it_to_this_machine_alone(
    home: Path, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    """The backup is made by another process, as the timer does it; once well, once not."""
    variables = environment(home)
    if kind == "postgresql":
        address = request.getfixturevalue("cluster").create("of_a_server")
        assert forked.run(["backup", str(tmp_path / "moving")], variables)[0] == 0
        (home / FILE).unlink()
        variables["VENDEMMIA_DATABASE"] = address
        assert forked.run(["restore", str(tmp_path / "moving")], variables)[0] == 0
    kept = {name: value for name, value in variables.items() if name == "VENDEMMIA_DATABASE"}
    server = Server(home, settings=kept, new=True)  # Its figures are those of a server with several processes.
    server.start()
    try:
        reader = Reader(server.address)

        def shown() -> tuple[dict[str, object], str]:
            """Whichever process answers, each figure is there once and of this moment."""
            figures = [reader.get("/metrics").text for _ in range(3)][-1]
            names = [line.split()[0] for line in figures.splitlines() if line.startswith("vendemmia_backup")]
            assert sorted(names) == [f"vendemmia_backup_{each}" for each in ("age_seconds", "bytes", "failed")]
            return json.loads(reader.get("/health").text)["backup"], figures

        told, figures = shown()
        assert told == {"result": "none"}
        assert "vendemmia_backup_age_seconds +Inf" in figures
        assert forked.run(["backup", str(tmp_path / "copy.sqlite3")], variables)[0] == 0
        told, figures = shown()
        assert (told["result"], told["games"]) == ("done", 3)
        assert "vendemmia_backup_failed 0.0" in figures
        assert "+Inf" not in [line.split()[1] for line in figures.splitlines() if line.startswith("vendemmia_backup")]
        assert forked.run(["backup", str(tmp_path / "copy.sqlite3")], variables)[0] == 2
        told, figures = shown()
        assert (told["result"], told["problem"]) == ("failed", "copy-exists")
        assert "vendemmia_backup_failed 1.0" in figures
        with urlopen(Request(f"{server.address}/health", headers={"X-Forwarded-For": "192.0.2.7"})) as far:  # noqa: S310
            assert set(json.load(far)) == {"program", "version", "status"}
    finally:
        server.stop()
