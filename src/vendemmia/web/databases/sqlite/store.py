"""SQLite in the data folder: for one server, without anything to install or to start."""

from __future__ import annotations

import os
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from vendemmia.home import DATABASE, PRIVATE_FILE, make_private
from vendemmia.web.databases.interface import Database

from . import copies, files
from .checkup import Checkup
from .folding import fold, watch_connections
from .watching import FileListener, FileSource

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractContextManager
    from datetime import datetime
    from pathlib import Path

    from vendemmia.web.databases.interface import Restored, UnusableDatabase

HEARTBEAT = "computer-players"
"""A file whose time says when the computer players were last alive. In the database it would cost a write to disk."""


class SQLite(Database):
    """One file. A single process serves; the computer players have another one."""

    kind = "sqlite"
    is_shared = False
    begin_reading = "BEGIN"

    def __init__(self, home: Path) -> None:
        self.home = home
        self.file = home / DATABASE
        self.label = str(self.file)
        self.checkup = Checkup(self.file)
        self._seen = threading.local()
        """The file that the connection of this thread writes to."""

    def settings(self) -> dict[str, Any]:
        return {
            "ENGINE": "vendemmia.web.databases.sqlite",
            "NAME": self.file,
            "CONN_MAX_AGE": None,  # A thread reuses its connection: opening one takes longer than a page's queries.
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",  # A move reads and writes: it needs the write lock from the start.
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
            },
            "TEST": {"NAME": self.home / "test.sqlite3"},
        }

    def check(self) -> None:
        files.check_writable(self.file)
        files.check_not_empty(self.file)
        files.check_file(self.file)
        for end in ("", *files.LOG_NAMES):
            make_private(files.beside(self.file, end))

    def exists(self) -> bool:
        return self.file.exists()

    @contextmanager
    def alone_for_migrations(self) -> Iterator[None]:
        """Prepare the file. A migration takes its write lock, and the lock of the folder keeps restores away."""
        watch_connections()
        files.make_new(self.file)
        yield

    def begin(self) -> None:
        self.checkup.begin()

    def hurry(self) -> None:
        """Do nothing: a file answers, or says that it is locked."""

    def end(self, *, alone: bool) -> str:
        with suppress(OSError):
            self._heartbeat.unlink()
        folded = fold(self.file) if alone else fold(self.file, 0)
        if not self.file.exists():
            return "database-gone"
        return "serve-not-folded" if alone and not folded else ""

    def freshen(self) -> None:
        """Close the connection if its file was deleted or replaced, or it would keep writing to the old one."""
        from django.db import connection

        try:
            found = os.stat(self.file)  # noqa: PTH116 - quicker, for every request
        except OSError:
            file = None
        else:
            file = (found.st_dev, found.st_ino)
        if file != getattr(self._seen, "file", None):
            connection.close()
            self._seen.file = file

    def check_health(self) -> None:
        self.checkup.check()

    def unusable(self, error: Exception) -> UnusableDatabase:
        return files.unusable(error)

    def note_change(self, table_id: str, version: int | None = None, *, bot_is_asked: bool) -> None:
        """Do nothing: every process sees that the file has changed and compares versions."""

    def note_evaluation(self) -> None:
        """Note an evaluation, as above."""

    def announce(self, topics: Iterable[str]) -> None:
        from django.db import connection

        with connection.cursor() as cursor:
            for topic in topics:
                cursor.execute(
                    "INSERT INTO web_topic (name, number) VALUES (%s, 1) "
                    "ON CONFLICT (name) DO UPDATE SET number = number + 1",
                    [topic],
                )

    def listener(self) -> FileListener:
        return FileListener(self.file)

    def source(self) -> FileSource:
        return FileSource(self.file)

    def claims(self) -> LoneClaims:
        return LoneClaims(self._heartbeat)

    @property
    def _heartbeat(self) -> Path:
        return self.home / HEARTBEAT

    def seconds_since_heartbeat(self) -> float | None:
        try:
            return max(time.time() - self._heartbeat.stat().st_mtime, 0.0)
        except OSError:
            return None

    def back_up(self, target: Path, *, force: bool = False) -> int:
        return copies.back_up(self.file, target, force=force)

    def fleeting_copy(self) -> AbstractContextManager[Path]:
        return copies.fleeting_copy(self.file)

    def restore(self, file: Path, now: datetime) -> Restored:
        return copies.restore(file, self.home, now)


class LoneClaims:
    """The claims of the only process of computer players: there is no other to claim anything."""

    def __init__(self, heartbeat: Path) -> None:
        self._heartbeat = heartbeat

    def take(self, subject: str) -> bool:
        return True

    def release(self, subject: str) -> None:
        """Do nothing: no other process waits for it."""

    def beat(self) -> None:
        with suppress(OSError):
            os.close(os.open(self._heartbeat, os.O_WRONLY | os.O_CREAT, PRIVATE_FILE))
            os.utime(self._heartbeat)

    def leave(self) -> None:
        with suppress(OSError):
            self._heartbeat.unlink()
