"""Verbs of roosters: wake-up rows, the grape token, the row of next year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import (
    FIRST_ROW,
)
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import EVERYTHING, Frame, Node, ask
from ..state.order_of_play import opponents_gone
from ..year.season import leave_season

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


EVERY_ROW: Final = 0b11111110
NOT_ROW_1: Final = 0b11111100


def is_row_free(state: State, row: i64) -> bool:
    """Return whether no rooster is there; a row that is taken for next year is not free either (TVIS-3)."""
    for vineyard in state.vineyards:
        if vineyard.row == row or vineyard.next_row == row:
            return False
    return True


class ChooseRow(Node):
    """WAKE-1: the rooster goes to a free row and gains its bonus immediately."""

    def allowed(self, state: State) -> i64:
        """Return the rows that could be chosen if they are free, a bit each."""
        return EVERY_ROW

    def row_refusals(self, state: State, row: i64) -> list[Refusal]:
        """Return why a row cannot be chosen."""
        return [] if is_row_free(state, row) else [refuse(Reason.ROW_TAKEN, row=row)]

    def only_question(self) -> Question | None:
        return Question.ROW

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.ROW, glass=self.glass_rows(state, frame))

    def glass_rows(self, state: State, frame: Frame) -> i64:
        """Return the rows that bring a bonus-action token now, a bit each (AUT-3)."""
        return 0

    def options(self, state: State, frame: Frame) -> list[int]:
        allowed: i64 = self.allowed(state)
        found: list[int] = []
        row: i64 = 1
        while row < 8:
            if (allowed >> row) & 1 and is_row_free(state, row):
                found.append(FIRST_ROW + row - 1)
            row += 1
        return found

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        row: i64 = action - FIRST_ROW + 1
        if row < 1 or row > len(state.rules.board.rows):
            return [refuse(Reason.NOT_ASKED)]
        return self.row_refusals(state, row)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        row: i64 = action - FIRST_ROW + 1
        state.stack.pop()
        self.settle(state, frame.seat, row)

    def settle(self, state: State, seat: i64, row: i64) -> None:
        state.vineyards[seat].row = row
        state.emit(kinds.ROW, seat, row, "", self.origin, -1)
        bonus = state.row_bonus(row)
        if bonus is not None:
            state.begin(bonus, seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        row: i64 = action - FIRST_ROW + 1
        bonus = state.row_bonus(row) if 1 <= row <= len(state.rules.board.rows) else None
        return [] if bonus is None else bonus.outlook(state, frame.seat)


class MoveRooster(ChooseRow):
    """RUL-3, TVIS-3: to another free row, with its bonus; then the player passes when the turn is over."""

    def __init__(self) -> None:
        super().__init__()
        self.direct = True
        self.fallible = True
        self.brings = EVERYTHING  # The row decides what it gives.

    def only_question(self) -> Question | None:
        return Question.MOVE_ROOSTER

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.MOVE_ROOSTER)

    def allowed(self, state: State) -> i64:
        return state.rules.organizer_rows

    def row_refusals(self, state: State, row: i64) -> list[Refusal]:
        reasons = super().row_refusals(state, row)
        if not reasons and not self.allowed(state) >> row & 1:
            reasons.append(refuse(Reason.NOT_FOR_ORGANIZER, row=row))
        return reasons

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return len(self.options(state, Frame(self, seat, other, 0, 0, 0))) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.ROW_TAKEN)]

    def settle(self, state: State, seat: i64, row: i64) -> None:
        leave_season(state, seat)
        if state.rules.row_7_keeps_grape and state.vineyards[seat].row == 7 and state.grape < 0:
            take_grape_token(state, seat, self.origin)  # TSOLO-3
        super().settle(state, seat, row)


def take_grape_token(state: State, seat: i64, source: str) -> None:
    """TUS-7."""
    state.grape = seat
    state.emit(kinds.GRAPE_TOKEN, seat, 0, "", source, -1)


class TakeGrapeToken(Node):
    """TUS-7: the grape token, if it is still on the chart; its holder takes row 1 next year."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if state.grape < 0:
            take_grape_token(state, seat, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("grape_token", 1)] if state.grape < 0 else []


class FirstRow(ChooseRow):
    """TUS-5: a row of the first year, without bonus; row 1 is not available yet."""

    def allowed(self, state: State) -> i64:
        return NOT_ROW_1

    def row_refusals(self, state: State, row: i64) -> list[Refusal]:
        if not self.allowed(state) >> row & 1:
            return [refuse(Reason.ROW_RESERVED, row=row)]
        return super().row_refusals(state, row)

    def settle(self, state: State, seat: i64, row: i64) -> None:
        state.vineyards[seat].row = row
        state.emit(kinds.ROW, seat, row, "", self.origin, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return []


class NextRow(ChooseRow):
    """TUS-8: the row of next year. Not by the last one to leave, if the game ends now."""

    def proceed(self, state: State, frame: Frame) -> bool:
        if opponents_gone(state, frame.seat) and ends_now(state):
            state.finish(0)
            return False
        return True

    def open_rows(self, state: State, seat: i64) -> i64:
        """Return the rows from which this seat chooses, a bit each."""
        return 2 if state.grape == seat else NOT_ROW_1

    def only_question(self) -> Question | None:
        return Question.NEXT_ROW

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.NEXT_ROW, glass=self.glass_rows(state, frame))

    def options(self, state: State, frame: Frame) -> list[int]:
        open_rows = self.open_rows(state, frame.seat)
        return [
            FIRST_ROW + row - 1 for row in range(1, 8) if open_rows >> row & 1 and not self.taken_refusals(state, row)
        ]

    def taken_refusals(self, state: State, row: i64) -> list[Refusal]:
        for vineyard in state.vineyards:
            if vineyard.next_row == row:
                return [refuse(Reason.ROW_TAKEN, row=row)]
        return []

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        row: i64 = action - FIRST_ROW + 1
        if row < 1 or row > len(state.rules.board.rows):
            return [refuse(Reason.NOT_ASKED)]
        reasons = self.taken_refusals(state, row)
        if not reasons and not self.open_rows(state, frame.seat) >> row & 1:
            reasons.append(refuse(Reason.ROW_RESERVED, row=row))
        return reasons

    def settle(self, state: State, seat: i64, row: i64) -> None:
        state.vineyards[seat].next_row = row
        state.emit(kinds.NEXT_ROW, seat, row, "", self.origin, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return []


def ends_now(state: State) -> bool:
    """GAME-1, TUS-10: the game ends with this year."""
    if state.final_year or 0 < state.rules.last_year <= state.year:
        return True
    for vineyard in state.vineyards:
        if vineyard.vp >= state.rules.board.target:
            return True
    return False
