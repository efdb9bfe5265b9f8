"""Verbs that involve other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import DONE, FIRST_COUNT, FIRST_SEAT
from ..numbers.names import MAX_SEATS, SUMMER_DECK, VISITOR_DECKS, WINTER_DECK
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import LIRA, VP, Frame, Node, ask
from ..state.order_of_play import wake_up_order
from ..state.packing import (
    has,
    is_asked,
    is_served,
    one_pledge_less,
    pledged_cards,
    with_asked,
    with_member,
    with_pledge,
    with_served,
)
from .cards import GiveCards
from .draws import draw_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


class NameOpponents(Node):
    """Name one or more opponents, one by one; the frame's step counts them, its data marks them."""

    def __init__(self, most: i64) -> None:
        super().__init__()
        self.names_seats = True
        self.most = most

    def all_named(self, state: State, frame: Frame) -> bool:
        return frame.step >= self.most or frame.step == state.rules.players - 1

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = [DONE] if frame.step else []
        seat: i64 = 0
        while seat < state.rules.players:
            if seat != frame.seat and not has(frame.data, seat):
                actions.append(FIRST_SEAT + seat)
            seat += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return [] if frame.step else [refuse(Reason.AT_LEAST_ONE)]
        seat: i64 = action - FIRST_SEAT
        if seat < 0 or seat >= MAX_SEATS:
            return [refuse(Reason.NOT_ASKED)]
        if seat >= state.rules.players or seat == frame.seat:
            return [refuse(Reason.NOT_AN_OPPONENT)]
        return [refuse(Reason.ASKED_ALREADY)] if has(frame.data, seat) else []


class PayOpponents(NameOpponents):
    """Pay lira to each opponent named; VP for each."""

    def __init__(self, most: i64, lira: i64, vp: i64) -> None:
        super().__init__(most)
        self.fallible = True
        self.lira = lira
        self.vp = vp
        self.needs = LIRA
        self.spends = LIRA
        self.brings = VP

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].lira >= self.lira

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        has = state.vineyards[seat].lira
        return [] if has >= self.lira else [refuse(Reason.LIRA_SHORT, needs=self.lira, has=has)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step and (self.all_named(state, frame) or not self.doable(state, frame.seat, -1)):
            state.finish(0)
            return False
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        question = Question.PAY_OPPONENT_MORE if frame.step else Question.PAY_OPPONENT
        return ask(self, frame, question, lira=self.lira)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(0)
            return
        paid: i64 = action - FIRST_SEAT
        state.turn(frame.step + 1, with_member(frame.data, paid))
        state.add_lira(frame.seat, -self.lira, self.origin)
        state.add_lira(paid, self.lira, self.origin)
        state.add_vp(frame.seat, self.vp, self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [] if action == DONE else [Outlook("lira", -self.lira), Outlook("vp", self.vp)]


class DemandCards(NameOpponents):
    """Each opponent named gives a summer visitor; VP for one without. From bit 8 the data marks the seats done."""

    def __init__(self, most: i64, vp: i64) -> None:
        super().__init__(most)
        self.vp = vp
        self.gift = GiveCards(1, 1 << SUMMER_DECK)

    def children(self) -> list[Node]:
        return [self.gift]

    def proceed(self, state: State, frame: Frame) -> bool:
        if not self.all_named(state, frame):
            return True
        for seat in wake_up_order(state):
            if has(frame.data, seat) and not is_served(frame.data, seat):
                state.turn(frame.step, with_served(frame.data, seat))
                if state.vineyards[seat].holds(SUMMER_DECK):
                    state.begin(self.gift, seat, frame.seat)
                else:
                    state.add_vp(frame.seat, self.vp, self.origin)
                return False
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.DEMAND_MORE if frame.step else Question.DEMAND)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.turn(self.most, frame.data)
            return
        named: i64 = action - FIRST_SEAT
        state.turn(frame.step + 1, with_member(frame.data, named))
        state.emit(kinds.CHOSEN, frame.seat, 0, "", self.origin, named)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == DONE:
            return []
        if state.vineyards[action - FIRST_SEAT].holds(SUMMER_DECK):
            return [Outlook("summer", 1)]
        return [Outlook("vp", self.vp)]


class NeighbourMust(Node):
    """RUL-5: the right-hand neighbour must do this for the owner."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.fallible = True
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def neighbour(self, state: State, seat: i64) -> i64:
        return (seat - 1) % state.rules.players

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return self.effect.doable(state, self.neighbour(state, seat), seat)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NEIGHBOUR_CANNOT)]

    def proceed(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.begin(self.effect, self.neighbour(state, frame.seat), frame.seat)
        return False


class Pledge(Node):
    """RUL-6: the opponents may together give three visitor cards; else three winter visitors are drawn.

    The frame's data holds two bits a seat for the cards pledged, and from bit 16 who has been asked, from bit 24 who
    has handed over.
    """

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count
        self.number = PledgeNumber()
        self.gift = GiveCards(1, VISITOR_DECKS)

    def children(self) -> list[Node]:
        return [self.number, self.gift]

    def proceed(self, state: State, frame: Frame) -> bool:
        pledged: i64 = frame.step
        order = wake_up_order(state)
        if pledged < self.count:
            for seat in order:
                if seat != frame.seat and not is_asked(frame.data, seat):
                    state.turn(pledged, with_asked(frame.data, seat))
                    frame = state.stack[-1]
                    if state.vineyards[seat].holds_any(VISITOR_DECKS):
                        state.stack.append(Frame(self.number, seat, frame.seat, self.count - pledged, 0, 0))
                        return False
            state.finish(0)
            draw_cards(state, frame.seat, [WINTER_DECK] * self.count, self.origin)
            return False
        for seat in order:
            owed: i64 = pledged_cards(frame.data, seat)
            if owed:
                state.turn(pledged, one_pledge_less(frame.data, seat))
                state.begin(self.gift, seat, frame.seat)
                return False
        state.finish(0)
        return False

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("visitor", self.count)]


class PledgeNumber(Node):
    """How many visitor cards a player pledges; the frame's step is the most that is still wanted."""

    def most(self, state: State, frame: Frame) -> i64:
        has: i64 = state.vineyards[frame.seat].holds_any(VISITOR_DECKS)
        return has if has < frame.step else frame.step

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PLEDGE, most=frame.step)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [FIRST_COUNT + number for number in range(self.most(state, frame) + 1)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action - FIRST_COUNT
        if action < FIRST_COUNT or number > 3:
            return [refuse(Reason.NOT_ASKED)]
        most = self.most(state, frame)
        return [] if number <= most else [refuse(Reason.TOO_MANY_PLEDGED, most=most)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_COUNT
        state.stack.pop()
        below = state.stack[-1]
        state.turn(below.step + number, with_pledge(below.data, frame.seat, number))
        state.emit(kinds.PLEDGED, frame.seat, number, "", self.origin, frame.other)
