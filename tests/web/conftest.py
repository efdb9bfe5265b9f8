"""The server's tests have a data folder of their own, and an empty database before each of them."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import django
import pytest

HOME = Path(tempfile.mkdtemp(prefix="vendemmia-test-"))


def _set_up() -> None:
    """Settings read the data folder when they are imported; the other tests keep theirs."""
    before = os.environ.get("VENDEMMIA_HOME")
    os.environ["VENDEMMIA_HOME"] = str(HOME)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    # The browser of other tests keeps an event loop in this thread; nothing of Django runs in it.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    try:
        django.setup()
    finally:
        if before is None:
            del os.environ["VENDEMMIA_HOME"]
        else:
            os.environ["VENDEMMIA_HOME"] = before


_set_up()

from django.conf import settings  # noqa: E402 - Django must be set up first

settings.ALLOWED_HOSTS.append("testserver")  # The name that Django's client gives to the server.

from django.apps import apps  # noqa: E402 - as above
from django.contrib.auth.models import User  # noqa: E402 - as above
from django.db import connection, connections, transaction  # noqa: E402 - as above
from django.test import Client  # noqa: E402 - as above

from tests.postgres import Cluster, binaries  # noqa: E402 - as above
from vendemmia.engine import Options  # noqa: E402 - as above
from vendemmia.web.counting.calls import counter  # noqa: E402 - as above
from vendemmia.web.databases import Database, database  # noqa: E402 - as above
from vendemmia.web.databases.migrating import migrate  # noqa: E402 - as above
from vendemmia.web.databases.postgres.store import Postgres  # noqa: E402 - as above
from vendemmia.web.databases.sqlite.store import SQLite  # noqa: E402 - as above
from vendemmia.web.game.seating import SeatedPlayer  # noqa: E402 - as above
from vendemmia.web.models import Table  # noqa: E402 - as above
from vendemmia.web.pages.common import health  # noqa: E402 - as above
from vendemmia.web.play.moves import open_table  # noqa: E402 - as above
from vendemmia.web.tables import cache as table_cache  # noqa: E402 - as above

from .migrated import put_database  # noqa: E402 - as above

health.SILENCE = 24 * 3600.0  # No computer players run beside these tests.

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")


@pytest.fixture(scope="session", autouse=True)
def _database() -> Iterator[None]:
    put_database(settings.HOME)
    hasty(settings.DATABASES["default"])
    yield
    connection.close()
    shutil.rmtree(HOME, ignore_errors=True)


def hasty(database: dict[str, Any]) -> dict[str, Any]:
    """Settings of a database whose rows need not survive a power cut: it never waits for the disk."""
    if "init_command" in database.get("OPTIONS", {}):
        database["OPTIONS"]["init_command"] += "PRAGMA synchronous=OFF;"
    return database


@pytest.fixture(autouse=True)
def _empty() -> Iterator[None]:
    before = changes()
    yield
    if before is None or changes() != before:
        empty()
    table_cache.forget_all()
    counter.forget()


def changes() -> tuple[object, int, int] | None:
    """Differs once something is written, by this connection or another; None if the database cannot say.

    Each connection counts for itself: another one is a difference, too.
    """
    if settings.STORE.kind != "sqlite":
        return None
    with connection.cursor() as cursor:
        (others,) = cursor.execute("PRAGMA data_version").fetchone()
    return connection.connection, connection.connection.total_changes, others


def empty() -> None:
    """All rows of all tables, in one transaction: row by row takes as long as a page."""
    with transaction.atomic(), connection.cursor() as cursor:
        for table in _tables():
            cursor.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
    table_cache.forget_all()


@cache
def _tables() -> list[str]:
    """Of the web app, and of what its people are; foreign keys are checked at the end of the transaction."""
    return [*(model._meta.db_table for model in apps.get_app_config("web").get_models()), User._meta.db_table]


def use(store: Database) -> None:
    """Let this thread use another database. Other threads open their own connections."""
    connections["default"].close()
    del connections["default"]
    connections.settings["default"] = connections.configure_settings({"default": hasty(store.settings())})["default"]
    settings.STORE = store


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for these tests; they are skipped where it is not installed."""
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    made = Cluster()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def postgres(cluster: Cluster) -> Postgres:
    """A database on it with all tables."""
    own, made = settings.STORE, Postgres(cluster.create("tests"), HOME)
    use(made)
    try:
        migrate()
    finally:
        use(own)
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request: pytest.FixtureRequest) -> Iterator[Database]:
    """The test runs once with each kind of database."""
    own = settings.STORE
    if request.param == "sqlite":
        yield own
        return
    use(request.getfixturevalue("postgres"))
    try:
        yield settings.STORE
        connection.close()  # A test may have broken it.
        empty()
    finally:
        use(own)  # Whatever happened there, the next test is not about it.


@pytest.fixture
def client() -> Client:
    return Client()


def choose(client: Client, **chosen: object) -> None:
    """Settings of this browser."""
    session = client.session
    session.update(chosen)
    session.save()
    client.cookies[settings.SESSION_COOKIE_NAME] = session.session_key or ""


Opener = Callable[..., Table]


@pytest.fixture
def open_game() -> Opener:
    """Opens a table: the first `people` seats are people (default one), the others computer players of `bot`."""

    def opened(
        options: Options | None = None, seed: int = 4, people: int = 1, bot: str = "random", **more: object
    ) -> Table:
        options = options or Options(players=2)
        players = [SeatedPlayer(NAMES[seat], "" if seat < people else bot) for seat in range(options.players)]
        return open_table(options, seed, players, **more)  # type: ignore[arg-type]

    return opened


Maker = Callable[[str], Database]
_numbers = count(1)


@pytest.fixture(scope="session")
def template(cluster: Cluster) -> str:
    """A PostgreSQL database with all tables and no rows, to make others from."""
    own = database()
    use(Postgres(cluster.create("template_of_copies"), HOME))
    try:
        migrate()
    finally:
        use(own)
    return "template_of_copies"


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Maker]:
    """Makes an empty database of a kind and uses it."""
    own = database()

    def made(kind: str) -> Database:
        number = next(_numbers)
        home = tmp_path / f"home-{number}"
        home.mkdir(mode=0o700)
        store: Database
        if kind == "sqlite":
            put_database(home)
            store = SQLite(home)
        else:
            cluster: Cluster = request.getfixturevalue("cluster")
            store = Postgres(cluster.create(f"copy_{number}", request.getfixturevalue("template")), home)
        use(store)
        return store

    yield made
    use(own)
    table_cache.forget_all()
