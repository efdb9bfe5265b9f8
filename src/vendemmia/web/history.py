"""The past of a game: the position after any ply, without replaying all of it for every look."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.record import Game, Record

from .played import Played, played

if TYPE_CHECKING:
    from vendemmia.engine import State

    from .models import Table

INTERVAL = 25
"""Every so many plies a position is kept; those between are played from the one before."""
KEPT = 16
"""So many games have their positions in memory."""
TURN_BEGINS = ("place", "pass", "row")
"""The kinds of answers with which a turn begins."""


class Mark(NamedTuple):
    """Where the game stood after a ply. Year 0 is the set-up."""

    year: int
    season: int


class Turn(NamedTuple):
    """A decision with all that it leads to: the answers `first` to `end` - 1, counted from 0."""

    seat: int
    first: int
    end: int
    mark: Mark


class Past(Played):
    """A game as it stood after some plies: all that a scene reads, and nothing of what came later."""

    def __init__(self, whole: Played, state: State, plies: int) -> None:
        self.game = Game(whole.game.options, whole.game.seed, state, whole.game.start)
        self.game.codes = whole.game.codes[:plies]
        self.game.opening = whole.game.opening
        self.events = whole.events[:plies]
        self.deciders = whole.deciders[:plies]
        self.forced = {ply for ply in whole.forced if ply < plies}


class History:
    """All positions of a game that has been played up to now."""

    def __init__(self, whole: Played) -> None:
        self.options = whole.game.options
        self.codes = tuple(whole.game.codes)
        self.whole = Past(whole, whole.game.state.copy(), len(self.codes))
        self.kept: list[State] = []
        self.marks: list[Mark] = []
        """By ply: the first before any answer."""
        state = Record(self.options, whole.game.seed, (), "", whole.game.start).opening()
        for ply in range(self.plies + 1):
            if ply % INTERVAL == 0:
                self.kept.append(state.copy())
            self.marks.append(_mark(state, self.marks[-1] if self.marks else Mark(0, 0)))
            if ply < self.plies:
                state.play(self.codes[ply])

    @property
    def plies(self) -> int:
        return len(self.codes)

    def state(self, ply: int) -> State:
        """A copy of the position after a ply."""
        state = self.kept[ply // INTERVAL].copy()
        for code in self.codes[ply - ply % INTERVAL : ply]:
            state.play(code)
        return state

    def past(self, ply: int) -> Past:
        return Past(self.whole, self.state(ply), ply)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """A turn begins with a placement, a pass or a row, and with every season; before and between, with a player."""
        starts: list[int] = []
        deciders = self.whole.deciders
        between = True
        for ply in range(self.plies):
            new_season = ply > 0 and (self.marks[ply] != self.marks[ply - 1] or self._is_year_end(ply))
            new_player = ply == 0 or (between and deciders[ply] != deciders[ply - 1])
            moves = self.codes[ply].partition(":")[0] in TURN_BEGINS
            if moves or new_season or new_player:
                starts.append(ply)
            between = not moves and (between or new_season)
        ends = [*starts[1:], self.plies][: len(starts)]
        return tuple(
            Turn(deciders[first], first, end, self.marks[first]) for first, end in zip(starts, ends, strict=True)
        )

    def _is_year_end(self, ply: int) -> bool:
        """The last season ended with the answer before this one."""
        return any(event.kind is Kind.AGED and event.thing == "all" for event in self.whole.events[ply - 1])

    def turn_at(self, ply: int) -> Turn | None:
        """The turn of the answer that led to this ply; none before the first answer."""
        if ply == 0 or not self.turns:
            return None
        return self.turns[bisect_right(self.turn_starts, ply - 1) - 1]

    @cached_property
    def turn_starts(self) -> list[int]:
        return [turn.first for turn in self.turns]

    @cached_property
    def seasons(self) -> tuple[tuple[int, Mark], ...]:
        """The first ply of every season, with its mark; the set-up begins at ply 0."""
        found = [(0, self.marks[0])]
        for ply, mark in enumerate(self.marks):
            if mark != found[-1][1]:
                found.append((ply, mark))
        return tuple(found)


def _mark(state: State, before: Mark) -> Mark:
    """The last season lasts to the end of the game."""
    return Mark(int(state.year), int(state.season())) if state.stack else before


_kept: OrderedDict[str, tuple[int, History]] = OrderedDict()
_guard = threading.Lock()


def history(table: Table) -> History:
    """The past of a table as the database has it. To be used while `alone` with the table."""
    with _guard:
        kept = _kept.get(table.id)
        if kept is not None and kept[0] == table.version:
            _kept.move_to_end(table.id)
            return kept[1]
    found = History(played(table))
    with _guard:
        _kept[table.id] = (table.version, found)
        _kept.move_to_end(table.id)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


__all__ = ["History", "Mark", "Past", "Turn", "history"]
