"""Comparing the answers to one question: what the turn gains with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import Placement, RowAnswer, parse
from vendemmia.engine.catalogue import ANSWER_PASS, WINTER

from .outline import Outline, season_of, since
from .tasks import tempo
from .turns import QUESTIONS, Reach, RestOfTurn, default
from .weights import EXTENDED_ROWS, IDLE, LATER_ROW
from .worth import worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State

AFTER_THE_COURSE: Final = 99
"""The step of a game that is over: later than any step of a year."""


class Found(NamedTuple):
    """One answer and its outcome."""

    action: int
    gain: float
    end: State


def one_turn(state: State, seat: int, reach: Reach, answers: Sequence[int]) -> list[Found]:
    """Return each of these answers, with what the turn gains with it."""
    turn = RestOfTurn(state, seat, reach.shared(len(answers)))
    base = worth(state, seat)
    idle = tempo(Outline(state, seat))
    passed_by: dict[YearMoment, float] = {}
    found: list[Found] = []
    for action in answers:
        if action == ANSWER_PASS and state.is_placing:
            found.append(Found(action, IDLE - (idle if season_of(state) == WINTER else 0.0), state))
            continue
        value, end = turn.after(action)
        gain = value - base
        moment = moment_of(end, seat)
        if moment != moment_of(state, seat):
            if moment not in passed_by:
                passed_by[moment] = idle_until(state, seat, moment)
            gain = value - passed_by[moment] - (idle if moment.home or end.year > state.year else 0.0)
        found.append(Found(action, gain + preference(state, action), end))
    return found


class YearMoment(NamedTuple):
    """A moment of the year for a seat. What happens automatically until then is not a gain of an answer."""

    year: int
    step: int
    has_left: bool
    home: bool
    """The year's workers have come home."""


def moment_of(state: State, seat: int) -> YearMoment:
    if state.is_over:
        return YearMoment(state.year, AFTER_THE_COURSE, False, True)
    step = state.course_step
    has_left = state.has_passed(seat)
    last = step > state.rules.board.placing_ends
    alone = has_left and season_of(state) == WINTER  # On the extended board everybody closes the year alone (TUS-8).
    return YearMoment(state.year, step, has_left, last or alone)


def idle_until(state: State, seat: int, moment: YearMoment) -> float:
    """Return the worth at a moment if the seat does nothing before it."""
    end = state.copy()
    for _ in range(QUESTIONS):
        if end.is_over or moment_of(end, seat) == moment or end.year > moment.year:
            break
        end.apply(default(end.legal_actions()))
    return worth(end, seat, since(state, seat))


def thinkable(legal: Sequence[int]) -> list[int]:
    """Return the answers worth comparing: without the grande worker where a regular one can take the same action."""
    placed = {action: answer for action in legal if isinstance(answer := parse(action), Placement)}
    regular = {answer.action for answer in placed.values() if answer.worker == "regular"}
    spare = {action for action, each in placed.items() if each.worker == "grande" and each.action in regular}
    return [action for action in legal if action not in spare]


def preference(state: State, action: int) -> float:
    """Return what `worth` cannot see: being early, and what a row gives over the year."""
    answer = parse(action)
    if isinstance(answer, RowAnswer):
        row = answer.row - 1
        ahead = LATER_ROW * row if state.rules.players > 1 else 0.0
        return ahead if state.rules.board.first_player else ahead + EXTENDED_ROWS[row]
    return 0.0
