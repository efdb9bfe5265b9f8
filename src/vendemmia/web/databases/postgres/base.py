"""Django's backend for PostgreSQL with connections that wait only for a while (`connecting`)."""

from __future__ import annotations

from typing import Any

from django.db.backends.postgresql import base
from django.db.backends.postgresql.psycopg_any import IsolationLevel

from .connecting import Connection, hurried, patiently


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection."""

    def get_new_connection(self, conn_params: dict[str, Any]) -> Connection:
        self.isolation_level = IsolationLevel.READ_COMMITTED
        found: Connection = patiently(lambda: Connection.connect(**hurried(conn_params)))
        return found
