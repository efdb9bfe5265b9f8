"""What became of the last backups: the last one that succeeded, and the last one that failed.

A small file in the data folder says it, outside of every database: it is there when the database cannot be reached, a
restore does not take it back, and a backup holds nothing about itself. `vendemmia backup` writes it, also when a timer
or a container runs the command; `/health`, the figures and the host read it.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.home import PRIVATE_FILE, give_to_owner
from vendemmia.web.databases.interface import CannotCopy, UnusableDatabase
from vendemmia.web.databases.sqlite.copies import PART, flush, flush_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILE = "last-backup.json"
LATE = 36 * 3600.0
"""Seconds after which a backup that is made every night is late."""


class Done(NamedTuple):
    """A backup that succeeded."""

    at: float
    """When it began, in seconds since 1970: everything before is in it."""
    seconds: float
    file: str
    games: int
    size: int

    @property
    def age(self) -> float:
        """In seconds."""
        return max(time.time() - self.at, 0.0)


class Failed(NamedTuple):
    """A backup that failed."""

    at: float
    file: str
    problem: str
    """The id of the message that says why; `detail` and `about` go into it."""
    detail: str
    about: str

    @property
    def age(self) -> float:
        """In seconds."""
        return max(time.time() - self.at, 0.0)


class LastBackups(NamedTuple):
    """The last backups of this data folder."""

    done: Done | None
    failed: Failed | None

    @property
    def has_failed(self) -> bool:
        """The last try failed."""
        return self.failed is not None and (self.done is None or self.failed.at >= self.done.at)


@dataclass
class BackupNotes:
    """What a command says about the backup that it makes."""

    games: int = 0


@contextmanager
def recorded(home: Path, target: Path) -> Iterator[BackupNotes]:
    """Write down what becomes of a backup into this file."""
    began, notes = time.time(), BackupNotes()
    name = str(target.absolute())
    try:
        yield notes
    except (CannotCopy, UnusableDatabase, OSError, ValueError) as error:
        note(home, failed=Failed(began, name, *_reason(error, name)))
        raise
    size = target.stat().st_size
    note(home, done=Done(began, time.time() - began, name, notes.games, size))


def _reason(error: Exception, name: str) -> tuple[str, str, str]:
    """Return the id of a message, the detail, and what it is about: empty for the server's own database."""
    match error:
        case CannotCopy():
            return f"copy-{error.kind}", error.detail or error.kind, str(error.file)
        case UnusableDatabase():
            return f"database-{error.kind}", error.detail or error.kind, str(error.file or "")
    return "copy-unreachable", getattr(error, "strerror", None) or str(error), name


def note(home: Path, *, done: Done | None = None, failed: Failed | None = None) -> None:
    """Write it to the disk as a whole or not at all; a folder that cannot be written keeps what it has."""
    before = latest(home)
    found = {"done": done or before.done, "failed": failed or before.failed}
    content = {name: each and each._asdict() for name, each in found.items()}
    part = home / PART.format(f"last-backup-{os.getpid()}")
    with suppress(OSError):
        try:
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE)
            with os.fdopen(handle, "w", encoding="utf-8") as opened:
                give_to_owner(opened.fileno(), home)
                json.dump(content, opened)
            flush(part)
            part.replace(home / FILE)
        finally:
            part.unlink(missing_ok=True)
        flush_folder(home)


def latest(home: Path) -> LastBackups:
    """Return what is written down; a file that makes no sense says nothing."""
    try:
        found = json.loads((home / FILE).read_text(encoding="utf-8"))
        return LastBackups(_read(Done, found["done"]), _read(Failed, found["failed"]))
    except (OSError, ValueError, TypeError, KeyError):
        return LastBackups(None, None)


def _read(kind: Any, found: dict[str, Any] | None) -> Any:  # noqa: ANN401 - one of two tuples
    if found is None:
        return None
    made = kind(**found)
    return made._replace(at=float(made.at))


def report(home: Path) -> dict[str, object]:
    """Return the report for `/health`, for this machine only."""
    found = latest(home)
    if found.done is None and found.failed is None:
        return {"result": "none"}
    told: dict[str, object] = {"result": "failed" if found.has_failed else "done"}
    if found.done is not None:
        told |= {"age_seconds": round(found.done.age), "games": found.done.games, "file": found.done.file}
    if found.has_failed and found.failed is not None:
        told |= {"failed_seconds_ago": round(found.failed.age), "problem": found.failed.problem}
    return told
