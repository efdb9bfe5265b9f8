"""Threads of the tests that use the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created

Found = TypeVar("Found")


def run_apart(work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
    """Run a coroutine in a thread of its own: the browser of other tests keeps an event loop in this one."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(work())).result()


@contextmanager
def closed_connections() -> Iterator[None]:
    """Close what other threads open meanwhile. Django leaves it to them, and from Python 3.13 on SQLite complains."""
    opened: list[BaseDatabaseWrapper] = []
    own = threading.get_ident()

    def remember(connection: BaseDatabaseWrapper, **_: Any) -> None:
        if threading.get_ident() != own:  # The test goes on with its own.
            opened.append(connection)

    connection_created.connect(remember)
    try:
        yield
    finally:
        connection_created.disconnect(remember)
        for wrapper in opened:
            if wrapper.connection is not None:
                wrapper.connection.close()
