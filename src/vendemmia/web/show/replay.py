"""The replay: a moment of a game that has been played, what led to it, and the ways to other moments."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.events import EVERYONE
from vendemmia.engine.names import SEASONS

from .scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event
    from vendemmia.locale import Words
    from vendemmia.web.history import History, Mark, Past, Turn
    from vendemmia.web.models import Table

    from .scene import SeatMark

OPEN = "open"
"""The view in which nothing is hidden."""


class Reader(NamedTuple):
    """Through whose eyes the game is looked at: those of a seat, or openly through those of whoever acts."""

    seat: int | None
    open: bool

    @property
    def name(self) -> str:
        """How addresses call it."""
        return OPEN if self.open or self.seat is None else str(self.seat)

    def knows(self, event: Event) -> Event:
        return event if self.open else event.seen_by(self.seat)


class Answered(NamedTuple):
    """One answer: who gave it, its label if the reader may know it, and what it brought in words."""

    ply: int
    seat: SeatMark
    label: str
    told: tuple[str, ...]
    is_last: bool


class TurnLine(NamedTuple):
    """A turn in the list of turns; its address shows it complete."""

    seat: SeatMark
    ply: int
    text: str
    is_current: bool


class Stop(NamedTuple):
    """The beginning of a season."""

    ply: int
    name: str
    is_current: bool


class Steps(NamedTuple):
    """The plies to which the controls lead; None where there is none."""

    first: int | None
    turn_back: int | None
    back: int | None
    forward: int | None
    turn_forward: int | None
    last: int | None


def is_routine(event: Event) -> bool:
    """It happens to everybody at every year end, or the line after it says the same."""
    if event.kind is Kind.AGED:
        return event.thing == "all"
    return event.kind in (Kind.WORKERS_HOME, Kind.FIRST_PLAYER, Kind.TOURED)


def when(words: Words, mark: Mark) -> str:
    """Year and season in words."""
    if not mark.year:
        return words.message("replay-set-up")
    return words.message("replay-when", year=mark.year, season=words.season_name(SEASONS[mark.season]))


def told(words: Words, names: Sequence[str], events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
    """What happened, as the reader may know it."""
    return tuple(words.event(reader.knows(event), names) for event in events if not is_routine(event))


def turn_text(words: Words, names: Sequence[str], history: History, turn: Turn, reader: Reader) -> str:
    """A turn in one line: the first thing that its first answer brought."""
    for events in history.whole.events[turn.first : turn.end]:
        lines = told(words, names, events, reader)
        if lines:
            return lines[0]
    return words.message("replay-decides", player=names[turn.seat])


def opened(past: Past) -> Past:
    """The same past without secrets in its events."""
    past.events = [[event._replace(audience=EVERYONE) for event in events] for events in past.events]
    return past


class ReplayPage:
    """What the templates in `replay/` draw. `free` says that the game is over, so that nothing must be hidden."""

    def __init__(
        self,
        table: Table,
        history: History,
        ply: int,
        reader: Reader,
        seats: Sequence[tuple[str, str]],
        words: Words,
        *,
        free: bool,
    ) -> None:
        self.table = table
        self.history = history
        self.ply = ply
        self.free = free
        self.words = words
        self.names = tuple(name for name, _ in seats)
        past = history.past(ply)
        if reader.open:
            past = opened(past)
            turn = history.turn_at(ply)
            reader = Reader((past.game.state.to_move or 0) if turn is None else turn.seat, open=True)
        self.reader = reader
        self.scene = Scene(past, reader.seat, self.names, words, bots=[bot for _, bot in seats], live=False)

    @property
    def plies(self) -> int:
        return self.history.plies

    @property
    def mark(self) -> Mark:
        return self.history.marks[self.ply]

    @property
    def when(self) -> str:
        return when(self.words, self.mark)

    # --- what happened

    @cached_property
    def turn(self) -> Turn | None:
        return self.history.turn_at(self.ply)

    @cached_property
    def answers(self) -> tuple[Answered, ...]:
        """The answers of this turn up to now, the last of which led here."""
        if self.turn is None:
            return ()
        return tuple(self._answered(number) for number in range(self.turn.first, self.ply))

    @property
    def last(self) -> Answered | None:
        return self.answers[-1] if self.answers else None

    def _answered(self, number: int) -> Answered:
        seat = self.history.whole.deciders[number]
        lines = told(self.words, self.names, self.history.whole.events[number], self.reader)
        return Answered(number + 1, self.scene.seats[seat], self.label(number), lines, number + 1 == self.ply)

    def label(self, number: int) -> str:
        """What was answered. It may name a card of a hand: only who decided may read it, and who sees everything."""
        seat = self.history.whole.deciders[number]
        if not self.reader.open and seat != self.reader.seat:
            return ""
        return self.words.choice(self.history.state(number), self.history.codes[number], self.names)

    @property
    def opening(self) -> tuple[str, ...]:
        """What happened before the first answer."""
        return told(self.words, self.names, self.history.whole.game.opening, self.reader)

    @property
    def next_seat(self) -> SeatMark | None:
        """Who decides next."""
        to_move = self.scene.to_move
        return None if to_move is None else self.scene.seats[to_move]

    # --- where to go

    @cached_property
    def steps(self) -> Steps:
        ply, plies, turns = self.ply, self.plies, self.history.turns
        before = [turn.end for turn in turns if turn.end < ply]
        after = [turn.end for turn in turns if turn.end > ply]
        at_start, at_end = ply == 0, ply == plies
        return Steps(
            None if at_start else 0,
            None if at_start else (before[-1] if before else 0),
            None if at_start else ply - 1,
            None if at_end else ply + 1,
            None if at_end else after[0],
            None if at_end else plies,
        )

    @cached_property
    def seasons(self) -> tuple[tuple[int, tuple[Stop, ...]], ...]:
        """The beginnings of all seasons by year."""
        here = max(ply for ply, _ in self.history.seasons if ply <= self.ply)
        stops = [(mark.year, Stop(ply, when(self.words, mark), ply == here)) for ply, mark in self.history.seasons]
        return tuple((year, tuple(stop for _, stop in some)) for year, some in groupby(stops, lambda each: each[0]))

    @cached_property
    def turns(self) -> tuple[TurnLine, ...]:
        """The turns of this year."""
        year = self.mark.year if self.turn is None else self.turn.mark.year
        return tuple(
            TurnLine(
                self.scene.seats[turn.seat],
                turn.end,
                turn_text(self.words, self.names, self.history, turn, self.reader),
                turn == self.turn,
            )
            for turn in self.history.turns
            if turn.mark.year == year
        )

    @property
    def may_play_on(self) -> bool:
        """Only where nothing is secret any more, and somebody is still to decide."""
        return self.free and self.scene.to_move is not None
