"""A season in which workers are placed: turns, passing and waiting actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import (
    PASS,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    place_code,
    placed_by,
    placement,
)
from ..numbers.names import ACTIONS, BESIDE, GRANDE, LEFT, REGULAR, WORKERS
from ..reports.asked import Question
from ..reports.reasons import Reason, refuse
from ..state.frames import Frame, Node, ask
from ..state.pieces import CROWD_STEP, mark_of, marked, owner_of, piece, waiting_of, worker_of
from ..workers.abilities import ABILITIES, GOES_AHEAD, INVITES, TOLL, in_game
from ..workers.arrival import arrive
from ..workers.bonuses import board_action_of, can_act, only_by_token
from ..workers.placement import BONUS_DUE, MAY_LAPSE, placement_frame
from ..workers.placing import (
    POSSIBLE,
    is_far,
    may_place,
    other_space_free,
    placement_outlook,
    placement_refusals,
    private_open,
    put,
    verdict,
)
from ..workers.toll import toll_of
from .board import PRIVATE, SPACED, YEAR_ROUND

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State
    from .board import BoardAction


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
        self.places = True
        self.season = season

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == ASKING:
            return True
        if frame.step == OPENING:
            state.turn(WAITING_ACTIONS, 0)
            return False
        if frame.data & PASSING:
            state.turn(frame.step, frame.data & ~PASSING)
            self.pass_on(state, frame.seat)
            return False
        if frame.step == WAITING_ACTIONS:
            if not self.waiting_action(state, -1):
                state.turn(NEXT_TURN, 0)
            return False
        return self.next_turn(state, frame)

    def next_turn(self, state: State, frame: Frame) -> bool:
        """Ask the next player in wake-up order who has not passed. Return whether there is one."""
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
        if state.specials and in_game(state, GOES_AHEAD):
            state.stack[-1] = Frame(self, chosen, -1, NEXT_TURN, mover.row, 0)
            if self.waiting_action(state, chosen):
                return False  # SPW-14: the first turn is that of the worker sent ahead, TUS-11: also if all are placed.
        if mover.has_worker():
            state.stack[-1] = Frame(self, chosen, -1, ASKING, mover.row, 0)
            return True
        state.stack[-1] = Frame(self, chosen, -1, NEXT_TURN, mover.row, 0)
        self.pass_on(state, chosen)  # PLACE-3
        return False

    def pass_on(self, state: State, seat: i64) -> None:
        """Let the seat leave the season; its frame must have been set before."""
        state.passed |= 1 << seat
        state.emit(kinds.PASSED, seat, 0, "", "", -1)
        if state.specials and in_game(state, GOES_AHEAD):
            self.forget_sent(state, seat)
        leaving = state.rules.board.leaving[self.season]
        if leaving is not None:
            state.begin(leaving, seat, -1)

    def waiting_action(self, state: State, mover: i64) -> bool:
        """RUL-4, SPW-16: the next waiting action of this season, in wake-up order, one owner's in order of placing.

        With a seat as `mover` that of a worker which acts in this seat's first turn, else of those due at the start.
        """
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
                rank: i64 = self.rank(state, worker, mover)
                if rank and (best == 0 or rank < best):
                    best, chosen, where, space = rank, worker, action.number, place
                place += 1
        for entry in state.crowd:
            rank = self.rank(state, entry // CROWD_STEP, mover)
            if rank and (best == 0 or rank < best):
                if board_action_of(state, entry % CROWD_STEP).seasons >> self.season & 1:
                    best, chosen, where, space = rank, entry // CROWD_STEP, entry % CROWD_STEP, BESIDE
        if best == 0:
            return False
        self.fall_due(state, chosen, where, space)
        return True

    def rank(self, state: State, worker: i64, mover: i64) -> i64:
        """Return the place of a waiting worker in line, 0 if it does not wait or is not in this line."""
        if worker == 0 or waiting_of(worker) == 0:
            return 0
        sent = ABILITIES[worker_of(worker)].goes_ahead and mark_of(worker) == 1
        if sent != (mover >= 0) or (sent and owner_of(worker) != mover):
            return 0
        return state.vineyards[owner_of(worker)].row * 32 + waiting_of(worker)

    def forget_sent(self, state: State, seat: i64) -> None:
        """SPW-14: a seat that leaves the season before the turn of its worker sent ahead loses that action."""
        for action in state.rules.board.seasonal[self.season]:
            if action.kind != SPACED:
                continue
            place: i64 = 0
            while place < 3:
                worker = state.spaces[action.number * 3 + place]
                if self.rank(state, worker, seat):
                    state.spaces[action.number * 3 + place] = piece(seat, worker_of(worker), 0)
                    state.emit(kinds.LOST, seat, 0, ACTIONS[action.number], "", -1)
                place += 1

    def fall_due(self, state: State, worker: i64, number: i64, space: i64) -> None:
        seat = owner_of(worker)
        kind: i64 = worker_of(worker)
        acting = piece(seat, kind, 0)
        if space < BESIDE:
            state.spaces[number * 3 + space] = acting
        else:
            crowd = list(state.crowd)
            crowd.remove(worker * CROWD_STEP + number)
            state.crowd = tuple(sorted([*crowd, acting * CROWD_STEP + number]))
        top = state.stack[-1]
        state.stack[-1] = Frame(self, seat, -1, top.step, top.data, 0)
        action = board_action_of(state, number)
        mark: i64 = 0 if ABILITIES[kind].goes_ahead else mark_of(worker)
        state.stack.append(placement_frame(seat, number, space, kind, 0, mark))
        if can_act(state, seat, action, space, kind, mark):
            if only_by_token(state, seat, action, space, kind, mark):
                state.turn(MAY_LAPSE, state.stack[-1].data)
            state.emit(kinds.DUE, seat, 0, ACTIONS[number], "", -1)
        else:
            state.stack.pop()
            state.emit(kinds.LOST, seat, 0, ACTIONS[number], "", -1)

    # --- the player to move

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PLACE)

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        vineyard = state.vineyards[seat]
        if state.specials and (vineyard.special or in_game(state, TOLL | INVITES)):
            return self.special_options(state, seat)
        regular = vineyard.regular > 0
        grande = vineyard.grande > 0
        actions: list[int] = [PASS]
        for action in state.rules.board.seasonal[self.season]:
            if action.kind != SPACED:
                if action.kind == PRIVATE and not (
                    private_open(state, seat, action) and action.node.doable(state, seat, -1)
                ):
                    continue
                space: i64 = LEFT if action.kind == PRIVATE else BESIDE
                first: i64 = place_code(placement(action.number, space, REGULAR))
                if regular:
                    actions.append(first)
                if grande:
                    actions.append(first + 1)
                continue
            self.spaced_options(state, seat, action, actions)
        return actions

    def spaced_options(self, state: State, seat: i64, action: BoardAction, actions: list[int]) -> None:
        """Return the placements on an action with spaces, in the order of the table."""
        vineyard = state.vineyards[seat]
        regular = vineyard.regular > 0
        grande = vineyard.grande > 0
        first: i64 = action.first_code
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

    def special_options(self, state: State, seat: i64) -> list[int]:
        """Return the same in games with special workers: any worker of this seat, on any action that it may reach."""
        vineyard = state.vineyards[seat]
        workers: list[int] = []
        worker: i64 = 0
        while worker < len(WORKERS):
            if vineyard.available(worker):
                workers.append(worker)
            worker += 1
        actions: list[int] = [PASS]
        for action in state.rules.board.actions:
            if action is None:
                continue
            here = action.seasons >> self.season & 1
            hopeless = bool(here) and not toll_of(state, seat, action) and self.out_of_reach(state, seat, action)
            for worker in workers:
                if (here and hopeless) or (not here and not is_far(action, worker, self.season)):
                    continue
                space: i64 = BESIDE if action.kind == YEAR_ROUND else LEFT
                last: i64 = BESIDE if action.kind == SPACED else space
                while space <= last:
                    if may_place(state, seat, action, space, worker, self.season):
                        actions.append(place_code(placement(action.number, space, worker)))
                    space += 1
        actions.sort()
        return actions

    def out_of_reach(self, state: State, seat: i64, action: BoardAction) -> bool:
        """Return whether nothing that a worker may bring with it could make the action possible."""
        return not action.fallback and not action.node.doable(state, seat, -1)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == PASS:
            return []
        offset: i64 = placed_by(action)
        if offset < 0:
            return [refuse(Reason.NOT_ASKED)]
        return placement_refusals(state, frame.seat, offset, self.season, False)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(NEXT_TURN, frame.data)
        if action == PASS:
            self.pass_on(state, frame.seat)
            return
        offset: i64 = placed_by(action)
        number: i64 = PLACED_ACTION[offset]
        space: i64 = PLACED_SPACE[offset]
        worker: i64 = PLACED_WORKER[offset]
        chosen = board_action_of(state, number)
        if chosen.seasons > 1 << self.season and is_far(chosen, worker, self.season):
            put(state, frame.seat, offset, next_waiting(state))
            place: i64 = number * 3 + space
            state.spaces[place] = marked(state.spaces[place], 1)
            return
        step: i64 = 0
        if state.rules.friendly and space < BESIDE and chosen.both[space] is not None:
            if other_space_free(state, chosen, space, worker):
                step = BONUS_DUE
        mark: i64 = put(state, frame.seat, offset, 0)
        state.stack.append(placement_frame(frame.seat, number, space, worker, step, mark))
        arrive(state, frame.seat, number, space, worker)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        offset: i64 = placed_by(action)
        if offset < 0:
            return []
        return placement_outlook(state, frame.seat, offset)


def next_waiting(state: State) -> i64:
    """Return the number of the next worker that is placed to wait."""
    waiting: i64 = 1
    for worker in state.spaces:
        if worker and waiting_of(worker) >= waiting:
            waiting = waiting_of(worker) + 1
    for entry in state.crowd:
        if waiting_of(entry // CROWD_STEP) >= waiting:
            waiting = waiting_of(entry // CROWD_STEP) + 1
    return waiting
