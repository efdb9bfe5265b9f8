"""Verbs of special workers on arrival: choose a bonus, buy a visitor, take back a pupil."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_BONUS, FIRST_SEAT, NO, deck_code, deck_of, placement, take_code, taken_by
from ..numbers.names import (
    ACTIONS,
    BESIDE,
    DECK_OF,
    DECKS,
    MAX_SEATS,
    REGULAR,
    SUMMER_DECK,
    VISITOR_DECKS,
    WINTER_DECK,
)
from ..reports.asked import Asked, Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.chance import OPAQUE
from ..state.decks import give_card
from ..state.frames import Frame
from ..state.packing import placed_action, placed_space, placed_worker, same_placement, with_mark
from ..state.pieces import AUTOMA, CROWD_STEP, owner_of, worker_of
from ..workers.abilities import OnArrival
from ..workers.arrival import remember
from ..workers.bonuses import board_action_of
from ..workers.placement import BONUS_DUE, PLACEMENT
from ..year.board import PRIVATE, SPACED
from .workers import take_back

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..year.board import BoardAction


class ChooseBonus(OnArrival):
    """SPW-4: one bonus of choice among all printed on the action; the only one is taken without a question."""

    def __init__(self) -> None:
        super().__init__()
        self.chooses_bonus = True

    def board_action(self, state: State, frame: Frame) -> BoardAction:
        return board_action_of(state, placed_action(frame.data))

    def proceed(self, state: State, frame: Frame) -> bool:
        action = self.board_action(state, frame)
        if action.kind == SPACED and len(action.printed) > 1:
            return True
        state.stack.pop()
        if action.kind == SPACED and len(action.printed) == 1:
            self.choose(state, frame, action.printed[0])
        return False

    def choose(self, state: State, frame: Frame, source: i64) -> None:
        """Gain this bonus for the placement below; a worker placed ahead remembers it. The frame is gone."""
        below = state.stack[-1]
        if below.node is PLACEMENT and below.seat == frame.seat and same_placement(below.data, frame.data):
            state.turn(below.step, with_mark(frame.data, source + 1))
        else:
            action: i64 = placed_action(frame.data)
            space: i64 = placed_space(frame.data)
            remember(state, frame.seat, action, space, placed_worker(frame.data), source + 1)

    def bonus_refusals(self, state: State, frame: Frame, source: i64) -> list[Refusal]:
        """PLACE-9: where the bonus must be taken, only one that can be carried out with the action."""
        below = state.stack[-2]
        if below.node is PLACEMENT and below.step & BONUS_DUE:
            both = self.board_action(state, frame).both[source]
            if both is not None and not both.doable(state, frame.seat, -1):
                return [refuse(Reason.BONUS_UNUSABLE)]
        return []

    def asked(self, state: State, frame: Frame) -> Asked:
        action = ACTIONS[placed_action(frame.data)]
        return Asked(Question.PRINTED_BONUS.id, {"action": action}, frame.seat, self.origin)

    def options(self, state: State, frame: Frame) -> list[int]:
        printed = self.board_action(state, frame).printed
        return [FIRST_BONUS + space for space in printed if not self.bonus_refusals(state, frame, space)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action - FIRST_BONUS in self.board_action(state, frame).printed:
            return self.bonus_refusals(state, frame, action - FIRST_BONUS)
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        self.choose(state, frame, action - FIRST_BONUS)
        chosen: i64 = action - FIRST_BONUS + 1
        state.emit(kinds.CHOSEN, frame.seat, chosen, ACTIONS[placed_action(frame.data)], self.origin, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        bonus = self.board_action(state, frame).bonuses[action - FIRST_BONUS]
        return [] if bonus is None else bonus.outlook(state, frame.seat)


class BuyVisitor(OnArrival):
    """SPW-8: pay an opponent with a worker on the action for a random visitor.

    The first question is which opponent. The step is 1 while the kind of visitor is asked; the opponent is `other`.
    """

    def __init__(self, price: i64) -> None:
        super().__init__()
        self.price = price

    def hosts(self, state: State, frame: Frame) -> list[int]:
        """Return the opponents with a worker on the action and a visitor in hand; none on a private space."""
        action: i64 = placed_action(frame.data)
        if state.vineyards[frame.seat].lira < self.price or board_action_of(state, action).kind == PRIVATE:
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

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step or self.hosts(state, frame):
            return True
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step:
            return Asked(Question.HOST_VISITOR.id, {"player": frame.other}, frame.seat, self.origin)
        return Asked(Question.HOST.id, {}, frame.seat, self.origin)

    def options(self, state: State, frame: Frame) -> list[int]:
        if frame.step:
            host = state.vineyards[frame.other]
            return [deck_code(deck) for deck in (SUMMER_DECK, WINTER_DECK) if host.holds(deck)]
        return [NO, *[FIRST_SEAT + host for host in self.hosts(state, frame)]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        if frame.step:
            visitor = deck_of(action) in (SUMMER_DECK, WINTER_DECK)
            return [refuse(Reason.NO_VISITOR_THERE if visitor else Reason.NOT_ASKED)]
        host: i64 = action - FIRST_SEAT
        if host < 0 or host >= MAX_SEATS:
            return [refuse(Reason.NOT_ASKED)]
        if host >= state.rules.players or host == frame.seat:
            return [refuse(Reason.NOT_AN_OPPONENT)]
        return [refuse(Reason.NO_VISITOR_THERE)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.origin, -1)
            state.finish(0)
        elif frame.step:
            state.stack.pop()
            self.buy(state, frame.seat, frame.other, deck_of(action))
        else:
            state.stack[-1] = Frame(frame.node, frame.seat, action - FIRST_SEAT, 1, frame.data, 0)

    def buy(self, state: State, seat: i64, host: i64, deck: i64) -> None:
        """Buy one visitor of a kind, at random, from hand to hand."""
        state.add_lira(seat, -self.price, self.origin)
        state.add_lira(host, self.price, self.origin)
        if state.rng == OPAQUE:
            return
        cards = [card for card in state.vineyards[host].hand if DECK_OF[card] == deck]
        give_card(state, host, seat, cards[state.roll(len(cards))], self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == NO:
            return []
        return [Outlook("lira", -self.price), Outlook(DECKS[deck_of(action)] if frame.step else "visitor", 1)]


class TakeBackPupil(OnArrival):
    """SPW-9: take back an own regular worker from the actions of this season."""

    def pupils(self, state: State, seat: i64) -> list[int]:
        """Return those on and beside the spaces, as `take:` codes."""
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

    def proceed(self, state: State, frame: Frame) -> bool:
        if self.pupils(state, frame.seat):
            return True
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        return Asked(Question.PUPIL.id, {}, frame.seat, self.origin)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [NO, *self.pupils(state, frame.seat)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        return [refuse(Reason.WORKER_NOT_THERE if taken_by(action) >= 0 else Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.origin, -1)
        else:
            take_back(state, frame.seat, action, self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [] if action == NO else [Outlook("worker", 1)]
