"""Playing a turn to its end on a copy: own questions get the best answer, those of others a default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import ANSWER_DONE, ANSWER_NO, ANSWER_PASS

from .outline import since
from .worth import worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State

QUESTIONS: Final = 400
"""More than any turn asks; beyond it a turn counts as over."""

FEWEST: Final = 4
"""Positions that every answer gets."""


class Reach(NamedTuple):
    """How far a player looks within one turn."""

    depth: int
    """Own questions after the first whose answers are all followed."""
    breadth: int
    """The number of answers followed: those best at first sight."""
    positions: int
    """Positions valued for one answer."""
    total: int
    """Positions valued for all answers to a question; each of many gets fewer."""

    def shared(self, answers: int) -> Reach:
        return self._replace(positions=max(FEWEST, min(self.positions, self.total // answers)))


def default(legal: Sequence[int]) -> int:
    """Return the assumed answer of others: they decline, or take the first thing."""
    for action in (ANSWER_NO, ANSWER_DONE, ANSWER_PASS):
        if action in legal:
            return action
    return legal[0]


class RestOfTurn:
    """The rest of one seat's turn, from any question in it."""

    def __init__(self, state: State, seat: int, reach: Reach) -> None:
        self.start = state
        self.seat = seat
        self.reach = reach
        self.step = state.course_step
        self.since = since(state, seat)
        self.left = 0

    def after(self, action: int) -> tuple[float, State]:
        """Return the outcome of an answer: the worth of the position in which the turn ends, and that position."""
        self.left = self.reach.positions
        state = self.start.copy()
        state.apply(action)
        return self.settled(state, 0)

    def value(self, state: State) -> float:
        self.left -= 1
        return worth(state, self.seat, self.since)

    def is_over(self, state: State) -> bool:
        """Return whether the next ordinary turn is asked, another step of the year has begun, or the game is over."""
        if state.is_placing or state.course_step != self.step:
            return True
        return state.to_move != self.seat and not state.in_season

    def settled(self, state: State, depth: int) -> tuple[float, State]:
        for _ in range(QUESTIONS):
            if self.is_over(state):
                break
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
            elif state.to_move != self.seat:
                state.apply(default(legal))
            elif self.left <= 0:
                break
            elif depth >= self.reach.depth:
                state = max(self.first_sight(state, legal), key=lambda seen: seen[0])[1]
            else:
                return self.best(state, legal, depth)
        return self.value(state), state

    def first_sight(self, state: State, legal: Sequence[int]) -> list[tuple[float, State]]:
        """Return each answer by the position right after it; some of them, if there are more than may be valued."""
        seen: list[tuple[float, State]] = []
        for action in legal[:: 1 + (len(legal) - 1) // max(self.left, FEWEST)]:
            trial = state.copy()
            trial.apply(action)
            seen.append((self.value(trial), trial))
        return seen

    def best(self, state: State, legal: Sequence[int], depth: int) -> tuple[float, State]:
        if len(legal) <= self.reach.breadth:
            trials = [state.copy() for _ in legal]
            for trial, action in zip(trials, legal, strict=True):
                trial.apply(action)
        else:
            seen = sorted(self.first_sight(state, legal), key=lambda seen: -seen[0])
            trials = [trial for _, trial in seen[: self.reach.breadth]]
        return max((self.settled(trial, depth + 1) for trial in trials), key=lambda found: found[0])
