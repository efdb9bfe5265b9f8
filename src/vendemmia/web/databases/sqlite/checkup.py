"""Is the database still the file that the server started with, readable and writable? Called often, so cheap."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from vendemmia.web.databases.interface import UnusableDatabase

from .files import connect, unusable

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 0.5
"""Seconds to wait for other writers; less than `asking` waits for the whole answer."""
LEAST_SPACE = 256 * 1024
"""Bytes that must be free on the disk. SQLite itself notices a full disk only when it writes."""


class Checkup:
    """The health check of one file in one process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._began_with: tuple[int, int] | None = None

    def begin(self) -> None:
        """Remember the file as it is now, so that another one under its name is noticed."""
        found = self.file.stat()
        self._began_with = found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise UnusableDatabase if moves cannot be saved at the moment."""
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
