"""Verbs of workers and roosters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kinds
from ..actions import (
    DONE,
    FIRST_ROW,
    FIRST_TAKE,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    PLACEMENTS,
    placement,
)
from ..board import PRIVATE
from ..frames import LIRA, WORKERS_IDLE, Frame, Node
from ..names import ACTIONS, BESIDE, GRANDE, LEFT, REGULAR, WORKERS
from ..outlook import Outlook
from ..pieces import CROWD_STEP, owner_of, worker_of
from ..placement import acting_on, board_action_of
from ..reasons import Reason, refuse
from ..season import leave_season

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reasons import Refusal
    from ..state import State


class Train(Node):
    """WIN-6, WIN-7: train a worker, available next year or at once."""

    def __init__(self, price: i64, at_once: bool) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.price = price
        self.at_once = at_once
        self.needs = LIRA if price else 0
        self.spends = self.needs
        self.brings = WORKERS_IDLE

    def room(self, state: State, seat: i64) -> bool:
        owned: i64 = state.worker_count(seat, REGULAR)
        if state.temporary == seat:
            owned -= 1  # WAKE-3
        return owned < state.rules.regular_limit

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].lira >= self.price and self.room(state, seat)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        reasons: list[Refusal] = []
        has = state.vineyards[seat].lira
        if has < self.price:
            reasons.append(refuse(Reason.TRAINING_TOO_DEAR, needs=self.price, has=has))
        if not self.room(state, seat):
            reasons.append(refuse(Reason.WORKER_LIMIT))
        return reasons

    def perform(self, state: State, seat: i64, other: i64) -> None:
        vineyard = state.vineyards[seat]
        if self.price:
            state.add_lira(seat, -self.price, self.origin)
        if self.at_once:
            vineyard.regular += 1
        else:
            vineyard.training += 1
        state.tell(kinds.TRAINED, seat, self.price, WORKERS[REGULAR], self.origin, -1)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        told = [Outlook("lira", -self.price)] if self.price else []
        return [*told, Outlook("worker", 1)]


def placed_codes(state: State, seat: i64, excluded: i64, worker: i64) -> list[int]:
    """The `take:` codes of a seat's workers on any action but one, of one kind or (-1) of all; each code once."""
    actions: list[int] = []
    place: i64 = 0
    for put in state.spaces:
        if put and owner_of(put) == seat and place // 3 != excluded and (worker < 0 or worker_of(put) == worker):
            actions.append(FIRST_TAKE + placement(place // 3, place % 3, worker_of(put)))
        place += 1
    for entry in state.crowd:
        put = entry // CROWD_STEP
        action: i64 = entry % CROWD_STEP
        if owner_of(put) == seat and action != excluded and (worker < 0 or worker_of(put) == worker):
            private = board_action_of(state, action).kind == PRIVATE
            code: i64 = FIRST_TAKE + placement(action, LEFT if private else BESIDE, worker_of(put))
            if code not in actions:
                actions.append(code)
    actions.sort()
    return actions


def take_back(state: State, seat: i64, action: i64, source: str) -> None:
    """Carry out a `take:` code."""
    offset: i64 = action - FIRST_TAKE
    where: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    taken: i64 = 0
    if state.is_space(where, space):
        taken = state.spaces[where * 3 + space]
    else:
        for entry in state.crowd:
            put = entry // CROWD_STEP
            if entry % CROWD_STEP == where and owner_of(put) == seat and worker_of(put) == worker:
                taken = put
    state.take_worker(where, space, taken)
    state.tell(kinds.TAKEN_BACK, seat, 0, f"{ACTIONS[where]}:{WORKERS[worker]}", source, -1)


def take_refusals(state: State, seat: i64, excluded: i64, worker: i64, action: i64) -> list[Refusal]:
    offset: i64 = action - FIRST_TAKE
    if offset < 0 or offset >= PLACEMENTS:
        return [refuse(Reason.NOT_ASKED)]
    if action in placed_codes(state, seat, excluded, worker):
        return []
    return [refuse(Reason.WORKER_NOT_THERE)]


class TakeBack(Node):
    """RUL-2: take back own workers from any action but the one whose worker led here."""

    def __init__(self, most: i64) -> None:
        super().__init__()
        self.fallible = True
        self.most = most
        self.needs = WORKERS_IDLE
        self.brings = WORKERS_IDLE

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return len(placed_codes(state, seat, acting_on(state), -1)) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NO_WORKER_TO_TAKE_BACK)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == self.most or (frame.step > 0 and not self.doable(state, frame.seat, -1)):
            state.finish(0)
            return False
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        codes = placed_codes(state, frame.seat, acting_on(state), -1)
        return [DONE, *codes] if frame.step else codes

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return [] if frame.step else [refuse(Reason.AT_LEAST_ONE)]
        return take_refusals(state, frame.seat, acting_on(state), -1, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(0)
            return
        state.turn(frame.step + 1, 0)
        take_back(state, frame.seat, action, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("worker", self.most)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [] if action == DONE else [Outlook("worker", 1)]


class TakeBackGrande(Node):
    """RUL-10: take back the placed grande worker."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = WORKERS_IDLE
        self.brings = WORKERS_IDLE

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return len(placed_codes(state, seat, -1, GRANDE)) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NO_WORKER_TO_TAKE_BACK)]

    def options(self, state: State, frame: Frame) -> list[int]:
        return placed_codes(state, frame.seat, -1, GRANDE)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return take_refusals(state, frame.seat, -1, GRANDE, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        take_back(state, frame.seat, action, self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("worker", 1)]


class TakeTemporary(Node):
    """WAKE-2, WAKE-3: the temporary worker, if it is still on the chart."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True
        self.brings = WORKERS_IDLE

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if state.temporary < 0:
            state.temporary = seat
            state.vineyards[seat].regular += 1
            state.tell(kinds.TEMPORARY, seat, 0, "", self.origin, -1)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("worker", 1)] if state.temporary < 0 else []


class ChooseRow(Node):
    """WAKE-1: the rooster on a free row, and its bonus at once."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return [FIRST_ROW + row - 1 for row in range(1, 8) if state.seat_in_row(row) < 0]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        row: i64 = action - FIRST_ROW + 1
        if row < 1 or row > len(state.rules.board.rows):
            return [refuse(Reason.NOT_ASKED)]
        return [refuse(Reason.ROW_TAKEN, row=row)] if state.seat_in_row(row) >= 0 else []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        row: i64 = action - FIRST_ROW + 1
        state.stack.pop()
        state.vineyards[frame.seat].row = row
        state.tell(kinds.ROW, frame.seat, row, "", self.origin, -1)
        bonus = state.row_bonus(row)
        if bonus is not None:
            state.begin(bonus, frame.seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        row: i64 = action - FIRST_ROW + 1
        bonus = state.row_bonus(row) if 1 <= row <= len(state.rules.board.rows) else None
        return [] if bonus is None else bonus.outlook(state, frame.seat)


class MoveRooster(ChooseRow):
    """RUL-3: to another free row, with its bonus; then the player passes when the turn is over."""

    def __init__(self) -> None:
        super().__init__()
        self.direct = True

    def options(self, state: State, frame: Frame) -> list[int]:
        rows = state.rules.organizer_rows
        return [code for code in super().options(state, frame) if rows >> (code - FIRST_ROW + 1) & 1]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        reasons = super().refusals(state, frame, action)
        if not reasons and not state.rules.organizer_rows >> (action - FIRST_ROW + 1) & 1:
            reasons.append(refuse(Reason.NOT_FOR_ORGANIZER, row=action - FIRST_ROW + 1))
        return reasons

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        leave_season(state, frame.seat)
        super().answer(state, frame, action)
