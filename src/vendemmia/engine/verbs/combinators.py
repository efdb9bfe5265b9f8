"""Combinators: how the parts of an effect hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kinds
from ..actions import FIRST_OPTION, NO, YES
from ..frames import HAND, REPORT_DID, Frame, Node
from ..lookahead import can_be_done
from ..reasons import Reason, refuse
from ..rng import OPAQUE
from .conditions import holds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..outlook import Outlook
    from ..reasons import Refusal
    from ..state import State


class Parts(Node):
    """Several parts. Whether all of them can be done is judged part by part, or by look-ahead where they meet."""

    def __init__(self, parts: list[Node]) -> None:
        super().__init__()
        self.parts = parts
        for part in parts:
            self.needs |= part.needs
            self.spends |= part.spends
            self.brings |= part.brings
            if part.fallible:
                self.fallible = True

    def children(self) -> list[Node]:
        return self.parts

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        told: list[Outlook] = []
        for part in self.parts:
            told.extend(part.outlook(state, seat))
        return told


class All(Parts):
    """Every part, in the printed order or, where it can matter, in the player's (VIS-4).

    The frame's data marks the parts begun; its step is 1 + the part being done, 0 while the order is being chosen.
    """

    def __init__(self, parts: list[Node], any_order: bool) -> None:
        super().__init__(parts)
        self.any_order = any_order
        self.binds = self.fallible
        self.harms = False
        """A part uses up what another needs: all doable one by one need not mean all together."""
        self.helped: list[bool] = [False] * len(parts)
        """Whether another part may bring what this one needs."""
        for first, one in enumerate(parts):
            for second, two in enumerate(parts):
                if first != second and (any_order or first < second):
                    self.harms = self.harms or one.spends & two.needs != 0
                    self.helped[second] = self.helped[second] or one.brings & two.needs != 0
        self.helps = any(self.helped)

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        if not self.fallible:
            return True
        each = True
        number: i64 = 0
        for part in self.parts:
            if part.fallible and not part.doable(state, seat, other):
                each = False
                if not self.helped[number]:
                    return False
            number += 1
        if each and not self.harms:
            return True
        for part in self.parts:
            if part.hopeless(state, seat, self.parts):
                return False
        return can_be_done(state, self, seat, other)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        reasons: list[Refusal] = []
        brought: i64 = 0
        for part in self.parts:
            if not brought & part.needs & HAND:  # A card that an earlier part brings is not missed yet.
                reasons.extend(part.why(state, seat, other))
            brought |= part.brings
        return reasons or [refuse(Reason.REST_IMPOSSIBLE)]

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        for part in self.parts:
            if not part.openly(state, seat, other):
                return False
        return True

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        if frame.step == 0:  # The player is choosing the order.
            return self.harms or self.helps
        running = self.parts[frame.step - 1]
        touched: i64 = running.spends | running.brings
        number: i64 = 0
        for part in self.parts:
            if part.fallible and not (frame.data >> number) & 1:
                if touched & part.needs or not part.doable(state, frame.seat, frame.other):
                    return True
            number += 1
        return False

    def proceed(self, state: State, frame: Frame) -> bool:
        left: i64 = 0
        count: i64 = 0
        number: i64 = len(self.parts) - 1
        while number >= 0:
            if not (frame.data >> number) & 1:
                left = number
                count += 1
            number -= 1
        if count == 0:
            state.finish(frame.report)
            return False
        if count > 1 and self.any_order:
            if frame.step:
                state.turn(0, frame.data)
            return True
        part = self.parts[left]
        if state.rng == OPAQUE and part.fallible and not part.doable(state, frame.seat, frame.other):
            return True  # Look-ahead has come to a dead end: a question without an answer.
        state.turn(left + 1, frame.data | 1 << left)
        state.begin(part, frame.seat, frame.other)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        # Whether the other parts remain possible is look-ahead's question.
        actions: list[int] = []
        if not self.any_order:
            return actions
        number: i64 = 0
        for part in self.parts:
            if not (frame.data >> number) & 1 and part.doable(state, frame.seat, frame.other):
                actions.append(FIRST_OPTION + number)
            number += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action - FIRST_OPTION
        if number < 0 or number >= len(self.parts):
            return [refuse(Reason.NOT_ASKED)]
        if (frame.data >> number) & 1:
            return [refuse(Reason.PART_DONE)]
        return self.parts[number].why(state, frame.seat, frame.other)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.turn(number + 1, frame.data | 1 << number)
        state.begin(self.parts[number], frame.seat, frame.other)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return part_outlook(self.parts, state, frame, action)


class OneOf(Parts):
    """VIS-3: exactly one part."""

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        for part in self.parts:
            if not part.fallible or part.doable(state, seat, other):
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        reasons: list[Refusal] = []
        for part in self.parts:
            lacking = part.why(state, seat, other)
            if not lacking:
                return []
            reasons.extend(lacking)
        return reasons

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        for part in self.parts:
            if part.openly(state, seat, other):
                return True
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        action: i64 = FIRST_OPTION
        for part in self.parts:
            if not part.fallible or part.doable(state, frame.seat, frame.other):
                actions.append(action)
            action += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action - FIRST_OPTION
        if number < 0 or number >= len(self.parts):
            return [refuse(Reason.NOT_ASKED)]
        return self.parts[number].why(state, frame.seat, frame.other)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.tell(kinds.OPTION, frame.seat, number + 1, "", self.path, frame.other)
        state.stack.pop()
        state.begin(self.parts[number], frame.seat, frame.other)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return []  # Which part it will be is not known yet.

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return part_outlook(self.parts, state, frame, action)


class TwoOf(Parts):
    """Two different parts, in any order."""

    def __init__(self, parts: list[Node]) -> None:
        super().__init__(parts)
        self.binds = True
        self.pairs: list[Node] = [
            All([one, two], True) for place, one in enumerate(parts) for two in parts[place + 1 :]
        ]

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        for pair in self.pairs:
            if not pair.fallible or pair.doable(state, seat, other):
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        reasons: list[Refusal] = []
        for pair in self.pairs:
            lacking = pair.why(state, seat, other)
            if not lacking:
                return []
            for reason in lacking:
                if reason not in reasons:
                    reasons.append(reason)
        return reasons

    def rest_may_fail(self, state: State, frame: Frame) -> bool:
        return frame.step < 2

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == 2:
            state.finish(frame.report)
            return False
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        number: i64 = 0
        for part in self.parts:
            if not (frame.data >> number) & 1 and part.doable(state, frame.seat, frame.other):
                actions.append(FIRST_OPTION + number)
            number += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action - FIRST_OPTION
        if number < 0 or number >= len(self.parts):
            return [refuse(Reason.NOT_ASKED)]
        if (frame.data >> number) & 1:
            return [refuse(Reason.PART_DONE)]
        return self.parts[number].why(state, frame.seat, frame.other)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.tell(kinds.OPTION, frame.seat, number + 1, "", self.path, frame.other)
        state.turn(frame.step + 1, frame.data | 1 << number)
        state.begin(self.parts[number], frame.seat, frame.other)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return []  # Which parts it will be is not known yet.

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return part_outlook(self.parts, state, frame, action)


class If(Parts):
    """A branch that the position decides."""

    def __init__(self, condition: i64, then: Node, otherwise: Node) -> None:
        super().__init__([then, otherwise])
        self.condition = condition

    def branch(self, state: State, seat: i64) -> Node:
        return self.parts[0] if holds(self.condition, state, seat, 0) else self.parts[1]

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return self.branch(state, seat).doable(state, seat, other)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return self.branch(state, seat).why(state, seat, other)

    def proceed(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.begin(self.branch(state, frame.seat), frame.seat, frame.other)
        return False

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return self.branch(state, seat).outlook(state, seat)


class May(Node):
    """An offer: the first question of the effect with `no` beside it, or `yes` and `no` if it asks nothing at first."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step:
            state.finish(1 << (REPORT_DID + frame.seat))
            return False
        return True

    def question(self, frame: Frame) -> Frame:
        """The frame of the effect, if it were begun."""
        return Frame(self.effect, frame.seat, frame.other, 0, 0, 0)

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
            state.tell(kinds.DECLINED, frame.seat, 0, "", self.origin, frame.other)
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

    def children(self) -> list[Node]:
        return [self.offer, self.per_taker, self.per_refuser]

    def proceed(self, state: State, frame: Frame) -> bool:
        owner = frame.seat
        for seat in state.wake_up_order():
            if (frame.data >> seat) & 1 or (seat == owner and not self.owner_too):
                continue
            if self.only_in_season and (state.passed >> seat) & 1:
                continue
            state.turn(0, frame.data | 1 << seat)
            if self.offer.effect.openly(state, seat, owner):
                state.stack.append(Frame(self.offer, seat, owner, 0, 0, 0))
                return False
            frame = state.stack[-1]
        return self.reward(state, frame)

    def reward(self, state: State, frame: Frame) -> bool:
        """One reward at a time; `step` counts them."""
        owner = frame.seat
        took: i64 = 0
        seat: i64 = 0
        while seat < state.rules.players:
            if seat != owner and (frame.report >> (REPORT_DID + seat)) & 1:
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
        for seat in state.clockwise() if self.clockwise else state.wake_up_order():
            if not (done >> seat) & 1:
                done |= 1 << seat
                state.turn(0, done)
                state.begin(self.effect, seat, -1)
                if len(state.stack) != height:
                    return False
        state.finish(0)
        return False


def part_outlook(parts: list[Node], state: State, frame: Frame, action: i64) -> list[Outlook]:
    number: i64 = action - FIRST_OPTION
    if 0 <= number < len(parts):
        return parts[number].outlook(state, frame.seat)
    return []
