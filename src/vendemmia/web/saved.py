"""A game as the database has it, for a file: nothing is checked, and nothing is left out.

If the row is sound, the file is a record, and a version of the program that knows its rules can open it.
"""

from __future__ import annotations

import json

from django.db import connection

from vendemmia.record import FORMAT, LINK, UNKNOWN, trail_of

from .models import Ply, Seat, Table

JSON_COLUMNS = ("options", "start", "resumed", "result", "receipts", "position")


def saved_text(table_id: str) -> str:
    row, *_ = _rows(Table._meta.db_table, "id", table_id) or [{}]
    seats = _rows(Seat._meta.db_table, "table_id", table_id)
    plies = sorted(_rows(Ply._meta.db_table, "table_id", table_id), key=lambda ply: str(ply["number"]).zfill(9))
    for name in JSON_COLUMNS:
        row[name] = _parsed(row.get(name))
    codes = [str(ply["code"]) for ply in plies]
    deal = row.get("secret") or row.get("seed")
    head = [row["options"], deal, row["start"], row.get("rules"), _listed(row["resumed"])]
    plain: dict[str, object] = {
        "format": FORMAT,
        "rules": row.get("rules"),
        "options": row["options"],
        "seed": deal,
        "plies": codes,
        "trail": trail_of(head, codes),
        "checks": "".join(str(ply["check_digits"] or UNKNOWN)[:LINK] for ply in plies),
        "position": row["position"],
        "checksum": row.get("checksum"),
        "comment": {
            "players": [{"name": seat["name"], "bot": seat["bot"]} for seat in seats],
            "saved": {
                name: value for name, value in row.items() if name not in ("options", "position", "secret", "start")
            },
        },
    }
    for name in ("start", "resumed"):
        if row[name]:
            plain[name] = row[name]
    return json.dumps(plain, indent=1, default=str) + "\n"


def _rows(table: str, column: str, value: str) -> list[dict[str, object]]:
    """The columns as they are, without any conversion that could fail."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {table} WHERE {column} = %s", [value])  # noqa: S608 - names of our own
        names = [str(described[0]) for described in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _parsed(value: object) -> object:
    """A JSON column as a value; as it is if it cannot be read."""
    try:
        return json.loads(value) if isinstance(value, str) and value else None
    except (ValueError, RecursionError):
        return value


def _listed(resumed: object) -> object:
    """As the trail of a record has it."""
    if not isinstance(resumed, list) or not all(isinstance(each, dict) for each in resumed):
        return resumed
    return [[each.get(name) for name in ("ply", "rules", "position")] for each in resumed]
