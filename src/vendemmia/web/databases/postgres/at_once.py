"""A table in one statement: what a call reads of a game that its process knows, and what an answer writes.

Django would send a dozen statements for a move, and compose, parse and plan each of them every time. These are
prepared once for each connection, and each is a transaction of its own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from django.db import DEFAULT_DB_ALIAS, connection
from psycopg import Cursor

from vendemmia.web.community_models import Token
from vendemmia.web.databases.interface import FIXED, Latest, Written
from vendemmia.web.models import Person, Table
from vendemmia.web.rows import PLAYED, SEATED
from vendemmia.web.topics import BOTS, announced, table_topic

from .watching import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from django.db.models import Model

    from vendemmia.web.databases.interface import Change, Listening

LEFT_OUT = {*FIXED, "position"}


def _names(model: type[Model], left_out: Collection[str] = ()) -> list[str]:
    return [field.attname for field in model._meta.concrete_fields if field.attname not in left_out]


def _quoted(names: Sequence[str], table: str) -> str:
    return ", ".join(f'{table}."{name}"' for name in names)


CHANGING = _names(Table, LEFT_OUT)
"""The columns of a table that may have changed."""
OF_TOKEN, OF_PERSON = _names(Token), _names(Person)
FIND_TOKEN = f"""
SELECT {_quoted(OF_TOKEN, "web_token")}, {_quoted(OF_PERSON, "web_person")}
FROM "web_token" LEFT JOIN "web_person" ON web_person.id = web_token.person_id WHERE web_token.digest = %s
"""  # noqa: S608 - constants
READ = f"""
SELECT {_quoted(CHANGING, "web_table")}, resumed = '[]'::jsonb,
  (SELECT json_agg(json_build_array({_quoted(SEATED, "web_seat")}) ORDER BY number)
   FROM "web_seat" WHERE table_id = web_table.id)::text,
  CASE WHEN version <> %s THEN
    (SELECT json_agg(json_build_array({_quoted(PLAYED, "web_ply")}) ORDER BY number)
     FROM "web_ply" WHERE table_id = web_table.id AND number >= %s)::text
  END
FROM "web_table" WHERE id = %s
"""  # noqa: S608 - constants
WRITE = f"""
WITH changed AS (
  UPDATE "web_table" SET version = %(version)s + 1, to_move = %(to_move)s, bot_to_move = %(bot_to_move)s,
    over = %(over)s, year = %(year)s, result = %(result)s::jsonb, hurry = hurry AND %(bot_to_move)s,
    changed = %(changed)s, position = %(position)s, checksum = %(checksum)s, receipts = %(receipts)s::jsonb,
    deadline = %(deadline)s, gathering = %(gathering)s
  WHERE id = %(id)s AND version = %(version)s RETURNING id
), played AS (
  INSERT INTO "web_ply" (table_id, number, seat, code, check_digits, forced, stumbled)
  SELECT changed.id, ply.* FROM changed, unnest(%(numbers)s::int[], %(seats)s::smallint[], %(codes)s::text[],
    %(checks)s::text[], %(forced)s::boolean[], %(stumbled)s::boolean[]) AS ply
  RETURNING id, number
)
SELECT (SELECT count(*) FROM changed), (SELECT id FROM played ORDER BY number DESC LIMIT 1),
  (SELECT count(pg_notify('{CHANNEL}', topic)::text) FROM changed, unnest(%(topics)s::text[]) AS topic)
"""  # noqa: S608 - constants
MAY_LISTEN = """
SELECT stream.place
FROM unnest(%s::text[], %s::int[], %s::bigint[]) WITH ORDINALITY AS stream (table_id, seat, token, place)
JOIN "web_seat" ON web_seat.table_id = stream.table_id AND web_seat.number = stream.seat
JOIN "web_token" ON web_token.id = stream.token AND web_token.person_id = web_seat.person_id
"""


def rows(statement: str, given: Sequence[object] | dict[str, Any]) -> list[tuple[Any, ...]]:
    """Prepared by the server, unlike Django's own statements. Errors are Django's."""
    connection.ensure_connection()
    with connection.wrap_database_errors, Cursor(connection.connection) as cursor:
        cursor.execute(statement, given, prepare=True)
        if connection.queries_logged:  # In tests.
            connection.queries_log.append({"sql": statement.strip(), "time": ""})
        return cursor.fetchall()


def find_token(digest: str) -> Token | None:
    """See `Database.find_token`."""
    found = rows(FIND_TOKEN, (digest,))
    if not found:
        return None
    values = found[0]
    token = Token.from_db(DEFAULT_DB_ALIAS, OF_TOKEN, values[: len(OF_TOKEN)])
    if token.person_id is not None:
        of_person = dict(zip(OF_PERSON, values[len(OF_TOKEN) :], strict=True))
        of_person["choices"] = json.loads(of_person["choices"])
        token.person = Person.from_db(DEFAULT_DB_ALIAS, OF_PERSON, list(of_person.values()))
    return token


def look_again(table_id: str, version: int, ply: int) -> Latest | None:
    """See `Database.look_again`."""
    found = rows(READ, (version, ply, table_id))
    if not found:
        return None
    *values, never_resumed, seats, plies = found[0]
    if not never_resumed:
        return None
    columns = dict(zip(CHANGING, values, strict=True))
    columns["result"], columns["receipts"] = json.loads(columns["result"]), json.loads(columns["receipts"])
    is_known = columns["version"] == version
    return Latest(columns, json.loads(seats or "[]"), None if is_known else json.loads(plies or "[]"))


def write(change: Change) -> Written:
    """See `Database.write`."""
    numbers, seats, codes, checks, forced, stumbled = zip(*change.plies, strict=True) if change.plies else ((),) * 6
    columns = change.columns
    topics = [announced(table_topic(change.table_id), change.version + 1), *[BOTS] * change.bot_is_asked]
    given = {
        **columns,
        "result": json.dumps(columns["result"]),
        "receipts": json.dumps(columns["receipts"]),
        "id": change.table_id,
        "version": change.version,
        "numbers": list(numbers),
        "seats": list(seats),
        "codes": list(codes),
        "checks": list(checks),
        "forced": list(forced),
        "stumbled": list(stumbled),
        "topics": topics,
    }
    ((changed, last_row, _),) = rows(WRITE, given)
    return Written(bool(changed), last_row)


def may_listen(streams: Sequence[Listening]) -> list[bool]:
    """See `Database.may_listen`."""
    tables, seats, tokens = zip(*streams, strict=True)
    allowed = {place for (place,) in rows(MAY_LISTEN, (list(tables), list(seats), list(tokens)))}
    return [place in allowed for place in range(1, len(streams) + 1)]
