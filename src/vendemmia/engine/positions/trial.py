"""Trying out a position from outside: can the game continue from it?

What the readers accept may still be something that no game leads to: a worker that never comes home, a stack with a
frame missing. So a copy is played on for a little, and everything that breaks is a problem of the position. A position
that the engine wrote needs none of this; games are loaded without it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..knowledge.views import cards_in_play
from ..numbers.actions import PASS
from ..numbers.names import ACTIONS, FIRST_STRUCTURE_CARD, GRANDE, REGULAR, SPACES, WINTER
from ..reports.errors import PositionError
from ..reports.faults import PositionFault, Problem, problem
from ..state.crew import worker_count
from ..state.fields import vines_on
from ..state.pieces import CROWD_STEP, owner_of, worker_of
from ..workers.abilities import ABILITIES
from ..workers.bonuses import board_action_of
from ..year.draft import PACK_STEP

if TYPE_CHECKING:
    from ..state.state import State

ANSWERS: Final = 40
"""The number of answers tried, once at random and once passing whenever possible: to the end of a year or two."""
STEPS: Final = 10_000
"""The most steps that may follow one answer, far more than play needs; a stack written by hand may never ask again."""
FIRST: Final = 20_231
MULTIPLIER: Final = 1_103_515_245
INCREMENT: Final = 12_345
MODULUS: Final = 1 << 31
"""A separate source of chance, the same each time, so that a position is refused always or never."""


def check_playable(state: State) -> None:
    """Raise PositionError if the game cannot continue from a position. The state is not changed."""
    found = misplaced(state) or _played(state, False) or _played(state, True)
    if found is not None:
        raise PositionError(found)


def misplaced(state: State) -> Problem | None:
    """Return the fault of things that are where no game puts them."""
    if not state.stack:
        return None
    course = state.rules.board.course
    for height, frame in enumerate(state.stack):  # The course, its step of now, and nothing of both above them.
        if height == 1 and frame.node is not course[state.stack[0].step - 1]:
            return problem(PositionFault.STACK_MISFIT, at="stack[1]")
        if height > 1 and (frame.node is state.stack[0].node or frame.node in course):
            return problem(PositionFault.STACK_MISFIT, at=f"stack[{height}]")
    now = 1 << state.season()
    for place, put in enumerate(state.spaces):
        action, space = place // 3, place % 3
        if put and ABILITIES[worker_of(put)].closed_spaces and not state.rules.open_spaces >> space & 1:
            if board_action_of(state, action).seasons >= now:
                return problem(PositionFault.TRAVELER_EARLY, at=f"board.{ACTIONS[action]}.{SPACES[space]}")
    owners = {owner_of(put) for put in state.spaces if put} | {owner_of(put // CROWD_STEP) for put in state.crowd}
    for seat, vineyard in enumerate(state.vineyards):
        if vineyard.next_row and seat in owners:  # TUS-8
            return problem(PositionFault.WORKERS_NOT_HOME, at="board", seat=seat)
    return _early_row(state)


def _early_row(state: State) -> Problem | None:
    """TUS-8: a row for next year that its seat does not have yet. In winter another seat would have none."""
    is_winter = state.season() == WINTER
    for seat, vineyard in enumerate(state.vineyards):
        if vineyard.next_row and not (is_winter and state.passed >> seat & 1):
            return problem(PositionFault.NEXT_ROW_EARLY, at=f"seats[{seat}].next_row")
        if vineyard.next_row == 1 and state.grape != seat:
            return problem(PositionFault.NEXT_ROW_RESERVED, at=f"seats[{seat}].next_row")
    return None


def _played(state: State, passing: bool) -> Problem | None:
    """Return what breaks when a copy is played on."""
    trial = state.copy()
    cards, workers = cards_of(trial), workers_of(trial)
    chance = FIRST
    answers = 0
    try:
        while trial.stack and answers < ANSWERS:
            legal = trial.legal_actions()
            if not legal:
                return problem(PositionFault.DEAD_END, answers=answers)
            chance = (chance * MULTIPLIER + INCREMENT) % MODULUS
            action = PASS if passing and PASS in legal else legal[(chance >> 8) % len(legal)]
            answers += 1
            if not _answered(trial, action):
                return problem(PositionFault.RULES_FAIL, answers=answers)
        return _lost(trial, cards, workers, answers)
    except Exception:  # noqa: BLE001 - any error of the rules means that the position does not fit them
        return problem(PositionFault.RULES_FAIL, answers=answers)


def _answered(trial: State, action: int) -> bool:
    """Carry out an action until a seat must decide; False if none ever does."""
    frame = trial.stack[-1]
    frame.node.answer(trial, frame, action)
    for _ in range(STEPS):
        if not trial.stack:
            return True
        frame = trial.stack[-1]
        if frame.node.proceed(trial, frame):
            return True
    return False


def _lost(trial: State, cards: Counter[int], workers: list[list[int]], answers: int) -> Problem | None:
    """Return what is lost: cards are conserved, and workers only become more, up to the limit."""
    if cards_of(trial) != cards:
        return problem(PositionFault.CARDS_LOST, answers=answers)
    for seat, counts in enumerate(workers_of(trial)):
        fewer = any(after < before for after, before in zip(counts, workers[seat], strict=True))
        regular, grande, *special = counts
        if fewer or grande > 1 or regular + sum(special) > trial.rules.regular_limit:
            return problem(PositionFault.WORKERS_LOST, answers=answers, seat=seat)
    return None


def cards_of(state: State) -> Counter[int]:
    """Return every card, wherever it is."""
    cards: Counter[int] = Counter(cards_in_play(state.stack))
    cards.update(state.shown)
    for pile in (*state.decks, *state.discards):
        cards.update(pile)
    for vineyard in state.vineyards:
        cards.update(vineyard.hand)
        for field in vineyard.fields:
            cards.update(vines_on(field))
        cards.update(vineyard.built_cards())
    cards.update(FIRST_STRUCTURE_CARD + dealt % PACK_STEP for dealt in state.drafts)
    return cards


def workers_of(state: State) -> list[list[int]]:
    """Return the workers of each seat, wherever they are: regular without the temporary one, grande, and each special
    one."""
    return [
        [
            worker_count(state, seat, REGULAR) - (1 if state.temporary == seat else 0),
            worker_count(state, seat, GRANDE),
            *(worker_count(state, seat, special) for special in state.specials),
        ]
        for seat in range(state.rules.players)
    ]
