"""The databases that the server can use, behind one interface: SQLite in the data folder, or PostgreSQL.

Everything that differs between them is here. The rest of the server asks `database()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .interface import (
    FIXED,
    CannotCopy,
    Change,
    Claims,
    Database,
    Latest,
    Listener,
    Listening,
    Restored,
    Source,
    UnusableDatabase,
    Written,
)

if TYPE_CHECKING:
    from vendemmia.web.environment import Environment


def database() -> Database:
    """The database of this process, as its settings say."""
    from django.conf import settings

    found: Database = settings.STORE
    return found


def store_of(environment: Environment) -> Database:
    """The database that an environment names. Nothing is opened yet."""
    if environment.database:
        from .postgres.store import Postgres

        return Postgres(environment.database, environment.home)
    from .sqlite.store import SQLite

    return SQLite(environment.home)


__all__ = [
    "FIXED",
    "CannotCopy",
    "Change",
    "Claims",
    "Database",
    "Latest",
    "Listener",
    "Listening",
    "Restored",
    "Source",
    "UnusableDatabase",
    "Written",
    "database",
    "store_of",
]
