"""A game as the database has it, for a file: nothing is checked.

Of a game that is over nothing is left out: if the row is sound, the file is a record, and a version of the program that
knows its rules can open it. Of a game that is not over, the file has no seed, no position and no invitation, and on a
shared server no answers, because some of them name hidden cards. Another version may be able to play the game on.
"""

from __future__ import annotations

import json

from django.db import connection

from vendemmia.record import FORMAT, LINK, UNKNOWN, trail_of
from vendemmia.web.game import daily_calendar as calendar
from vendemmia.web.models import Ply, Seat, Table
from vendemmia.web.people.identity import is_shared

JSON_COLUMNS = ("options", "start", "resumed", "result", "receipts", "position")
HIDDEN = ("secret", "seed", "start", "resumed", "position", "invitation", "code", "receipts")
"""The columns that only the file of a game that is over has: the deal, positions, and what lets others in."""


def is_open(table_id: str) -> bool:
    """Return whether the file of a game holds all of it."""
    return any(_is_open(row) for row in _rows(Table._meta.db_table, "id", table_id))


def saved_text(table_id: str) -> str:
    row, *_ = _rows(Table._meta.db_table, "id", table_id) or [{}]
    seats = _rows(Seat._meta.db_table, "table_id", table_id)
    plies = sorted(_rows(Ply._meta.db_table, "table_id", table_id), key=lambda ply: str(ply["number"]).zfill(9))
    for name in JSON_COLUMNS:
        row[name] = _parsed(row.get(name))
    is_open = _is_open(row)
    if not is_open:
        row.update(dict.fromkeys(HIDDEN))
        plies = [] if is_shared() else plies
    codes = [str(ply["code"]) for ply in plies]
    deal = row.get("secret") or row.get("seed")
    head = [row["options"], deal, row["start"], row.get("rules"), _listed(row["resumed"])]
    plain: dict[str, object] = {
        "format": FORMAT,
        "rules": row.get("rules"),
        "options": row["options"],
        "seed": deal,
        "plies": codes,
        "trail": trail_of(head, codes) if is_open else "",
        "checks": "".join(str(ply["check_digits"] or UNKNOWN)[:LINK] for ply in plies) if is_open else "",
        "position": row["position"],
        "checksum": row.get("checksum"),
        "comment": {
            "players": [{"name": seat["name"], "bot": seat["bot"]} for seat in seats],
            **_promised(table_id, row),
            "saved": {
                name: value for name, value in row.items() if name not in ("options", "position", "secret", "start")
            },
        },
    }
    for name in ("start", "resumed"):
        if row[name]:
            plain[name] = row[name]
    return json.dumps(plain, indent=1, default=str) + "\n"


def _promised(table_id: str, row: dict[str, object]) -> dict[str, object]:
    """Return the promise of the deal, as a record has it."""
    if not row.get("commitment"):
        return {}
    day = str(row.get("day") or "")[:10]
    return {"promise": {"deal": f"day:{day}" if day else f"table:{table_id}", "commitment": row["commitment"]}}


def _is_open(row: dict[str, object]) -> bool:
    """Return whether nothing of the game is hidden any more, also by its day.

    A row that says neither yes nor no counts as a running game.
    """
    day = str(row.get("day") or "")[:10]
    return (row.get("over") in (True, 1) or row.get("uploaded") in (True, 1)) and day < calendar.today().isoformat()


def _rows(table: str, column: str, value: str) -> list[dict[str, object]]:
    """Return the columns as they are, without any conversion that could fail."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {table} WHERE {column} = %s", [value])  # noqa: S608 - names of our own
        names = [str(described[0]) for described in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _parsed(value: object) -> object:
    """Return a JSON column as a value; as it is if it cannot be read."""
    try:
        return json.loads(value) if isinstance(value, str) and value else None
    except (ValueError, RecursionError):
        return value


def _listed(resumed: object) -> object:
    """Return a value as the trail of a record has it."""
    if not isinstance(resumed, list) or not all(isinstance(each, dict) for each in resumed):
        return resumed
    return [[each.get(name) for name in ("ply", "rules", "position")] for each in resumed]
