"""Who uses a data folder: any number of servers, or one process that replaces the database."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from vendemmia.engine import VendemmiaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks have to do.
    fcntl = None  # type: ignore[assignment]


class FolderInUse(VendemmiaError):
    """Another process uses the folder in a way that excludes ours."""


class FolderLock:
    """A lock on the folder itself. The system releases it when the process ends, however it ends."""

    def __init__(self, handle: int | None) -> None:
        self._handle = handle

    def is_alone(self) -> bool:
        """True if nobody else uses the folder, and nobody can until this lock ends or is shared again.

        If somebody does, this lock is lost: that is how the system changes one kind of lock into the other.
        """
        return fcntl is None or self._locked(fcntl.LOCK_EX)

    def is_shared(self) -> bool:
        """Share the folder with other servers; False if another process has it alone."""
        return fcntl is None or self._locked(fcntl.LOCK_SH)

    def _locked(self, kind: int) -> bool:
        if self._handle is None:
            return True
        try:
            fcntl.flock(self._handle, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # A file system without such locks.
            return True
        return True


@contextmanager
def locked_folder(home: Path, *, alone: bool = False, patience: float = 0) -> Iterator[FolderLock]:
    """Use a data folder; `alone` to replace what is in it. Raises FolderInUse if another process does not let us."""
    handle = None if fcntl is None else os.open(home, os.O_RDONLY)
    try:
        lock = FolderLock(handle)
        deadline = time.monotonic() + patience
        while not (lock.is_alone() if alone else lock.is_shared()):
            if time.monotonic() >= deadline:
                raise FolderInUse
            time.sleep(0.05)
        yield lock
    finally:
        if handle is not None:
            os.close(handle)
