"""Threads of the tests that use the database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created


@contextmanager
def closed_connections() -> Iterator[None]:
    """Close what other threads open meanwhile. Django leaves it to them, and from Python 3.13 on SQLite complains."""
    opened: list[BaseDatabaseWrapper] = []

    def remember(connection: BaseDatabaseWrapper, **_: Any) -> None:
        opened.append(connection)

    connection_created.connect(remember)
    try:
        yield
    finally:
        connection_created.disconnect(remember)
        for wrapper in opened:
            if wrapper.connection is not None:
                wrapper.connection.close()
