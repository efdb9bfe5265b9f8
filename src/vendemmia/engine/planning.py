"""Placing a worker ahead, on an action of a later season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import (
    FIRST_PLACE,
    PLACEMENTS,
    placement,
)
from .board import SPACED
from .frames import WORKERS_IDLE, Frame, Node
from .names import (
    BESIDE,
    GRANDE,
    REGULAR,
)
from .pieces import CROWD_STEP, waiting_of
from .placement import placement_outlook, placement_refusals, put
from .reasons import Reason, refuse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .outlook import Outlook
    from .reasons import Refusal
    from .state import State


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
