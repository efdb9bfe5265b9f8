"""During an upgrade two versions use one database: the one before, which knows nothing of new columns, and this one.

The version before is the newest in `tests/saved` with another schema than this one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection, transaction

from tests.postgres import Cluster
from vendemmia.web.databases import database
from vendemmia.web.databases.migrating import known_migrations, migrate
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.databases.sqlite.store import SQLite

from .conftest import HOME, use
from .filling import Filler, every_model, everything

SAVED = Path(__file__).parents[1] / "saved"
KEPT = {int(re.split("[-_]", folder.name)[1]) for folder in SAVED.glob("schema-*")}
PRESENT = max(int(name[:4]) for name in known_migrations())
BEFORE = max(KEPT - {PRESENT})
Shape = dict[str, list[str]]
"""By table, the columns that a version knows."""


@pytest.fixture(params=["sqlite", "postgresql"])
def shape_before(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shape]:
    """A database of the version before, brought up to date, and what that version knows of it."""
    own = database()
    if request.param == "sqlite":
        use(SQLite(tmp_path))
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        cluster.run_sql("DROP DATABASE IF EXISTS before WITH (FORCE)")
        use(Postgres(cluster.create("before"), HOME))
    try:
        (name,) = (name for name in known_migrations() if name.startswith(f"{BEFORE:04}_"))
        call_command("migrate", "auth", verbosity=0)
        call_command("migrate", "web", name, verbosity=0)
        shape = {table: columns_of(table) for table in connection.introspection.table_names()}
        connection.close()
        migrate()
        yield shape
    finally:
        use(own)


def test_it_finds_everything_and_its_rows_are_accepted(shape_before: Shape) -> None:
    tables = [model._meta.db_table for model in every_model()]
    lost = {table: set(shape_before[table]) - set(columns_of(table)) for table in tables if table in shape_before}
    assert not any(lost.values()), lost
    Filler().fill()
    rows = {table: rows_of(table) for table in tables}
    with transaction.atomic(), connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f'DELETE FROM "{table}"')  # noqa: S608 - a name of ours
    known = [table for table in tables if table in shape_before]
    with transaction.atomic():
        for table in known:
            insert(table, shape_before[table], rows[table])
    with transaction.atomic(), connection.cursor() as cursor:
        for table in known:
            same = ", ".join(f'"{name}" = "{name}"' for name in shape_before[table])
            cursor.execute(f'UPDATE "{table}" SET {same}')  # noqa: S608 - as above
    found = everything()
    assert {table: len(found[table]) for table in known} == {table: len(rows[table]) for table in known}


def columns_of(table: str) -> list[str]:
    with connection.cursor() as cursor:
        return [column.name for column in connection.introspection.get_table_description(cursor, table)]


def rows_of(table: str) -> list[dict[str, Any]]:
    with connection.cursor() as cursor:
        cursor.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - as above
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def insert(table: str, columns: list[str], rows: list[dict[str, Any]]) -> None:
    """As the version before does it: it names all columns that it knows, and no others."""
    names = ", ".join(f'"{name}"' for name in columns)
    marks = ", ".join(["%s"] * len(columns))
    with connection.cursor() as cursor:
        for row in rows:
            values = [plain(row[name]) for name in columns]
            cursor.execute(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', values)  # noqa: S608 - as above


def plain(value: object) -> Any:
    """As SQLite's driver takes it too."""
    if isinstance(value, dict | list):
        return json.dumps(value)
    return str(value) if isinstance(value, time | Decimal) else value
