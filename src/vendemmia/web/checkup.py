"""Is the database still the file that the server began with, and can it be read and written? Asked often, so cheap."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import cache
from typing import TYPE_CHECKING

from .database import UnusableDatabase, connect, unusable

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 1.0
"""Seconds to wait for others who write."""
LEAST_SPACE = 256 * 1024
"""Bytes that a disk must have left. SQLite itself notices only when it writes."""


class Checkup:
    """Of one file in one process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._began_with: tuple[int, int] | None = None

    def begin(self) -> None:
        """The file is the right one now; another one under its name will be noticed."""
        found = self.file.stat()
        self._began_with = found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise UnusableDatabase if moves cannot be kept at this moment."""
        try:
            found = self.file.stat()
        except FileNotFoundError:
            raise UnusableDatabase("gone") from None
        except OSError as error:
            raise unusable(error) from None
        if self._began_with is None:
            self.begin()
        elif self._began_with != (found.st_dev, found.st_ino):
            raise UnusableDatabase("replaced")
        try:
            with closing(connect(self.file, "rw", PATIENCE)) as connection:
                connection.isolation_level = None
                connection.execute("SELECT id FROM web_table LIMIT 1").fetchone()
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("ROLLBACK")
        except (sqlite3.Error, UnicodeError) as error:
            raise unusable(error) from None
        if not os.access(self.file.parent, os.W_OK):
            raise UnusableDatabase("readonly")
        if hasattr(os, "statvfs"):
            disk = os.statvfs(self.file)
            if disk.f_bavail * disk.f_frsize < LEAST_SPACE:
                raise UnusableDatabase("full")


@cache
def checkup() -> Checkup:
    """Of the database of this process."""
    from django.conf import settings

    return Checkup(settings.DATABASE)
