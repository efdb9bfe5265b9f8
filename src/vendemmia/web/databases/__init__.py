"""The databases that the server can use, behind one interface: SQLite in the data folder, or PostgreSQL.

Everything that differs between them is here. The rest of the server asks `database()`.
"""

from __future__ import annotations

import logging
from contextlib import contextmanager
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
    from collections.abc import Iterator

LOG = logging.getLogger(__name__)


def database() -> Database:
    """Return the database of this process, as its settings say."""
    from django.conf import settings

    found: Database = settings.STORE
    return found


@contextmanager
def if_possible(what: str) -> Iterator[None]:
    """Write something that only helps to know: on a full disk the rest can still be read."""
    from django.db import DatabaseError

    try:
        yield
    except DatabaseError as error:
        LOG.warning("%s cannot be noted: %s", what, error)


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
    "if_possible",
]
