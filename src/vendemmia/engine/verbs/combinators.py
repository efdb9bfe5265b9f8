"""Combinators: how the parts of an effect work together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_OPTION
from ..reports.asked import Question
from ..reports.outlook import one_of
from ..reports.reasons import Reason, refuse
from ..state.chance import OPAQUE
from ..state.frames import HAND, Frame, Node, ask
from ..state.lookahead import can_be_done
from ..state.packing import has, with_member
from .conditions import holds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State


class SeveralParts(Node):
    """Several parts. Whether all of them can be done is judged part by part, or by look-ahead where they meet."""

    def __init__(self, parts: list[Node]) -> None:
        super().__init__()
        self.parts = parts
        for part in parts:
            self.needs |= part.needs
            self.spends |= part.spends
            self.brings |= part.brings
            self.card_needs |= part.card_needs
            self.card_spends |= part.card_spends
            self.card_brings |= part.card_brings
            if part.fallible:
                self.fallible = True

    def children(self) -> list[Node]:
        return self.parts

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        outlook: list[Outlook] = []
        for part in self.parts:
            outlook.extend(part.outlook(state, seat))
        return outlook

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        outlook: list[Outlook] = []
        for part in self.parts:
            outlook.extend(part.prospect(state, seat, None))
        return outlook

    def part_options(self, state: State, frame: Frame) -> list[int]:
        """Return the parts not started that can be done now; look-ahead judges whether the others remain possible."""
        actions: list[int] = []
        number: i64 = 0
        for part in self.parts:
            if not has(frame.data, number) and part.doable(state, frame.seat, frame.other):
                actions.append(FIRST_OPTION + number)
            number += 1
        return actions

    def part_refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action - FIRST_OPTION
        if number < 0 or number >= len(self.parts):
            return [refuse(Reason.NOT_ASKED)]
        if has(frame.data, number):
            return [refuse(Reason.PART_DONE)]
        return self.parts[number].why(state, frame.seat, frame.other)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        number: i64 = action - FIRST_OPTION
        if 0 <= number < len(self.parts):
            return self.parts[number].outlook(state, frame.seat)
        return []


class All(SeveralParts):
    """Every part, in the printed order or, where it can matter, in the player's (VIS-4).

    The frame's data marks the parts started; its step is 1 + the part being done, 0 while the order is being chosen.
    """

    def __init__(self, parts: list[Node], any_order: bool) -> None:
        super().__init__(parts)
        self.any_order = any_order
        self.binds = self.fallible
        self.harms = False
        """A part uses up what another needs: all doable one by one need not mean all together."""
        self.harms_with_cards = False
        """The same in games with structure cards."""
        self.helped: list[bool] = [False] * len(parts)
        """Whether another part may bring what this one needs."""
        self.helped_with_cards: list[bool] = [False] * len(parts)
        for first, one in enumerate(parts):
            for second, two in enumerate(parts):
                if first != second and (any_order or first < second):
                    self.harms = self.harms or one.spends & two.needs != 0
                    if (one.spends | one.card_spends) & (two.needs | two.card_needs):
                        self.harms_with_cards = True
                    self.helped[second] = self.helped[second] or one.brings & two.needs != 0
                    if (one.brings | one.card_brings) & (two.needs | two.card_needs):
                        self.helped_with_cards[second] = True
        self.helps = any(self.helped)
        self.helps_with_cards = any(self.helped_with_cards)

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        if not self.fallible:
            return True
        each = True
        number: i64 = 0
        for part in self.parts:
            if part.fallible and not part.doable(state, seat, other):
                each = False
                if not (self.helped_with_cards[number] if state.rules.structure_cards else self.helped[number]):
                    return False
            number += 1
        if each and not self.may_harm(state):
            return True
        for part in self.parts:
            if part.hopeless(state, seat, self.parts):
                return False
        return can_be_done(state, self, seat, other)

    def may_harm(self, state: State) -> bool:
        return self.harms_with_cards if state.rules.structure_cards else self.harms

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
            return self.may_harm(state) or (self.helps_with_cards if state.rules.structure_cards else self.helps)
        running = self.parts[frame.step - 1]
        touched: i64 = running.spends | running.brings
        cards: i64 = -1 if state.rules.structure_cards else 0
        touched |= (running.card_spends | running.card_brings) & cards
        number: i64 = 0
        for part in self.parts:
            if part.fallible and not has(frame.data, number):
                if touched & (part.needs | part.card_needs & cards) or not part.doable(state, frame.seat, frame.other):
                    return True
            number += 1
        return False

    def proceed(self, state: State, frame: Frame) -> bool:
        left: i64 = 0
        count: i64 = 0
        number: i64 = len(self.parts) - 1
        while number >= 0:
            if not has(frame.data, number):
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
        state.turn(left + 1, with_member(frame.data, left))
        state.begin(part, frame.seat, frame.other)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PART, effect=self.path)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.part_options(state, frame) if self.any_order else []

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return self.part_refusals(state, frame, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.turn(number + 1, with_member(frame.data, number))
        state.begin(self.parts[number], frame.seat, frame.other)


class OneOf(SeveralParts):
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

    def only_question(self) -> Question | None:
        return Question.OPTION

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OPTION, effect=self.path)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.part_options(state, frame)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return self.part_refusals(state, frame, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.emit(kinds.OPTION, frame.seat, number + 1, "", self.path, frame.other)
        state.stack.pop()
        state.begin(self.parts[number], frame.seat, frame.other)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return []  # Which part it will be is not known yet.

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        able = [part for part in self.parts if part.doable(state, seat, -1)] or self.parts
        return one_of(1, [part.prospect(state, seat, None) for part in able])


class TwoOf(SeveralParts):
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

    def asked(self, state: State, frame: Frame) -> Asked:
        question = Question.SECOND_OF_TWO if frame.step else Question.FIRST_OF_TWO
        return ask(self, frame, question, effect=self.path)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.part_options(state, frame)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return self.part_refusals(state, frame, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        number: i64 = action - FIRST_OPTION
        state.emit(kinds.OPTION, frame.seat, number + 1, "", self.path, frame.other)
        state.turn(frame.step + 1, with_member(frame.data, number))
        state.begin(self.parts[number], frame.seat, frame.other)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return []  # Which parts it will be is not known yet.


class If(SeveralParts):
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
