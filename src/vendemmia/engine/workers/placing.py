"""Placing a worker: whether it is allowed, why not, what it would bring, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import PLACED_ACTION, PLACED_SPACE, PLACED_WORKER
from ..numbers.names import (
    ACTIONS,
    BESIDE,
    GRANDE,
    MARKS,
    MAT_BIT,
    SPACES,
    WORKERS,
)
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.crew import is_space, put_worker, take_worker, use_worker
from ..state.frames import Node
from ..state.order_of_play import opponents_gone
from ..state.pieces import owner_of, piece, worker_of
from ..year.board import PRIVATE, SPACED
from .abilities import ABILITIES, EARLIER_SEASONS, OPPONENTS_GONE
from .bonuses import board_action_of, bonus_of, can_act
from .placement import ACTION_DONE, placement_frame
from .toll import bump, can_bump, levy, may_stand_beside, pay_toll, toll_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.reasons import Refusal
    from ..state.frames import Node
    from ..state.state import State
    from ..year.board import BoardAction


# --- the spaces


def is_space_free(state: State, action: BoardAction, space: i64) -> bool:
    return (state.rules.open_spaces >> space) & 1 != 0 and state.spaces[action.number * 3 + space] == 0


def has_free_space(state: State, action: BoardAction) -> bool:
    return is_space_free(state, action, 0) or is_space_free(state, action, 1) or is_space_free(state, action, 2)


def other_space_free(state: State, action: BoardAction, space: i64, worker: i64) -> bool:
    """Return whether another space of the action could have been taken by this worker, perhaps a closed one in another
    season."""
    closed_too = ABILITIES[worker].closed_spaces and not action.seasons >> state.season() & 1
    other: i64 = 0
    while other < 3:
        if other != space and state.spaces[action.number * 3 + other] == 0:
            if closed_too or (state.rules.open_spaces >> other) & 1:
                return True
        other += 1
    return False


def private_open(state: State, seat: i64, action: BoardAction) -> bool:
    """STR-5, STC-4: the structure of a private space is built and has not been used this year."""
    vineyard = state.vineyards[seat]
    return (vineyard.structures | 1 << MAT_BIT) & action.structure & ~vineyard.used != 0


def is_far(action: BoardAction, worker: i64, season: i64) -> bool:
    """SPW-13, SPW-14: an action of another season that this worker may reach."""
    abilities = ABILITIES[worker]
    if not abilities.reach or action.kind != SPACED:
        return False
    if action.seasons < 1 << season:
        return abilities.reach & EARLIER_SEASONS != 0
    return abilities.goes_ahead and action.seasons > 1 << season


# --- may it be placed?

POSSIBLE: Final = 0
ACTION_IMPOSSIBLE: Final = 1
BONUS_IMPOSSIBLE: Final = 2


def judge(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    if not can_act(state, seat, action, space, worker, 0):
        return ACTION_IMPOSSIBLE
    return POSSIBLE if bonus_allowed(state, seat, action, space, worker) else BONUS_IMPOSSIBLE


def bonus_allowed(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> bool:
    """PLACE-9: in the friendly variant a bonus space is only for a seat that uses the bonus, or the last space left."""
    if not state.rules.friendly or space >= BESIDE or action.both[space] is None:
        return True
    if not other_space_free(state, action, space, worker):
        return True
    any_bonus = ABILITIES[worker].chooses_bonus
    for source in action.printed:
        both = action.both[source]
        if both is not None and (source == space or any_bonus) and both.doable(state, seat, -1):
            return True
    return False


def verdict(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    """Return whether action and, in the friendly variant, bonus can be carried out once the toll is paid and this
    worker is there."""
    if not toll_of(state, seat, action):
        return judge_there(state, seat, action, space, worker)
    levy(state, seat, action, 1)
    try:
        return judge_there(state, seat, action, space, worker)
    finally:
        levy(state, seat, action, -1)


def judge_there(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    """Return the judgement with this worker on its space, if it can matter where workers are."""
    if not action.sensitive:
        return judge(state, seat, action, space, worker)
    there: i64 = state.spaces[action.number * 3 + space] if is_space(state, action.number, space) else 0
    if there:
        take_worker(state, action.number, space, there)
    put_worker(state, seat, worker, action.number, space, 0)
    state.stack.append(placement_frame(seat, action.number, space, worker, ACTION_DONE, 0))
    try:
        return judge(state, seat, action, space, worker)
    finally:
        state.stack.pop()
        take_worker(state, action.number, space, piece(seat, worker, 0))
        if there:
            use_worker(state, owner_of(there), worker_of(there))
            state.spaces[action.number * 3 + space] = there


def may_place(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, season: i64) -> bool:
    """Return whether `placement_refusals` is empty for a worker that is available; fast, without reasons."""
    far = not action.seasons >> season & 1
    if far and not is_far(action, worker, season):
        return False
    toll: i64 = toll_of(state, seat, action)
    if action.kind == SPACED:
        if space == BESIDE:
            if far or has_free_space(state, action):
                return False
            if worker != GRANDE and not may_stand_beside(state, seat, action):
                return False
        else:
            if not (state.rules.open_spaces >> space) & 1 and not (far and ABILITIES[worker].closed_spaces):
                return False
            there = state.spaces[action.number * 3 + space]
            if there and not can_bump(seat, worker, there):
                return False
    elif action.kind == PRIVATE and not private_open(state, seat, action):
        return False
    if state.vineyards[seat].lira < toll:
        return False
    return (far and action.seasons > 1 << season) or verdict(state, seat, action, space, worker) == POSSIBLE


# --- why not


def mark_name(bit: i64) -> str:
    """Return the name of a structure given as a bit."""
    number = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return MARKS[number]


def space_refusals(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, far: bool) -> list[Refusal]:
    """Return why a worker cannot go there; `far` for one that reaches another season."""
    vineyard = state.vineyards[seat]
    if action.kind == SPACED:
        if space == BESIDE:
            if far:
                return [refuse(Reason.SPACE_NEEDED)]
            if has_free_space(state, action):
                return [refuse(Reason.SPACES_FREE)]
            if worker != GRANDE and not may_stand_beside(state, seat, action):
                return [refuse(Reason.ONLY_GRANDE_BESIDE)]
            return []
        if not (state.rules.open_spaces >> space) & 1 and not (far and ABILITIES[worker].closed_spaces):
            return [refuse(Reason.SPACE_CLOSED, players=state.rules.players)]
        there = state.spaces[action.number * 3 + space]
        if there and not can_bump(seat, worker, there):
            return [refuse(Reason.SPACE_TAKEN, seat=owner_of(there))]
        return []
    if action.kind == PRIVATE:
        if not (vineyard.structures | 1 << MAT_BIT) & action.structure:
            return [refuse(Reason.NOT_BUILT, structure=mark_name(action.structure))]
        if vineyard.used & action.structure:
            return [refuse(Reason.USED_THIS_YEAR, structure=mark_name(action.structure))]
    return []


def placement_refusals(state: State, seat: i64, offset: i64, season: i64, ahead: bool) -> list[Refusal]:
    """Return why a `place:` code is refused in a season; `ahead` for a worker that the Planner sends to a later one."""
    number: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    vineyard = state.vineyards[seat]
    action = state.rules.board.actions[number]
    if ahead:
        if action is None or action.kind != SPACED or action.seasons <= 1 << season:
            return [refuse(Reason.NO_LATER_SEASON)]
    elif action is None or not (action.seasons >> season & 1 or is_far(action, worker, season)):
        return [refuse(Reason.WRONG_SEASON)]
    far = not ahead and not action.seasons >> season & 1
    reasons: list[Refusal] = []
    if vineyard.available(worker) == 0:
        reasons.append(refuse(Reason.WORKER_AWAY, worker=WORKERS[worker]))
    reasons.extend(space_refusals(state, seat, action, space, worker, far))
    toll: i64 = toll_of(state, seat, action)
    if vineyard.lira < toll:
        reasons.append(refuse(Reason.TOLL_TOO_DEAR, needs=toll, has=vineyard.lira))
    if ahead or (far and action.seasons > 1 << season):
        return reasons
    if reasons:
        if can_act(state, seat, action, space, worker, 0):
            return reasons
        return reasons + action.node.why(state, seat, -1)
    found = verdict(state, seat, action, space, worker)
    if found == POSSIBLE:
        return []
    if found == BONUS_IMPOSSIBLE:
        return [refuse(Reason.BONUS_UNUSABLE)]
    levy(state, seat, action, 1)
    try:
        return action.node.why(state, seat, -1) or [refuse(Reason.NOT_PLAYABLE)]
    finally:
        levy(state, seat, action, -1)


def placement_outlook(state: State, seat: i64, offset: i64) -> list[Outlook]:
    action = state.rules.board.actions[PLACED_ACTION[offset]]
    if action is None:
        return []
    toll: i64 = toll_of(state, seat, action)
    outlook = [Outlook("lira", -toll)] if toll else []
    bonus = bonus_of(action, PLACED_SPACE[offset])
    again: Node | None = None
    if bonus is not None and not ABILITIES[PLACED_WORKER[offset]].chooses_bonus:
        if type(bonus) is type(action.node):
            again = bonus
        else:
            outlook.extend(bonus.outlook(state, seat))
    # What is paid for the action may come from the bonus (PLACE-5), and not from the toll.
    purse: i64 = 0
    for part in outlook:
        if part.thing == "lira":
            purse += part.amount
    vineyard = state.vineyards[seat]
    vineyard.lira += purse
    try:
        outlook.extend(action.node.prospect(state, seat, again))
    finally:
        vineyard.lira -= purse
    return outlook


# --- placing it


def put(state: State, seat: i64, offset: i64, waiting: i64) -> i64:
    """Place a worker as a `place:` code says: toll, bump, then the worker. Returns its mark."""
    number: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    action = board_action_of(state, number)
    mark: i64 = 0
    if state.specials:
        abilities = ABILITIES[worker]
        pay_toll(state, seat, action)
        if abilities.bumps_opponents and is_space(state, number, space):
            bump(state, seat, number, space, worker)
        if abilities.when == OPPONENTS_GONE and action.kind != PRIVATE and opponents_gone(state, seat):
            mark = 1
    state.vineyards[seat].used |= action.structure
    put_worker(state, seat, worker, number, space, waiting)
    if state.sink is not None:
        where = f"{ACTIONS[number]}:{SPACES[space]}:{WORKERS[worker]}"
        state.emit(kinds.PLANNED if waiting else kinds.PLACED, seat, 0, where, f"action:{ACTIONS[number]}", -1)
    return mark
