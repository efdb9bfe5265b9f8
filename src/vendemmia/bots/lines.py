"""Imagined games that are played on with the network's best answers, and what happens in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import Kind

from .chances import judge_all, result, seat_chances
from .origins import Origins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event, State

BETWEEN_TURNS: Final = (Kind.SEASON, Kind.YEAR, Kind.WORKERS_HOME, Kind.GAME_OVER)


class Happened(NamedTuple):
    """An event of a line, and when it happens."""

    event: Event
    year: int
    now: bool
    """In the turn that the line begins with."""
    origin: str = ""
    """What of that turn it comes from, for grapes, wines and orders (`origins`)."""


class Line:
    """One imagined game, from an answer of one seat on. It remembers what happens to that seat."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.step = state.course_step
        self.in_season = state.in_season
        """It begins with a worker's action, not with a step of the year."""
        self.year = int(state.year)
        """The year in which it begins."""
        self.now = True
        """Still in the turn that it begins with."""
        self.happened: list[Happened] = []
        self.origins = Origins(state.vineyards[seat])
        self.legal: Sequence[int] = ()
        self.play(action)

    def play(self, action: int) -> None:
        """Give an answer."""
        year = int(self.state.year)
        for place, event in enumerate(self.state.play(action)):
            if self.is_after_turn(event, place):
                self.now = False
            if event.kind is Kind.YEAR:
                year = event.amount
            if event.seat == self.seat:
                self.happened.append(Happened(event, year, self.now, self.origins.follow(event, now=self.now)))
        self.origins.settle(self.state.vineyards[self.seat])
        if self.now and self.has_turned():
            self.now = False

    def is_after_turn(self, event: Event, place: int) -> bool:
        """Return whether an event is no longer part of a turn: the same answer may end the season, and with it the
        year."""
        if event.kind is Kind.PASSED:
            return place > 0
        return event.kind in BETWEEN_TURNS or (self.in_season and event.source.startswith("step:"))

    def has_turned(self) -> bool:
        """Return whether the next turn is asked, another step of the year has begun, or the game is over."""
        state = self.state
        if state.is_over or state.is_placing or state.course_step != self.step:
            return True
        return state.to_move != self.seat and not state.in_season

    def is_asked(self) -> bool:
        """Give answers without a choice. Whether the game then waits for an answer; False if it is over."""
        while not self.state.is_over:
            self.legal = self.state.legal_actions()
            if len(self.legal) > 1:
                return True
            self.play(self.legal[0])
        return False


def play_round(lines: Sequence[Line]) -> None:
    """Play one answer in each line: the best one of the seat that is asked."""
    found = judge_all([line.state for line in lines], [line.legal for line in lines])
    for line, judged in zip(lines, found, strict=True):
        line.play(line.legal[int(judged.scores.argmax())])


def play_ahead(lines: Sequence[Line], questions: int) -> list[float]:
    """Play lines on until their seat has answered that many questions and is asked again. Its chance to win there.

    The network says it to that seat. It must not be asked what others think: their imagined hands are worse than the
    hands that they have really chosen to keep.
    """
    left = [questions] * len(lines)
    chances: dict[int, float] = {}
    while going := [place for place, line in enumerate(lines) if place not in chances and line.is_asked()]:
        asked = [lines[place] for place in going]
        found = judge_all([line.state for line in asked], [line.legal for line in asked])
        for place, line, judged in zip(going, asked, found, strict=True):
            own = line.state.to_move == line.seat
            if own and not left[place]:
                chances[place] = seat_chances(judged, line.seat, line.state.rules)[line.seat]
            else:
                left[place] -= own
                line.play(line.legal[int(judged.scores.argmax())])
    return [chances[place] if place in chances else result(line.state)[line.seat] for place, line in enumerate(lines)]


def play_on(lines: Sequence[Line], last: int, most: int) -> None:
    """Play lines on to the end of a year, with at most `most` answers each."""
    for _ in range(most):
        going = [line for line in lines if line.is_asked() and line.state.year <= last]
        if not going:
            return
        play_round(going)
