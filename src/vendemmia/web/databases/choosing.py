"""The choice of the database that an environment names."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vendemmia.web.config.environment import Environment

    from .interface import Database


def database_of(environment: Environment) -> Database:
    """Return the database that an environment names. Nothing is opened yet."""
    if environment.database:
        from .postgres.store import Postgres

        return Postgres(environment.database, environment.home)
    from .sqlite.store import SQLite

    return SQLite(environment.home)
