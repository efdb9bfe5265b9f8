"""Games in memory: what each ply brought, kept beside the database so that a move need not replay the game."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Options, VendemmiaError
from vendemmia.record import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event
    from vendemmia.engine.frames import Node

    from .models import Table

LOG = logging.getLogger(__name__)
KEPT = 64
"""So many games stay in memory."""


class Unplayable(VendemmiaError):
    """What is kept of a table does not make a game: another version has written it, or it is damaged."""


class Asking(NamedTuple):
    """Which node asked, at which of its steps."""

    node: Node
    step: int


class Played:
    """A game with the events and the decider of every ply."""

    def __init__(self, options: Options, seed: int, start: dict[str, object] | None = None) -> None:
        if start is None:
            self.game = Game.new(options, seed)
        else:
            self.game = Game.from_position(start)
            self.game.seed = seed
        self.events: list[list[Event]] = []
        """What each ply brought."""
        self.deciders: list[int] = []
        self.asking: list[Asking] = []
        """What each ply was an answer to."""
        self.forced: set[int] = set()
        """Plies that were answered by themselves."""

    @property
    def plies(self) -> int:
        return len(self.events)

    def play(self, code: str, forced: bool = False) -> None:
        seat = self.game.state.to_move
        frame = self.game.state.stack[-1]
        events = self.game.play(code)
        if forced:
            self.forced.add(self.plies)
        self.events.append(events)
        self.deciders.append(-1 if seat is None else seat)
        self.asking.append(Asking(frame.node, frame.step))

    def undo(self, to: int) -> None:
        """Back to a ply, not behind the floor of the game."""
        self.game.undo(to)
        del self.events[to:], self.deciders[to:], self.asking[to:]
        self.forced = {ply for ply in self.forced if ply < to}

    def undo_steps(self, seat: int) -> list[int]:
        """The plies to which a seat may go back, the last first: its own decisions since the floor, not the forced."""
        steps: list[int] = []
        for ply in range(self.plies - 1, self.game.undo_floor - 1, -1):
            if self.deciders[ply] != seat:
                break
            if ply not in self.forced:
                steps.append(ply)
        return steps

    @property
    def decided_last(self) -> int | None:
        return self.deciders[-1] if self.deciders else None

    def catch_up(self, codes: Sequence[tuple[str, bool]]) -> bool:
        """Bring the game to a list of codes (and whether they were forced); False if it went another way."""
        own = self.game.codes
        if len(own) > len(codes) or any(own[ply] != codes[ply][0] for ply in range(len(own))):
            return False
        for code, forced in codes[len(own) :]:
            self.play(code, forced)
        return True


class Door:
    """The lock of a table, kept while anybody holds it or waits for it."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.users = 0


_kept: OrderedDict[str, tuple[int, Played]] = OrderedDict()
_doors: dict[str, Door] = {}
_guard = threading.Lock()


@contextmanager
def alone(table_id: str) -> Iterator[None]:
    """Only one request at a time looks at the game of a table."""
    with _guard:
        door = _doors.setdefault(table_id, Door())
        door.users += 1
    try:
        with door.lock:
            yield
    finally:
        with _guard:
            door.users -= 1
            if not door.users:
                del _doors[table_id]


def played(table: Table) -> Played:
    """The game of a table as the database has it. To be used while `alone` with the table."""
    with _guard:
        kept = _kept.get(table.id)
    if kept is not None and kept[0] == table.version:
        return kept[1]
    codes = list(table.plies.values_list("code", "forced"))
    try:
        game = _brought_to(table, codes, None if kept is None else kept[1])
    except Exception as error:
        LOG.exception("the game of table %s cannot be played again", table.id)
        forget(table.id)
        raise Unplayable(table.id) from error
    keep(table, game)
    return game


def _brought_to(table: Table, codes: Sequence[tuple[str, bool]], kept: Played | None) -> Played:
    if kept is not None and kept.catch_up(codes):
        return kept
    game = Played(options_of(table), table.seed, table.start)
    game.catch_up(codes)
    return game


def options_of(table: Table) -> Options:
    try:
        return Options.from_json(table.options)
    except Exception as error:
        raise Unplayable(table.id) from error


def keep(table: Table, game: Played) -> None:
    with _guard:
        _kept[table.id] = (table.version, game)
        _kept.move_to_end(table.id)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)


def forget(table_id: str) -> None:
    """What is in memory may differ from the database: read it anew next time."""
    with _guard:
        _kept.pop(table_id, None)


__all__ = ["Asking", "Played", "Unplayable", "alone", "forget", "keep", "options_of", "played"]
