"""The tables of a data set: their columns, with types and meanings. docs/research/data.md is the page about them.

The version rises with every change of a column or of what it means. A data set has its schema beside it.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.engine import CODES, ENCODING_VERSION, encoding_fingerprint, encoding_pieces, row_width
from vendemmia.record import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

    Row = dict[str, Any]
    """One row of a table, by column."""

SCHEMA_VERSION: Final = 2
GAMES: Final = "games"
"""One row for each game."""
POSITIONS: Final = "positions"
"""One row for each question with at least two answers."""
NETWORK: Final = ("policy", "chances")
"""Columns that the network fills; a data set without its opinions does not have them."""
SEARCH: Final = ("visits", "values")
"""Columns that a search fills; a data set has them if one of its players searches."""


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: str
    """int16, int32, int64, float32, string, bytes, or list<…> of one of them."""
    meaning: str


TABLES: Final[dict[str, tuple[Column, ...]]] = {
    GAMES: (
        Column("game", "int32", "the number of the game, from 0"),
        Column("seed", "int64", "the seed of its deal, which tells all cards"),
        Column("players", "list<string>", "by seat: the name of the player"),
        Column("mamas", "list<string>", "by seat: the mama"),
        Column("papas", "list<string>", "by seat: the papa"),
        Column("first", "int16", "the seat that was first in the first year"),
        Column("won", "list<float32>", "by seat: the share of the win; alone 1 for a win, 0.5 for a draw"),
        Column("points", "list<int16>", "by seat: victory points at the end"),
        Column("margins", "list<int16>", "by seat: points less those of the best other seat, or of the Automa"),
        Column("result", "string", "win, draw or loss against the Automa, otherwise empty"),
        Column("years", "int16", "the year in which the game ended"),
        Column("codes", "list<string>", "all answers in order; with options and seed they are the whole game"),
        Column("checksum", "string", "the checksum of the final position, to see that a replay is the same"),
    ),
    POSITIONS: (
        Column("game", "int32", "the game, as in the table of games"),
        Column("ply", "int32", "the number of answers before this one"),
        Column("year", "int16", "the year, from 1; 0 during set-up"),
        Column("seat", "int16", "the seat that is asked, the reader"),
        Column("player", "string", "who answers for it"),
        Column("question", "string", "the id of the question"),
        Column("observation", "bytes", "what the seat may know, as a row of bytes; the schema names its pieces"),
        Column("legal", "list<int16>", "the numbers of the legal answers; seats in them are counted from the reader"),
        Column("answer", "int16", "the number of the answer given, counted in the same way"),
        Column("code", "string", "its code; seats in it are those of the table"),
        Column("policy", "list<float32>", "for each legal answer: the chance that the released network would give it"),
        Column("chances", "list<float32>", "by seat: the chance to win, as the network says to the reader"),
        Column(
            "visits", "list<int32>", "for each legal answer: the walks of the search that took it; empty without one"
        ),
        Column("values", "list<float32>", "for each legal answer: the mean chance to win that its walks found, else 0"),
        Column("won", "float32", "the reader's share of the win in the end"),
        Column("margin", "int16", "the reader's margin in the end"),
    ),
}


def columns(table: str, network: bool = True, search: bool = True) -> tuple[Column, ...]:
    """Return the columns of a table, with or without those of the network and of a search."""
    without = (() if network else NETWORK) + (() if search else SEARCH)
    return tuple(column for column in TABLES[table] if column.name not in without)


def schema(players: int, network: bool = True, search: bool = True) -> dict[str, object]:
    """Return all that a reader of the files needs, as JSON."""
    return {
        "version": SCHEMA_VERSION,
        "tables": {table: [column._asdict() for column in columns(table, network, search)] for table in TABLES},
        "json_lines": "bytes are compressed with zlib and written in base64",
        "observation": {
            "version": ENCODING_VERSION,
            "fingerprint": encoding_fingerprint(),
            "bytes": row_width(players),
            "pieces": [piece._asdict() for piece in encoding_pieces(players)],
        },
        "answers": {"count": len(CODES), "codes": list(CODES)},
        "rules": RULES_VERSION,
    }


def to_line(row: Mapping[str, Any]) -> str:
    """Return a row as one line of JSON."""
    return json.dumps({name: _plain(value) for name, value in row.items()}, separators=(",", ":"))


def from_line(line: str) -> Row:
    """Read what `to_line` wrote."""
    row: Row = json.loads(line)
    if "observation" in row:
        row["observation"] = zlib.decompress(base64.b64decode(row["observation"]))
    return row


def _plain(value: object) -> object:
    return base64.b64encode(zlib.compress(value)).decode() if isinstance(value, bytes) else value
