"""A table in one statement: what a call reads of a game that its process knows, and what an answer writes.

Django would send a dozen statements for a move, and compose, parse and plan each of them every time. These are
prepared once for each connection, and each is a transaction of its own.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from django.db import DEFAULT_DB_ALIAS, connection
from django.db.models import JSONField
from psycopg import Cursor

from vendemmia.web.databases.interface import ANSWERED, CHANGED_FIELDS, FIXED, PLAYED, SEATED, Latest, Written
from vendemmia.web.databases.topics import BOTS, announced, table_topic
from vendemmia.web.models import Person, Table, Token

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


def _written(name: str) -> str:
    """Return what an answer writes into a column of a table: its value. A player may have asked for hurry meanwhile."""
    if name == "hurry":
        return "hurry AND %(bot_to_move)s"
    return f"%({name})s::jsonb" if name in JSON_OF_TABLE else f"%({name})s"


def _json_names(model: type[Model]) -> set[str]:
    return {field.attname for field in model._meta.concrete_fields if isinstance(field, JSONField)}


def _loaded(names: Sequence[str], values: Sequence[Any], json_names: Collection[str]) -> dict[str, Any]:
    """Return values by the names of their columns. JSON comes as text, as Django wants it from the driver."""
    return {
        name: json.loads(value) if name in json_names and value is not None else value
        for name, value in zip(names, values, strict=True)
    }


CHANGING = _names(Table, LEFT_OUT)
"""The columns of a table that may have changed."""
JSON_OF_TABLE, JSON_OF_TOKEN, JSON_OF_PERSON = _json_names(Table), _json_names(Token), _json_names(Person)
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
  UPDATE "web_table" SET {", ".join(f'"{name}" = {_written(name)}' for name in CHANGED_FIELDS)}
  WHERE id = %(id)s AND version = %(known_version)s RETURNING id
), played AS (
  INSERT INTO "web_ply" (table_id, {", ".join(ANSWERED)})
  SELECT changed.id, ply.*
  FROM changed, unnest({", ".join(f"%(ply_{name})s::{kind}[]" for name, kind in ANSWERED.items())}) AS ply
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
JOIN "web_person" ON web_person.id = web_seat.person_id AND NOT (web_person.sanctioned AND EXISTS (
  SELECT 1 FROM "web_sanction" WHERE person_id = web_person.id AND kind = 'ban' AND lifted IS NULL
    AND (until IS NULL OR until > now())
))
"""


def rows(statement: str, given: Sequence[object] | dict[str, Any]) -> list[tuple[Any, ...]]:
    """Run a statement that the server has prepared, unlike Django's own. Errors are Django's."""
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
    of_token = _loaded(OF_TOKEN, values[: len(OF_TOKEN)], JSON_OF_TOKEN)
    token = Token.from_db(DEFAULT_DB_ALIAS, OF_TOKEN, list(of_token.values()))
    if token.person_id is not None:
        of_person = _loaded(OF_PERSON, values[len(OF_TOKEN) :], JSON_OF_PERSON)
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
    columns = _loaded(CHANGING, values, JSON_OF_TABLE)
    is_known = columns["version"] == version
    return Latest(columns, json.loads(seats or "[]"), None if is_known else json.loads(plies or "[]"))


def write(change: Change) -> Written:
    """See `Database.write`."""
    topics = [announced(table_topic(change.table_id), change.version + 1), *[BOTS] * change.bot_is_asked]
    given = {
        **{name: json.dumps(value) if name in JSON_OF_TABLE else value for name, value in change.columns.items()},
        "id": change.table_id,
        "known_version": change.version,
        **{f"ply_{name}": [ply[place] for ply in change.plies] for place, name in enumerate(ANSWERED)},
        "topics": topics,
    }
    ((changed, last_row, _),) = rows(WRITE, given)
    return Written(bool(changed), last_row)


def may_listen(streams: Sequence[Listening]) -> list[bool]:
    """See `Database.may_listen`."""
    tables, seats, tokens = zip(*streams, strict=True)
    allowed = {place for (place,) in rows(MAY_LISTEN, (list(tables), list(seats), list(tokens)))}
    return [place in allowed for place in range(1, len(streams) + 1)]
