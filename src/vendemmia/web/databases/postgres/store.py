"""PostgreSQL: several web processes and several processes of computer players, on one machine or many."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote, urlsplit

from vendemmia.web.databases.interface import CannotCopy, Database, UnusableDatabase
from vendemmia.web.databases.migrating import LOCK, known_migrations
from vendemmia.web.databases.sqlite import files
from vendemmia.web.databases.topics import BOTS, EVALUATIONS, announced, table_topic
from vendemmia.web.util.readable import is_readable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from vendemmia.web.databases.interface import Change, Latest, Listening, Restored, Written
    from vendemmia.web.models import Token

    from .claims import Leases
    from .watching import NotificationListener, NotificationSource

LEAST_SPACE = 256 * 1024
"""Bytes that must be free in the data folder."""
LIMITS = "-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000"
"""Milliseconds, so that no statement waits or blocks others for ever. Where people wait, `line` has shorter ones."""
NOTICED = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
"""When the system gives up a connection: seconds, and milliseconds for unconfirmed packets."""
PREPARE_AFTER = 5
"""Uses after which the driver prepares a statement. Django's own are never prepared, those of `at_once` always."""
MIGRATIONS = "django_migrations"
KINDS = {
    "53100": "full",
    "53": "busy",
    "57014": "busy",
    "55P03": "busy",
    "40": "busy",
    "25006": "readonly",
    "28": "refused",
    "42501": "rights",
    "3D000": "missing",
    "XX": "damaged",
    "57P": "unreachable",
    "08": "unreachable",
}
"""What PostgreSQL's codes of errors mean, by their beginnings; the first that fits counts."""
SAID = {
    "authentication failed": "refused",
    "pg_hba.conf": "refused",
    "no password": "refused",
    "permission denied": "rights",
    "FATAL:  role": "refused",
    "does not exist": "missing",
    "too many": "busy",
}
"""A refused connection has no code, only a text; the first that fits counts."""
LOST = {"OperationalError", "InterfaceError"}
"""The driver's errors of a connection. The driver may not be installed, so they are known by their names."""


class Postgres(Database):
    """A database on a server."""

    kind = "postgresql"
    is_shared = True
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, address: str, home: Path) -> None:
        self.home = home
        parts = urlsplit(address)
        self._options = dict(parse_qsl(parts.query))
        self._host = unquote(parts.hostname or "") or self._options.pop("host", "")
        self._port = str(parts.port or self._options.pop("port", ""))
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._name = unquote(parts.path.strip("/"))
        place = f"{self._host or 'localhost'}{':' if self._port else ''}{self._port}"
        self.label = f"postgresql://{place}/{self._name}"

    def settings(self) -> dict[str, Any]:
        return {
            "ENGINE": "vendemmia.web.databases.postgres",
            "NAME": self._name,
            "USER": self._user,
            "PASSWORD": self._password,
            "HOST": self._host,
            "PORT": self._port,
            "CONN_MAX_AGE": None,  # A thread reuses its connection; `freshen` notices when it is lost.
            "OPTIONS": {
                "prepare_threshold": PREPARE_AFTER,
                **NOTICED,
                **self._options,
                "application_name": "vendemmia",
                "options": LIMITS,
            },
        }

    @property
    def parameters(self) -> dict[str, object]:
        """For a connection without Django."""
        named = {"host": self._host, "port": self._port, "user": self._user, "password": self._password}
        given = {name: value for name, value in named.items() if value}
        ours = {"dbname": self._name, "application_name": "vendemmia", "connect_timeout": 10}
        return {**NOTICED, **self._options, **given, **ours}

    def check(self) -> None:
        self.has_tables()

    def has_tables(self) -> bool:
        """Return False for an empty database. UnusableDatabase if it cannot be reached, or is not for us."""
        try:
            import psycopg
        except ImportError:
            raise UnusableDatabase("no-driver") from None

        from .connecting import connected

        try:
            with connected(self.parameters) as connection:
                return self._check_content(connection)
        except psycopg.Error as error:
            raise self.unusable(error) from None

    @staticmethod
    def _check_content(connection: Any) -> bool:  # noqa: ANN401 - psycopg may not be installed
        (encoding,) = connection.execute("SHOW server_encoding").fetchone()
        if encoding != "UTF8":
            raise UnusableDatabase("unusable", f"its encoding is {encoding}, not UTF8")
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = ANY(current_schemas(false))")
        tables = {name for (name,) in names}
        if not tables:
            return False
        if MIGRATIONS not in tables:
            raise UnusableDatabase("foreign")
        applied = connection.execute(f"SELECT name FROM {MIGRATIONS} WHERE app = 'web'")  # noqa: S608 - a constant
        newer = sorted({name for (name,) in applied} - known_migrations())
        if newer:
            raise UnusableDatabase("newer", ", ".join(newer))
        return True

    @contextmanager
    def alone_for_migrations(self) -> Iterator[None]:
        from django.db import connection

        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0; SET lock_timeout = 0")
            cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        yield  # The connection is closed afterwards, and the lock with it.

    def begin(self) -> None:
        """Do nothing: every process connects when it first needs to."""

    def hurry(self) -> None:
        from .line import LINE

        LINE.hurry(self.parameters)

    def end(self, *, alone: bool) -> str:
        return ""

    def rows(self, statement: str, given: Sequence[str | int]) -> list[tuple[Any, ...]]:
        from .at_once import rows

        return rows(statement, given)

    def find_token(self, digest: str) -> Token | None:
        from .at_once import find_token

        return find_token(digest)

    def look_again(self, table_id: str, version: int, ply: int) -> Latest | None:
        from .at_once import look_again

        return look_again(table_id, version, ply)

    def write(self, change: Change) -> Written:
        from .at_once import write

        return write(change)

    def may_listen(self, streams: Sequence[Listening]) -> list[bool]:
        from .at_once import may_listen

        return may_listen(streams)

    def freshen(self) -> None:
        """Drop an idle connection that has something to read: the server has closed it."""
        from django.db import connection

        own: Any = connection.connection
        if own is None:
            return
        if own.is_lost or own.closed or is_readable(own.fileno()):
            connection.close()

    def check_health(self) -> None:
        from django.db import DatabaseError, connection, transaction

        try:
            with transaction.atomic(), connection.cursor() as cursor:
                cursor.execute("SELECT id FROM web_table LIMIT 1")
                cursor.execute("SELECT pg_current_xact_id()")  # Refused where nothing can be written.
                transaction.set_rollback(True)
        except DatabaseError as error:
            connection.close()
            raise self.unusable(error) from None
        if hasattr(os, "statvfs"):
            disk = os.statvfs(self.home)
            if disk.f_bavail * disk.f_frsize < LEAST_SPACE:
                raise UnusableDatabase("full")

    def unusable(self, error: Exception) -> UnusableDatabase:
        if isinstance(error, UnusableDatabase):
            return error
        own = _own(error)
        if isinstance(own, sqlite3.Error):  # Of a file that is copied from or into this database.
            return files.unusable(own)
        text = str(own).strip().splitlines()[0] if str(own).strip() else type(own).__name__
        code = getattr(own, "sqlstate", None)
        if code is None:
            is_lost = any(kind.__name__ in LOST for kind in type(own).__mro__)
            said = (kind for sign, kind in SAID.items() if sign in text)
            kind = next(said, "unreachable") if is_lost else "unusable"
        else:
            kind = next((kind for beginning, kind in KINDS.items() if code.startswith(beginning)), "unusable")
        return UnusableDatabase(kind, text.replace(self._password, "…") if self._password else text)

    def note_change(self, table_id: str, version: int | None = None, *, bot_is_asked: bool) -> None:
        topic = table_topic(table_id)
        self.announce((topic if version is None else announced(topic, version), *[BOTS] * bot_is_asked))

    def note_evaluation(self) -> None:
        self.announce((EVALUATIONS,))

    def announce(self, topics: Iterable[str]) -> None:
        from django.db import connection

        from .watching import CHANNEL

        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, topic) FROM unnest(%s::text[]) AS topic", [CHANNEL, list(topics)])

    def listener(self) -> NotificationListener:
        from .watching import NotificationListener

        return NotificationListener(self.parameters)

    def source(self) -> NotificationSource:
        from .watching import NotificationSource

        return NotificationSource(self.parameters)

    def claims(self) -> Leases:
        from .claims import Leases

        return Leases()

    def seconds_since_heartbeat(self) -> float | None:
        from .claims import seconds_since_last

        return seconds_since_last()

    def back_up(self, target: Path, *, force: bool = False) -> int:
        from . import copies

        if not self.has_tables():
            raise CannotCopy("nothing", self.label)
        return copies.back_up(self, target, force=force)

    @contextmanager
    def fleeting_copy(self) -> Iterator[Path]:
        from . import copies
        from .line import LINE

        with LINE.time_enough(), copies.fleeting_copy(self) as copy:
            yield copy

    def restore(self, file: Path, now: datetime) -> Restored:
        from . import copies

        return copies.restore(self, file, now)


def _own(error: BaseException) -> BaseException:
    """Return the driver's error: Django, and its migrations once more, wrap it in their own."""
    found: BaseException | None = error
    while found is not None and not hasattr(found, "sqlstate"):
        found = found.__cause__ or found.__context__
    return found or error.__cause__ or error
