"""Who uses a data folder: any number of servers, or one process that replaces the database."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from vendemmia.engine import VendemmiaError
from vendemmia.file_lock import lock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class FolderInUse(VendemmiaError):
    """Another process uses the folder in a way that excludes ours."""


class FolderLock:
    """A lock on the folder itself. The system releases it when the process ends, however it ends."""

    def __init__(self, handle: int | None) -> None:
        self._handle = handle

    def is_alone(self) -> bool:
        """Return whether no other process uses the folder; none can until this lock ends or is shared again.

        If another process does, this lock is lost: so the system changes one kind of lock into the other.
        """
        return self._handle is None or lock(self._handle)

    def is_shared(self) -> bool:
        """Share the folder with other servers; False if another process has it alone."""
        return self._handle is None or lock(self._handle, shared=True)


@contextmanager
def locked_folder(home: Path, *, alone: bool = False, patience: float = 0) -> Iterator[FolderLock]:
    """Use a data folder; `alone` to replace what is in it. Raises FolderInUse if another process does not let us."""
    # Windows opens no folders: SQLite's own locks have to do there.
    handle = None if sys.platform == "win32" else os.open(home, os.O_RDONLY)
    try:
        made = FolderLock(handle)
        deadline = time.monotonic() + patience
        while not (made.is_alone() if alone else made.is_shared()):
            if time.monotonic() >= deadline:
                raise FolderInUse
            time.sleep(0.05)
        yield made
    finally:
        if handle is not None:
            os.close(handle)
