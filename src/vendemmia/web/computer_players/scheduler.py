"""The computer players, in a process of their own: look for tables where one of them is to move, think, answer.

When no table waits, they work on the evaluations that were asked for.

Nothing is remembered here: after a crash a new process finds everything in the database.
"""

from __future__ import annotations

import logging
import threading
import time
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from django.db import DatabaseError, connection
from django.utils import timezone

from vendemmia.bots import SturdyPlayer
from vendemmia.engine import CODES, observe
from vendemmia.play import AutoAnswers
from vendemmia.record import luck_of
from vendemmia.web.databases import database
from vendemmia.web.databases.topics import table_topic
from vendemmia.web.metrics.definitions import FAILURES, LAG, MOVES, THINKING
from vendemmia.web.models import Table
from vendemmia.web.play.clocks import any_clock, keep_steady, seconds_to_deadline
from vendemmia.web.play.moves import PACES, Stale, committing, go_on
from vendemmia.web.play.stand_ins import serve_overdue
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable
from vendemmia.web.thinking.answering import Adviser
from vendemmia.web.util.time_limit import time_limit

from .backfill import Backfill
from .evaluating import Queue

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.engine import View
    from vendemmia.web.databases import Claims, Listener

LOG = logging.getLogger(__name__)
INTERVAL = 0.25
"""Seconds to wait for news of the database when there is nothing to do."""
HEARTBEAT = 2.0
"""Seconds between two signs of life."""
PATIENCE = 20.0
"""Seconds of processor time after which a computer player is given up for this answer."""
SET_ASIDE = 60.0
"""Seconds for which a table is left alone when nothing can be played there."""


class Thought(NamedTuple):
    """The answer of a computer player."""

    code: str
    bot_failed: bool
    """The player failed; a weaker one has answered."""


def think(bot: str, view: View, luck: str, ply: int) -> Thought:
    """Return what a computer player answers. Its seed depends on the table and the ply, so a game repeats exactly.

    If the player fails, the next weaker level answers, so a failure never stops a game.
    """
    failures: list[str] = []

    def report(name: str, below: str, error: Exception | None) -> None:
        what = "gave an impossible answer" if error is None else "failed"
        LOG.error("the computer player %r %s at ply %d; %r answers", name, what, ply, below, exc_info=error)
        FAILURES.labels("player").inc()
        failures.append(name)

    player = SturdyPlayer(bot, partial(time_limit, PATIENCE), report)
    action = player.choose(view, Random(f"{luck}/{ply}"))
    return Thought(CODES[action], bot_failed=bool(failures))


class Waiting(NamedTuple):
    """The columns of a table that say whether it is due. A row that cannot be read whole must not stop the others."""

    id: str
    version: int
    pace: str
    hurry: bool
    changed: datetime | None


class BotScheduler:
    """The waiting tables, and when each is due. A table that fails is set aside and does not hold up the others."""

    def __init__(self, claims: Claims | None = None) -> None:
        self._claims = claims or database().claims()
        self._due: dict[str, float] = {}
        self._aside: dict[str, tuple[int, float]] = {}
        """The version that failed, and when it is tried again."""
        self._next_deadline: float | None = None
        """When the next clock of a person runs out."""

    @property
    def has_due(self) -> bool:
        """True if a table has become due since the last poll."""
        now = time.monotonic()
        deadline = () if self._next_deadline is None else (self._next_deadline,)
        return any(
            due <= now for due in (*deadline, *self._due.values(), *(until for _, until in self._aside.values()))
        )

    def serve(self) -> bool:
        """Answer at every table that is due, and for people whose time is up. Return whether anything was due."""
        busy = self._look_at_clocks()
        columns = Table.objects.filter(bot_to_move=True, deleted__isnull=True).order_by("changed")
        waiting = [Waiting(*row) for row in columns.values_list(*Waiting._fields)]
        self._due = {table.id: self._due[table.id] for table in waiting if table.id in self._due}
        self._aside = {table.id: self._aside[table.id] for table in waiting if table.id in self._aside}
        for table in waiting:
            try:
                if not self._is_aside(table) and self._is_due(table):
                    busy = self._answer_if_free(table) or busy
            except DatabaseError:
                raise
            except Unplayable as error:
                LOG.warning("nobody can play on at table %s", error)
                self._set_aside(table)
            except Exception:
                LOG.exception("the computer players cannot play at table %s", table.id)
                self._set_aside(table)
        return busy

    def _look_at_clocks(self) -> bool:
        if not any_clock():
            self._next_deadline = None
            return False
        busy = serve_overdue()
        seconds = seconds_to_deadline()
        self._next_deadline = None if seconds is None else time.monotonic() + seconds
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
        """Return whether a turn is due: it starts after a pause; its further answers follow immediately."""
        pause = PACES.get(table.pace, 0.0)
        if table.hurry or not pause:
            return True
        if table.id not in self._due:
            with table_lock(table.id):
                game = read_table(table.id).game
                begins = game.decided_last != game.to_move or game.state.is_placing
            self._due[table.id] = time.monotonic() + (pause if begins else 0.0)
        return time.monotonic() >= self._due[table.id]

    def _answer_if_free(self, table: Waiting) -> bool:
        """Answer unless another process is at it. False if it is."""
        subject = table_topic(table.id)
        if not self._claims.take(subject):
            self._due.pop(table.id, None)
            return False
        try:
            self._answer(table)
        finally:
            self._claims.release(subject)
        return True

    def _answer(self, waiting: Waiting) -> None:
        """Answer at one table. Write nothing if the table is changed or deleted meanwhile."""
        self._due.pop(waiting.id, None)
        try:
            with table_lock(waiting.id):
                table = read_table(waiting.id)
                seat = table.game.to_move
                if seat is None or not table.players[seat].answering or table.uploaded or table.gathering or table.over:
                    return  # Changed since it was found: the next poll finds it again.
                if waiting.changed is not None:
                    late = (timezone.now() - waiting.changed).total_seconds() - PACES.get(waiting.pace, 0.0)
                    LAG.observe(max(late, 0.0))
                with THINKING.time():
                    take_turn(table)
        except (Stale, Table.DoesNotExist):
            LOG.info("table %s has changed while a computer player was thinking", waiting.id)


def take_turn(table: Table) -> None:
    """Play the whole turn of the computer player to move, and what follows for a person without a choice.

    It is one change, so that pages do not change bit by bit.
    """
    game, state = table.game, table.game.state
    seat, first = state.to_move, game.plies
    assert seat is not None
    level, luck = table.players[seat].answering, luck_of(table.deal, table.rules)
    with committing(table, table.version):
        while state.to_move == seat and not (game.plies > first and state.is_placing):
            thought = think(level, observe(state, seat), luck, game.plies)
            if thought.bot_failed:
                game.bot_failures.add(game.plies)
            game.play(thought.code)
        go_on(table, AutoAnswers(takes_bonuses=False))  # The settings of people are in their browsers.
    MOVES.labels("computer").inc(game.plies - first)


class Heartbeat(threading.Thread):
    """Gives signs of life beside the thinking, which may take long."""

    def __init__(self, claims: Claims) -> None:
        super().__init__(daemon=True)
        self._claims = claims
        self._stopping = threading.Event()

    def run(self) -> None:
        while True:
            try:
                self._claims.beat()
                keep_steady()
            except DatabaseError as error:
                LOG.warning("no sign of life: %s", error)
                connection.close()
            if self._stopping.wait(HEARTBEAT):
                connection.close()
                return

    def stop(self) -> None:
        self._stopping.set()
        self.join()


def run() -> None:
    """Run until the server ends."""
    database().hurry()
    claims = database().claims()
    listener = database().listener()
    _resume()
    heart, adviser = Heartbeat(claims), Adviser()
    heart.start()
    adviser.start()
    try:
        serve(BotScheduler(claims), Queue(claims), Backfill(), listener)
    finally:
        adviser.stop()
        heart.stop()
        listener.close()
        claims.leave()


def _resume() -> None:
    """Give back the time that people lost while no process of computer players watched the clocks."""
    try:
        keep_steady(starting=True)
    except DatabaseError as error:  # `Heartbeat` tries again.
        LOG.warning("the clocks cannot be looked at: %s", error)
        connection.close()


def serve(desk: BotScheduler, queue: Queue, backlog: Backfill, listener: Listener) -> NoReturn:
    """Serve moves first, then evaluations, then what was left undone by earlier versions; otherwise wait."""
    is_new = True
    while True:
        try:
            is_new = listener.has_news() or is_new
            if is_new:
                queue.look()
            if is_new or desk.has_due:
                is_new = False
                if desk.serve():
                    continue
            if queue.go_on() or backlog.go_on():
                continue
            listener.wait(INTERVAL)
        except DatabaseError as error:
            LOG.error("the computer players cannot read the database: %s", error)  # noqa: TRY400 - no traceback
            FAILURES.labels("database").inc()
            connection.close()
            is_new = True  # The work is still there to be done.
            time.sleep(1)
