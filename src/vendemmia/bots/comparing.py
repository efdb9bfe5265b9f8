"""Comparing the answers to one question: what the turn gains with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import (
    ANSWER_PASS,
    FIRST_ROW,
    FIRST_SEAT,
    GRANDE,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    REGULAR,
    WINTER,
    placed_by,
)

from .outline import Outline, season_of, since
from .tasks import tempo
from .turns import QUESTIONS, Reach, Turn, default
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
    """Each of these answers, with what the turn gains with it."""
    turn = Turn(state, seat, reach.shared(len(answers)))
    base = worth(state, seat)
    idle = tempo(Outline(state, seat))
    passed_by: dict[Moment, float] = {}
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


class Moment(NamedTuple):
    """A moment of the year for a seat. What happens automatically until then is not a gain of an answer."""

    year: int
    step: int
    has_left: bool
    home: bool
    """The year's workers have come home."""


def moment_of(state: State, seat: int) -> Moment:
    if state.is_over:
        return Moment(state.year, AFTER_THE_COURSE, False, True)
    step = state.course_step
    has_left = bool(state.passed >> seat & 1)
    last = step > state.rules.board.placing_ends
    alone = has_left and season_of(state) == WINTER  # On the extended board everybody closes the year alone (TUS-8).
    return Moment(state.year, step, has_left, last or alone)


def idle_until(state: State, seat: int, moment: Moment) -> float:
    """The worth at a moment if the seat does nothing before it."""
    end = state.copy()
    for _ in range(QUESTIONS):
        if end.is_over or moment_of(end, seat) == moment or end.year > moment.year:
            break
        end.apply(default(end.legal_actions()))
    return worth(end, seat, since(state, seat))


def thinkable(legal: Sequence[int]) -> list[int]:
    """The answers worth comparing: without the grande worker where a regular one can take the same action."""
    regular = {PLACED_ACTION[offset] for action in legal if is_placed(offset := placed_by(action), REGULAR)}
    return [
        action
        for action in legal
        if not (is_placed(offset := placed_by(action), GRANDE) and PLACED_ACTION[offset] in regular)
    ]


def any_worker(answers: Sequence[int]) -> list[int]:
    """One placement for each space of each action, whichever worker is placed there."""
    seen: set[int] = set()
    kept: list[int] = []
    for action in answers:
        offset = placed_by(action)
        if offset >= 0:
            space = PLACED_ACTION[offset] << 8 | PLACED_SPACE[offset]
            if space in seen:
                continue
            seen.add(space)
        kept.append(action)
    return kept


def is_placed(offset: int, worker: int) -> bool:
    return offset >= 0 and PLACED_WORKER[offset] == worker


def preference(state: State, action: int) -> float:
    """What `worth` cannot see: being early, and what a row gives over the year."""
    if FIRST_ROW <= action < FIRST_SEAT:
        row = action - FIRST_ROW
        ahead = LATER_ROW * row if state.rules.players > 1 else 0.0
        return ahead if state.rules.board.first_player else ahead + EXTENDED_ROWS[row]
    return 0.0
