"""Backups of a PostgreSQL database: SQLite files, the same as those of a server at home.

So games can move from one kind of database to the other. A backup is read in one snapshot, which blocks nobody; a
restore is one transaction. Both compare what they have written with what they have read before they count as done.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from vendemmia.home import make_folder
from vendemmia.web.databases.interface import CannotCopy, Restored, UnusableDatabase
from vendemmia.web.databases.sqlite import copies
from vendemmia.web.databases.sqlite.files import check_file, has_content
from vendemmia.web.databases.sqlite.store import SQLite

from .store import LOCK

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from django.db.models import Model

    from .store import Postgres

COPY = "copy"
"""Django's name for the file while it is written or read."""
BATCH = 500
FLEETING = ("web_topic", "web_botworker", "web_claim")
"""What only running processes need."""
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s AND pid <> %s"
)


def back_up(store: Postgres, target: Path, *, force: bool = False) -> int:
    """Write all games into a file, under another name until it is complete and checked."""
    copies.check_target(target, force=force)
    if not store.has_tables():
        raise CannotCopy("nothing", store.label)
    with copies.part_in(target.parent, target) as part:
        games = _write_part(store, part, target)
        copies.give_name(part, target, force=force)
    return games


@contextmanager
def fleeting_copy(store: Postgres) -> Iterator[Path]:
    """A checked copy in the data folder that is removed afterwards."""
    with copies.part_in(store.home, store.home) as part:
        _write_part(store, part, store.home)
        yield part


def restore(store: Postgres, file: Path, now: datetime) -> Restored:
    """Replace everything in one transaction; what was there is first saved in a file of the data folder."""
    if not file.exists():
        raise CannotCopy("missing", file)
    if not file.is_file():
        raise CannotCopy("special", file)
    if not has_content(file):
        raise UnusableDatabase("damaged", "not a database")
    check_file(file)
    make_folder(store.home)
    _set_up(store)
    aside = _saved_aside(store, now)
    with copies.part_in(store.home, file) as part:
        copies.write_file(file, part, file)
        games = copies.count_games(part)
        with _file_as_database(part):
            _read_part(store)
    return Restored(games, aside)


def _set_up(store: Postgres) -> None:
    """Django with this database, whose tables are up to date."""
    import os

    import django
    from django.apps import apps

    store.check()
    if not apps.ready:
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
        django.setup()
    from vendemmia.web.migrating import migrate

    migrate()


def _write_part(store: Postgres, part: Path, target: Path) -> int:
    from django.db import DatabaseError, connection

    _set_up(store)
    try:
        with _file_as_database(part):
            with store.snapshot():
                with connection.cursor() as cursor:
                    cursor.execute("SET statement_timeout = 0")
                for model in reversed(_models()):
                    model._base_manager.using(COPY).all().delete()  # What Django puts into new tables automatically.
                for model in _models():
                    _copy_rows(model, "default", COPY)
                wrong = [
                    model._meta.db_table for model in _models() if _digest(model, "default") != _digest(model, COPY)
                ]
            if wrong:
                raise CannotCopy("content", target, ", ".join(wrong))
    except DatabaseError as error:
        raise store.unusable(error) from None
    finally:
        connection.close()
    copies.flush(part)
    return copies.count_games(part)


def _read_part(store: Postgres) -> None:
    """Replace all rows by those of the file, all or nothing."""
    from django.db import DatabaseError, connection, transaction

    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET LOCAL statement_timeout = 0")
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            cursor.execute(OTHERS, ["vendemmia", connection.connection.info.backend_pid])
            if cursor.fetchone()[0]:
                raise CannotCopy("running", store.label)
            models = _models()
            names = ", ".join(connection.ops.quote_name(model._meta.db_table) for model in models)
            cursor.execute(f"TRUNCATE {names} CASCADE")
            for model in models:
                _copy_rows(model, COPY, "default")
            wrong = [model._meta.db_table for model in models if _digest(model, "default") != _digest(model, COPY)]
            if wrong:
                raise CannotCopy("content", store.label, ", ".join(wrong))
            from django.core.management.color import no_style

            for statement in connection.ops.sequence_reset_sql(no_style(), models):
                cursor.execute(statement)
    except DatabaseError as error:
        raise store.unusable(error) from None
    finally:
        connection.close()


def _saved_aside(store: Postgres, now: datetime) -> Path | None:
    """The games that will be replaced, as a backup; None if there are none."""
    from vendemmia.web.models import Table

    if not Table.objects.exists():
        return None
    aside = copies.aside_name(store.home, now)
    back_up(store, aside)
    return aside


@contextmanager
def _file_as_database(part: Path) -> Iterator[None]:
    """The file as a second database of Django, with all tables of this version."""
    from django.core.management import call_command
    from django.db import connections

    settings = SQLite(part.parent).settings()
    settings["NAME"] = part
    settings["OPTIONS"] = {"init_command": "PRAGMA journal_mode=DELETE; PRAGMA synchronous=OFF;"}
    connections.settings[COPY] = connections.configure_settings({"default": settings})["default"]
    try:
        call_command("migrate", verbosity=0, database=COPY)
        yield
    finally:
        connections[COPY].close()
        del connections[COPY]
        del connections.settings[COPY]


def _models() -> list[type[Model]]:
    """All kinds of rows, those that others refer to first."""
    from django.apps import apps
    from django.core.serializers import sort_dependencies

    found = [(config, None) for config in apps.get_app_configs()]
    sorted_ones: list[type[Model]] = sort_dependencies(found, allow_cycles=True)
    through = [model for model in apps.get_models(include_auto_created=True) if model._meta.auto_created]
    return [model for model in (*sorted_ones, *through) if model._meta.managed and model._meta.db_table not in FLEETING]


def _rows(model: type[Model], database: str) -> Iterator[list[Any]]:
    """The rows in batches, in the order of their keys."""
    fields = [field.attname for field in model._meta.concrete_fields]
    batch = []
    for row in model._base_manager.using(database).order_by("pk").values_list(*fields).iterator(BATCH):
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _copy_rows(model: type[Model], source: str, target: str) -> None:
    """As they are: dates that Django would set to the present stay."""
    fields = list(model._meta.concrete_fields)
    names = [field.attname for field in fields]
    size = max(1, min(BATCH, 30_000 // len(fields)))
    for batch in _rows(model, source):
        for first in range(0, len(batch), size):
            made = [model(**dict(zip(names, row, strict=True))) for row in batch[first : first + size]]
            queryset: Any = model._base_manager.using(target)
            queryset._insert(made, fields=fields, raw=True, using=target)


def _digest(model: type[Model], database: str) -> tuple[int, str]:
    """The number of rows and a checksum of all their values. The order of keys differs between databases."""
    total, count = 0, 0
    for batch in _rows(model, database):
        for row in batch:
            text = json.dumps(row, sort_keys=True, default=str).encode()
            total ^= int.from_bytes(hashlib.blake2b(text, digest_size=16).digest())
            count += 1
    return count, f"{total:032x}"
