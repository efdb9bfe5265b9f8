"""Starting the server: ports, a second start, what is made in the data folder, and how it ends."""

from __future__ import annotations

import json
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import until
from vendemmia.locale import words
from vendemmia.web.config.environment import LOOPBACK, Environment
from vendemmia.web.config.secret import LENGTH, secret_key
from vendemmia.web.server.launch import PORT, CannotServe, listen, running_address

from .serving import Reader, Server

pytestmark = pytest.mark.once


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, new=getattr(request, "param", "") == "new")
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that leave it as it is."""
    made = Server(tmp_path_factory.mktemp("running"))
    made.start()
    yield made
    made.stop()


def start_again(home: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vendemmia", "serve", "--no-browser", *more],
        env={**os.environ, "VENDEMMIA_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


def is_alive(process: int) -> bool:
    """A process that has ended may still await its parent's notice."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def children(process: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)  # noqa: S607
    return [int(line) for line in found.stdout.split()]


def test_a_second_start_finds_the_running_server(running: Server) -> None:
    again = start_again(running.home)
    assert again.returncode == 0
    assert f"already running at {running.address}/" in again.stdout


def test_a_sign_of_another_server_is_not_believed(running: Server, tmp_path: Path) -> None:
    other = tmp_path
    for sign in ("", "{}", "[1]", '{"address": "http://example.org/"}', '{"address": "http://127.0.0.1:1/"}'):
        (other / "server.json").write_text(sign, encoding="utf-8")
        assert running_address(other) == ""
    (other / "server.json").write_text(json.dumps({"address": f"{running.address}/"}), encoding="utf-8")
    assert running_address(other) == ""
    assert running_address(running.home) == f"{running.address}/"


def test_the_next_free_port_is_taken() -> None:
    environment = Environment(Path())
    (first,) = listen(words("en"), environment, None)
    (second,) = listen(words("en"), environment, None)
    try:
        assert PORT <= first.getsockname()[1] < second.getsockname()[1]
    finally:
        first.close()
        second.close()


def test_a_port_in_use_is_reported() -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        with pytest.raises(CannotServe, match="no free port"):
            listen(words("en"), Environment(Path()), taken.getsockname()[1])


@pytest.mark.parametrize("server", ["new"], indirect=True)
def test_what_is_made_in_the_data_folder(server: Server) -> None:
    assert {"vendemmia.sqlite3", "secret-key", "server.json"} <= {file.name for file in server.home.iterdir()}
    made = [file for file in server.home.iterdir() if file.name != "errors.log"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in made} == {0o600}
    assert Reader(server.address).get("/health").status == 200
    server.stop()
    assert not (server.home / "server.json").exists()
    assert server.errors() == ""


def test_the_secret_stays_and_a_cut_one_is_made_anew(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) >= LENGTH
    assert secret_key(tmp_path) == key
    (tmp_path / "secret-key").write_text(key[:5], encoding="ascii")
    assert len(secret_key(tmp_path)) >= LENGTH


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes in /proc")
def test_the_computer_players_end_with_the_server_and_are_started_again_without(server: Server) -> None:
    assert server.process is not None

    def crew() -> list[int]:
        """The living children of the server."""
        assert server.process is not None
        return [process for process in children(server.process.pid) if is_alive(process)]

    until(crew, "the start of the computer players")
    (worker,) = crew()
    os.kill(worker, 9)
    until(lambda: not is_alive(worker), "the end of the process that was killed")
    until(crew, "the start of another process")
    (fresh,) = crew()
    assert fresh != worker
    server.kill()
    until(lambda: not is_alive(fresh), "the end of the computer players")


def test_files_come_from_the_package_only(running: Server) -> None:
    reader = Reader(running.address)
    assert reader.get("/static/vendemmia/css/tokens.css").status == 200
    for path in (
        "../settings.py",
        "%2e%2e/settings.py",
        "..%2fsettings.py",
        "vendemmia/../../settings.py",
        "/etc/passwd",
        "",
    ):
        assert reader.get(f"/static/{path}").status in {400, 404}
