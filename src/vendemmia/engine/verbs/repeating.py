"""Verbs of special workers after action and bonus: one of them once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_MAT_ACTION, NO, YES
from ..numbers.names import ACTIONS, BESIDE
from ..reports.asked import Asked, Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import Frame, Node
from ..state.packing import placed_action, placed_space
from ..workers.placement import BONUS_DONE, PLACEMENT, REPEAT_DONE
from ..year.board import SPACED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.reasons import Refusal
    from ..state.state import State


class Repeat(Node):
    """An offer that is asked in the frame of the placement itself: `no` or `yes`.

    What is repeated starts as a new frame with nothing remembered.
    """

    def __init__(self, price: i64, same_harvest: bool) -> None:
        super().__init__()
        self.price = price
        self.same_harvest = same_harvest
        """What follows a harvest waits for it (STC-32)."""

    def repeated(self, state: State, frame: Frame) -> Node | None:
        """Return what may be done once more; None where the worker has no such right."""
        return None

    def proceed(self, state: State, frame: Frame) -> bool:
        """Return whether it is asked: if all players can see that it may be done again."""
        again = self.repeated(state, frame)
        if again is not None and again.openly(state, frame.seat, -1):
            if state.vineyards[frame.seat].lira >= self.price:
                return True
        state.turn(frame.step | REPEAT_DONE, frame.data)
        return False

    def lacking(self, state: State, frame: Frame) -> list[Refusal]:
        """Return why it cannot be done again, judged from the position after paying."""
        again = self.repeated(state, frame)
        if again is None:
            return [refuse(Reason.NOT_ASKED)]
        vineyard = state.vineyards[frame.seat]
        if vineyard.lira < self.price:
            return [refuse(Reason.LIRA_SHORT, needs=self.price, has=vineyard.lira)]
        vineyard.lira -= self.price
        try:
            return again.why(state, frame.seat, -1)
        finally:
            vineyard.lira += self.price

    def options(self, state: State, frame: Frame) -> list[int]:
        return [NO] if self.lacking(state, frame) else [NO, YES]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == NO:
            return []
        return self.lacking(state, frame) if action == YES else [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        again = self.repeated(state, frame)
        assert again is not None
        state.turn(frame.step | REPEAT_DONE, frame.data)
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.origin, -1)
            return
        if self.price:
            state.add_lira(frame.seat, -self.price, self.origin)
        else:
            state.emit(kinds.CHOSEN, frame.seat, 0, ACTIONS[placed_action(frame.data)], self.origin, -1)
        state.begin(again, frame.seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        again = self.repeated(state, frame)
        if again is None or action == NO:
            return []
        price = [Outlook("lira", -self.price)] if self.price else []
        return [*price, *again.outlook(state, frame.seat)]


class RepeatAction(Repeat):
    """SPW-5: the action of a space without bonus. The second time is a separate harvest (STC-32)."""

    def __init__(self) -> None:
        super().__init__(0, False)

    def asked(self, state: State, frame: Frame) -> Asked:
        action = ACTIONS[placed_action(frame.data)]
        return Asked(Question.AGAIN.id, {"action": action}, frame.seat, self.origin)

    def repeated(self, state: State, frame: Frame) -> Node | None:
        action = PLACEMENT.board_action(state, frame)
        if action.number > FIRST_MAT_ACTION:
            return None  # The space of a structure card shows a bonus (STC-4).
        space: i64 = placed_space(frame.data)
        if action.kind == SPACED and (space == BESIDE or action.bonuses[space] is not None):
            return None
        return action.node


class RepeatBonus(Repeat):
    """SPW-11: the bonus of the space, if it was gained, for a price."""

    def __init__(self, price: i64) -> None:
        super().__init__(price, True)

    def asked(self, state: State, frame: Frame) -> Asked:
        bonus = PLACEMENT.effect_ids(state, frame, [PLACEMENT.own_space(state, frame)])
        return Asked(Question.AGAIN_BONUS.id, {"bonus": bonus}, frame.seat, self.origin)

    def repeated(self, state: State, frame: Frame) -> Node | None:
        action = PLACEMENT.board_action(state, frame)
        own = PLACEMENT.own_space(state, frame)
        return action.bonuses[own] if own >= 0 and frame.step & BONUS_DONE and action.kind == SPACED else None
