"""Backups of the database: made from a running server or an unused file, checked, and restored.

A copy is written under another name, checked and flushed to the disk before it gets its own name. So a power cut never
leaves half a file under a name that looks complete.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING

from vendemmia.home import DATABASE, PRIVATE_FILE, give_to_owner, make_folder, make_private
from vendemmia.web.databases.folder_lock import FolderInUse, locked_folder
from vendemmia.web.databases.interface import CannotCopy, Restored, UnusableDatabase, about, keeping

from .files import (
    LOG_NAMES,
    applied_migrations,
    beside,
    check_file,
    connect,
    has_content,
    reader,
    table_names,
    unusable,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

PART = ".vendemmia-{}.part"
"""The name of an incomplete copy."""
LETTING_GO = 5.0
"""Seconds to wait for others to close the database, e.g. the computer players of a server that was killed."""


def back_up(live: Path, target: Path, *, force: bool = False) -> int:
    """Copy a database into a file, even while a server uses it. Returns the number of games in it."""
    check_readable(live)
    if not has_content(live):
        raise CannotCopy("nothing", live)
    if not is_folder(target):
        if any(_is_same(target, file) for file in (live, *(beside(live, end) for end in LOG_NAMES))):
            raise CannotCopy("itself", target)
    check_target(target, force=force)
    with part_in(target.parent, target, is_home=target.parent == live.parent) as part:
        with _source(live) as source:
            write_copy(source, part, target)
        games = count_games(part)
        give_name(part, target, force=force)
    return games


def check_target(target: Path, *, force: bool) -> None:
    """Check a file that a backup may be written to."""
    if is_folder(target):
        raise CannotCopy("folder", target)
    if os.path.lexists(target):
        if not force:
            raise CannotCopy("exists", target)
        if not target.is_file():  # A device or a pipe: we must not replace it.
            raise CannotCopy("special", target)


def is_folder(target: Path) -> bool:
    """Return whether it is a folder. CannotCopy for a name that no file can have, or that this user may not read."""
    try:
        target.lstat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise CannotCopy("unreachable", target, reason(error)) from None
    return target.is_dir()


def check_readable(file: Path) -> None:
    """Raise UnusableDatabase if the rights of this user do not suffice; a missing file is another case."""
    try:
        with file.open("rb"):
            pass
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        raise unusable(error) from None


def check_source(file: Path) -> None:
    """Raise CannotCopy or UnusableDatabase if a file is not a backup, or cannot be read."""
    try:
        if not file.exists():
            raise CannotCopy("missing", file)
        if not file.is_file():
            raise CannotCopy("special", file)
    except (OSError, ValueError) as error:
        raise CannotCopy("unreachable", file, reason(error)) from None
    with about(file):
        check_readable(file)
        if not has_content(file):
            raise UnusableDatabase("damaged", "not a database")
        check_file(file)


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def fleeting_copy(live: Path) -> Iterator[Path]:
    """Make a checked copy in the data folder that is removed afterwards."""
    with part_in(live.parent, live) as part:
        with _source(live) as source:
            write_copy(source, part, live)
        check_file(part)  # A thorough check takes too long while a person waits for a page.
        yield part


def restore(file: Path, home: Path, now: datetime) -> Restored:
    """Replace the database of a data folder with a copy of a file; the previous one is kept under another name."""
    live = home / DATABASE
    if _is_same(file, live):
        raise CannotCopy("itself", file)
    check_source(file)
    try:
        make_folder(home)
        with locked_folder(home, alone=True):
            return _restore(file, live, now)
    except FolderInUse:
        raise CannotCopy("running", live) from None
    except OSError as error:
        raise CannotCopy("unwritable", live, reason(error)) from None


def _restore(file: Path, live: Path, now: datetime) -> Restored:
    remove_parts(live.parent)
    with part_in(live.parent, live) as part:
        with about(file):
            write_file(file, part, live)
            games = count_games(part)
        aside = _keep_aside(live, now)
        with keeping(aside):
            try:
                part.replace(live)
            except OSError as error:
                raise CannotCopy("unwritable", live, reason(error)) from None
        flush_folder(live.parent)
    return Restored(games, aside)


# --- making a copy


def write_file(file: Path, part: Path, target: Path) -> None:
    """Copy a database that is not in use."""
    try:
        with closing(reader(file)) as source:
            write_copy(source, part, target)
    except (sqlite3.Error, UnicodeError) as error:
        raise unusable(error) from None


@contextmanager
def part_in(folder: Path, target: Path, *, is_home: bool = True) -> Iterator[Path]:
    """Yield the name of a copy to be written, readable only by its owner; what is left of it at the end is removed.

    In the data folder that is the owner of the folder, even if root restores.
    """
    part = folder / PART.format(secrets.token_hex(6))
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
        try:
            if is_home:
                give_to_owner(handle, folder)
        finally:
            os.close(handle)
    except OSError as error:
        raise CannotCopy("unwritable", target, reason(error)) from None
    try:
        yield part
    finally:
        for end in ("", *LOG_NAMES):
            with suppress(OSError):
                beside(part, end).unlink(missing_ok=True)


def remove_parts(folder: Path) -> None:
    """Remove what a killed process has left. Only for a process that has the folder alone."""
    for part in folder.glob(PART.format("*") + "*"):
        with suppress(OSError):
            part.unlink()


def write_copy(source: sqlite3.Connection, part: Path, target: Path) -> None:
    """Fill an empty file, as one database without a log beside it, and flush it to the disk."""
    try:
        with closing(connect(part, "rw")) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # It is flushed once, at the end.
            copy.execute("PRAGMA journal_mode = OFF")
            source.backup(copy)  # In one step: a snapshot that neither disturbs writers nor is disturbed by them.
            copy.execute("PRAGMA journal_mode = DELETE")
        flush(part)
    except (sqlite3.Error, OSError) as error:
        found = unusable(error)
        if found.kind in {"full", "readonly"} or isinstance(error, OSError):
            raise CannotCopy("unwritable", target, found.detail) from None
        raise found from None


def count_games(file: Path) -> int:
    """Return how many games a copy holds, without those that are deleted; reads every page and every table of it."""
    check_file(file, thorough=True)
    try:
        with closing(reader(file)) as connection:
            tables = table_names(connection)
            if "web_table" not in tables or not applied_migrations(connection):
                raise UnusableDatabase("foreign")
            rows = {name: _count(connection, name) for name in tables}
            columns = {str(column) for _, column, *_ in connection.execute("PRAGMA table_info(web_table)")}
            deleted = "SELECT count(*) FROM web_table WHERE deleted IS NOT NULL"
            gone = connection.execute(deleted).fetchone()[0] if "deleted" in columns else 0
    except (sqlite3.Error, UnicodeError, OSError) as error:
        raise unusable(error) from None
    return rows["web_table"] - int(gone)


def _count(connection: sqlite3.Connection, table: str) -> int:
    quoted = table.replace('"', '""')
    (rows,) = connection.execute(f'SELECT count(*) FROM "{quoted}"').fetchone()  # noqa: S608 - quoted
    return int(rows)


@contextmanager
def _source(live: Path) -> Iterator[sqlite3.Connection]:
    """Open the database to copy. It is opened for writing, so that an unused one has no log left behind.

    On a disk that cannot be written SQLite needs to know that the file rests.
    """
    try:
        connection = connect(live, "rw", LETTING_GO)
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            connection.close()
            if unusable(error).kind not in {"unreadable", "readonly"} or has_content(beside(live, "-wal")):
                raise
            connection = connect(live, "ro&immutable=1")
    except (sqlite3.Error, UnicodeError) as error:
        raise unusable(error) from None
    with closing(connection):
        yield connection


# --- giving names


def give_name(part: Path, target: Path, *, force: bool) -> None:
    """Give the finished copy its name. A file created there meanwhile is overwritten only on request."""
    try:
        if force:
            part.replace(target)
        else:
            try:
                os.link(part, target)
            except FileExistsError:
                raise
            except OSError:  # A file system without hard links.
                if os.path.lexists(target):
                    raise FileExistsError from None
                part.rename(target)
        flush_folder(target.parent)
    except FileExistsError:
        raise CannotCopy("exists", target) from None
    except OSError as error:
        raise CannotCopy("unwritable", target, reason(error)) from None


def _keep_aside(live: Path, now: datetime) -> Path | None:
    """Give the database and its log files a second name before another database takes the first."""
    if not live.exists():
        for end in LOG_NAMES:  # A log without its file would be played into the new one.
            beside(live, end).unlink(missing_ok=True)
        return None
    _fold_alone(live)
    make_private(live)
    aside = aside_name(live.parent, now)
    try:
        os.link(live, aside)
    except OSError:  # A file system without hard links.
        with part_in(live.parent, aside) as part:
            part.write_bytes(live.read_bytes())
            flush(part)
            part.rename(aside)
    for end in LOG_NAMES:  # They exist only if the file is too damaged to be opened.
        with suppress(FileNotFoundError):
            beside(live, end).rename(beside(aside, end))
    flush_folder(live.parent)
    return aside


def aside_name(home: Path, now: datetime) -> Path:
    """Return a free name for what a restore replaces."""
    stem = f"vendemmia-before-restore-{now:%Y%m%d-%H%M}"
    names = (home / f"{stem}{'' if number == 1 else f'-{number}'}.sqlite3" for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _fold_alone(live: Path) -> None:
    """Move everything from the log into the file, which also shows that no other process has it open.

    A damaged file is only read: SQLite would write into it what it finds in the log.
    """
    try:
        check_file(live)
    except UnusableDatabase as error:
        if error.kind == "damaged":
            return
    deadline = time.monotonic() + LETTING_GO
    while True:
        try:
            with closing(connect(live, "rw", 0.1)) as connection:
                connection.execute("PRAGMA journal_mode = DELETE")
                connection.execute("BEGIN EXCLUSIVE")
                connection.execute("ROLLBACK")
        except (sqlite3.Error, UnicodeError) as error:
            found = unusable(error)
            if found.kind == "busy" and time.monotonic() < deadline:
                time.sleep(0.05)
                continue
            if found.kind == "busy":
                raise CannotCopy("running", live) from None
            if found.kind != "damaged":
                raise CannotCopy("unwritable", live, found.detail) from None
        return


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def flush(file: Path) -> None:
    """Write everything of a file to the disk."""
    handle = os.open(file, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def flush_folder(folder: Path) -> None:
    """Flush a folder, which holds the names of its files. Not every system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
