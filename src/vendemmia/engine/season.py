"""A season in which workers are placed: turns, passing and waiting actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import (
    FIRST_PLACE,
    PASS,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    PLACEMENTS,
    placement,
)
from .board import PRIVATE, SPACED
from .frames import Frame, Node
from .names import (
    ACTIONS,
    BESIDE,
    GRANDE,
    LEFT,
    REGULAR,
)
from .pieces import CROWD_STEP, owner_of, piece, waiting_of, worker_of
from .placement import (
    BONUS_DUE,
    MAY_LAPSE,
    POSSIBLE,
    by_token,
    can_act,
    other_space_free,
    placement_frame,
    placement_outlook,
    placement_refusals,
    private_open,
    put,
    verdict,
)
from .reasons import Reason, refuse

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
            if by_token(state, seat, action, space) and not action.node.doable(state, seat, -1):
                state.turn(MAY_LAPSE, state.stack[-1].data)
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
                if action.kind == PRIVATE and not (
                    private_open(state, seat, action) and action.node.doable(state, seat, -1)
                ):
                    continue
                space: i64 = LEFT if action.kind == PRIVATE else BESIDE
                first: i64 = FIRST_PLACE + placement(number, space, REGULAR)
                if regular:
                    actions.append(first)
                if grande:
                    actions.append(first + 1)
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
                    sure = action.node.surely(state, seat) if action.sensitive else action.node.doable(state, seat, -1)
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
