"""The database file before it is used: is it there, is it sound, is it ours?"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from vendemmia.engine import VendemmiaError

if TYPE_CHECKING:
    from pathlib import Path

HEAD = b"SQLite format 3\x00"


class UnusableDatabase(VendemmiaError):
    """A file that is damaged, foreign, or from a newer version. It is never touched; `kind` names the message."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(detail or kind)
        self.kind = kind
        self.detail = detail


def check_file(file: Path) -> None:
    """Look at the file without changing anything. A missing or an empty one is as good as new."""
    try:
        with file.open("rb") as opened:
            head = opened.read(len(HEAD))
    except FileNotFoundError:
        return
    except OSError as error:
        raise UnusableDatabase("unreadable", error.strerror or str(error)) from None
    if not head:
        return
    if head != HEAD:
        raise UnusableDatabase("damaged", "not a database")
    # Immutable: not even a lock is written. What the last process had not yet moved from its journal to the file
    # does not matter here, for the file is sound without it.
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise UnusableDatabase("damaged", str(error)) from None
    finally:
        connection.close()
    if found != ("ok",):
        raise UnusableDatabase("damaged", str(found[0]) if found else "")


def migrate() -> None:
    """Bring the tables up to date. A file written by a newer version is left alone."""
    from django.core.management import call_command
    from django.db import DatabaseError, connection
    from django.db.migrations.executor import MigrationExecutor

    try:
        executor = MigrationExecutor(connection)
        known = set(executor.loader.disk_migrations)
        newer = [name for app, name in executor.loader.applied_migrations if app == "web" and (app, name) not in known]
        if newer:
            raise UnusableDatabase("newer", ", ".join(sorted(newer)))
        call_command("migrate", verbosity=0)
    except DatabaseError as error:
        raise UnusableDatabase("damaged", str(error)) from None
    finally:
        connection.close()
