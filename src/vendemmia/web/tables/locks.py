"""The locks of tables in this process."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class Lock:
    """The lock of one table. It exists while a thread holds it or waits for it."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.users = 0


_locks: dict[str, Lock] = {}
_guard = threading.Lock()


@contextmanager
def table_lock(table_id: str) -> Iterator[None]:
    """Hold the lock of a table: only one thread at a time uses its game."""
    with _lock_of(table_id) as lock, lock:
        yield


@contextmanager
def try_table_lock(table_id: str) -> Iterator[bool]:
    """Take the lock without waiting. Yield False if another thread holds it."""
    with _lock_of(table_id) as lock:
        is_alone = lock.acquire(blocking=False)
        try:
            yield is_alone
        finally:
            if is_alone:
                lock.release()


@contextmanager
def _lock_of(table_id: str) -> Iterator[threading.RLock]:
    with _guard:
        lock = _locks.setdefault(table_id, Lock())
        lock.users += 1
    try:
        yield lock.lock
    finally:
        with _guard:
            lock.users -= 1
            if not lock.users:
                del _locks[table_id]
