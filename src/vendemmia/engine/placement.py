"""A placement: whether it is possible, and the frame with its action and bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import (
    DO_ACTION,
    DO_BONUS,
    DONE,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    TOKEN,
)
from .board import PRIVATE, SPACED
from .frames import WORKERS_IDLE, Frame, Node
from .names import (
    ACTIONS,
    BESIDE,
    REGULAR,
    SPACES,
    WORKERS,
)
from .pieces import owner_of, piece
from .reasons import Reason, refuse
from .rng import OPAQUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .board import BoardAction
    from .outlook import Outlook
    from .reasons import Refusal
    from .state import State


# A placement frame: its data is action + 32 * space + 256 * worker, its step these bits.
ACTION_DONE: Final = 1
BONUS_DONE: Final = 2
BONUS_DUE: Final = 4
"""PLACE-9: the bonus must be taken, if it still can be."""
MAY_LAPSE: Final = 8
"""A waiting action that only a token would make possible: it may be let go (AUT-4, RUL-4)."""


def board_action_of(state: State, number: i64) -> BoardAction:
    action = state.rules.board.actions[number]
    assert action is not None
    return action


def bonus_of(action: BoardAction, space: i64) -> Node | None:
    return action.bonuses[space] if space < BESIDE else None


def by_token(state: State, seat: i64, action: BoardAction, space: i64) -> bool:
    """AUT-4: the worker gets no bonus from its space, but a bonus-action token could buy the printed one."""
    if not state.vineyards[seat].tokens or action.kind != SPACED or not state.rules.tokens_usable:
        return False
    return bonus_of(action, space) is None and action.printed >= 0


def bonus_space(state: State, seat: i64, action: BoardAction, space: i64) -> i64:
    """The space whose bonus this worker may take: its own, or with a token the printed one; -1 for none."""
    if bonus_of(action, space) is not None:
        return space
    return action.printed if by_token(state, seat, action, space) else -1


def can_act(state: State, seat: i64, action: BoardAction, space: i64) -> bool:
    """PLACE-5, PLACE-6: the action can be carried out, perhaps only with the bonus taken first."""
    if action.node.doable(state, seat, -1):
        return True
    source = bonus_space(state, seat, action, space)
    if source < 0 or not action.bonus_helps[source]:
        return False
    first = action.bonus_first[source]
    return first is not None and first.doable(state, seat, -1)


POSSIBLE: Final = 0
ACTION_IMPOSSIBLE: Final = 1
BONUS_IMPOSSIBLE: Final = 2


def judge(state: State, seat: i64, action: BoardAction, space: i64) -> i64:
    if not can_act(state, seat, action, space):
        return ACTION_IMPOSSIBLE
    return POSSIBLE if bonus_allowed(state, seat, action, space) else BONUS_IMPOSSIBLE


def verdict(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    """Whether action and, in the friendly variant, bonus can be carried out once this worker stands there."""
    if not action.node.needs & WORKERS_IDLE:
        return judge(state, seat, action, space)
    state.put_worker(seat, worker, action.number, space, 0)
    state.stack.append(placement_frame(seat, action.number, space, worker, ACTION_DONE))
    found = judge(state, seat, action, space)
    state.stack.pop()
    state.take_worker(action.number, space, piece(seat, worker, 0))
    return found


def placement_frame(seat: i64, action: i64, space: i64, worker: i64, step: i64) -> Frame:
    return Frame(PLACEMENT, seat, -1, step, action + 32 * space + 256 * worker, 0)


def is_free(state: State, action: BoardAction, space: i64) -> bool:
    return (state.rules.open_spaces >> space) & 1 != 0 and state.spaces[action.number * 3 + space] == 0


def has_free_space(state: State, action: BoardAction) -> bool:
    return is_free(state, action, 0) or is_free(state, action, 1) or is_free(state, action, 2)


def other_space_free(state: State, action: BoardAction, space: i64) -> bool:
    other: i64 = 0
    while other < 3:
        if other != space and is_free(state, action, other):
            return True
        other += 1
    return False


def bonus_allowed(state: State, seat: i64, action: BoardAction, space: i64) -> bool:
    """PLACE-9: in the friendly variant a bonus space is for those who use the bonus, or the last one left."""
    if not state.rules.friendly or space >= BESIDE:
        return True
    both = action.both[space]
    if both is None or not other_space_free(state, action, space):
        return True
    return both.doable(state, seat, -1)


def private_open(state: State, seat: i64, action: BoardAction) -> bool:
    """STR-5: the structure of a private space stands and has not been used this year."""
    vineyard = state.vineyards[seat]
    return vineyard.structures & action.structure & ~vineyard.used != 0


def put(state: State, seat: i64, offset: i64, waiting: i64) -> None:
    """Put a worker down as a `place:` code says."""
    action: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    state.vineyards[seat].used |= board_action_of(state, action).structure
    state.put_worker(seat, worker, action, space, waiting)
    if state.sink is not None:
        where = f"{ACTIONS[action]}:{SPACES[space]}:{WORKERS[worker]}"
        state.tell(kinds.PLANNED if waiting else kinds.PLACED, seat, 0, where, f"action:{ACTIONS[action]}", -1)


def acting_on(state: State) -> i64:
    """The action whose worker led to what is being resolved, -1 for none."""
    for frame in state.stack:
        if frame.node is PLACEMENT:
            return frame.data & 31
    return -1


def space_refusals(state: State, seat: i64, action: BoardAction, space: i64) -> list[Refusal]:
    """Why a worker cannot stand there, whoever it is."""
    vineyard = state.vineyards[seat]
    if action.kind == SPACED:
        if space == BESIDE:
            return [refuse(Reason.SPACES_FREE)] if has_free_space(state, action) else []
        if not (state.rules.open_spaces >> space) & 1:
            return [refuse(Reason.SPACE_CLOSED, players=state.rules.players)]
        there = state.spaces[action.number * 3 + space]
        return [refuse(Reason.SPACE_TAKEN, seat=owner_of(there))] if there else []
    if action.kind == PRIVATE:
        if not vineyard.structures & action.structure:
            return [refuse(Reason.NOT_BUILT)]
        if vineyard.used & action.structure:
            return [refuse(Reason.USED_THIS_YEAR)]
    return []


def placement_refusals(state: State, seat: i64, offset: i64, seasons: i64, ahead: bool) -> list[Refusal]:
    """Why a `place:` code is refused; `ahead` for a worker that will act in a later season (RUL-4)."""
    number: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    vineyard = state.vineyards[seat]
    action = state.rules.board.actions[number]
    if action is None or not action.seasons & seasons:
        return [refuse(Reason.NO_LATER_SEASON if ahead else Reason.WRONG_SEASON)]
    if ahead and action.kind != SPACED:
        return [refuse(Reason.NO_LATER_SEASON)]
    reasons: list[Refusal] = []
    if (vineyard.regular if worker == REGULAR else vineyard.grande) == 0:
        reasons.append(refuse(Reason.WORKER_AWAY, worker=WORKERS[worker]))
    reasons.extend(space_refusals(state, seat, action, space))
    if ahead:
        return reasons
    if reasons:
        return reasons if can_act(state, seat, action, space) else reasons + action.node.why(state, seat, -1)
    found = verdict(state, seat, action, space, worker)
    if found == POSSIBLE:
        return []
    if found == BONUS_IMPOSSIBLE:
        return [refuse(Reason.BONUS_UNUSABLE)]
    return action.node.why(state, seat, -1) or [refuse(Reason.NOT_PLAYABLE)]


def placement_outlook(state: State, seat: i64, offset: i64) -> list[Outlook]:
    action = state.rules.board.actions[PLACED_ACTION[offset]]
    if action is None:
        return []
    told = action.node.outlook(state, seat)
    bonus = bonus_of(action, PLACED_SPACE[offset])
    if bonus is None:
        return told
    more = bonus.outlook(state, seat)
    if type(bonus) is type(action.node):  # One more of the same; what happens once a year has been told.
        more = more[:1]
    return [*told, *more]


class Placement(Node):
    """PLACE-5, PLACE-6: the action is mandatory; the bonus is optional and comes before or after it."""

    def __init__(self) -> None:
        super().__init__()
        self.binds = True

    def board_action(self, state: State, frame: Frame) -> BoardAction:
        return board_action_of(state, frame.data & 31)

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        if frame.step & ACTION_DONE:
            return False
        source = self.source(state, frame)
        return source >= 0 and self.board_action(state, frame).bonus_harms[source]

    def source(self, state: State, frame: Frame) -> i64:
        """The space whose bonus may be taken now; -1 if there is none or it has been taken."""
        if frame.step & BONUS_DONE:
            return -1
        return bonus_space(state, frame.seat, self.board_action(state, frame), (frame.data >> 5) & 7)

    def bonus(self, state: State, frame: Frame) -> Node | None:
        source = self.source(state, frame)
        return None if source < 0 else self.board_action(state, frame).bonuses[source]

    def price(self, state: State, frame: Frame) -> i64:
        """The answer that takes the bonus: a token where the space itself has none."""
        action = self.board_action(state, frame)
        return TOKEN if by_token(state, frame.seat, action, (frame.data >> 5) & 7) else DO_BONUS

    def proceed(self, state: State, frame: Frame) -> bool:
        action = self.board_action(state, frame)
        source = self.source(state, frame)
        bonus = None if source < 0 else action.bonuses[source]
        if not frame.step & ACTION_DONE:
            if bonus is not None and action.order_matters[source] and bonus.openly(state, frame.seat, -1):
                return True
            if state.rng == OPAQUE and not action.node.doable(state, frame.seat, -1):
                return True  # Look-ahead has come to a dead end: a question without an answer.
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(action.node, frame.seat, -1)
            return False
        if bonus is not None and bonus.openly(state, frame.seat, -1):
            return True
        state.finish(0)
        return False

    def bonus_question(self, state: State, frame: Frame) -> Frame | None:
        """The bonus's own first question, where it can be asked beside `done`."""
        bonus = self.bonus(state, frame)
        if bonus is None or not bonus.direct or not frame.step & ACTION_DONE:
            return None
        if self.price(state, frame) == TOKEN:
            return None
        return Frame(bonus, frame.seat, -1, 0, 0, 0)

    def options(self, state: State, frame: Frame) -> list[int]:
        action = self.board_action(state, frame)
        bonus = self.bonus(state, frame)
        able = bonus is not None and bonus.doable(state, frame.seat, -1)
        actions: list[int] = []
        question = self.bonus_question(state, frame)
        if frame.step & ACTION_DONE:
            if not able or not frame.step & BONUS_DUE:
                actions.append(DONE)
        elif action.node.doable(state, frame.seat, -1):
            actions.append(DO_ACTION)
        elif frame.step & MAY_LAPSE:
            actions.append(DONE)
        if question is not None and bonus is not None:
            return actions + bonus.options(state, question)
        if able:
            actions.append(self.price(state, frame))
            actions.sort()
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        board_action = self.board_action(state, frame)
        bonus = self.bonus(state, frame)
        done = frame.step & ACTION_DONE != 0
        if action == DO_ACTION and not done:
            return board_action.node.why(state, frame.seat, -1)
        if action == DONE and not done and frame.step & MAY_LAPSE:
            return [refuse(Reason.NOT_ASKED)] if board_action.node.doable(state, frame.seat, -1) else []
        if action == DONE and done:
            if frame.step & BONUS_DUE and bonus is not None and bonus.doable(state, frame.seat, -1):
                return [refuse(Reason.BONUS_MANDATORY)]
            return []
        question = self.bonus_question(state, frame)
        if question is not None and bonus is not None:
            return bonus.refusals(state, question, action)
        if bonus is not None and action == self.price(state, frame):
            return bonus.why(state, frame.seat, -1)
        if action == TOKEN and state.rules.options.solo is not None:
            return [refuse(Reason.NO_BONUS_TOKEN)]
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            if not frame.step & ACTION_DONE:
                state.tell(kinds.LOST, frame.seat, 0, ACTIONS[frame.data & 31], "", -1)
            state.finish(0)
            return
        if action == DO_ACTION:
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(self.board_action(state, frame).node, frame.seat, -1)
            return
        question = self.bonus_question(state, frame)
        bonus = self.bonus(state, frame)
        assert bonus is not None
        state.turn(frame.step | BONUS_DONE, frame.data)
        if action == TOKEN:
            state.vineyards[frame.seat].tokens -= 1
            state.tell(kinds.TOKEN, frame.seat, -1, "", bonus.origin, -1)
        if question is None:
            state.begin(bonus, frame.seat, -1)
        else:
            state.stack.append(question)
            bonus.answer(state, question, action)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == DO_ACTION:
            return self.board_action(state, frame).node.outlook(state, frame.seat)
        bonus = self.bonus(state, frame)
        if bonus is None or action == DONE:
            return []
        question = self.bonus_question(state, frame)
        return bonus.outlook(state, frame.seat) if question is None else bonus.outlook_of(state, question, action)


PLACEMENT: Final = Placement()
