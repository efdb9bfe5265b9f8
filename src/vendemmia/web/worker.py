"""The computer players, in a process of their own: look for tables where one of them is to move, think, answer.

When no table waits, they go on with the evaluations that were asked for.

Nothing is remembered here: after a crash a new process finds everything in the database.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sqlite3
import sys
import threading
import time
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import django

from .time_limit import time_limit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State, View
    from vendemmia.engine.frames import Frame

    from .tables import Thought

LOG = logging.getLogger(__name__)
INTERVAL = 0.03
"""Seconds between two looks at the database when there is nothing to do."""
PATIENCE = 20.0
"""Seconds after which a computer player is given up for this answer."""
SET_ASIDE = 60.0
"""Seconds for which a table is left alone at which nothing can be played."""


def think(bot: str, view: View, luck: str, ply: int) -> Thought:
    """What a computer player answers. Chance depends on the table and the ply, so that a game goes on alike."""
    from vendemmia.bots import RandomPlayer, player
    from vendemmia.engine import CODES

    from .tables import Thought

    try:
        with time_limit(PATIENCE):
            action = player(bot).choose(view, Random(f"{luck}/{ply}"))
        if action in view.legal:
            return Thought(CODES[action], stumbled=False)
        LOG.error("the computer player %r gave an impossible answer at ply %d", bot, ply)
    except Exception:  # Whatever goes wrong in a player, the game goes on.
        LOG.exception("the computer player %r failed at ply %d", bot, ply)
    return Thought(CODES[RandomPlayer().choose(view, Random(f"{luck}/{ply}"))], stumbled=True)


class Waiting(NamedTuple):
    """The columns of a table that say whether it is due. A row that cannot be read whole must not stop the others."""

    id: str
    version: int
    pace: str
    hurry: bool


class Desk:
    """The tables that wait, and when each is due. A table that fails is set aside and does not hold up the others."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._aside: dict[str, tuple[int, float]] = {}
        """The version that failed, and when it is tried again."""

    @property
    def has_due(self) -> bool:
        """The time of a table has come since the last look."""
        now = time.monotonic()
        return any(due <= now for due in (*self._due.values(), *(until for _, until in self._aside.values())))

    def serve(self) -> bool:
        """Answer at every table that is due; whether there was anything to do."""
        from django.db import DatabaseError

        from .models import Table
        from .played import Unplayable

        columns = Table.objects.filter(bot_to_move=True).order_by("changed")
        waiting = [Waiting(*row) for row in columns.values_list(*Waiting._fields)]
        self._due = {table.id: self._due[table.id] for table in waiting if table.id in self._due}
        self._aside = {table.id: self._aside[table.id] for table in waiting if table.id in self._aside}
        busy = False
        for table in waiting:
            try:
                if not self._is_aside(table) and self._is_due(table):
                    self._answer(table)
                    busy = True
            except DatabaseError:
                raise
            except Unplayable as error:
                LOG.warning("nobody can play on at table %s", error)
                self._set_aside(table)
            except Exception:
                LOG.exception("the computer players cannot play at table %s", table.id)
                self._set_aside(table)
        return busy

    def _set_aside(self, table: Waiting) -> None:
        self._due.pop(table.id, None)
        self._aside[table.id] = table.version, time.monotonic() + SET_ASIDE

    def _is_aside(self, table: Waiting) -> bool:
        version, until = self._aside.get(table.id, (-1, 0.0))
        if version == table.version and time.monotonic() < until:
            return True
        self._aside.pop(table.id, None)
        return False

    def _is_due(self, table: Waiting) -> bool:
        """A turn begins after a pause; the further answers of a turn follow at once."""
        from .played import alone
        from .reading import read_table
        from .tables import PACES

        if table.hurry:
            return True
        if table.id not in self._due:
            with alone(table.id):
                game = read_table(table.id).game
                begins = game.decided_last != game.game.state.to_move or _is_turn(game.game.state.stack)
            self._due[table.id] = time.monotonic() + (PACES.get(table.pace, 0.0) if begins else 0.0)
        return time.monotonic() >= self._due[table.id]

    def _answer(self, waiting: Waiting) -> None:
        from django.core.exceptions import ObjectDoesNotExist

        from vendemmia.record import luck_of

        from .played import alone
        from .reading import read_table
        from .tables import NotTheirTurn, Stale, answer_all

        self._due.pop(waiting.id, None)
        try:
            with alone(waiting.id):
                table = read_table(waiting.id)
                state, ply = table.game.game.state.copy(), table.game.plies
            seat = state.to_move
            if seat is None or not table.players[seat].bot or table.uploaded:
                return  # Changed meanwhile: it is looked at again.
            thoughts = think_through(table.players[seat].level, state, luck_of(table.deal, table.rules), ply)
            answer_all(table.id, seat, thoughts, table.version)
        except (Stale, NotTheirTurn, ObjectDoesNotExist):  # Changed or deleted meanwhile: it is looked at again.
            LOG.info("table %s has changed while a computer player was thinking", waiting.id)


def think_through(bot: str, state: State, luck: str, ply: int) -> list[Thought]:
    """The answers of a computer player to the end of its turn, tried on a copy: pages then change once, not by bits."""
    from vendemmia.engine import observe

    seat = state.to_move
    assert seat is not None
    thoughts: list[Thought] = []
    while state.to_move == seat and not (thoughts and _is_turn(state.stack)):
        thoughts.append(think(bot, observe(state, seat), luck, ply + len(thoughts)))
        state.play(thoughts[-1].code)
    return thoughts


def _is_turn(stack: Sequence[Frame]) -> bool:
    """Somebody is asked to place a worker or to pass."""
    from vendemmia.engine.season import PlacementSeason

    return bool(stack) and isinstance(stack[-1].node, PlacementSeason)


def run() -> None:
    """Until the server ends."""
    from django.conf import settings
    from django.db import DatabaseError, connection

    from .catching_up import Backlog
    from .judging import Queue

    desk = Desk()
    queue = Queue()
    backlog = Backlog()
    watched = sqlite3.connect(f"file:{settings.DATABASES['default']['NAME']}?mode=ro", uri=True, timeout=5)
    seen = -1
    while True:
        try:
            (now,) = watched.execute("PRAGMA data_version").fetchone()
            if now != seen:
                queue.look()
            if now != seen or desk.has_due:
                seen = now
                if desk.serve():
                    continue
            if queue.go_on() or backlog.go_on():
                continue
        except (DatabaseError, sqlite3.Error) as error:
            LOG.error("the computer players cannot read the database: %s", error)  # noqa: TRY400 - no traceback
            connection.close()
            seen = -1  # What was to be done then is still to be done.
            time.sleep(1)
        time.sleep(INTERVAL)


def _end_with_the_server() -> None:
    """The server holds the other end of standard input; when that closes, however it ended, so do we."""
    while sys.stdin.buffer.read(4096):
        pass
    os._exit(0)


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server, which then ends us.
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    django.setup()
    gc.collect()
    gc.freeze()  # What is loaded now stays: looking through it for garbage takes longer than many answers.
    run()


if __name__ == "__main__":
    main()
