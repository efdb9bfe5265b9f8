"""Offers: what other players may do, and what everybody does in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import DONE, NO, YES
from ..reports.asked import Asked, Question
from ..reports.reasons import Reason, refuse
from ..state.frames import Frame, Node
from ..state.order_of_play import next_awake, next_clockwise, wake_up_order
from ..state.packing import has, is_taker, report_taker, with_member

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State


class May(Node):
    """An offer: the first question of the effect with `no` beside it, or `yes` and `no` if it asks nothing at first."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        return self.effect.openly(state, seat, other)

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step:
            state.finish(report_taker(frame.seat))
            return False
        return True

    def question(self, frame: Frame) -> Frame:
        """Return the frame that the effect would have."""
        return Frame(self.effect, frame.seat, frame.other, 0, 0, 0)

    def asked(self, state: State, frame: Frame) -> Asked:
        asked = self.effect.asked_as_offer(state, frame)
        if self.effect.direct:
            asked.params["beside"] = self.effect.asked(state, self.question(frame)).id
        return asked

    def options(self, state: State, frame: Frame) -> list[int]:
        if self.effect.direct:
            return [NO, *self.effect.options(state, self.question(frame))]
        return [NO, YES] if self.effect.doable(state, frame.seat, frame.other) else [NO]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == NO:
            return []
        if self.effect.direct:
            return self.effect.refusals(state, self.question(frame), action)
        if action != YES:
            return [refuse(Reason.NOT_ASKED)]
        return self.effect.why(state, frame.seat, frame.other)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.origin, frame.other)
            state.finish(0)
            return
        state.turn(1, 0)
        if self.effect.direct:
            question = self.question(frame)
            state.stack.append(question)
            self.effect.answer(state, question, action)
        else:
            state.begin(self.effect, frame.seat, frame.other)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == NO:
            return []
        if self.effect.direct:
            return self.effect.outlook_of(state, self.question(frame), action)
        return self.effect.outlook(state, frame.seat)


class EachMay(Node):
    """An offer to every player or every opponent, in wake-up order; the owner is rewarded per opponent."""

    def __init__(self, effect: Node, owner_too: bool, only_in_season: bool, per_taker: Node, per_refuser: Node) -> None:
        super().__init__()
        self.offer = May(effect)
        self.owner_too = owner_too
        self.only_in_season = only_in_season
        """RUL-10: not for players who have passed this season."""
        self.per_taker = per_taker
        self.per_refuser = per_refuser
        self.brings = per_taker.brings | per_refuser.brings | (effect.brings if owner_too else 0)

    def children(self) -> list[Node]:
        return [self.offer, self.per_taker, self.per_refuser]

    def proceed(self, state: State, frame: Frame) -> bool:
        owner = frame.seat
        for seat in wake_up_order(state):
            if has(frame.data, seat) or (seat == owner and not self.owner_too):
                continue
            if self.only_in_season and (state.passed >> seat) & 1:
                continue
            state.turn(0, with_member(frame.data, seat))
            if self.offer.effect.openly(state, seat, owner):
                state.stack.append(Frame(self.offer, seat, owner, 0, 0, 0))
                return False
            frame = state.stack[-1]
        return self.reward(state, frame)

    def reward(self, state: State, frame: Frame) -> bool:
        """Give one reward at a time; `step` counts them."""
        owner = frame.seat
        took: i64 = 0
        seat: i64 = 0
        while seat < state.rules.players:
            if seat != owner and is_taker(frame.report, seat):
                took += 1
            seat += 1
        refused: i64 = state.rules.players - 1 - took
        if frame.step < took:
            state.turn(frame.step + 1, frame.data)
            state.begin(self.per_taker, owner, -1)
        elif frame.step < took + refused:
            state.turn(frame.step + 1, frame.data)
            state.begin(self.per_refuser, owner, -1)
        else:
            state.finish(0)
        return False


class Nothing(Node):
    """No effect."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True


class InTurn(Node):
    """Every player does this: clockwise from the first player, or in wake-up order (YR-2)."""

    def __init__(self, effect: Node, clockwise: bool) -> None:
        super().__init__()
        self.effect = effect
        self.clockwise = clockwise

    def children(self) -> list[Node]:
        return [self.effect]

    def proceed(self, state: State, frame: Frame) -> bool:
        done: i64 = frame.data
        height = len(state.stack)
        while True:
            seat: i64 = next_clockwise(state, done) if self.clockwise else next_awake(state, done)
            if seat < 0:
                state.finish(0)
                return False
            done |= 1 << seat
            state.turn(0, done)
            state.begin(self.effect, seat, -1)
            if len(state.stack) != height:
                return False


class AnyOffers(Node):
    """Several offers at once, each taken at most once, in any order (STC-35, STC-36): their first questions beside
    `done`. The frame's data marks those taken."""

    def __init__(self, structures: list[int], effects: list[Node]) -> None:
        super().__init__()
        self.structures = structures
        """The structure, as a bit, from which each offer comes."""
        self.effects = effects

    def children(self) -> list[Node]:
        return self.effects

    def open_offers(self, state: State, frame: Frame) -> list[Node]:
        standing = state.vineyards[frame.seat].structures
        return [
            effect
            for number, effect in enumerate(self.effects)
            if standing & self.structures[number]
            and not has(frame.data, number)
            and effect.openly(state, frame.seat, -1)
        ]

    def question(self, effect: Node, frame: Frame) -> Frame:
        return Frame(effect, frame.seat, -1, 0, 0, 0)

    def proceed(self, state: State, frame: Frame) -> bool:
        if self.open_offers(state, frame):
            return True
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        offered = self.open_offers(state, frame) or self.effects
        asked = [effect.asked_as_offer(state, self.question(effect, frame)) for effect in offered]
        if len(asked) == 1:
            return asked[0]
        wine, grapes = asked
        params: dict[str, int | str] = {
            "vp": wine.params["vp"],
            "count": grapes.params["count"],
            "more": grapes.params["vp"],
        }
        source = f"{wine.source} {grapes.source}"
        return Asked(Question.OFFER_SELL_BOTH.id, params, frame.seat, source)

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = [DONE]
        for effect in self.open_offers(state, frame):
            actions.extend(effect.options(state, self.question(effect, frame)))
        actions.sort()
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return []
        reasons: list[Refusal] = []
        for effect in self.open_offers(state, frame):
            lacking = effect.refusals(state, self.question(effect, frame), action)
            if not lacking:
                return []
            if lacking[0].reason != Reason.NOT_ASKED:
                reasons.extend(lacking)
        return reasons or [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.open_offers(state, frame)[0].origin, -1)
            state.finish(0)
            return
        for number, effect in enumerate(self.effects):
            question = self.question(effect, frame)
            if effect in self.open_offers(state, frame) and not effect.refusals(state, question, action):
                state.turn(0, with_member(frame.data, number))
                state.stack.append(question)
                effect.answer(state, question, action)
                return

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        for effect in self.open_offers(state, frame):
            question = self.question(effect, frame)
            if not effect.refusals(state, question, action):
                return effect.outlook_of(state, question, action)
        return []
