"""Verbs of workers and roosters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import (
    DONE,
    FIRST_WORKER,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    placement,
    take_code,
    taken_by,
)
from ..numbers.names import ACADEMY, ACTIONS, BESIDE, GRANDE, LEFT, REGULAR, SPECIAL_SURCHARGE, WORKERS
from ..reports.asked import Question
from ..reports.outlook import Outlook, spread_of
from ..reports.reasons import Reason, refuse
from ..state.crew import is_space, special_count, take_worker, worker_count
from ..state.frames import LIRA, WORKERS_IDLE, Frame, Node, ask
from ..state.pieces import CROWD_STEP, owner_of, worker_of
from ..workers.bonuses import board_action_of
from ..workers.placement import acting_on
from ..year.board import PRIVATE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


class Train(Node):
    """WIN-6, WIN-7, SPW-2: train a worker, available next year or immediately; a special one for £1 more.

    If no special worker is available it is done immediately; otherwise the frame asks for the kind of worker.
    """

    def __init__(self, price: i64, at_once: bool) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.price = price
        self.at_once = at_once
        self.needs = LIRA if price else 0
        self.spends = LIRA
        self.brings = WORKERS_IDLE

    def room(self, state: State, seat: i64) -> bool:
        owned: i64 = worker_count(state, seat, REGULAR)
        if state.specials:
            owned += special_count(state, seat)
        if state.temporary == seat:
            owned -= 1  # WAKE-3
        return owned < state.rules.regular_limit

    def academy(self, state: State, seat: i64) -> i64:
        """STC-25: the opponent who gets £1 for each worker trained, -1 for none."""
        if state.rules.structure_cards:
            owner: i64 = 0
            for vineyard in state.vineyards:
                if vineyard.structures & ACADEMY and owner != seat:
                    return owner
                owner += 1
        return -1

    def cost(self, state: State, seat: i64, worker: i64) -> i64:
        """Return everything that has to be paid, to anybody."""
        cost: i64 = self.price
        if worker != REGULAR:
            cost += SPECIAL_SURCHARGE
        if self.academy(state, seat) >= 0:
            cost += 1
        return cost

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].lira >= self.cost(state, seat, REGULAR) and self.room(state, seat)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        reasons: list[Refusal] = []
        has = state.vineyards[seat].lira
        price = self.cost(state, seat, REGULAR)
        if has < price:
            reasons.append(refuse(Reason.TRAINING_TOO_DEAR, needs=price, has=has))
        if not self.room(state, seat):
            reasons.append(refuse(Reason.WORKER_LIMIT))
        return reasons

    def perform(self, state: State, seat: i64, other: i64) -> None:
        for worker in state.specials:
            if not worker_count(state, seat, worker):
                state.stack.append(Frame(self, seat, other, 0, 0, 0))
                return
        self.train(state, seat, REGULAR)

    def train(self, state: State, seat: i64, worker: i64) -> None:
        vineyard = state.vineyards[seat]
        price: i64 = self.price if worker == REGULAR else self.price + SPECIAL_SURCHARGE
        if price:
            state.add_lira(seat, -price, self.origin)
        owner: i64 = self.academy(state, seat)
        if owner >= 0:
            state.add_lira(seat, -1, "structure:academy")
            state.add_lira(owner, 1, "structure:academy")
        if worker != REGULAR:
            if self.at_once:
                vineyard.special |= 1 << worker
            else:
                vineyard.trainees |= 1 << worker
        elif self.at_once:
            vineyard.regular += 1
        else:
            vineyard.training += 1
        state.emit(kinds.TRAINED, seat, price, WORKERS[worker], self.origin, -1)

    def special_refusals(self, state: State, seat: i64, worker: i64) -> list[Refusal]:
        if worker not in state.specials:
            return [refuse(Reason.NOT_IN_THIS_GAME)]
        if worker_count(state, seat, worker):
            return [refuse(Reason.SPECIAL_OWNED, worker=WORKERS[worker])]
        has = state.vineyards[seat].lira
        price = self.cost(state, seat, worker)
        return [] if has >= price else [refuse(Reason.SPECIAL_TOO_DEAR, needs=price, has=has)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.TRAIN)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_TRAIN, price=self.cost(state, frame.seat, REGULAR))

    def options(self, state: State, frame: Frame) -> list[int]:
        kinds_open = [worker for worker in state.specials if not self.special_refusals(state, frame.seat, worker)]
        return [FIRST_WORKER + worker for worker in [REGULAR, *kinds_open]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        worker: i64 = action - FIRST_WORKER
        if worker < 0 or worker >= len(WORKERS) or worker == GRANDE:
            return [refuse(Reason.NOT_ASKED)]
        return [] if worker == REGULAR else self.special_refusals(state, frame.seat, worker)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        self.train(state, frame.seat, action - FIRST_WORKER)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        price = self.cost(state, seat, REGULAR)
        outlook = [Outlook("lira", -price)] if price else []
        return [*outlook, Outlook("worker", 1)]

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        prices = [-self.cost(state, seat, REGULAR)]
        for worker in state.specials:
            if not self.special_refusals(state, seat, worker):
                prices.append(-self.cost(state, seat, worker))
        return [*spread_of("lira", prices), Outlook("worker", 1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        price = self.cost(state, frame.seat, action - FIRST_WORKER)
        outlook = [Outlook("lira", -price)] if price else []
        return [*outlook, Outlook("worker", 1)]


def placed_codes(state: State, seat: i64, excluded: i64, worker: i64) -> list[int]:
    """Return the `take:` codes of a seat's workers on all actions but one, of one kind or (-1) of all, each once."""
    actions: list[int] = []
    place: i64 = 0
    for put in state.spaces:
        if put and owner_of(put) == seat and place // 3 != excluded and (worker < 0 or worker_of(put) == worker):
            actions.append(take_code(placement(place // 3, place % 3, worker_of(put))))
        place += 1
    for entry in state.crowd:
        put = entry // CROWD_STEP
        action: i64 = entry % CROWD_STEP
        if owner_of(put) == seat and action != excluded and (worker < 0 or worker_of(put) == worker):
            private = board_action_of(state, action).kind == PRIVATE
            code: i64 = take_code(placement(action, LEFT if private else BESIDE, worker_of(put)))
            if code not in actions:
                actions.append(code)
    actions.sort()
    return actions


def take_back(state: State, seat: i64, action: i64, source: str) -> None:
    """Carry out a `take:` code."""
    offset: i64 = taken_by(action)
    where: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    taken: i64 = 0
    if is_space(state, where, space):
        taken = state.spaces[where * 3 + space]
    else:
        for entry in state.crowd:
            put = entry // CROWD_STEP
            if entry % CROWD_STEP == where and owner_of(put) == seat and worker_of(put) == worker:
                taken = put
    take_worker(state, where, space, taken)
    state.emit(kinds.TAKEN_BACK, seat, 0, f"{ACTIONS[where]}:{WORKERS[worker]}", source, -1)


def take_refusals(state: State, seat: i64, excluded: i64, worker: i64, action: i64) -> list[Refusal]:
    if taken_by(action) < 0:
        return [refuse(Reason.NOT_ASKED)]
    if action in placed_codes(state, seat, excluded, worker):
        return []
    return [refuse(Reason.WORKER_NOT_THERE)]


class TakeBackWorker(Node):
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

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.TAKE_BACK_MORE if frame.step else Question.TAKE_BACK)

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

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.TAKE_BACK_GRANDE)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_TAKE_BACK)

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
            state.emit(kinds.TEMPORARY, seat, 0, "", self.origin, -1)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("worker", 1)] if state.temporary < 0 else []
