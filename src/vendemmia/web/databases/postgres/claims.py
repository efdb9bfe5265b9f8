"""Claims of the computer players, as rows of two small tables.

A process gives a sign of life every few seconds (`web_botworker`); its claims (`web_claim`) hold as long as the last
sign is recent by the clock of the database. Neither is worth a write to the disk: the tables are not logged, and after
a crash of PostgreSQL they are empty. If two processes ever answer at the same table, its version lets one of them win.
"""

from __future__ import annotations

import os
import secrets
import socket
from contextlib import suppress

from django.db import DatabaseError, connection

LEASE = 6.0
"""Seconds without a sign of life after which a process counts as dead."""
FORGOTTEN = 3600.0
"""Seconds after which a dead process drops out of the list."""

ALIVE = "SELECT name FROM web_botworker WHERE seen > clock_timestamp() - make_interval(secs => %s)"
TAKE = f"""
INSERT INTO web_claim (subject, worker) VALUES (%s, %s)
ON CONFLICT (subject) DO UPDATE SET worker = excluded.worker
WHERE web_claim.worker = excluded.worker OR web_claim.worker NOT IN ({ALIVE})
"""  # noqa: S608 - constants
RELEASE = "DELETE FROM web_claim WHERE subject = %s AND worker = %s"
BEAT = """
INSERT INTO web_botworker (name, seen) VALUES (%s, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET seen = excluded.seen
"""
FORGET = "DELETE FROM web_botworker WHERE seen < clock_timestamp() - make_interval(secs => %s)"
LEAVE = ("DELETE FROM web_claim WHERE worker = %s", "DELETE FROM web_botworker WHERE name = %s")
LAST = "SELECT extract(epoch FROM clock_timestamp() - max(seen)) FROM web_botworker"


class Leases:
    """The claims of one process."""

    def __init__(self, name: str = "") -> None:
        self.name = name or f"{socket.gethostname()[:30]}-{os.getpid()}-{secrets.token_hex(4)}"

    def take(self, subject: str) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(TAKE, [subject, self.name, LEASE])
            return bool(cursor.rowcount)

    def release(self, subject: str) -> None:
        with connection.cursor() as cursor:
            cursor.execute(RELEASE, [subject, self.name])

    def beat(self) -> None:
        with connection.cursor() as cursor:
            cursor.execute(BEAT, [self.name])
            cursor.execute(FORGET, [FORGOTTEN])

    def leave(self) -> None:
        with suppress(DatabaseError), connection.cursor() as cursor:
            for statement in LEAVE:
                cursor.execute(statement, [self.name])


def seconds_since_last() -> float | None:
    """Return how long ago any process gave a sign of life."""
    with connection.cursor() as cursor:
        cursor.execute(LAST)
        (seconds,) = cursor.fetchone() or (None,)
    return None if seconds is None else max(float(seconds), 0.0)
