"""The past of a game: the position after any ply, without replaying the whole game each time."""

from __future__ import annotations

from bisect import bisect_right, insort
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind, observe, parse
from vendemmia.web.util.lru import Recent

if TYPE_CHECKING:
    from vendemmia.engine import State, View
    from vendemmia.record import Mark, Record
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Table

INTERVAL = 25
"""Plies between two positions in memory; those in between are played from the one before."""
MOST_GAMES = 16
"""The number of games whose positions are in memory."""
TURN_BEGINS = ("place", "pass", "row")
"""The kinds of answers with which a turn begins."""


class Turn(NamedTuple):
    """A decision with everything it leads to: the answers `first` to `end` - 1, counted from 0."""

    seat: int
    first: int
    end: int
    mark: Mark


class History:
    """All positions of a game so far, except those in a gap. Use it with the lock of the table."""

    def __init__(self, whole: LiveGame) -> None:
        self.options = whole.options
        self.codes = tuple(whole.codes)
        self.gaps = tuple(whole.gaps)
        self.marks = tuple(whole.marks)
        """By ply: the first before any answer."""
        self.whole = whole.at(len(self.codes), whole.state.copy())
        self._positions: dict[int, State] = {**whole.starts, self.plies: self.whole.state}
        """Some of the positions by ply; others are added on demand."""
        self._plies = sorted(self._positions)

    @property
    def plies(self) -> int:
        return len(self.codes)

    def knows(self, ply: int) -> bool:
        """Return whether the position after a ply can be shown."""
        return self.whole.knows(ply)

    def leads_on(self, number: int) -> bool:
        """Return whether the position before an answer (counted from 0) is known and the answer can be played."""
        return self.knows(number) and not any(gap.after <= number < gap.until for gap in self.gaps)

    def known_from(self, ply: int) -> int:
        """Return this ply, or the first one after it whose position can be shown."""
        return next((gap.until for gap in self.gaps if gap.after < ply < gap.until), ply)

    def known_until(self, ply: int) -> int:
        """Return this ply, or the last one before it whose position can be shown."""
        gap = next((gap for gap in self.gaps if gap.after < ply < gap.until), None)
        return ply if gap is None else gap.after if gap.after >= 0 else gap.until

    def state(self, ply: int) -> State:
        """Return a copy of the position after a ply that is not in a gap."""
        near = self._plies[bisect_right(self._plies, ply) - 1]
        state = self._positions[near].copy()
        for number in range(near, ply):
            state.play(self.codes[number])
            if (number + 1) % INTERVAL == 0:
                self._positions[number + 1] = state.copy()
                insort(self._plies, number + 1)
        return state

    def view(self, ply: int, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), could know after a ply that is not in a gap."""
        return observe(self.state(ply), seat)

    def record(self, plies: int) -> Record:
        """Return the game up to a ply, to continue from there."""
        return self.whole.record().cut(plies, self.state(plies))

    def past(self, ply: int) -> LiveGame:
        """Return the game as it was after some plies: all that a scene reads, and nothing of what came later."""
        return self.whole.at(ply, self.state(ply))

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """A turn begins with a placement, a pass or a row, and with every season; before and between, with a player."""
        starts: list[int] = []
        deciders = self.whole.deciders
        between = True
        for ply in range(self.plies):
            new_season = ply > 0 and (self.marks[ply] != self.marks[ply - 1] or self._is_year_end(ply))
            new_player = ply == 0 or (between and deciders[ply] != deciders[ply - 1])
            moves = parse(self.codes[ply]).kind in TURN_BEGINS
            if moves or new_season or new_player:
                starts.append(ply)
            between = not moves and (between or new_season)
        ends = [*starts[1:], self.plies][: len(starts)]
        return tuple(
            Turn(deciders[first], first, end, self.marks[first]) for first, end in zip(starts, ends, strict=True)
        )

    def _is_year_end(self, ply: int) -> bool:
        """Return whether the last season ended with the answer before this one."""
        return any(event.kind is Kind.AGED and event.thing == "all" for event in self.whole.events[ply - 1])

    def turn_at(self, ply: int) -> Turn | None:
        """Return the turn of the answer that led to this ply; None before the first answer."""
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


_histories: Recent[tuple[int, History]] = Recent(MOST_GAMES)
"""By table, with the version."""


def history(table: Table) -> History:
    """Return the past of a table with its game. Call it with the lock of the table."""
    remembered = _histories.get(table.id)
    if remembered is not None and remembered[0] == table.version:
        return remembered[1]
    found = History(table.game)
    _histories.put(table.id, (table.version, found))
    return found


__all__ = ["History", "Turn", "history"]
