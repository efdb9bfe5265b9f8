"""The database file before it is used: can we read and write it, is it sound, is it ours, do we know its tables?"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from vendemmia.web.databases.interface import UnusableDatabase
from vendemmia.web.databases.migrating import known_migrations

if TYPE_CHECKING:
    from pathlib import Path

HEAD = b"SQLite format 3\x00"
LOG_NAMES = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite writes beside a database."""
NEW = ".vendemmia-new-{}.part"
"""The name of a new database until it is whole."""
MIGRATIONS = "django_migrations"
KINDS = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "readonly",
    "SQLITE_PERM": "readonly",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_IOERR": "unreadable",
    "SQLITE_CANTOPEN": "unreadable",
    "SQLITE_CONSTRAINT": "unusable",
    "SQLITE_NOMEM": "unusable",
    "SQLITE_TOOBIG": "unusable",
    "SQLITE_MISMATCH": "unusable",
    "SQLITE_RANGE": "unusable",
}
"""What the errors of SQLite say about the file, by the beginning of their names; any other means damage."""


def unusable(error: Exception) -> UnusableDatabase:
    """Return what an error while using a database says about its file.

    Django attaches SQLite's own error as the cause.
    """
    if isinstance(error, UnusableDatabase):
        return error
    if isinstance(error, UnicodeError):
        return UnusableDatabase("damaged", "a text in it cannot be read")
    if isinstance(error, OSError):
        return UnusableDatabase("unreadable", error.strerror or str(error))
    own = error if isinstance(error, sqlite3.Error) else error.__cause__
    if not isinstance(own, sqlite3.Error):
        kind = "busy" if "locked" in str(error) else "unusable"  # Our own queue of writers has no error of SQLite.
        return UnusableDatabase(kind, str(error) or type(error).__name__)
    name = getattr(own, "sqlite_errorname", "")
    kind = next((kind for beginning, kind in KINDS.items() if name.startswith(beginning)), "damaged")
    return UnusableDatabase(kind, str(own))


def connect(file: Path, mode: str, timeout: float = 5.0) -> sqlite3.Connection:
    """Return a plain connection that never creates the file. Invalid text does not raise."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=timeout)
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def reader(file: Path) -> sqlite3.Connection:
    """Return a connection that changes nothing, not even a lock. A log beside the file is part of the database.

    Only after a crash during a switch between two kinds of log does SQLite first roll back that switch.
    """
    if has_content(beside(file, "-journal")):
        return connect(file, "rw")
    return connect(file, "ro" if has_content(beside(file, "-wal")) else "ro&immutable=1")


def beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except OSError:
        return False


def check_not_empty(file: Path) -> None:
    """Refuse an empty file: it was a database once, or another program has made it."""
    if file.exists() and not has_content(file):
        raise UnusableDatabase("empty")


def make_new(file: Path) -> None:
    """Make a database without tables where there is none: SQLite itself would begin with an empty file, and a power
    cut could leave it so.
    """
    if file.exists():
        return
    part = file.with_name(NEW.format(os.getpid()))
    try:
        with closing(sqlite3.connect(part)) as connection:
            connection.execute("PRAGMA user_version = 0")
            connection.execute("VACUUM")
        with suppress(FileExistsError):
            _name(part, file)
    except (sqlite3.Error, OSError) as error:
        raise unusable(error) from None
    finally:
        part.unlink(missing_ok=True)


def _name(part: Path, file: Path) -> None:
    """Give a file its name. FileExistsError if another process was faster."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:  # A file system without hard links.
        if not file.exists():
            part.rename(file)


def check_file(file: Path, *, thorough: bool = False) -> None:
    """Check the file without changing anything. A missing one, or an empty copy, counts as new.

    A thorough check also compares the indices with their tables, which takes several times as long.
    """
    try:
        with file.open("rb") as opened:
            head = opened.read(len(HEAD))
    except FileNotFoundError:
        return
    except OSError as error:
        raise unusable(error) from None
    if not head:
        return
    if head != HEAD:
        raise UnusableDatabase("damaged", "not a database")
    try:
        with closing(reader(file)) as connection:
            _check_content(connection, "integrity_check" if thorough else "quick_check")
    except UnusableDatabase:
        raise
    except Exception as error:  # noqa: BLE001 - damaged bytes provoke all kinds of errors, not only those of SQLite
        raise unusable(error) from None


def check_writable(file: Path) -> None:
    """Refuse a database that cannot be written. Only for a process that has no connection to it yet: closing the file
    would take away SQLite's locks.
    """
    try:
        with file.open("r+b"):
            pass
    except FileNotFoundError:
        return
    except OSError as error:
        raise UnusableDatabase("readonly", error.strerror or str(error)) from None


def _check_content(connection: sqlite3.Connection, look: str) -> None:
    found = connection.execute(f"PRAGMA {look}(1)").fetchone()
    if found != ("ok",):
        raise UnusableDatabase("damaged", str(found[0]) if found else "")
    tables = table_names(connection)
    if not tables:
        return
    if MIGRATIONS not in tables:
        raise UnusableDatabase("foreign")
    newer = sorted(applied_migrations(connection) - known_migrations())
    if newer:
        raise UnusableDatabase("newer", ", ".join(newer))


def table_names(connection: sqlite3.Connection) -> list[str]:
    return [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def applied_migrations(connection: sqlite3.Connection) -> set[str]:
    """Return the migrations applied to this file."""
    found = connection.execute(f"SELECT name FROM {MIGRATIONS} WHERE app = 'web'")  # noqa: S608 - a constant
    return {str(name) for (name,) in found}
