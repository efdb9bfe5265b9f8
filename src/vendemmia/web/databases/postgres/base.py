"""Django's backend for PostgreSQL, which waits for a server that is just starting.

After a crash PostgreSQL needs a moment. Whoever connects meanwhile waits instead of showing an error.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from django.db.backends.postgresql import base
from psycopg import OperationalError

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 8.0
"""Seconds to wait for the server."""
PAUSE = 0.1
SOON = (
    "refused",
    "starting up",
    "not yet accepting",
    "recovery mode",
    "shutting down",
    "No such file",
    "closed the connection",
    "too many",
)
"""What an error says when the next try may succeed."""


def patiently(connect: Callable[[], Any]) -> Any:  # noqa: ANN401 - a connection of any kind
    """Connect, again and again if the server is only just starting."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return connect()
        except OperationalError as error:
            if time.monotonic() >= deadline or not any(sign in str(error) for sign in SOON):
                raise
            time.sleep(PAUSE)


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection."""

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:  # noqa: ANN401 - as in Django
        return patiently(lambda: super(DatabaseWrapper, self).get_new_connection(conn_params))
