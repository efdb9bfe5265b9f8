"""Bringing the tables of the database up to date.

Running games never notice: migrations only add (`docs/hosting.md`), so processes of the version before work with
the new tables until they are stopped.
"""

from __future__ import annotations

import pkgutil
from contextlib import suppress

from vendemmia.web import migrations

from . import database

LOCK = 8_417_001
"""The number of PostgreSQL's advisory lock under which the tables are brought up to date or replaced."""


def known_migrations() -> set[str]:
    """Return the migrations that this version knows."""
    return {module.name for module in pkgutil.iter_modules(migrations.__path__)}


def is_current() -> bool:
    """Return whether the tables are those of this version or a later one, or raise UnusableDatabase."""
    from django.db import DatabaseError, connection
    from django.db.migrations.recorder import MigrationRecorder

    try:
        applied = MigrationRecorder(connection).applied_migrations()
    except DatabaseError as error:
        raise database().unusable(error) from None
    return known_migrations() <= {name for app, name in applied if app == "web"}


def migrate() -> None:
    """Bring the tables up to date, or raise UnusableDatabase. One process does it, others wait for it."""
    from django.core.management import call_command
    from django.db import DatabaseError, connection

    try:
        with database().alone_for_migrations():
            call_command("migrate", verbosity=0)
    except Exception as error:  # noqa: BLE001 - damaged files provoke all kinds of errors
        raise database().unusable(error) from None
    finally:
        with suppress(DatabaseError, UnicodeError):
            connection.close()
