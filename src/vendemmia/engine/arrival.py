"""What a special worker may do as it is put down, before the action (SPW-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .actions import (
    FIRST_BONUS,
    FIRST_SEAT,
    NO,
    deck_code,
    deck_of,
    placement,
    take_code,
    taken_by,
)
from .asked import Asked, Question
from .board import PRIVATE, SPACED
from .bonuses import board_action_of
from .chance import OPAQUE
from .frames import Frame, Node, register
from .names import (
    ACTIONS,
    BESIDE,
    DECK_OF,
    DECKS,
    FARMER,
    INNKEEPER,
    MAX_SEATS,
    PROFESSORE,
    REGULAR,
    SUMMER_DECK,
    VISITOR_DECKS,
    WINTER_DECK,
    WORKERS,
)
from .outlook import Outlook
from .packing import placed_action, placed_space, placed_worker, same_placement, with_mark
from .pieces import AUTOMA, CROWD_STEP, marked, owner_of, worker_of
from .placement import BONUS_DUE, PLACEMENT
from .reasons import Reason, refuse
from .verbs.workers import take_back

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .reasons import Refusal
    from .state import State

PRICE: Final = 1
"""SPW-8: what the Innkeeper pays."""


def remember(state: State, seat: i64, action: i64, space: i64, worker: i64, mark: i64) -> None:
    """A waiting worker on the board remembers something of the moment in which it was put down."""
    if space < BESIDE:
        place: i64 = action * 3 + space
        state.spaces[place] = marked(state.spaces[place], mark)
        return
    crowd = list(state.crowd)
    for number, entry in enumerate(crowd):
        put = entry // CROWD_STEP
        if entry % CROWD_STEP == action and owner_of(put) == seat and worker_of(put) == worker:
            crowd[number] = marked(put, mark) * CROWD_STEP + action
    state.crowd = tuple(sorted(crowd))


class Arrival(Node):
    """The Farmer chooses a bonus, the Innkeeper buys a visitor, the Professore takes a worker back.

    The frame's data is that of the placement; its step is 1 while the Innkeeper names a kind of visitor to `other`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.precedes = True

    def proceed(self, state: State, frame: Frame) -> bool:
        worker: i64 = placed_worker(frame.data)
        if worker == FARMER:
            action = board_action_of(state, placed_action(frame.data))
            if action.kind == SPACED and len(action.printed) > 1:
                return True
            state.stack.pop()
            if action.kind == SPACED and len(action.printed) == 1:
                self.choose(state, frame, action.printed[0])
            return False
        if worker == INNKEEPER and (frame.step or self.hosts(state, frame)):
            return True
        if worker == PROFESSORE and self.pupils(state, frame.seat):
            return True
        state.finish(0)
        return False

    # --- the Farmer

    def choose(self, state: State, frame: Frame, source: i64) -> None:
        """SPW-4: the placement below gains this bonus; a worker put down ahead remembers it. The frame is gone."""
        below = state.stack[-1]
        if below.node is PLACEMENT and below.seat == frame.seat and same_placement(below.data, frame.data):
            state.turn(below.step, with_mark(frame.data, source + 1))
        else:
            remember(state, frame.seat, placed_action(frame.data), placed_space(frame.data), FARMER, source + 1)

    def bonus_refusals(self, state: State, frame: Frame, source: i64) -> list[Refusal]:
        """PLACE-9: where the bonus must be taken, only one that can be carried out with the action."""
        below = state.stack[-2]
        if below.node is PLACEMENT and below.step & BONUS_DUE:
            both = board_action_of(state, placed_action(frame.data)).both[source]
            if both is not None and not both.doable(state, frame.seat, -1):
                return [refuse(Reason.BONUS_UNUSABLE)]
        return []

    # --- the Innkeeper

    def hosts(self, state: State, frame: Frame) -> list[int]:
        """SPW-8: the opponents with a worker on the action and a visitor in hand; on a private space there is none."""
        action: i64 = placed_action(frame.data)
        if state.vineyards[frame.seat].lira < PRICE or board_action_of(state, action).kind == PRIVATE:
            return []
        there: list[int] = []
        if (state.rules.board.spaced >> action) & 1:
            there = [put for put in state.spaces[action * 3 : action * 3 + 3] if put]
        there = there + [entry // CROWD_STEP for entry in state.crowd if entry % CROWD_STEP == action]
        owners = sorted({owner_of(put) for put in there})
        return [
            owner
            for owner in owners
            if owner != frame.seat and owner != AUTOMA and state.vineyards[owner].holds_any(VISITOR_DECKS)
        ]

    def buy(self, state: State, seat: i64, host: i64, deck: i64) -> None:
        """One visitor of a kind, at random, from hand to hand."""
        state.add_lira(seat, -PRICE, "worker:innkeeper")
        state.add_lira(host, PRICE, "worker:innkeeper")
        if state.rng == OPAQUE:
            return
        cards = [card for card in state.vineyards[host].hand if DECK_OF[card] == deck]
        state.give_card(host, seat, cards[state.roll(len(cards))], "worker:innkeeper")

    # --- the Professore

    def pupils(self, state: State, seat: i64) -> list[int]:
        """SPW-9: own regular workers on and beside the spaces of this season, as `take:` codes."""
        season = state.season()
        codes: list[int] = []
        for action in state.rules.board.seasonal[season]:
            if action.kind != SPACED:
                continue
            space: i64 = 0
            while space < 3:
                put = state.spaces[action.number * 3 + space]
                if put and owner_of(put) == seat and worker_of(put) == REGULAR:
                    codes.append(take_code(placement(action.number, space, REGULAR)))
                space += 1
            for entry in state.crowd:
                put = entry // CROWD_STEP
                if entry % CROWD_STEP == action.number and owner_of(put) == seat and worker_of(put) == REGULAR:
                    codes.append(take_code(placement(action.number, BESIDE, REGULAR)))
                    break
        codes.sort()
        return codes

    # --- questions

    def asked(self, state: State, frame: Frame) -> Asked:
        worker: i64 = placed_worker(frame.data)
        source = f"worker:{WORKERS[worker]}"
        if worker == FARMER:
            action = ACTIONS[placed_action(frame.data)]
            return Asked(Question.PRINTED_BONUS.id, {"action": action}, frame.seat, source)
        if worker == PROFESSORE:
            return Asked(Question.PUPIL.id, {}, frame.seat, source)
        if frame.step:
            return Asked(Question.HOST_VISITOR.id, {"player": frame.other}, frame.seat, source)
        return Asked(Question.HOST.id, {}, frame.seat, source)

    def options(self, state: State, frame: Frame) -> list[int]:
        worker: i64 = placed_worker(frame.data)
        if worker == FARMER:
            printed = board_action_of(state, placed_action(frame.data)).printed
            return [FIRST_BONUS + space for space in printed if not self.bonus_refusals(state, frame, space)]
        if worker == PROFESSORE:
            return [NO, *self.pupils(state, frame.seat)]
        if frame.step:
            host = state.vineyards[frame.other]
            return [deck_code(deck) for deck in (SUMMER_DECK, WINTER_DECK) if host.holds(deck)]
        return [NO, *[FIRST_SEAT + host for host in self.hosts(state, frame)]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        worker: i64 = placed_worker(frame.data)
        if worker == FARMER and action - FIRST_BONUS in board_action_of(state, placed_action(frame.data)).printed:
            return self.bonus_refusals(state, frame, action - FIRST_BONUS)
        if worker == PROFESSORE and taken_by(action) >= 0:
            return [refuse(Reason.WORKER_NOT_THERE)]
        if worker == INNKEEPER and not frame.step and FIRST_SEAT <= action < FIRST_SEAT + MAX_SEATS:
            if action - FIRST_SEAT >= state.rules.players or action - FIRST_SEAT == frame.seat:
                return [refuse(Reason.NOT_AN_OPPONENT)]
            return [refuse(Reason.NO_VISITOR_THERE)]
        if worker == INNKEEPER and frame.step and deck_of(action) in (SUMMER_DECK, WINTER_DECK):
            return [refuse(Reason.NO_VISITOR_THERE)]
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        worker: i64 = placed_worker(frame.data)
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", f"worker:{WORKERS[worker]}", -1)
            state.finish(0)
            return
        if worker == FARMER:
            state.stack.pop()
            self.choose(state, frame, action - FIRST_BONUS)
            chosen: i64 = action - FIRST_BONUS + 1
            state.emit(kinds.CHOSEN, frame.seat, chosen, ACTIONS[placed_action(frame.data)], "worker:farmer", -1)
        elif worker == PROFESSORE:
            state.stack.pop()
            take_back(state, frame.seat, action, "worker:professore")
        elif frame.step:
            state.stack.pop()
            self.buy(state, frame.seat, frame.other, deck_of(action))
        else:
            state.stack[-1] = Frame(self, frame.seat, action - FIRST_SEAT, 1, frame.data, 0)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        worker: i64 = placed_worker(frame.data)
        if action == NO:
            return []
        if worker == FARMER:
            bonus = board_action_of(state, placed_action(frame.data)).bonuses[action - FIRST_BONUS]
            return [] if bonus is None else bonus.outlook(state, frame.seat)
        if worker == PROFESSORE:
            return [Outlook("worker", 1)]
        outlook = [Outlook("lira", -PRICE)]
        return [*outlook, Outlook(DECKS[deck_of(action)], 1)] if frame.step else [*outlook, Outlook("visitor", 1)]


register("arrival", Arrival())
