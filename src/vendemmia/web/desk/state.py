"""How the server is, for its moderators: cheap questions only, and each of them may fail alone."""

from __future__ import annotations

import platform
import shutil
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings
from django.db import DatabaseError, connection
from django.utils.timezone import now

from vendemmia import __version__
from vendemmia.build_mode import mode
from vendemmia.record import RULES_VERSION
from vendemmia.web.backups.latest import latest
from vendemmia.web.conduct.reports import open_reports
from vendemmia.web.databases import database
from vendemmia.web.databases.migrating import known_migrations
from vendemmia.web.models import BotWorker, Person, Sanction, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.web.backups.latest import LastBackups

HERE: Final = timedelta(minutes=10)
"""A person seen within this time is here; `sessions.sessions.SEEN_EVERY` says how exactly that is known."""
SILENCE: Final = 30.0
"""Seconds without a sign of life after which computer players count as dead."""


class ServerState(NamedTuple):
    """What the desk shows about the server."""

    open_reports: int
    appeals: int
    people_here: int
    accounts: int
    guests: int
    gathering: int
    running: int
    finished: int
    web_workers: int
    bot_workers: int
    bots_alive: int | None
    """Processes of computer players that gave a sign of life; None where there is one at most."""
    heartbeat: float | None
    """Seconds since the last sign of life of computer players; None if there was none."""
    backup: LastBackups
    """The last backup that succeeded, and the last one that failed."""
    disk_free: int | None
    """Bytes, of the data folder."""
    database_bytes: int | None
    database_kind: str
    program: str
    rules: int
    schema: str
    python: str
    engine: str

    @property
    def are_bots_alive(self) -> bool:
        return self.heartbeat is not None and self.heartbeat < SILENCE


def state() -> ServerState:
    moment, tables = now(), Table.objects.filter(deleted__isnull=True)
    store, environment = database(), settings.ENVIRONMENT
    alive = BotWorker.objects.filter(seen__gte=moment - timedelta(seconds=SILENCE)).count() if store.is_shared else None
    return ServerState(
        open_reports=open_reports().count(),
        appeals=open_appeals_count(),
        people_here=Person.objects.filter(seen__gte=moment - HERE).count(),
        accounts=Person.objects.filter(account__isnull=False).count(),
        guests=Person.objects.filter(account__isnull=True).count(),
        gathering=tables.filter(gathering=True).count(),
        running=tables.filter(gathering=False, over=False, uploaded=False).count(),
        finished=tables.filter(over=True).count(),
        web_workers=environment.web_workers,
        bot_workers=environment.bot_workers,
        bots_alive=alive,
        heartbeat=store.seconds_since_heartbeat(),
        backup=latest(settings.HOME),
        disk_free=_or_none(lambda: shutil.disk_usage(settings.HOME).free),
        database_bytes=_or_none(_size),
        database_kind=store.kind,
        program=__version__,
        rules=RULES_VERSION,
        schema=max(known_migrations()),
        python=platform.python_version(),
        engine=mode(),
    )


def open_appeals_count() -> int:
    return Sanction.objects.filter(appealed__isnull=False, answered__isnull=True).count()


def _or_none(question: Callable[[], int]) -> int | None:
    try:
        return question()
    except (OSError, DatabaseError):
        return None


def _size() -> int:
    if database().kind == "sqlite":
        return int(settings.DATABASES["default"]["NAME"].stat().st_size)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        return int(cursor.fetchone()[0])
