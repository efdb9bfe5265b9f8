"""The server of a player at home, on every system: started in an empty folder, played on, stopped and started again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.waiting import until

from .serving import Reader, Server

pytestmark = pytest.mark.once

ANSWERS = 5
"""They lead into the first summer, in which a turn of ours comes after those of all others."""


def test_a_game_at_home(tmp_path: Path) -> None:
    server = Server(tmp_path, new=True)
    server.start()
    try:
        reader = Reader(server.address)
        path = reader.post("/play-now", reader.get("/")).address.removeprefix(server.address)
        for _ in range(ANSWERS):
            until(lambda: reader.get(path).codes, "our turn, after those of the computer players")
            page = reader.get(path)
            code = next(code for code in page.codes if code != "pass")
            after = reader.post(f"{path}play", page, code=code, version=page.version, sure="pass")
            assert after.version > page.version
        server.stop()
        assert not (tmp_path / "server.json").exists()
        server.start(same_address=True)
        assert reader.get(path).version >= after.version
        server.stop()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert server.errors() == ""
