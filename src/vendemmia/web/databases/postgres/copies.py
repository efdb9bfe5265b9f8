"""Backups of a PostgreSQL database: SQLite files, the same as those of a server at home.

So games can move from one kind of database to the other. A backup is read in one snapshot, which blocks no writer;
a restore is one transaction. Both compare what they have written with what they have read before they count as done.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from vendemmia.home import make_folder
from vendemmia.web.databases import contents
from vendemmia.web.databases.interface import CannotCopy, Restored, about, keeping
from vendemmia.web.databases.migrating import LOCK, migrate
from vendemmia.web.databases.sqlite import copies, files
from vendemmia.web.databases.sqlite.store import SQLite

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from vendemmia.web.databases.interface import Database

COPY = "copy"
"""Django's name for the file while it is written or read."""
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s AND pid <> %s"
)
LOOK_AGAIN = "SELECT pg_stat_clear_snapshot()"
"""Within a transaction, PostgreSQL shows the connections of the first look otherwise."""
PAUSE = 0.05


def back_up(store: Database, target: Path, *, force: bool = False) -> int:
    """Write all games into a file, under another name until it is complete and checked."""
    copies.check_target(target, force=force)
    with copies.part_in(target.parent, target, is_home=target.parent == store.home) as part:
        games = _write_part(store, part, target)
        copies.give_name(part, target, force=force)
    return games


@contextmanager
def fleeting_copy(store: Database) -> Iterator[Path]:
    """Make a checked copy in the data folder that is removed afterwards."""
    with copies.part_in(store.home, store.home) as part:
        _write_part(store, part, store.home)
        yield part


def restore(store: Database, file: Path, now: datetime) -> Restored:
    """Replace everything in one transaction; what was there is first saved in a file of the data folder."""
    copies.check_source(file)
    try:
        make_folder(store.home)
    except OSError as error:
        raise CannotCopy("unwritable", store.home, error.strerror or str(error)) from None
    with copies.part_in(store.home, store.home) as part:
        with about(file):
            copies.write_file(file, part, store.home)
            games = copies.count_games(part)
        _set_up(store)
        aside = _saved_aside(store, now)
        with keeping(aside), _file_as_database(part, file):
            _read_part(store, file)
    return Restored(games, aside)


def _set_up(store: Database) -> None:
    """Set Django up with this database, whose tables are up to date."""
    import os

    import django
    from django.apps import apps

    store.check()
    if not apps.ready:
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
        django.setup()
    migrate()


def _write_part(store: Database, part: Path, target: Path) -> int:
    from django.db import connection, transaction

    _set_up(store)
    try:
        with _file_as_database(part, target), store.snapshot(), _copying(store, target, store.label):
            with connection.cursor() as cursor:
                cursor.execute("SET statement_timeout = 0")
            with transaction.atomic(using=COPY):
                wrong = contents.copy("default", COPY)
            if wrong:
                raise CannotCopy("content", target, ", ".join(wrong))
    finally:
        connection.close()
    copies.flush(part)
    return copies.count_games(part)


def _read_part(store: Database, file: Path) -> None:
    """Replace all rows by those of the file, all or nothing."""
    from django.core.management.color import no_style
    from django.db import connection, transaction

    try:
        with _copying(store, file, file), transaction.atomic():
            with connection.cursor() as cursor:
                cursor.execute("SET LOCAL statement_timeout = 0")
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            _refuse_others(store)
            wrong = contents.copy(COPY, "default")
            if wrong:
                raise CannotCopy("content", store.label, ", ".join(wrong))
            with connection.cursor() as cursor:
                for statement in connection.ops.sequence_reset_sql(no_style(), contents.kinds()):
                    cursor.execute(statement)
    finally:
        connection.close()


def _refuse_others(store: Database) -> None:
    """Refuse to restore while a server is connected, which would keep playing the games of before.

    A server that has just stopped is connected for another moment: PostgreSQL ends its side later.
    """
    deadline = time.monotonic() + copies.LETTING_GO
    while _others():
        if time.monotonic() >= deadline:
            raise CannotCopy("running", store.label)
        time.sleep(PAUSE)


def _others() -> int:
    """Return how many connections of servers and commands there are besides this one."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(LOOK_AGAIN)
        cursor.execute(OTHERS, ["vendemmia", connection.connection.info.backend_pid])
        (others,) = cursor.fetchone() or (0,)
    return int(others)


@contextmanager
def _copying(store: Database, file: Path, source: Path | str) -> Iterator[None]:
    """Name in errors what they are about: this database, the file, or rows that do not fit together."""
    import sqlite3

    from django.db import DatabaseError, DataError, IntegrityError

    try:
        yield
    except (IntegrityError, DataError) as error:
        raise CannotCopy("unfit", source, store.unusable(error).detail) from None
    except DatabaseError as error:
        found = store.unusable(error)
        if not isinstance(error.__cause__, sqlite3.Error):
            raise found from None
        if found.kind in {"full", "readonly", "unreadable"}:
            raise CannotCopy("unwritable", file, found.detail) from None
        found.file = file
        raise found from None
    except (ValueError, TypeError, OverflowError) as error:  # A row may hold anything.
        raise CannotCopy("unfit", source, str(error)) from None


def _saved_aside(store: Database, now: datetime) -> Path | None:
    """Return the games that will be replaced, as a backup; None if there is nothing to lose."""
    from django.db import connection

    try:
        _refuse_others(store)
        is_empty = not any(model._base_manager.exists() for model in contents.kinds() if contents.is_ours(model))
    finally:
        connection.close()
    if is_empty:
        return None
    aside = copies.aside_name(store.home, now)
    back_up(store, aside)
    return aside


@contextmanager
def _file_as_database(part: Path, file: Path) -> Iterator[None]:
    """Open a copy of a file, or of what becomes one, as a second database of Django with all tables of this version."""
    from django.core.management import call_command
    from django.db import connections

    settings = SQLite(part.parent).settings()
    settings["NAME"] = part
    settings["OPTIONS"] = {"init_command": "PRAGMA journal_mode=DELETE; PRAGMA synchronous=OFF;"}
    connections.settings[COPY] = connections.configure_settings({"default": settings})["default"]
    try:
        try:
            call_command("migrate", verbosity=0, database=COPY)
        except Exception as error:  # noqa: BLE001 - as for a server that starts
            found = files.unusable(error)
            if found.kind == "full":
                raise CannotCopy("unwritable", part.parent, found.detail) from None
            found.file = file
            raise found from None
        yield
    finally:
        connections[COPY].close()
        del connections[COPY]
        del connections.settings[COPY]
