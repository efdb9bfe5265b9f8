"""However the server is asked to end, all games are in one file afterwards, and it says nothing about itself."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.repeating import REPEATED
from tests.waiting import until
from tests.web.forked import ALONE, Forked, run
from tests.web.serving import ADDRESS, Page, Reader, Server
from vendemmia.web.databases.sqlite import folding
from vendemmia.web.server.shutdown import StopSignals

from .support import COMMAND, DATABASE, command, environment, kept, names

pytestmark = pytest.mark.once

RESTS = {DATABASE, "secret-key", "errors.log"}
"""What lies in the data folder when no server runs."""
LONG = 180
SERVE = ["serve", "--no-browser", "--port", "0"]


@pytest.fixture
def server(request: pytest.FixtureRequest, home: Path) -> Iterator[Server]:
    """Without computer players, unless a test wants them."""
    made = Server(home, alone=getattr(request, "param", "") != "with computer players")
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()


def asked_to_end(server: Server, *numbers: signal.Signals) -> int:
    """The exit code."""
    assert server.process is not None
    assert server.process.stdout is not None
    for number in numbers:
        server.process.send_signal(number)
    with server.process.stdout:
        return server.process.wait(LONG)


def committed(home: Path) -> int:
    """How many plies are kept now, as another process sees it."""
    with closing(sqlite3.connect(home / DATABASE, timeout=LONG)) as connection:
        (plies,) = connection.execute("SELECT count(*) FROM web_ply").fetchone()
    return int(plies)


def has_committed(home: Path, plies: int) -> bool:
    return committed(home) >= plies


def watching(server: Server, path: str) -> socket.socket:
    """An open page, notified of every change."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=LONG)
    connection.sendall(f"GET {path}stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    assert b"200" in connection.recv(100)
    return connection


MANY_TIMES = (signal.SIGINT, signal.SIGINT, signal.SIGTERM, signal.SIGINT)


@pytest.mark.parametrize(
    ("server", "numbers"),
    [("with computer players", MANY_TIMES), ("alone", (signal.SIGTERM,)), ("alone", (signal.SIGHUP,))],
    ids=["many times", "end", "hang up"],
    indirect=["server"],
)
def test_a_copy_of_the_one_file_has_every_ply(
    server: Server, tmp_path: Path, numbers: tuple[signal.Signals, ...]
) -> None:
    """Whoever asks once, by Ctrl-C in every other test, or many times."""
    server.start()
    reader = Reader(server.address)
    page = reader.post("/solo", reader.get("/solo"), level="easy", seed="5")
    path = page.address.removeprefix(reader.address)
    for _ in range(3):
        page = reader.post(path + "play", page, code=page.codes[0], version=page.version, sure="pass")
        assert page.status == 200
    plies = committed(server.home)
    assert {stat.S_IMODE(file.stat().st_mode) for file in server.home.iterdir() if file.name != "errors.log"} == {0o600}
    assert f"{DATABASE}-wal" in names(server.home)
    with watching(server, path):
        assert asked_to_end(server, *numbers) == 0
    assert names(server.home) == RESTS
    assert server.errors() == ""
    shutil.copyfile(server.home / DATABASE, tmp_path / "copy")
    assert kept(tmp_path / "copy") == (4, plies)


def test_asking_while_it_starts_leaves_nothing_behind(home: Path) -> None:
    """At any moment of the start, as long as it is our process that hears it."""
    for delay in (0.0, 0.1):
        code, _, errors = run(SERVE, environment(home), EARLY.format(delay=delay))
        assert (code, errors) == (0, "")
        assert names(home) == RESTS - {"errors.log"}


EARLY = """
import os, signal, threading
from vendemmia.web.server import launch
real = launch.prepare
def prepare(*args):
    if {delay}:
        threading.Timer({delay}, os.kill, [os.getpid(), signal.SIGTERM]).start()
    else:
        os.kill(os.getpid(), signal.SIGTERM)
    real(*args)
launch.prepare = prepare
"""


@pytest.mark.skipif(not shutil.which("sh"), reason="needs a shell")
def test_signals_that_the_parent_ignores(home: Path) -> None:
    """As `nohup vendemmia &` in a script: a closed terminal is ignored, Ctrl-C still works."""
    process = subprocess.Popen(
        ["sh", "-c", 'trap "" INT HUP; exec "$@"', "sh", *COMMAND, *SERVE],  # noqa: S607
        env=environment(home),
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    assert found
    process.send_signal(signal.SIGHUP)
    assert Reader(found[0].decode().rstrip("/")).get("/health").status == 200
    process.send_signal(signal.SIGINT)
    with process.stdout:
        assert process.wait(LONG) == 0
    assert names(home) == RESTS - {"errors.log"}


@pytest.mark.parametrize("server", ["with computer players"], indirect=True)
def test_computer_players_in_the_middle_of_their_moves(server: Server) -> None:
    """They write all the time, and are killed at any moment of it."""
    rng = Random(11)
    for _ in range(REPEATED):
        server.start()
        with closing(sqlite3.connect(server.home / DATABASE, timeout=LONG)) as connection:
            connection.execute("UPDATE web_seat SET bot = 'random'")
            connection.execute(
                "UPDATE web_table SET pace = 'off', bot_to_move = 1, version = version + 1 WHERE over = 0"
            )
            connection.commit()
        wanted = committed(server.home) + rng.randrange(10, 20)
        until(partial(has_committed, server.home, wanted), "the moves of the computer players")
        seen = committed(server.home)
        assert asked_to_end(server, signal.SIGTERM) == 0
        assert names(server.home) == RESTS
        assert kept(server.home / DATABASE).plies >= seen


def test_another_program_that_keeps_the_database_open(server: Server, tmp_path: Path) -> None:
    """The server cannot remove the log then; it says so and ends all the same, and a backup is complete."""
    server.start()
    reader = Reader(server.address)
    with closing(sqlite3.connect(server.home / DATABASE)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM web_ply").fetchone()
        reader.post("/solo", reader.get("/solo"), level="easy", seed="5")
        assert server.process is not None
        assert server.process.stdout is not None
        server.process.send_signal(signal.SIGTERM)
        output = server.process.stdout.read().decode()
        assert asked_to_end(server) == 0
        assert "Another program is still using the database" in output
        assert command(server.home, "backup", str(tmp_path / "copy")).code == 0
        assert kept(tmp_path / "copy").games == 4
    server.start()
    assert asked_to_end(server, signal.SIGTERM) == 0
    assert names(server.home) == RESTS | {"last-backup.json"}


HANGING = """
import threading
from uvicorn import Server
from vendemmia.web.databases.sqlite import store
def freshen(self):
    print("hanging", flush=True)
    threading.Event().wait()
store.SQLite.freshen = freshen
async def shutdown(self, sockets=None):
    threading.Event().wait()
if {whole}:
    Server.shutdown = shutdown
"""


@pytest.mark.parametrize("whole", [False, True], ids=["a thread", "all"])
def test_a_request_that_takes_for_ever_does_not_hold_up_the_end(home: Path, tmp_path: Path, whole: bool) -> None:
    with (tmp_path / "errors.log").open("wb") as errors:
        process = Forked(SERVE, environment(home), errors.fileno(), ALONE + HANGING.format(whole=whole))
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    assert found

    answers: list[Page] = []

    def ask() -> None:
        with suppress(OSError):
            answers.append(Reader(found[0].decode().rstrip("/")).get("/"))

    asking = threading.Thread(target=ask)
    asking.start()
    while b"hanging" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGTERM)
    with process.stdout:
        process.stdout.read()
    assert process.wait(LONG) == 0
    asking.join()
    if not whole:  # Never a bare 500.
        assert [(answer.status, "The server is restarting" in answer.text) for answer in answers] == [(503, True)]
    assert (tmp_path / "errors.log").read_bytes() == b""
    assert names(home) == RESTS - {"errors.log"}


def test_the_sign_of_another_server_stays(server: Server) -> None:
    server.start()
    other = Server(server.home, alone=True)
    other.start()
    try:
        assert asked_to_end(server, signal.SIGTERM) == 0
        assert other.address in (server.home / "server.json").read_text(encoding="utf-8")
        assert Reader(other.address).get("/").status == 200
    finally:
        assert asked_to_end(other, signal.SIGTERM) == 0
    assert names(server.home) == RESTS


class TestFold:
    def test_a_file_that_is_gone_is_not_made_again(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(folding, "_opened", set())  # It closes all connections, and later tests need theirs.
        assert not folding.fold(tmp_path / "missing", 0)
        assert names(tmp_path) == set()

    def test_signals_mean_what_they_meant_before(self) -> None:
        before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        ending = StopSignals()
        ending.begin()
        heard: list[int] = []
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            ending.listen(heard.append)
            os.kill(os.getpid(), signal.SIGINT)
        finally:
            ending.end()
        assert heard == [1, 2]
        assert {number: signal.getsignal(number) for number in before} == before
