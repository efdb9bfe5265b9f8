"""Reads everything in the database of its data folder, for a trial of a backup (`trial`), and prints what it has found.

It is a process of its own: `python -m vendemmia.web.backups.reader`, with VENDEMMIA_HOME.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.db.models import Model


def main() -> None:
    import django

    from vendemmia.web.databases import UnusableDatabase
    from vendemmia.web.databases.migrating import migrate

    logging.disable(logging.CRITICAL)  # What is wrong is in the answer.
    try:
        os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.site.settings"
        django.setup()
        migrate()
        told = found()
    except UnusableDatabase as error:
        told = {"kind": error.kind, "detail": error.detail}
    except Exception as error:  # noqa: BLE001 - rows may hold anything, and any error makes the backup useless
        told = {"kind": "damaged", "detail": str(error) or type(error).__name__}
    sys.stdout.write(json.dumps(told) + "\n")


def found() -> dict[str, object]:
    from django.contrib.auth.models import User
    from django.db import connection

    from vendemmia.web.databases import contents
    from vendemmia.web.models import Person, Ply

    connection.check_constraints()  # Nothing refers to rows that are missing.
    rows = sum(rows_of(kind) for kind in contents.kinds())
    states, broken, newest = games()
    return {
        "games": states.total() - states["deleted"],
        **{state: states[state] for state in ("running", "gathering", "over", "deleted")},
        "answers": Ply.objects.count(),
        "rows": rows,
        "people": Person.objects.count(),
        "accounts": User.objects.count(),
        "newest": newest,
        "broken": broken,
    }


def rows_of(kind: type[Model]) -> int:
    """Read every row with all its values: a text that is not JSON, or a date that is not one, is noticed."""
    from vendemmia.web.databases import contents

    return sum(len(batch) for batch in contents.rows(kind, "default"))


def games() -> tuple[Counter[str], list[tuple[str, str]], str]:
    """Return the tables by their state, the unreadable ones with the reason, and the newest change."""
    from django.utils.timezone import localtime

    from vendemmia.web.models import Table
    from vendemmia.web.tables.cache import forget, game_of
    from vendemmia.web.tables.stored import Unplayable, players_of, row_of

    states: Counter[str] = Counter()
    broken: list[tuple[str, str]] = []
    newest = None
    for table_id in list(Table.objects.order_by("created").values_list("id", flat=True)):
        try:
            table = row_of(table_id)
            table.players = players_of(table)
            game_of(table)
        except Unplayable as error:
            broken.append((table_id, error.problem))
            table = Table.objects.only("deleted", "over", "gathering", "changed").get(id=table_id)
        states[state_of(table)] += 1
        newest = max(newest or table.changed, table.changed)
        forget(table_id)
    return states, broken, f"{localtime(newest):%Y-%m-%d %H:%M}" if newest else ""


def state_of(table: object) -> str:
    for state in ("deleted", "over", "gathering"):
        if getattr(table, state):
            return state
    return "running"


if __name__ == "__main__":
    main()
    sys.exit()
