"""Locks on open files and folders. The system releases them when the process ends, however it ends."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":
    import fcntl


def lock(handle: int, *, shared: bool = False) -> bool:
    """Return False if another process has locked it; never wait. Windows and some file systems lock nothing."""
    if sys.platform != "win32":
        with suppress(OSError):
            try:
                fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
    return True


__all__ = ["lock"]
