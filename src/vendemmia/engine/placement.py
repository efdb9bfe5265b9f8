"""A placement: whether it is possible, and the frame with its action and bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import (
    DO_ACTION,
    DO_BONUS,
    DONE,
    FIRST_BONUS,
    FIRST_MAT_ACTION,
    NO,
    PLACED_ACTION,
    PLACED_SPACE,
    PLACED_WORKER,
    TOKEN,
    YES,
)
from .board import PRIVATE, SPACED
from .frames import NODES, REPORT_HARVESTED, WORKERS_IDLE, Frame, Node
from .moments import HARVESTED, react
from .names import (
    ACTIONS,
    BESIDE,
    CHEF,
    FARMER,
    GRANDE,
    INNKEEPER,
    MAFIOSO,
    MARKS,
    MAT_BIT,
    MERCHANT,
    MESSENGER,
    ORACLE,
    POLITICO,
    PROFESSORE,
    SOLDATO,
    SPACES,
    TRAVELER,
    WORKERS,
)
from .outlook import Outlook
from .pieces import AUTOMA, CROWD_STEP, owner_of, piece, worker_of
from .reasons import Reason, refuse
from .rng import OPAQUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .board import BoardAction
    from .reasons import Refusal
    from .state import State


# A placement frame: its data is action + 32 * space + 256 * worker + 4096 * mark (see `pieces`), its step these bits.
ACTION_DONE: Final = 1
BONUS_DONE: Final = 2
BONUS_DUE: Final = 4
"""PLACE-9: the bonus must be taken, if it still can be."""
MAY_LAPSE: Final = 8
"""A waiting action that only a token would make possible: it may be let go (AUT-4, RUL-4)."""
TOKEN_DONE: Final = 16
TOKEN_ASKED: Final = 32
"""The token is spent; which bonus it buys is being asked (TSOLO-4)."""
OFFERS_DONE: Final = 64
"""Bonus and token are taken or declined."""
REPEAT_DONE: Final = 128
"""The Mafioso's second action or the Politico's second bonus is taken or declined."""
ORACLE_DONE: Final = 256
AFTER_DONE: Final = 512
"""The Merchant has been asked."""


def board_action_of(state: State, number: i64) -> BoardAction:
    action = state.rules.board.actions[number]
    assert action is not None
    return action


def bonus_of(action: BoardAction, space: i64) -> Node | None:
    return action.bonuses[space] if space < BESIDE else None


def own_source(action: BoardAction, space: i64, worker: i64, mark: i64) -> i64:
    """The space whose bonus this worker gains: its own, for the Farmer the one chosen (SPW-4); -1 for none."""
    if worker == FARMER and action.kind == SPACED:
        return mark - 1
    return space if space < BESIDE and action.bonuses[space] is not None else -1


def token_sources(state: State, seat: i64, action: BoardAction, own: i64) -> list[int]:
    """AUT-4, TSOLO-4: the spaces of the printed bonuses that a bonus-action token could buy."""
    if not state.vineyards[seat].tokens or action.kind != SPACED or not state.rules.tokens_usable:
        return []
    return [space for space in action.printed if space != own]


def bonus_sources(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> list[int]:
    """Every space whose bonus the worker may come by."""
    own = own_source(action, space, worker, mark)
    sources = token_sources(state, seat, action, own)
    if worker == FARMER and action.kind == SPACED and not mark:
        return action.printed
    if own >= 0:
        sources.append(own)
    return sources


def can_act(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> bool:
    """PLACE-5, PLACE-6: the action can be carried out, perhaps only with the bonus taken first."""
    if action.node.doable(state, seat, -1):
        return True
    for source in bonus_sources(state, seat, action, space, worker, mark):
        if action.bonus_helps[source]:
            first = action.bonus_first[source]
            if first is not None and first.doable(state, seat, -1):
                return True
    return False


def only_by_token(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> bool:
    """A waiting action that can be carried out, but only if a token is spent on a bonus."""
    if action.node.doable(state, seat, -1):
        return False
    own = own_source(action, space, worker, mark)
    if own >= 0 and action.bonus_helps[own]:
        first = action.bonus_first[own]
        if first is not None and first.doable(state, seat, -1):
            return False
    return len(token_sources(state, seat, action, own)) > 0


POSSIBLE: Final = 0
ACTION_IMPOSSIBLE: Final = 1
BONUS_IMPOSSIBLE: Final = 2


def judge(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    if not can_act(state, seat, action, space, worker, 0):
        return ACTION_IMPOSSIBLE
    return POSSIBLE if bonus_allowed(state, seat, action, space, worker) else BONUS_IMPOSSIBLE


def verdict(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> i64:
    """Whether action and, in the friendly variant, bonus can be carried out once the toll is paid and this worker
    stands there."""
    sensitive = action.node.needs & WORKERS_IDLE != 0
    toll: i64 = toll_of(state, seat, action) if state.specials else 0
    if not sensitive and not toll:
        return judge(state, seat, action, space, worker)
    vineyard = state.vineyards[seat]
    vineyard.lira -= toll
    if sensitive:
        there: i64 = state.spaces[action.number * 3 + space] if state.is_space(action.number, space) else 0
        state.put_worker(seat, worker, action.number, space, 0)
        state.stack.append(placement_frame(seat, action.number, space, worker, ACTION_DONE, 0))
        found = judge(state, seat, action, space, worker)
        state.stack.pop()
        state.take_worker(action.number, space, piece(seat, worker, 0))
        if there:
            state.spaces[action.number * 3 + space] = there
    else:
        found = judge(state, seat, action, space, worker)
    vineyard.lira += toll
    return found


def placement_frame(seat: i64, action: i64, space: i64, worker: i64, step: i64, mark: i64) -> Frame:
    return Frame(PLACEMENT, seat, -1, step, action + 32 * space + 256 * worker + 4096 * mark, 0)


def is_free(state: State, action: BoardAction, space: i64) -> bool:
    return (state.rules.open_spaces >> space) & 1 != 0 and state.spaces[action.number * 3 + space] == 0


def has_free_space(state: State, action: BoardAction) -> bool:
    return is_free(state, action, 0) or is_free(state, action, 1) or is_free(state, action, 2)


def other_space_free(state: State, action: BoardAction, space: i64, worker: i64) -> bool:
    """Another space of the action could have been taken by this worker; on an earlier season a closed one too."""
    travels = worker == TRAVELER and action.seasons < 1 << state.season()
    other: i64 = 0
    while other < 3:
        if other != space and state.spaces[action.number * 3 + other] == 0:
            if travels or (state.rules.open_spaces >> other) & 1:
                return True
        other += 1
    return False


def bonus_allowed(state: State, seat: i64, action: BoardAction, space: i64, worker: i64) -> bool:
    """PLACE-9: in the friendly variant a bonus space is for those who use the bonus, or the last one left."""
    if not state.rules.friendly or space >= BESIDE or action.both[space] is None:
        return True
    if not other_space_free(state, action, space, worker):
        return True
    for source in action.printed:
        both = action.both[source]
        if both is not None and (source == space or worker == FARMER) and both.doable(state, seat, -1):
            return True
    return False


def private_open(state: State, seat: i64, action: BoardAction) -> bool:
    """STR-5, STC-4: the structure of a private space stands and has not been used this year."""
    vineyard = state.vineyards[seat]
    return (vineyard.structures | 1 << MAT_BIT) & action.structure & ~vineyard.used != 0


# --- the toll and the Chef


def toll_of(state: State, seat: i64, action: BoardAction) -> i64:
    """SPW-10, SPW-15: what this seat pays to place a worker on the action: £1 for each opposing Soldato."""
    if SOLDATO not in state.specials or action.kind == PRIVATE:
        return 0
    return len(soldatos(state, seat, action))


def soldatos(state: State, seat: i64, action: BoardAction) -> list[int]:
    """The opponents whose Soldato stands on the action; beside the spaces it collects nothing."""
    owners: list[int] = []
    if action.kind == SPACED:
        space: i64 = 0
        while space < 3:
            there: i64 = state.spaces[action.number * 3 + space]
            if there and worker_of(there) == SOLDATO and owner_of(there) != seat:
                owners.append(owner_of(there))
            space += 1
        return owners
    for entry in state.crowd:
        there = entry // CROWD_STEP
        if entry % CROWD_STEP == action.number and worker_of(there) == SOLDATO and owner_of(there) != seat:
            owners.append(owner_of(there))
    return owners


def can_bump(seat: i64, worker: i64, there: i64) -> bool:
    """SPW-7."""
    owner = owner_of(there)
    return worker == CHEF and owner != seat and owner != AUTOMA and worker_of(there) != CHEF


def put(state: State, seat: i64, offset: i64, waiting: i64) -> i64:
    """Put a worker down as a `place:` code says: toll, the Chef's bump, then the worker. Returns its mark."""
    number: i64 = PLACED_ACTION[offset]
    space: i64 = PLACED_SPACE[offset]
    worker: i64 = PLACED_WORKER[offset]
    action = board_action_of(state, number)
    mark: i64 = 0
    if state.specials:
        for owner in soldatos(state, seat, action) if SOLDATO in state.specials and action.kind != PRIVATE else []:
            state.add_lira(seat, -1, "worker:soldato")
            state.add_lira(owner, 1, "worker:soldato")
        if worker == CHEF and state.is_space(number, space):
            bump(state, seat, number, space)
        if worker == MERCHANT and action.kind != PRIVATE and state.opponents_gone(seat):
            mark = 1
    state.vineyards[seat].used |= action.structure
    state.put_worker(seat, worker, number, space, waiting)
    if state.sink is not None:
        where = f"{ACTIONS[number]}:{SPACES[space]}:{WORKERS[worker]}"
        state.tell(kinds.PLANNED if waiting else kinds.PLACED, seat, 0, where, f"action:{ACTIONS[number]}", -1)
    return mark


def bump(state: State, seat: i64, action: i64, space: i64) -> None:
    """SPW-7: the worker on the space goes back to its holder."""
    there = state.spaces[action * 3 + space]
    if there:
        state.take_worker(action, space, there)
        thing = f"{ACTIONS[action]}:{WORKERS[worker_of(there)]}"
        state.tell(kinds.BUMPED, seat, 0, thing, "worker:chef", owner_of(there))


def arrival_frame(seat: i64, action: i64, space: i64, worker: i64) -> Frame | None:
    """What a special worker may do as it is put down, if anything."""
    if worker != FARMER and worker != INNKEEPER and worker != PROFESSORE:
        return None
    return Frame(NODES["arrival"], seat, -1, 0, action + 32 * space + 256 * worker, 0)


def acting_on(state: State) -> i64:
    """The action whose worker led to what is being resolved, -1 for none."""
    for frame in state.stack:
        if frame.node is PLACEMENT:
            return frame.data & 31
    return -1


# --- why not


def mark_name(bit: i64) -> str:
    """The name of a structure given as a bit."""
    number = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return MARKS[number]


def space_refusals(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, far: bool) -> list[Refusal]:
    """Why a worker cannot stand there; `far` for the Traveler and the Messenger in another season."""
    vineyard = state.vineyards[seat]
    if action.kind == SPACED:
        if space == BESIDE:
            if far:
                return [refuse(Reason.SPACE_NEEDED)]
            if has_free_space(state, action):
                return [refuse(Reason.SPACES_FREE)]
            if worker != GRANDE and not toll_of(state, seat, action):
                return [refuse(Reason.ONLY_GRANDE_BESIDE)]
            return []
        if not (state.rules.open_spaces >> space) & 1 and not (far and worker == TRAVELER):
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


def is_far(action: BoardAction, worker: i64, season: i64) -> bool:
    """SPW-13, SPW-14: an action of an earlier season for the Traveler, of a later one for the Messenger."""
    if action.kind != SPACED:
        return False
    if worker == TRAVELER:
        return action.seasons < 1 << season
    return worker == MESSENGER and action.seasons > 1 << season


def placement_refusals(state: State, seat: i64, offset: i64, season: i64, ahead: bool) -> list[Refusal]:
    """Why a `place:` code is refused in a season; `ahead` for a worker that the Planner sends to a later one."""
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
    if ahead or (far and worker == MESSENGER):
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
    vineyard.lira -= toll
    lacking = action.node.why(state, seat, -1) or [refuse(Reason.NOT_PLAYABLE)]
    vineyard.lira += toll
    return lacking


def may_place(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, season: i64) -> bool:
    """The same question as `placement_refusals`, for a worker at hand, answered in a hurry."""
    far = not action.seasons >> season & 1
    if far and not is_far(action, worker, season):
        return False
    toll: i64 = toll_of(state, seat, action)
    if action.kind == SPACED:
        if space == BESIDE:
            if far or (worker != GRANDE and not toll) or has_free_space(state, action):
                return False
        else:
            if not (state.rules.open_spaces >> space) & 1 and not (far and worker == TRAVELER):
                return False
            there = state.spaces[action.number * 3 + space]
            if there and not can_bump(seat, worker, there):
                return False
    elif action.kind == PRIVATE and not private_open(state, seat, action):
        return False
    if state.vineyards[seat].lira < toll:
        return False
    return (far and worker == MESSENGER) or verdict(state, seat, action, space, worker) == POSSIBLE


def placement_outlook(state: State, seat: i64, offset: i64) -> list[Outlook]:
    action = state.rules.board.actions[PLACED_ACTION[offset]]
    if action is None:
        return []
    toll: i64 = toll_of(state, seat, action)
    told = [Outlook("lira", -toll)] if toll else []
    told.extend(action.node.outlook(state, seat))
    bonus = bonus_of(action, PLACED_SPACE[offset])
    if bonus is None or PLACED_WORKER[offset] == FARMER:
        return told
    more = bonus.outlook(state, seat)
    if type(bonus) is type(action.node):  # One more of the same; what happens once a year has been told.
        more = more[:1]
    return [*told, *more]


# The phases of a placement.
BEFORE: Final = 0
"""The action is still to be done."""
NAMING: Final = 1
"""Which bonus the token buys."""
OFFERS: Final = 2
"""The action is done; bonus or token may follow."""
AFTER: Final = 3
"""What the worker may do after everything else."""


class Placement(Node):
    """PLACE-5, PLACE-6: the action is mandatory; the bonus is optional and comes before or after it."""

    def __init__(self) -> None:
        super().__init__()
        self.binds = True
        self.fallible = True

    def board_action(self, state: State, frame: Frame) -> BoardAction:
        return board_action_of(state, frame.data & 31)

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        if frame.step & ACTION_DONE:
            return False
        top = state.stack[-1]
        if top.node.precedes:
            return True  # TUS-12
        action = self.board_action(state, frame)
        own = self.own_at_all(state, frame)  # Also while it is being taken.
        for source in action.printed:
            if action.bonus_harms[source] and (source == own or frame.step & TOKEN_DONE or self.tokens(state, frame)):
                return True
        return False

    # --- what there is to gain

    def own(self, state: State, frame: Frame) -> i64:
        """The space whose bonus the worker may take now, before the action only where the order can matter; -1 if there
        is none or it has been taken."""
        if frame.step & BONUS_DONE:
            return -1
        own = self.own_at_all(state, frame)
        if own >= 0 and not frame.step & ACTION_DONE and not self.board_action(state, frame).order_matters[own]:
            return -1
        return own

    def own_at_all(self, state: State, frame: Frame) -> i64:
        return own_source(
            self.board_action(state, frame), (frame.data >> 5) & 7, (frame.data >> 8) & 15, (frame.data >> 12) & 3
        )

    def tokens(self, state: State, frame: Frame) -> list[int]:
        """The spaces whose bonus a token may buy now; before the action only where the order can matter."""
        if frame.step & TOKEN_DONE and not frame.step & TOKEN_ASKED:
            return []
        action = self.board_action(state, frame)
        own = self.own_at_all(state, frame)
        if frame.step & TOKEN_ASKED:
            sources = [space for space in action.printed if space != own]
        else:
            sources = token_sources(state, frame.seat, action, own)
        if not frame.step & ACTION_DONE:
            sources = [space for space in sources if action.order_matters[space]]
        return sources

    def bonus(self, state: State, frame: Frame) -> Node | None:
        source = self.own(state, frame)
        return None if source < 0 else self.board_action(state, frame).bonuses[source]

    def bonus_at(self, state: State, frame: Frame, source: i64) -> Node:
        bonus = self.board_action(state, frame).bonuses[source]
        assert bonus is not None
        return bonus

    def only_token(self, state: State, frame: Frame) -> bool:
        """What is offered now costs a token: the worker gains no bonus of its own."""
        return self.own(state, frame) < 0 and len(self.tokens(state, frame)) > 0

    def token_able(self, state: State, frame: Frame) -> bool:
        for source in self.tokens(state, frame):
            if self.bonus_at(state, frame, source).doable(state, frame.seat, -1):
                return True
        return False

    def offered(self, state: State, frame: Frame) -> bool:
        """A bonus may be taken now, as far as all can see."""
        own = self.own(state, frame)
        if own >= 0 and self.bonus_at(state, frame, own).openly(state, frame.seat, -1):
            return True
        for source in self.tokens(state, frame):
            if self.bonus_at(state, frame, source).openly(state, frame.seat, -1):
                return True
        return False

    def phase(self, state: State, frame: Frame) -> i64:
        if frame.step & TOKEN_ASKED:
            return NAMING
        if not frame.step & ACTION_DONE:
            return BEFORE
        return AFTER if frame.step & OFFERS_DONE else OFFERS

    # --- the course of a placement

    def proceed(self, state: State, frame: Frame) -> bool:
        phase = self.phase(state, frame)
        if phase == NAMING:
            return True
        if phase == BEFORE:
            if self.offered(state, frame):
                return True
            action = self.board_action(state, frame)
            if state.rng == OPAQUE and not action.node.doable(state, frame.seat, -1):
                return True  # Look-ahead has come to a dead end: a question without an answer.
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(action.node, frame.seat, -1)
            return False
        if phase == OFFERS:
            if self.offered(state, frame):
                return True
            if frame.data < 512 and not frame.report:  # Neither a special worker nor a harvest: nothing follows.
                state.finish(0)
            else:
                state.turn(frame.step | OFFERS_DONE, frame.data)
            return False
        return self.after(state, frame)

    def after(self, state: State, frame: Frame) -> bool:
        """Politico, then the Fermentation Tank, then Mafioso or Merchant."""
        worker: i64 = (frame.data >> 8) & 15
        seat = frame.seat
        if worker == ORACLE and state.fresh:
            state.stack.append(
                Frame(NODES["drawn"], seat, -1, 0, 0, 0)
            )  # The bonus that could have been part of the draw.
            return False
        if worker == POLITICO and not frame.step & REPEAT_DONE:
            if self.repeats(state, frame):
                return True
            state.turn(frame.step | REPEAT_DONE, frame.data)
            return False
        if frame.report:
            state.stack[-1] = Frame(self, seat, -1, frame.step, frame.data, 0)
            if (frame.report >> REPORT_HARVESTED) & 7:
                react(state, HARVESTED, seat)
            return False
        if worker == MAFIOSO and not frame.step & REPEAT_DONE:
            if self.repeats(state, frame):
                return True
            state.turn(frame.step | REPEAT_DONE, frame.data)
            return False
        if worker == MERCHANT and frame.data >> 12 and not frame.step & AFTER_DONE:
            state.turn(frame.step | AFTER_DONE, frame.data)
            state.begin(NODES["worker:merchant"], seat, -1)
            return False
        state.finish(0)
        return False

    def repeated(self, state: State, frame: Frame) -> Node | None:
        """What the worker may do once more: the Mafioso the action (SPW-5), the Politico the bonus (SPW-11)."""
        action = self.board_action(state, frame)
        space: i64 = (frame.data >> 5) & 7
        worker: i64 = (frame.data >> 8) & 15
        if worker == POLITICO:
            own = self.own_at_all(state, frame)
            return action.bonuses[own] if own >= 0 and frame.step & BONUS_DONE and action.kind == SPACED else None
        if worker != MAFIOSO or action.number > FIRST_MAT_ACTION:
            return None  # The space of a structure card shows a bonus (STC-4).
        if action.kind == SPACED and (space == BESIDE or action.bonuses[space] is not None):
            return None
        return action.node

    def repeats(self, state: State, frame: Frame) -> bool:
        """It may be done again, as far as all can see."""
        again = self.repeated(state, frame)
        if again is None or not again.openly(state, frame.seat, -1):
            return False
        return (frame.data >> 8) & 15 == MAFIOSO or state.vineyards[frame.seat].lira > 0

    def again_refusals(self, state: State, frame: Frame) -> list[Refusal]:
        """Why it cannot be done again, asked of the position after paying."""
        again = self.repeated(state, frame)
        if again is None:
            return [refuse(Reason.NOT_ASKED)]
        if (frame.data >> 8) & 15 == MAFIOSO:
            return again.why(state, frame.seat, -1)
        vineyard = state.vineyards[frame.seat]
        if vineyard.lira < 1:
            return [refuse(Reason.LIRA_SHORT, needs=1, has=vineyard.lira)]
        vineyard.lira -= 1
        lacking = again.why(state, frame.seat, -1)
        vineyard.lira += 1
        return lacking

    def bonus_question(self, state: State, frame: Frame) -> Frame | None:
        """The bonus's own first question, where it can be asked beside `done`."""
        bonus = self.bonus(state, frame)
        if bonus is None or not bonus.direct or not frame.step & ACTION_DONE:
            return None
        return Frame(bonus, frame.seat, -1, 0, 0, 0)

    def options(self, state: State, frame: Frame) -> list[int]:
        phase = self.phase(state, frame)
        seat = frame.seat
        if phase == NAMING:
            sources = self.tokens(state, frame)
            return [FIRST_BONUS + at for at in sources if self.bonus_at(state, frame, at).doable(state, seat, -1)]
        if phase == AFTER:
            return [NO] if self.again_refusals(state, frame) else [NO, YES]
        action = self.board_action(state, frame)
        bonus = self.bonus(state, frame)
        able = bonus is not None and bonus.doable(state, seat, -1)
        actions: list[int] = []
        if phase == OFFERS:
            if not able or not frame.step & BONUS_DUE:
                actions.append(DONE)
        elif action.node.doable(state, seat, -1):
            actions.append(DO_ACTION)
        elif frame.step & MAY_LAPSE:
            actions.append(DONE)
        if self.token_able(state, frame):
            actions.append(TOKEN)
        question = self.bonus_question(state, frame)
        if question is not None and bonus is not None:
            return actions + bonus.options(state, question)
        if able:
            actions.append(DO_BONUS)
        actions.sort()
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        phase = self.phase(state, frame)
        seat = frame.seat
        if phase == NAMING:
            source: i64 = action - FIRST_BONUS
            if source not in self.tokens(state, frame):
                return [refuse(Reason.NOT_ASKED)]
            return self.bonus_at(state, frame, source).why(state, seat, -1)
        if phase == AFTER:
            if action == NO:
                return []
            return self.again_refusals(state, frame) if action == YES else [refuse(Reason.NOT_ASKED)]
        board_action = self.board_action(state, frame)
        bonus = self.bonus(state, frame)
        if action == DO_ACTION and phase == BEFORE:
            return board_action.node.why(state, seat, -1)
        if action == DONE and phase == BEFORE and frame.step & MAY_LAPSE:
            return [refuse(Reason.NOT_ASKED)] if board_action.node.doable(state, seat, -1) else []
        if action == DONE and phase == OFFERS:
            if frame.step & BONUS_DUE and bonus is not None and bonus.doable(state, seat, -1):
                return [refuse(Reason.BONUS_MANDATORY)]
            return []
        if action == TOKEN and state.rules.options.solo is not None:
            reasons: list[Refusal] = []
            for source in self.tokens(state, frame):
                lacking = self.bonus_at(state, frame, source).why(state, seat, -1)
                if not lacking:
                    return []
                reasons.extend(lacking)
            return reasons or [refuse(Reason.NO_BONUS_TOKEN)]
        question = self.bonus_question(state, frame)
        if question is not None and bonus is not None:
            return bonus.refusals(state, question, action)
        if bonus is not None and action == DO_BONUS:
            return bonus.why(state, seat, -1)
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        phase = self.phase(state, frame)
        seat = frame.seat
        if phase == NAMING:
            state.turn(frame.step & ~TOKEN_ASKED, frame.data)
            state.begin(self.bonus_at(state, frame, action - FIRST_BONUS), seat, -1)
            return
        if phase == AFTER:
            self.answer_after(state, frame, action)
            return
        if action == DONE:
            if phase == BEFORE:
                state.tell(kinds.LOST, seat, 0, ACTIONS[frame.data & 31], "", -1)
                state.finish(0)
            else:
                state.turn(frame.step | OFFERS_DONE, frame.data)
            return
        if action == DO_ACTION:
            state.turn(frame.step | ACTION_DONE, frame.data)
            state.begin(self.board_action(state, frame).node, seat, -1)
            return
        if action == TOKEN:
            self.spend_token(state, frame)
            return
        question = self.bonus_question(state, frame)
        bonus = self.bonus(state, frame)
        assert bonus is not None
        state.turn(frame.step | BONUS_DONE, frame.data)
        if question is None:
            state.begin(bonus, seat, -1)
        else:
            state.stack.append(question)
            bonus.answer(state, question, action)

    def spend_token(self, state: State, frame: Frame) -> None:
        """AUT-4; with several bonuses to choose from the next question is which."""
        sources = self.tokens(state, frame)
        bonus = self.bonus_at(state, frame, sources[0])
        state.vineyards[frame.seat].tokens -= 1
        state.tell(kinds.TOKEN, frame.seat, -1, "", bonus.origin, -1)
        if len(sources) > 1:
            state.turn(frame.step | TOKEN_DONE | TOKEN_ASKED, frame.data)
            return
        state.turn(frame.step | TOKEN_DONE, frame.data)
        state.begin(bonus, frame.seat, -1)

    def answer_after(self, state: State, frame: Frame, action: i64) -> None:
        again = self.repeated(state, frame)
        assert again is not None
        state.turn(frame.step | REPEAT_DONE, frame.data)
        worker: i64 = (frame.data >> 8) & 15
        if action == NO:
            state.tell(kinds.DECLINED, frame.seat, 0, "", f"worker:{WORKERS[worker]}", -1)
            return
        if worker == POLITICO:
            state.add_lira(frame.seat, -1, "worker:politico")
        else:
            state.tell(kinds.CHOSEN, frame.seat, 0, ACTIONS[frame.data & 31], "worker:mafioso", -1)
        state.begin(again, frame.seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        phase = self.phase(state, frame)
        seat = frame.seat
        if phase == NAMING:
            return self.bonus_at(state, frame, action - FIRST_BONUS).outlook(state, seat)
        if phase == AFTER:
            again = self.repeated(state, frame)
            if again is None or action == NO:
                return []
            price = [Outlook("lira", -1)] if (frame.data >> 8) & 15 == POLITICO else []
            return [*price, *again.outlook(state, seat)]
        if action == DO_ACTION:
            return self.board_action(state, frame).node.outlook(state, seat)
        if action == TOKEN:
            sources = self.tokens(state, frame)
            return self.bonus_at(state, frame, sources[0]).outlook(state, seat) if len(sources) == 1 else []
        bonus = self.bonus(state, frame)
        if bonus is None or action == DONE:
            return []
        question = self.bonus_question(state, frame)
        return bonus.outlook(state, seat) if question is None else bonus.outlook_of(state, question, action)


PLACEMENT: Final = Placement()
