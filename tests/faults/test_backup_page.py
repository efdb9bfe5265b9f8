"""The backup that the settings page offers."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.web.serving import Reader, Server

from .support import DATABASE, copied, kept, names

pytestmark = pytest.mark.once

LARGE = 60_000_000


@pytest.fixture(scope="module")
def server(three_games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = copied(three_games, tmp_path_factory.mktemp("large") / "home")
    with closing(sqlite3.connect(home / DATABASE)) as connection:  # So that a copy in memory could not hide.
        connection.execute("CREATE TABLE large (content BLOB)")
        connection.execute("INSERT INTO large VALUES (zeroblob(?))", [LARGE])
        connection.commit()
    made = Server(home, alone=True)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()


def most_memory(server: Server) -> int:
    """The most bytes that the server has ever had in memory."""
    assert server.process is not None
    found = re.search(r"VmHWM:\s*(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii"))
    assert found
    return int(found[1]) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks at memory in /proc")
def test_a_large_database_comes_bit_by_bit(server: Server, tmp_path: Path) -> None:
    reader = Reader(server.address)
    page = reader.get("/settings")
    form = re.search(r'action="(/settings/backup)".*?name="csrfmiddlewaretoken" value="([^"]+)"', page.text, re.DOTALL)
    assert form
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in reader.cookies)
    headers = {"Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"}
    before = most_memory(server)
    connection = HTTPConnection(server.address.removeprefix("http://"), timeout=180)
    connection.request("POST", form[1], urlencode({"csrfmiddlewaretoken": form[2]}), headers)
    answer = connection.getresponse()
    assert answer.status == 200
    name = re.fullmatch(
        r'attachment; filename="(vendemmia-backup-\d{4}-\d\d-\d\d\.sqlite3)"', answer.headers["Content-Disposition"]
    )
    assert name
    assert not [file for file in names(server.home) if file.endswith(".part")]  # It has no name any more.
    with (tmp_path / name[1]).open("wb") as file:
        while chunk := answer.read(1 << 20):
            file.write(chunk)
    connection.close()
    assert (tmp_path / name[1]).stat().st_size == int(answer.headers["Content-Length"]) > LARGE
    assert kept(tmp_path / name[1]).games == 3
    assert most_memory(server) - before < LARGE // 2


def test_it_needs_a_press_on_the_page(server: Server) -> None:
    reader = Reader(server.address)
    assert reader.get("/settings/backup").status == 405
    page = reader.get("/settings")
    old = page._replace(text=re.sub(r'(name="csrfmiddlewaretoken" value=")[^"]+', r"\1nonsense", page.text))
    assert reader.post("/settings/backup", old).status == 403


def test_a_backup_that_cannot_be_made_is_said_in_words(server: Server) -> None:
    reader = Reader(server.address)
    page = reader.get("/settings")
    away = server.home.with_name("away")
    away.mkdir()
    for file in server.home.glob(f"{DATABASE}*"):
        file.rename(away / file.name)
    answer = reader.post("/settings/backup", page)
    for file in away.iterdir():
        file.rename(server.home / file.name)
    assert answer.status == 503
    assert "The backup could not be made" in answer.text
    assert not [file for file in names(server.home) if file.endswith(".part")]
