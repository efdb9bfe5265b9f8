"""A trial of a backup: it is restored into a database of its own, which is thrown away, and every game is read there.

The reading is done by a process whose data folder is a temporary one, so it cannot come near the server's database.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from vendemmia.web.databases.interface import CannotCopy, UnusableDatabase, about
from vendemmia.web.databases.sqlite.copies import reason, restore

PREFIX = "vendemmia-trial-"
OURS = ("VENDEMMIA_", "DJANGO_")
"""The beginnings of the variables that would lead the reader to another database."""


class BackupContent(NamedTuple):
    """What a backup holds."""

    games: int
    """Without deleted ones."""
    running: int
    gathering: int
    over: int
    deleted: int
    answers: int
    rows: int
    """Of all tables."""
    people: int
    accounts: int
    newest: str
    """When a game last changed; empty if there is none."""
    broken: list[tuple[str, str]]
    """The games that cannot be read, and why."""


def tried(file: Path) -> BackupContent:
    """Return what a backup holds. CannotCopy or UnusableDatabase if it could not be restored."""
    try:
        folder = tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True)
    except OSError as error:
        raise CannotCopy("unwritable", tempfile.gettempdir(), reason(error)) from None
    with folder as home:
        restore(file, Path(home), datetime.now(UTC))
        with about(file):
            return _read(Path(home))


def _read(home: Path) -> BackupContent:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(
        [sys.executable, "-m", "vendemmia.web.backups.reader"],
        env=kept | {"VENDEMMIA_HOME": str(home)},
        cwd=home,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    try:
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError):
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise UnusableDatabase("unusable", said[-1]) from None
    if "kind" in told:
        raise UnusableDatabase(told["kind"], told["detail"])
    return BackupContent(**{**told, "broken": [(name, why) for name, why in told["broken"]]})
