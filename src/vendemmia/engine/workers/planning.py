"""Placing a worker ahead, on an action of a later season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.actions import PLACED_ACTION, PLACED_SPACE, PLACED_WORKER, place_code, placed_by, placement
from ..numbers.names import BESIDE, GRANDE, REGULAR, WORKERS
from ..reports.asked import Question
from ..reports.reasons import Reason, refuse
from ..state.frames import WORKERS_IDLE, Frame, Node, ask
from ..year.board import SPACED
from ..year.season import next_waiting
from .abilities import INVITES, TOLL, in_game
from .arrival import arrive, remember
from .placing import placement_outlook, placement_refusals, put, space_refusals
from .toll import toll_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..year.board import BoardAction


class PlaceAhead(Node):
    """RUL-4: place another worker on an action of a later season; it acts when that season starts."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = WORKERS_IDLE
        self.spends = WORKERS_IDLE
        self.brings = WORKERS_IDLE  # A worker on the board can be taken back.

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PLACE_AHEAD)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        later: i64 = 1 << state.season()
        actions: list[int] = []
        for action in state.rules.board.actions:
            if action is None or action.kind != SPACED or action.seasons <= later:
                continue
            if vineyard.special or in_game(state, TOLL | INVITES):
                self.special_options(state, frame.seat, action, actions)
                continue
            full = True
            for space in state.rules.open_list:
                if state.spaces[action.number * 3 + space]:
                    continue
                full = False
                if vineyard.regular:
                    actions.append(place_code(placement(action.number, space, REGULAR)))
                if vineyard.grande:
                    actions.append(place_code(placement(action.number, space, GRANDE)))
            if full and vineyard.grande:
                actions.append(place_code(placement(action.number, BESIDE, GRANDE)))
        actions.sort()
        return actions

    def special_options(self, state: State, seat: i64, action: BoardAction, actions: list[int]) -> None:
        """Return the placements of special workers, in games with them."""
        vineyard = state.vineyards[seat]
        if vineyard.lira < toll_of(state, seat, action):
            return
        worker: i64 = 0
        while worker < len(WORKERS):
            if vineyard.available(worker):
                for space in range(4):
                    if not space_refusals(state, seat, action, space, worker, False):
                        actions.append(place_code(placement(action.number, space, worker)))
            worker += 1

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        if not state.vineyards[seat].has_worker():
            return False
        return len(self.options(state, Frame(self, seat, other, 0, 0, 0))) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        if not state.vineyards[seat].has_worker():
            return [refuse(Reason.WORKER_AWAY)]
        return [refuse(Reason.NO_LATER_SEASON)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        offset: i64 = placed_by(action)
        if offset < 0:
            return [refuse(Reason.NOT_ASKED)]
        return placement_refusals(state, frame.seat, offset, state.season(), True)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        offset: i64 = placed_by(action)
        number: i64 = PLACED_ACTION[offset]
        space: i64 = PLACED_SPACE[offset]
        worker: i64 = PLACED_WORKER[offset]
        if put(state, frame.seat, offset, next_waiting(state)):
            remember(state, frame.seat, number, space, worker, 1)
        arrive(state, frame.seat, number, space, worker)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        offset: i64 = placed_by(action)
        return placement_outlook(state, frame.seat, offset) if offset >= 0 else []
