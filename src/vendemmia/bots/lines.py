"""Imagined games that are played on with the network's best answers, and what happens in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .chances import judge_all, result, seat_chances

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event, State


class Happened(NamedTuple):
    """An event of a line, and when it happens."""

    event: Event
    year: int
    now: bool
    """In the turn that the line begins with."""


class Line:
    """One imagined game, from an answer of one seat on. It remembers what happens to that seat."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.step = state.course_step
        self.year = int(state.year)
        """The year in which it begins."""
        self.now = True
        """Still in the turn that it begins with."""
        self.happened: list[Happened] = []
        self.legal: Sequence[int] = ()
        self.play(action)

    def play(self, action: int) -> None:
        """Give an answer."""
        year, now = int(self.state.year), self.now
        events = self.state.play(action)
        self.happened += [Happened(event, year, now) for event in events if event.seat == self.seat]
        if self.now and self.has_turned():
            self.now = False

    def has_turned(self) -> bool:
        """Whether the next turn is asked, another step of the year has begun, or the game is over."""
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

    def is_back(self) -> bool:
        """Whether its seat is asked again, after its turn."""
        return not self.now and self.state.to_move == self.seat


def play_round(lines: Sequence[Line]) -> None:
    """One answer in each line, the best of whoever is asked."""
    found = judge_all([line.state for line in lines], [line.legal for line in lines])
    for line, judged in zip(lines, found, strict=True):
        line.play(line.legal[int(judged.scores.argmax())])


def play_back(lines: Sequence[Line]) -> list[float]:
    """Play lines on until their seat is asked again after its turn. Its chance to win there, for each line.

    The network says it to that seat. It must not be asked what others think: their imagined hands are worse than the
    hands that they have really chosen to keep.
    """
    while going := [line for line in lines if line.is_asked() and not line.is_back()]:
        play_round(going)
    asked = [line for line in lines if not line.state.is_over]
    judged = judge_all([line.state for line in asked], [line.legal for line in asked]) if asked else []
    found = {
        id(line): seat_chances(each, line.seat, line.state.rules)[line.seat]
        for line, each in zip(asked, judged, strict=True)
    }
    return [found[id(line)] if id(line) in found else result(line.state)[line.seat] for line in lines]


def play_on(lines: Sequence[Line], last: int, most: int) -> None:
    """Play lines on to the end of a year, with at most `most` answers each."""
    for _ in range(most):
        going = [line for line in lines if line.is_asked() and line.state.year <= last]
        if not going:
            return
        play_round(going)
