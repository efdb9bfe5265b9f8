"""Packets between the server and PostgreSQL get lost: everybody gets an answer, and later play goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.dropping import DroppingProxy
from tests.postgres import Cluster, binaries
from tests.repeating import REPEATED
from tests.waiting import until
from tests.web.serving import Page, Reader, Server

pytestmark = [pytest.mark.once, pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")]

PATIENCE = 20.0
"""Seconds until an answer: four times what is promised, since a test may run beside many others. Without its limits the
server would be silent for ever."""
AT_ONCE = 12
"""More requests than the server has threads."""
DATABASE = ("/", "/games", "/statistics")
NO_DATABASE = ("/rules/", "/cards/", "/companion/", "/service-worker.js", "/static/vendemmia/css/tokens.css")


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.stop()


@pytest.fixture
def proxy(cluster: Cluster) -> Iterator[DroppingProxy]:
    with DroppingProxy(cluster.port) as made:
        yield made


@pytest.fixture
def server(cluster: Cluster, proxy: DroppingProxy, tmp_path: Path) -> Iterator[Server]:
    address = cluster.create("behind").replace(str(cluster.port), str(proxy.port))
    made = Server(tmp_path, settings={"VENDEMMIA_DATABASE": address})
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()


def asked(server: Server, path: str) -> int:
    try:
        with urlopen(server.address + path, timeout=PATIENCE) as answer:  # noqa: S310 - of this machine
            answer.read()
            return int(answer.status)
    except HTTPError as error:
        with error:
            error.read()
        return error.code


def all_at_once(server: Server, *paths: str) -> set[int]:
    with ThreadPoolExecutor(AT_ONCE * len(paths)) as pool:
        return set(pool.map(lambda path: asked(server, path), paths * AT_ONCE))


def is_well(server: Server) -> bool:
    return asked(server, "/") == 200 and asked(server, "/health") == 200


def test_everybody_gets_an_answer_and_play_goes_on(server: Server, proxy: DroppingProxy) -> None:
    reader = Reader(server.address)
    page = reader.post("/solo", reader.get("/solo"), level="easy", seed="5")
    path = page.address.removeprefix(server.address)
    until(lambda: is_well(server), "the start of the computer players")
    for _ in range(2 * REPEATED):
        proxy.drop()
        assert all_at_once(server, path, *DATABASE, "/health") == {503}
        assert all_at_once(server, *NO_DATABASE) == {200}
        assert "no answer" in json.loads(reader.get("/health").text)["problem"]
        proxy.flow()
        until(lambda: is_well(server), "the way back")
        page = moved(reader, path)
    assert "Traceback" not in server.errors()


def moved(reader: Reader, path: str) -> Page:
    """Make a move that is kept, as soon as the reader is asked."""
    until(lambda: reader.get(path).codes, "a question to the reader")
    page = reader.get(path)
    after = reader.post(f"{path}play", page, code=page.codes[0], version=page.version, sure="pass")
    assert after.status == 200
    assert after.version > page.version
    return after


def test_computer_players_come_back_without_a_restart(server: Server, proxy: DroppingProxy) -> None:
    """They are in another process, which is not started again."""
    proxy.drop()
    assert all_at_once(server, "/") == {503}
    proxy.flow()
    until(lambda: is_well(server), "the way back")
    reader = Reader(server.address)
    page = reader.post("/play-now", reader.get("/"))
    path = page.address.removeprefix(server.address)
    moves: list[Page] = []

    def has_answered() -> bool:
        """A computer player has. Either seat may begin, and a person may be asked several times in a row."""
        page = reader.get(path)
        if page.version > len(moves):
            return True
        if page.codes:
            moves.append(moved(reader, path))
        return False

    until(has_answered, "the answer of a computer player")
    assert "started again" not in server.errors()


def test_a_database_that_refuses(server: Server, cluster: Cluster) -> None:
    assert asked(server, "/") == 200
    cluster.kill()
    assert all_at_once(server, *DATABASE, "/health") == {503}
    assert all_at_once(server, *NO_DATABASE) == {200}
    cluster.start()
    until(lambda: is_well(server), "the way back")
    moved(Reader(server.address), opened(server))


def opened(server: Server) -> str:
    reader = Reader(server.address)
    return reader.post("/solo", reader.get("/solo"), level="easy", seed="5").address.removeprefix(server.address)
