"""A server goes on playing while a later version has already brought the tables up to date."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.children import children, is_there, needs_proc
from tests.postgres import Cluster, binaries
from tests.waiting import until
from tests.web.forked import run
from tests.web.serving import Page, Reader, Server

pytestmark = [pytest.mark.once, pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.stop()


def upgrade(address: str) -> None:
    """What a later version may do: columns with a default or without a value in every table, and new tables."""
    with psycopg.connect(address, autocommit=True) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE tablename LIKE 'web_%'").fetchall()
        for (table,) in found:
            new = 'ADD COLUMN later_number integer NOT NULL DEFAULT 7, ADD COLUMN "later_text" text'
            connection.execute(f'ALTER TABLE "{table}" {new}'.encode())
        connection.execute("CREATE TABLE web_later (id bigint PRIMARY KEY, number integer NOT NULL)")
        connection.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('web', '9999_later', now())")


def moved(reader: Reader, path: str) -> Page:
    page = reader.get(path)
    after = reader.post(f"{path}play", page, code=page.codes[0], version=page.version, sure="pass")
    assert (after.status, after.version > page.version) == (200, True)
    return after


@needs_proc
def test_the_version_before_plays_on(cluster: Cluster, tmp_path: Path) -> None:
    """Also with processes that were started before, with what they have prepared in the database."""
    address = cluster.create("upgraded")
    settings = {"VENDEMMIA_DATABASE": address, "VENDEMMIA_WEB_WORKERS": "2"}
    server = Server(tmp_path, settings=settings)
    server.start()
    try:
        reader = Reader(server.address)
        path = reader.post("/play-now", reader.get("/")).address.removeprefix(server.address)
        page = moved(reader, path)
        until(lambda: reader.get(path).codes, "the answer of a computer player")
        upgrade(address)
        page = moved(reader, path)
        until(lambda: reader.get(path).codes, "the answer of a computer player afterwards")
        assert page.status == 200
        other = reader.post("/solo", reader.get("/solo"), level="easy", seed="5").address.removeprefix(server.address)
        moved(reader, other)
        for address_of in ("/", "/games", "/statistics", "/settings", f"{path}log", "/health"):
            assert reader.get(address_of).status == 200, address_of
        assert server.process is not None
        crew = children(server.process.pid)
        for each in crew:
            os.kill(each, signal.SIGKILL)
        until(lambda: not any(map(is_there, crew)), "the end of all workers")
        moved(reader, path)  # By one that was started with the new tables.
        assert "Traceback" not in server.errors()
    finally:
        server.stop()
    environment = {**os.environ, **settings, "VENDEMMIA_HOME": str(tmp_path)}
    code, _, said = run(["serve", "--no-browser", "--port", "0"], environment)
    assert (code, "newer version" in said, said.count("\n")) == (2, True, 1)
