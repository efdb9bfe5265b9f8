"""Reading a table: its row, its seats and its game as they are at one moment.

Games stay in memory, so that a move does not replay the game. The database decides: a game whose version differs is
brought up to date or replayed.
"""

from __future__ import annotations

import logging

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
    return table


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
    remember(table, game)
    return game


def remember(table: Table, game: Played) -> None:
    _games.put(table.id, (table.version, game))


def forget(table_id: str) -> None:
    """What is in memory may differ from the database: read it again next time."""
    _games.forget(table_id)


def forget_all() -> None:
    _games.clear()
