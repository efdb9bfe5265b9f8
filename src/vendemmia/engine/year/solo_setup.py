"""Set-up and wake-up of the solo game: glass tokens, vines of choice, another mama."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.parents import MAMA_WORKERS, MAMAS
from ..numbers import kinds
from ..numbers.actions import FIRST_CARD, FIRST_FIELD, FIRST_ROW, NO, YES, card_of
from ..numbers.names import CARDS, FIELD_VALUES, VINE_DECK
from ..reports.asked import Question
from ..reports.reasons import Reason, refuse
from ..state.fields import VARIETIES, VINE_UNIT
from ..state.frames import Frame, Node, ask
from ..state.packing import has, with_member
from ..verbs.planting import Plant
from ..verbs.rows import NOT_ROW_1, ChooseRow, FirstRow, NextRow
from .course import PARENT_STEP, mama_outlook, parents_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State


class ChooseGlassRow(ChooseRow):
    """AUT-3: only a row that still has its glass token, while any has; the token becomes a bonus-action token."""

    def allowed(self, state: State) -> i64:
        return 254 if state.year > len(state.rules.board.rows) else state.glass or 254

    def row_refusals(self, state: State, row: i64) -> list[Refusal]:
        reasons = super().row_refusals(state, row)
        if not reasons and not self.allowed(state) >> row & 1:
            reasons.append(refuse(Reason.NO_GLASS_TOKEN, row=row))
        return reasons

    def only_question(self) -> Question | None:
        return None

    def asked(self, state: State, frame: Frame) -> Asked:
        question = Question.GLASS_ROW if state.glass else Question.ANY_ROW
        return ask(self, frame, question, glass=self.glass_rows(state, frame))

    def glass_rows(self, state: State, frame: Frame) -> i64:
        return token_rows(state, self.options(state, frame))

    def settle(self, state: State, seat: i64, row: i64) -> None:
        take_glass(state, seat, row, self.origin)
        super().settle(state, seat, row)


def take_glass(state: State, seat: i64, row: i64, source: str) -> None:
    """AUT-3: the token of the row becomes a bonus-action token."""
    state.glass &= ~(1 << row)
    if state.rules.tokens_usable:
        state.vineyards[seat].tokens += 1
        state.emit(kinds.TOKEN, seat, 1, "", source, -1)


def token_rows(state: State, options: list[int]) -> i64:
    """Return the rows that may be chosen, a bit each, if they bring a bonus-action token."""
    rows: i64 = 0
    if state.rules.tokens_usable:
        for action in options:
            rows |= 1 << (action - FIRST_ROW + 1)
    return rows


class FirstGlassRow(FirstRow):
    """TUS-5 and AUT-3: on the extended board."""

    def glass_rows(self, state: State, frame: Frame) -> i64:
        return token_rows(state, self.options(state, frame))

    def settle(self, state: State, seat: i64, row: i64) -> None:
        take_glass(state, seat, row, self.origin)
        super().settle(state, seat, row)


class NextGlassRow(NextRow):
    """TSOLO-3: a row that still has its glass token; row 1 with the grape token, or if no other has one."""

    def open_rows(self, state: State, seat: i64) -> i64:
        if state.grape == seat:
            return 2
        if state.year >= len(state.rules.board.rows):
            return NOT_ROW_1  # The eighth year.
        return state.glass & NOT_ROW_1 or state.glass & 2 or NOT_ROW_1

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        reasons = super().refusals(state, frame, action)
        row: i64 = action - FIRST_ROW + 1
        if reasons and reasons[0].reason == Reason.ROW_RESERVED and row != 1 and state.grape != frame.seat:
            return [refuse(Reason.NO_GLASS_TOKEN, row=row)]
        return reasons

    def only_question(self) -> Question | None:
        return None

    def asked(self, state: State, frame: Frame) -> Asked:
        bound = state.grape != frame.seat and state.glass
        question = Question.NEXT_GLASS_ROW if bound else Question.NEXT_ROW
        return ask(self, frame, question, glass=self.glass_rows(state, frame))

    def glass_rows(self, state: State, frame: Frame) -> i64:
        return token_rows(state, self.options(state, frame))

    def settle(self, state: State, seat: i64, row: i64) -> None:
        take_glass(state, seat, row, self.origin)
        super().settle(state, seat, row)


class HireWorkers(Node):
    """CAMP-2: the two regular workers of a mama without her cards."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        state.vineyards[seat].regular += MAMA_WORKERS
        mamas = [seat * PARENT_STEP + mama for mama in parents_of(state, seat, False)]
        state.parents = tuple([parent for parent in state.parents if parent not in mamas])


class PlantFromDeck(Node):
    """CAMP-2: vines of choice from the whole deck, planted within the field limits, structures not needed.

    The frame's step counts the vines planted; its data is 1 + the vine chosen.
    """

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count
        self.rules = Plant(1, 1, without_structures=True, over_limit=False)

    def card_in_play(self, frame: Frame) -> i64:
        return frame.data - 1

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step >= self.count:
            state.finish(0)
            return False
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.data:
            return ask(self, frame, Question.PLANT_FIELD, vine=CARDS[frame.data - 1])
        return ask(self, frame, Question.VINE_OF_CHOICE, number=frame.step + 1, total=self.count)

    def options(self, state: State, frame: Frame) -> list[int]:
        if frame.step >= self.count:
            return []
        if frame.data:
            codes = range(FIRST_FIELD, FIRST_FIELD + len(FIELD_VALUES))
        else:
            codes = range(FIRST_CARD, FIRST_CARD + VARIETIES)
        return [code for code in codes if not self.refusals(state, frame, code)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        if frame.data:
            number: i64 = action - FIRST_FIELD
            if number < 0 or number >= len(FIELD_VALUES):
                return [refuse(Reason.NOT_ASKED)]
            return self.rules.field_refusals(vineyard, frame.data - 1, number)
        vine: i64 = card_of(action)
        if vine < 0:
            return [refuse(Reason.NOT_ASKED)]
        if vine >= VARIETIES:
            return [refuse(Reason.NOT_A_VINE)]
        if vine not in state.decks[VINE_DECK]:
            return [refuse(Reason.VINES_ALL_TAKEN)]
        return self.rules.vine_refusals(vineyard, vine)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if not frame.data:
            state.decks[VINE_DECK].remove(action - FIRST_CARD)
            state.turn(frame.step, action - FIRST_CARD + 1)
            return
        vine: i64 = frame.data - 1
        number: i64 = action - FIRST_FIELD
        vineyard = state.vineyards[frame.seat]
        vineyard.set_field(number, vineyard.fields[number] + VINE_UNIT[vine])
        state.turn(frame.step + 1, 0)
        state.emit(kinds.PLANTED, frame.seat, FIELD_VALUES[number], CARDS[vine], self.origin, -1)


class OtherMama(Node):
    """CAMP-9: a mama with order cards may be exchanged for another. The frame's data marks those sent away."""

    def mama(self, state: State, seat: i64) -> i64:
        return parents_of(state, seat, False)[0]

    def proceed(self, state: State, frame: Frame) -> bool:
        if MAMAS[self.mama(state, frame.seat)].order:
            return True
        state.finish(0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OTHER_MAMA, mama=MAMAS[self.mama(state, frame.seat)].id)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [NO, YES] if parents_of(state, frame.seat, False) else []

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return [] if action in self.options(state, frame) else [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == NO:
            state.finish(0)
            return
        gone: i64 = self.mama(state, frame.seat)
        away: i64 = with_member(frame.data, gone)
        left = [mama for mama in range(len(MAMAS)) if not has(away, mama)]
        new = left[state.roll(len(left))]
        first: i64 = frame.seat * PARENT_STEP
        state.parents = tuple(sorted([parent for parent in state.parents if parent != first + gone] + [first + new]))
        state.turn(0, away)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return mama_outlook(self.mama(state, frame.seat)) if action == NO else []
