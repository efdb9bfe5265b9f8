"""A new version adds to the tables and takes nothing away: processes of the version before go on working with them."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection, migrations
from django.db.migrations.loader import MigrationLoader
from django.db.models import NOT_PROVIDED

from tests.postgres import Cluster
from vendemmia.engine import Options
from vendemmia.web.databases import CannotCopy, UnusableDatabase, database
from vendemmia.web.databases.migrating import LOCK, migrate
from vendemmia.web.databases.postgres import connecting
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.databases.sqlite.store import SQLite
from vendemmia.web.game.player_names import alike
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Person
from vendemmia.web.play.moves import open_table
from vendemmia.web.tables.cache import forget_all, read_table

from .conftest import HOME, use
from .people import as_shared, browser, quick_passwords
from .threads import closed_connections

LAST_OF_ONE_PROCESS = "0004"
"""Up to here only one process used the database, which was stopped for every upgrade."""
ADDING = (
    migrations.CreateModel,
    migrations.AddField,
    migrations.AddIndex,
    migrations.AddConstraint,
    migrations.RunPython,
)


def harm(operation: migrations.operations.base.Operation) -> str:
    """Why processes of the version before could not go on after this; empty if they can."""
    if not isinstance(operation, ADDING):
        return f"{type(operation).__name__} is not an addition"
    if isinstance(operation, migrations.AddField):
        field = operation.field
        if not field.null and field.db_default is NOT_PROVIDED and not field.many_to_many:
            return f"{operation.name} has neither null nor db_default, so rows of the version before are refused"
    return ""


def test_migrations_only_add() -> None:
    found = MigrationLoader(None).disk_migrations
    broken = [
        f"{name}: {why}"
        for (app, name), migration in sorted(found.items())
        if app == "web" and name > LAST_OF_ONE_PROCESS + "~"
        for operation in migration.operations
        if (why := harm(operation))
    ]
    assert broken == []


def test_migrations_with_code_say_which_database_they_mean() -> None:
    """A backup is brought up to date too: the rows of the server's own database must not change meanwhile."""
    found = MigrationLoader(None).disk_migrations
    broken = [
        f"{name}: {operation.code}"
        for (app, name), migration in sorted(found.items())
        for operation in migration.operations
        if app == "web" and isinstance(operation, migrations.RunPython)
        if not re.search(r"connection\.alias|schema_editor\.execute", inspect.getsource(operation.code))
    ]
    assert broken == []


@pytest.fixture
def empty_database(cluster: Cluster) -> Iterator[Postgres]:
    own = database()
    cluster.run_sql("DROP DATABASE IF EXISTS fresh WITH (FORCE)")
    made = Postgres(cluster.create("fresh"), HOME)
    use(made)
    yield made
    use(own)


OLD_TABLES = {"web_table": "id", "web_seat": "table_id", "web_ply": "table_id"}
"""What the version before writes, and the column with the id of the table."""


def test_rows_of_the_version_before_survive_and_can_still_be_written(request: pytest.FixtureRequest) -> None:
    """The tables of the version before, with a game; then the migration, and another game as that version writes it."""
    game = open_table(Options(players=2), 3, [SeatedPlayer("Ada"), SeatedPlayer("Bruno")], codes=[])
    rows = {table: rows_of(table, key, game.id) for table, key in OLD_TABLES.items()}
    request.getfixturevalue("empty_database")
    call_command("migrate", "web", LAST_OF_ONE_PROCESS, verbosity=0)
    columns = {table: columns_of(table) for table in OLD_TABLES}
    insert(rows, columns, "before")
    migrate()
    insert(rows, columns, "as-before")
    forget_all()
    for table_id in ("before", "as-before"):
        assert read_table(table_id).game.to_move is not None


@pytest.fixture(params=["sqlite", "postgresql"])
def before_account_names(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """An empty database of the version in which names of accounts could differ in case alone."""
    own = database()
    if request.param == "sqlite":
        use(SQLite(tmp_path))
    else:
        request.getfixturevalue("empty_database")
    for steps in (["auth"], ["web", "0010"]):
        call_command("migrate", *steps, verbosity=0)
    yield
    use(own)


@pytest.mark.usefixtures("before_account_names")
def test_of_accounts_that_look_alike_the_oldest_has_the_name_and_guests_get_a_number() -> None:
    twin = "M\u0430rta"
    for number, (name, is_account) in enumerate((("Marta", True), (twin, True), (twin, False), ("Ugo", False))):
        account_id = User.objects.create(username=name).pk if is_account else None
        with connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO web_person (id, name, account_id, key, language, choices, created, seen)"
                " VALUES (%s, %s, %s, %s, '', '{}', %s, %s)",
                [str(number), name, account_id, f"key {number}", "2026-01-01 00:00Z", "2026-01-01 00:00Z"],
            )
    migrate()
    found = list(Person.objects.order_by("id").values_list("name", "account_name", "guest_name"))
    assert found == [
        ("Marta", alike("Marta"), ""),
        (twin, None, ""),
        (f"{twin} 2", None, alike(f"{twin} 2")),
        ("Ugo", None, alike("Ugo")),
    ]


@pytest.mark.usefixtures("before_account_names")
def test_accounts_whose_names_differ_in_case_alone_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The older one has the name in all its forms, the younger one as it is written."""
    as_shared(monkeypatch)
    with quick_passwords():
        for number, name in enumerate(("Rosa", "rosa", "Ugo")):
            user = User.objects.create_user(name, password=f"grapes of {name}")
            with connection.cursor() as cursor:
                cursor.execute(
                    "INSERT INTO web_person (id, name, account_id, key, language, choices, created, seen)"
                    " VALUES (%s, %s, %s, %s, '', '{}', %s, %s)",
                    [str(number), name, user.pk, f"key {number}", "2026-01-01 00:00Z", "2026-01-01 00:00Z"],
                )
        migrate()
        names = Person.objects.order_by("id").values_list("account_name", flat=True)
        assert list(names) == ["rosa", None, "ugo"]
        tried = {"Rosa": "Rosa", "rosa": "rosa", "ROSA": "Rosa", "UGO": "Ugo"}
        for name, owner in tried.items():
            signed = browser().post("/sign-in", {"name": name, "password": f"grapes of {owner}"})
            assert signed.status_code == 303, name
        assert browser().post("/sign-up", {"name": "rOSA", "password": "grapes and barrels"}).status_code == 422


def rows_of(table: str, key: str, table_id: str) -> list[dict[str, object]]:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {table} WHERE {key} = %s", [table_id])  # noqa: S608 - names of our own
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def insert(rows: dict[str, list[dict[str, object]]], columns: dict[str, list[str]], table_id: str) -> None:
    """Write a game under another id, with the columns of the version before."""
    with connection.cursor() as cursor:
        for table, key in OLD_TABLES.items():
            names = [name for name in columns[table] if name != "id" or key == "id"]
            marks = ", ".join(["%s"] * len(names))
            for row in rows[table]:
                values: list[Any] = [table_id if name == key else value_of(row[name]) for name in names]
                cursor.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", values)  # noqa: S608 - as above


def value_of(value: object) -> Any:
    return json.dumps(value) if isinstance(value, dict | list) else value


def columns_of(table: str) -> list[str]:
    with connection.cursor() as cursor:
        return [column.name for column in connection.introspection.get_table_description(cursor, table)]


def test_an_empty_database_has_nothing_to_back_up(empty_database: Postgres, tmp_path: Path) -> None:
    with pytest.raises(CannotCopy) as caught:
        empty_database.back_up(tmp_path / "copy.sqlite3")
    assert caught.value.kind == "nothing"
    assert connection.introspection.table_names() == []


class TestUnusable:
    """What is wrong with a database is said in words, and nothing is changed."""

    def kind(self, address: str) -> str:
        with pytest.raises(UnusableDatabase) as caught:
            Postgres(address, HOME).check()
        return caught.value.kind

    def test_another_program_or_a_newer_version(self, empty_database: Postgres, cluster: Cluster) -> None:
        cluster.run_sql("CREATE TABLE theirs ()", "fresh")
        assert self.kind(cluster.address("fresh")) == "foreign"
        cluster.run_sql("DROP TABLE theirs", "fresh")
        migrate()
        cluster.run_sql("INSERT INTO django_migrations VALUES (99, 'web', '9999_later', now())", "fresh")
        assert self.kind(cluster.address("fresh")) == "newer"
        assert empty_database.kind == "postgresql"

    def test_nothing_there(self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.kind(cluster.address("nowhere")) == "missing"
        monkeypatch.setattr(connecting, "PATIENCE", 0.0)
        assert self.kind("postgresql://vendemmia@127.0.0.1:1/x") == "unreachable"


def test_two_servers_that_start_together_migrate_one_after_the_other(empty_database: Postgres) -> None:
    with psycopg.connect(**empty_database.parameters) as other, ThreadPoolExecutor(2) as pool:  # type: ignore[arg-type]
        other.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        with closed_connections():
            both = [pool.submit(migrate) for _ in range(2)]
            assert not any(each.done() for each in both)
            other.execute("SELECT pg_advisory_unlock(%s)", [LOCK])
            for each in both:
                each.result()
    assert "web_claim" in connection.introspection.table_names()
