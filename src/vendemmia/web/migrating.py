"""Bringing the tables of the database up to date.

Running games never notice: migrations only add (`docs/hosting.md`), so processes of the version before go on working
with the new tables until they are stopped.
"""

from __future__ import annotations

import pkgutil
from contextlib import suppress

from . import migrations


def known_migrations() -> set[str]:
    """The migrations that this version knows."""
    return {module.name for module in pkgutil.iter_modules(migrations.__path__)}


def migrate() -> None:
    """Bring the tables up to date, or raise UnusableDatabase. One process does it, others wait for it."""
    from django.core.management import call_command
    from django.db import DatabaseError, connection

    from .databases import database

    try:
        with database().alone_for_migrations():
            call_command("migrate", verbosity=0)
    except Exception as error:  # noqa: BLE001 - damaged files provoke all kinds of errors
        raise database().unusable(error) from None
    finally:
        with suppress(DatabaseError, UnicodeError):
            connection.close()
