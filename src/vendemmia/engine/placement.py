"""Placing workers: the season with its turns, and the placement with its action and bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import (
    DO_ACTION,
    DO_BONUS,
    DONE,
    FIRST_PLACE,
    PASS,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    PLACEMENTS,
    placement,
)
from .board import PRIVATE, SPACED
from .frames import WORKERS_IDLE, Frame, Node
from .names import (
    ACTIONS,
    BESIDE,
    GRANDE,
    LEFT,
    REGULAR,
    SPACES,
    WORKERS,
    YOKE,
)
from .pieces import CROWD_STEP, owner_of, piece, waiting_of, worker_of
from .reasons import Reason, refuse
from .rng import OPAQUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .board import BoardAction
    from .outlook import Outlook
    from .reasons import Refusal
    from .state import State

# A season frame: its step says where the round is, its data is the row of the player who moved last.
OPENING: Final = 0
WAITING_ACTIONS: Final = 1
NEXT_TURN: Final = 2
ASKING: Final = 3
PASSING: Final = 16
"""In the data: the player passes when this turn is over (RUL-3)."""

# A placement frame: its data is action + 32 * space + 256 * worker, its step these bits.
ACTION_DONE: Final = 1
BONUS_DONE: Final = 2
BONUS_DUE: Final = 4
"""PLACE-9: the bonus must be taken, if it still can be."""


def bonus_of(action: BoardAction, space: i64) -> Node | None:
    return action.bonuses[space] if space < BESIDE else None


def can_act(state: State, seat: i64, action: BoardAction, space: i64) -> bool:
    """PLACE-5, PLACE-6: the action can be carried out, perhaps only with the bonus of the space taken first."""
    if action.node.doable(state, seat, -1):
        return True
    if space >= BESIDE or not action.bonus_helps[space]:
        return False
    first = action.bonus_first[space]
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


def private_open(state: State, seat: i64) -> bool:
    """STR-5: the yoke stands and has not been used this year."""
    vineyard = state.vineyards[seat]
    return vineyard.structures & YOKE != 0 and not vineyard.used & YOKE


def put(state: State, seat: i64, offset: i64, waiting: i64) -> None:
    """Put a worker down as a `place:` code says."""
    action: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    if action * 3 >= len(state.spaces) and space == LEFT:
        state.vineyards[seat].used |= YOKE
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


def leave_season(state: State, seat: i64) -> None:
    """RUL-3: this seat passes as soon as its turn is over."""
    place: i64 = 0
    for frame in state.stack:
        if isinstance(frame.node, PlacementSeason):
            state.stack[place] = Frame(frame.node, seat, -1, frame.step, frame.data | PASSING, frame.report)
            return
        place += 1


class PlacementSeason(Node):
    """PLACE-1: in wake-up order everybody places a worker or passes, until all have passed."""

    def __init__(self, season: i64) -> None:
        super().__init__()
        self.season = season

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == ASKING:
            return True
        if frame.step == OPENING:
            state.turn(WAITING_ACTIONS, 0)
            return False
        if frame.data & PASSING:
            self.pass_on(state, frame.seat)
            state.turn(frame.step, frame.data & ~PASSING)
            return False
        if frame.step == WAITING_ACTIONS:
            if not self.waiting_action(state, frame):
                state.turn(NEXT_TURN, 0)
            return False
        return self.next_turn(state, frame)

    def next_turn(self, state: State, frame: Frame) -> bool:
        """The next player in wake-up order who has not passed, beginning after the row of the last one."""
        chosen: i64 = -1
        nearest: i64 = 99
        seat: i64 = 0
        for vineyard in state.vineyards:
            if not (state.passed >> seat) & 1:
                ahead: i64 = vineyard.row - frame.data
                if ahead <= 0:
                    ahead += 7
                if ahead < nearest:
                    nearest = ahead
                    chosen = seat
            seat += 1
        if chosen < 0:
            state.passed = 0
            state.finish(0)
            return False
        mover = state.vineyards[chosen]
        if mover.regular or mover.grande:
            state.stack[-1] = Frame(self, chosen, -1, ASKING, mover.row, 0)
            return True
        self.pass_on(state, chosen)  # PLACE-3
        state.stack[-1] = Frame(self, chosen, -1, NEXT_TURN, mover.row, 0)
        return False

    def pass_on(self, state: State, seat: i64) -> None:
        state.passed |= 1 << seat
        state.tell(kinds.PASSED, seat, 0, "", "", -1)

    def waiting_action(self, state: State, frame: Frame) -> bool:
        """RUL-4: the next waiting action of this season, in wake-up order, one owner's in order of placing."""
        best: i64 = 0
        chosen: i64 = 0
        where: i64 = 0
        space: i64 = 0
        for action in state.rules.board.seasonal[self.season]:
            if action.kind != SPACED:
                continue
            place: i64 = 0
            while place < 3:
                worker = state.spaces[action.number * 3 + place]
                rank: i64 = self.rank(state, worker)
                if rank and (best == 0 or rank < best):
                    best, chosen, where, space = rank, worker, action.number, place
                place += 1
        for entry in state.crowd:
            rank = self.rank(state, entry // CROWD_STEP)
            if rank and (best == 0 or rank < best):
                best, chosen, where, space = rank, entry // CROWD_STEP, entry % CROWD_STEP, BESIDE
        if best == 0:
            return False
        self.fall_due(state, chosen, where, space)
        return True

    def rank(self, state: State, worker: i64) -> i64:
        if worker == 0 or waiting_of(worker) == 0:
            return 0
        return state.vineyards[owner_of(worker)].row * 16 + waiting_of(worker)

    def fall_due(self, state: State, worker: i64, number: i64, space: i64) -> None:
        seat = owner_of(worker)
        acting = piece(seat, worker_of(worker), 0)
        if space < BESIDE:
            state.spaces[number * 3 + space] = acting
        else:
            crowd = list(state.crowd)
            crowd.remove(worker * CROWD_STEP + number)
            state.crowd = tuple(sorted([*crowd, acting * CROWD_STEP + number]))
        state.stack[-1] = Frame(self, seat, -1, WAITING_ACTIONS, 0, 0)
        action = state.rules.board.actions[number]
        assert action is not None
        state.stack.append(placement_frame(seat, number, space, worker_of(worker), 0))
        if can_act(state, seat, action, space):
            state.tell(kinds.DUE, seat, 0, ACTIONS[number], "", -1)
        else:
            state.stack.pop()
            state.tell(kinds.LOST, seat, 0, ACTIONS[number], "", -1)

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        vineyard = state.vineyards[seat]
        regular = vineyard.regular > 0
        grande = vineyard.grande > 0
        actions: list[int] = [PASS]
        for action in state.rules.board.seasonal[self.season]:
            number: i64 = action.number
            if action.kind != SPACED:
                if action.kind == PRIVATE and not (private_open(state, seat) and action.node.doable(state, seat, -1)):
                    continue
                space: i64 = LEFT if action.kind == PRIVATE else BESIDE
                if regular:
                    actions.append(FIRST_PLACE + placement(number, space, REGULAR))
                if grande:
                    actions.append(FIRST_PLACE + placement(number, space, GRANDE))
                continue
            self.spaced_options(state, seat, action, actions)
        return actions

    def spaced_options(self, state: State, seat: i64, action: BoardAction, actions: list[int]) -> None:
        """The placements on an action with spaces, in the order of the table."""
        vineyard = state.vineyards[seat]
        regular = vineyard.regular > 0
        grande = vineyard.grande > 0
        first: i64 = FIRST_PLACE + action.number * 7
        full = True
        sure = False
        for place in state.rules.open_list:
            if not state.spaces[action.number * 3 + place]:
                if full:
                    full = False
                    sure = action.node.surely(state, seat)
                    if not sure and not action.fallback:
                        return
                plain = sure and (action.bonuses[place] is None or not state.rules.friendly)
                if regular and (plain or verdict(state, seat, action, place, REGULAR) == POSSIBLE):
                    actions.append(first + 2 * place)
                if grande and (plain or verdict(state, seat, action, place, GRANDE) == POSSIBLE):
                    actions.append(first + 2 * place + 1)
        if full and grande and verdict(state, seat, action, BESIDE, GRANDE) == POSSIBLE:
            actions.append(first + 6)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == PASS:
            return []
        offset: i64 = action - FIRST_PLACE
        if offset < 0 or offset >= PLACEMENTS:
            return [refuse(Reason.NOT_ASKED)]
        return placement_refusals(state, frame.seat, offset, 1 << self.season, False)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(NEXT_TURN, frame.data)
        if action == PASS:
            self.pass_on(state, frame.seat)
            return
        offset: i64 = action - FIRST_PLACE
        number: i64 = PLACED_ACTION[offset]
        space: i64 = PLACED_SPACE[offset]
        step: i64 = 0
        chosen = state.rules.board.actions[number]
        if state.rules.friendly and chosen is not None and space < BESIDE and chosen.both[space] is not None:
            if other_space_free(state, chosen, space):
                step = BONUS_DUE
        put(state, frame.seat, offset, 0)
        state.stack.append(placement_frame(frame.seat, number, space, PLACED_WORKER[offset], step))

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        offset: i64 = action - FIRST_PLACE
        if offset < 0 or offset >= PLACEMENTS:
            return []
        return placement_outlook(state, frame.seat, offset)


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
        if not vineyard.structures & YOKE:
            return [refuse(Reason.NOT_BUILT)]
        if vineyard.used & YOKE:
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
        action = state.rules.board.actions[frame.data & 31]
        assert action is not None
        return action

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        if frame.step & ACTION_DONE:
            return False
        space: i64 = (frame.data >> 5) & 7
        return space < BESIDE and self.board_action(state, frame).bonus_harms[space]

    def proceed(self, state: State, frame: Frame) -> bool:
        action = self.board_action(state, frame)
        space: i64 = (frame.data >> 5) & 7
        bonus = bonus_of(action, space)
        if not frame.step & ACTION_DONE:
            if bonus is not None and action.order_matters[space] and not frame.step & BONUS_DONE:
                if bonus.openly(state, frame.seat, -1):
                    return True
            if state.rng == OPAQUE and not action.node.doable(state, frame.seat, -1):
                return True  # Look-ahead has come to a dead end: a question without an answer.
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(action.node, frame.seat, -1)
            return False
        if bonus is not None and not frame.step & BONUS_DONE and bonus.openly(state, frame.seat, -1):
            return True
        state.finish(0)
        return False

    def bonus_question(self, state: State, frame: Frame) -> Frame | None:
        """The bonus's own first question, where it can be asked beside `done`."""
        bonus = bonus_of(self.board_action(state, frame), (frame.data >> 5) & 7)
        if bonus is None or not bonus.direct or not frame.step & ACTION_DONE:
            return None
        return Frame(bonus, frame.seat, -1, 0, 0, 0)

    def options(self, state: State, frame: Frame) -> list[int]:
        action = self.board_action(state, frame)
        bonus = bonus_of(action, (frame.data >> 5) & 7)
        assert bonus is not None
        able = bonus.doable(state, frame.seat, -1)
        if not frame.step & ACTION_DONE:
            actions: list[int] = [DO_ACTION] if action.node.doable(state, frame.seat, -1) else []
            return [*actions, DO_BONUS] if able and not frame.step & BONUS_DONE else actions
        actions = [] if able and frame.step & BONUS_DUE else [DONE]
        question = self.bonus_question(state, frame)
        if question is not None:
            return actions + bonus.options(state, question)
        if able:
            actions.append(DO_BONUS)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        board_action = self.board_action(state, frame)
        bonus = bonus_of(board_action, (frame.data >> 5) & 7)
        assert bonus is not None
        done = frame.step & ACTION_DONE != 0
        if action == DO_ACTION and not done:
            return board_action.node.why(state, frame.seat, -1)
        if action == DONE and done:
            if frame.step & BONUS_DUE and bonus.doable(state, frame.seat, -1):
                return [refuse(Reason.BONUS_MANDATORY)]
            return []
        question = self.bonus_question(state, frame)
        if question is not None:
            return bonus.refusals(state, question, action)
        if action == DO_BONUS:
            return bonus.why(state, frame.seat, -1)
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(0)
            return
        board_action = self.board_action(state, frame)
        if action == DO_ACTION:
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(board_action.node, frame.seat, -1)
            return
        question = self.bonus_question(state, frame)
        bonus = bonus_of(board_action, (frame.data >> 5) & 7)
        assert bonus is not None
        state.turn(frame.step | BONUS_DONE, frame.data)
        if question is None:
            state.begin(bonus, frame.seat, -1)
        else:
            state.stack.append(question)
            bonus.answer(state, question, action)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        board_action = self.board_action(state, frame)
        bonus = bonus_of(board_action, (frame.data >> 5) & 7)
        if action == DO_ACTION:
            return board_action.node.outlook(state, frame.seat)
        if bonus is None or action == DONE:
            return []
        question = self.bonus_question(state, frame)
        return bonus.outlook(state, frame.seat) if question is None else bonus.outlook_of(state, question, action)


PLACEMENT: Final = Placement()


class PlaceAhead(Node):
    """RUL-4: put a further worker on an action of a later season; it acts when that season begins."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = WORKERS_IDLE
        self.spends = WORKERS_IDLE

    def later_seasons(self, state: State) -> i64:
        """The placement seasons of this year that are still to come, a bit each."""
        return 15 & ~((2 << state.season()) - 1)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        later = self.later_seasons(state)
        actions: list[int] = []
        for action in state.rules.board.actions:
            if action is None or action.kind != SPACED or not action.seasons & later:
                continue
            full = True
            for space in state.rules.open_list:
                if state.spaces[action.number * 3 + space]:
                    continue
                full = False
                if vineyard.regular:
                    actions.append(FIRST_PLACE + placement(action.number, space, REGULAR))
                if vineyard.grande:
                    actions.append(FIRST_PLACE + placement(action.number, space, GRANDE))
            if full and vineyard.grande:
                actions.append(FIRST_PLACE + placement(action.number, BESIDE, GRANDE))
        actions.sort()
        return actions

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        if not vineyard.regular and not vineyard.grande:
            return False
        return len(self.options(state, Frame(self, seat, other, 0, 0, 0))) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        vineyard = state.vineyards[seat]
        if not vineyard.regular and not vineyard.grande:
            return [refuse(Reason.WORKER_AWAY)]
        return [refuse(Reason.NO_LATER_SEASON)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        offset: i64 = action - FIRST_PLACE
        if offset < 0 or offset >= PLACEMENTS:
            return [refuse(Reason.NOT_ASKED)]
        return placement_refusals(state, frame.seat, offset, self.later_seasons(state), True)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        waiting: i64 = 1
        for worker in state.spaces:
            if worker and waiting_of(worker) >= waiting:
                waiting = waiting_of(worker) + 1
        for entry in state.crowd:
            if waiting_of(entry // CROWD_STEP) >= waiting:
                waiting = waiting_of(entry // CROWD_STEP) + 1
        put(state, frame.seat, action - FIRST_PLACE, waiting)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        offset: i64 = action - FIRST_PLACE
        return placement_outlook(state, frame.seat, offset) if 0 <= offset < PLACEMENTS else []
