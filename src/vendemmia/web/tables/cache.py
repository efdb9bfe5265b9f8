"""Reading a table: its row, its seats and its game as they are at one moment.

Games stay in memory, so that a move does not replay the game. The database decides: a game whose version differs is
brought up to date or replayed.
"""

from __future__ import annotations

import logging
import time
from typing import NamedTuple

from django.db import DEFAULT_DB_ALIAS

from vendemmia.engine import VendemmiaError
from vendemmia.web.databases import FIXED, database
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Table
from vendemmia.web.util.lru import Recent

from .stored import Unplayable, answers_of, players_among, players_of, record_of, row_of

LOG = logging.getLogger(__name__)
READ_AGAIN = [field.attname for field in Table._meta.concrete_fields if field.attname != "position"]
"""The columns of a table whose game is in memory, in the order of the model."""
MOST_GAMES = 256
"""The number of games in memory, about 0.2 MB each."""


class _CachedGame(NamedTuple):
    """A game in memory."""

    version: int
    game: LiveGame
    fixed: dict[str, object]
    """What never changes in the row of its table."""


_games: Recent[_CachedGame] = Recent(MOST_GAMES)
"""By table."""
LATELY = 1.0
"""Seconds for which several streams of this process use what one of them has read."""


class _RecentRead(NamedTuple):
    """A table as it was read or written."""

    table: Table
    moment: float


_seen: Recent[_RecentRead] = Recent(MOST_GAMES)
"""By table."""


def read_table(table_id: str) -> Table:
    """Return a table with its `players` and `game`. Call it with the lock of the table.

    Table.DoesNotExist if there is none, or if it is deleted; Unplayable if it cannot be played on.
    """
    table = _read_again(table_id) or _read_whole(table_id)
    receipts: object = table.receipts  # A row may hold anything.
    if not isinstance(receipts, list):
        table.receipts = []
    _see(table)
    return table


def _read_whole(table_id: str) -> Table:
    with database().snapshot():
        table = row_of(table_id)
        if table.deleted is not None:
            raise Table.DoesNotExist
        table.players = players_of(table)
        table.game = game_of(table)
    return table


def _read_again(table_id: str) -> Table | None:
    """Return a table whose game is in memory: only what may have changed is read, and what was played since.

    None if that is not enough. The position stays in the database until it is asked for.
    """
    kept = _games.get(table_id)
    if kept is None or kept.fixed["resumed"]:
        return None
    latest = database().look_again(table_id, kept.version, max(kept.game.plies - 1, 0))
    if latest is None:
        return None
    if latest.columns["deleted"] is not None:
        raise Table.DoesNotExist
    columns = {**kept.fixed, **latest.columns}
    table = Table.from_db(DEFAULT_DB_ALIAS, READ_AGAIN, [columns[name] for name in READ_AGAIN])
    table.players = players_among(table, latest.seats)
    table.game = kept.game
    if latest.plies is not None:
        try:
            has_gone_on = kept.game.go_on(latest.plies)
        except Exception:  # noqa: BLE001 - after any error, reading the whole game tells what is wrong
            has_gone_on = False
        if not has_gone_on:
            forget(table_id)
            return None
        _keep(table)
    return table


def _keep(table: Table) -> None:
    _games.put(table.id, _CachedGame(table.version, table.game, {name: getattr(table, name) for name in FIXED}))


def read_recent(table_id: str, version: int) -> Table:
    """Return the same to look at only, of this version or a newer one: this process may have read or written it just
    now.

    The streams of a table all wake at once. The caller checks access again, because seats change without a new version.
    """
    seen, remembered = _seen.get(table_id), _games.get(table_id)
    if seen is None or remembered is None or time.monotonic() - seen.moment > LATELY:
        return read_table(table_id)
    table = seen.table
    is_whole = remembered.version == table.version and remembered.game is table.game
    return table if is_whole and table.version >= version else read_table(table_id)


def _see(table: Table) -> None:
    _seen.put(table.id, _RecentRead(table, time.monotonic()))


def game_of(table: Table) -> LiveGame:
    """Return the game of a table as the database has it.

    Read the table in the same `snapshot`, with its lock.
    """
    kept = _games.get(table.id)
    if kept is not None and kept.version == table.version:
        return kept.game
    answers = answers_of(table)
    try:
        game = None if kept is None else kept.game
        if game is None or not game.catch_up(answers):
            game = LiveGame.of_rows(record_of(table, answers), answers, final=table.uploaded)
    except VendemmiaError as error:
        forget(table.id)
        raise error if isinstance(error, Unplayable) else Unplayable(table.id, "rules") from error
    except Exception as error:
        LOG.exception("the game of table %s cannot be played again", table.id)
        forget(table.id)
        raise Unplayable(table.id, "rules") from error
    game.last_row = answers[-1].row if answers else None
    table.game = game
    _keep(table)
    return game


def remember(table: Table, game: LiveGame) -> None:
    """Keep a table that was just written, with its game."""
    table.game = game
    _keep(table)
    _see(table)


def forget(table_id: str) -> None:
    """Drop a table from memory, which may differ from the database, so that it is read again."""
    _games.forget(table_id)
    _seen.forget(table_id)


def forget_all() -> None:
    _games.clear()
    _seen.clear()
