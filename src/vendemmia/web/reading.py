"""Reading a table: its row, its seats and its game as they are at one moment.

Games stay in memory, so that a move does not replay the game. The database decides: a game whose version differs is
brought up to date or replayed.
"""

from __future__ import annotations

import logging
import time
from typing import NamedTuple

from vendemmia.engine import VendemmiaError

from .databases import database
from .models import Table
from .played import Played
from .recent import Recent
from .rows import Unplayable, answers_of, players_of, record_of, row_of

LOG = logging.getLogger(__name__)
MOST_GAMES = 256
"""The number of games in memory, about 0.2 MB each."""

_games: Recent[tuple[int, Played]] = Recent(MOST_GAMES)
"""By table, with the version."""
LATELY = 1.0
"""Seconds for which several streams of this process use what one of them has read."""


class _Seen(NamedTuple):
    """A table as it was read or written."""

    table: Table
    moment: float


_seen: Recent[_Seen] = Recent(MOST_GAMES)
"""By table."""


def read_table(table_id: str) -> Table:
    """The table with `players` and `game`, while you are `alone` with it.

    Table.DoesNotExist if there is none, or if it is deleted; Unplayable if nobody can play on there.
    """
    with database().snapshot():
        table = row_of(table_id)
        if table.deleted is not None:
            raise Table.DoesNotExist
        table.players = players_of(table)
        table.game = game_of(table)
    receipts: object = table.receipts  # A row may hold anything.
    if not isinstance(receipts, list):
        table.receipts = []
    _see(table)
    return table


def read_lately(table_id: str, version: int) -> Table:
    """The same to look at only, of this version or a newer one: this process may have read or written it just now.

    The streams of a table all wake at once. Ask again who may look: seats change without a new version.
    """
    seen, remembered = _seen.get(table_id), _games.get(table_id)
    if seen is None or remembered is None or time.monotonic() - seen.moment > LATELY:
        return read_table(table_id)
    table = seen.table
    is_whole = remembered[0] == table.version and remembered[1] is table.game
    return table if is_whole and table.version >= version else read_table(table_id)


def _see(table: Table) -> None:
    _seen.put(table.id, _Seen(table, time.monotonic()))


def game_of(table: Table) -> Played:
    """The game of a table as the database has it. Read the table in the same `snapshot`, while `alone` with it."""
    remembered = _games.get(table.id)
    if remembered is not None and remembered[0] == table.version:
        return remembered[1]
    answers = answers_of(table)
    try:
        game = None if remembered is None else remembered[1]
        if game is None or not game.catch_up(answers):
            game = Played.of_record(record_of(table, answers), answers)
    except VendemmiaError as error:
        forget(table.id)
        raise error if isinstance(error, Unplayable) else Unplayable(table.id, "rules") from error
    except Exception as error:
        LOG.exception("the game of table %s cannot be played again", table.id)
        forget(table.id)
        raise Unplayable(table.id, "rules") from error
    _games.put(table.id, (table.version, game))
    return game


def remember(table: Table, game: Played) -> None:
    """A table that was just written, and its game."""
    table.game = game
    _games.put(table.id, (table.version, game))
    _see(table)


def forget(table_id: str) -> None:
    """What is in memory may differ from the database: read it again next time."""
    _games.forget(table_id)
    _seen.forget(table_id)


def forget_all() -> None:
    _games.clear()
    _seen.clear()
