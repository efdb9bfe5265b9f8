"""Uprooting and switching vines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_CARD, FIRST_FIELD, card_of
from ..numbers.names import CARDS, FIELD_VALUES
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.fields import VARIETIES, VINE_UNIT, VINE_VALUE, has_vine, vine_value
from ..state.frames import FIELDS, HAND, Frame, Node, ask
from ..state.packing import (
    switch_first_field,
    switch_first_vine,
    switch_second_field,
    with_first_field,
    with_first_vine,
    with_second_field,
)
from .planting import FIELD_COUNT, field_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


class Uproot(Node):
    """PLANT-4: a vine goes back into the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.needs = FIELDS
        self.spends = FIELDS
        self.brings = HAND | FIELDS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        for field in state.vineyards[seat].fields:
            if field:
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.FIELD_EMPTY)]

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step:
            return ask(self, frame, Question.UPROOT_VINE, field=FIELD_VALUES[frame.step - 1])
        return ask(self, frame, Question.UPROOT_FIELD)

    def options(self, state: State, frame: Frame) -> list[int]:
        fields = state.vineyards[frame.seat].fields
        actions: list[int] = []
        if frame.step == 0:
            number: i64 = 0
            for field in fields:
                if field:
                    actions.append(FIRST_FIELD + number)
                number += 1
        else:
            vine: i64 = 0
            while vine < VARIETIES:
                if has_vine(fields[frame.step - 1], vine):
                    actions.append(FIRST_CARD + vine)
                vine += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        fields = state.vineyards[frame.seat].fields
        if frame.step == 0:
            refusal = field_refusal(action)
            if refusal is not None:
                return [refusal]
            number: i64 = action - FIRST_FIELD
            return [] if fields[number] else [refuse(Reason.FIELD_EMPTY, field=FIELD_VALUES[number])]
        return vine_there_refusals(fields[frame.step - 1], action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if frame.step == 0:
            state.turn(action - FIRST_FIELD + 1, 0)
            return
        number: i64 = frame.step - 1
        vine: i64 = action - FIRST_CARD
        vineyard = state.vineyards[frame.seat]
        vineyard.set_field(number, vineyard.fields[number] - VINE_UNIT[vine])
        vineyard.add_card(vine)
        state.emit(kinds.UPROOTED, frame.seat, FIELD_VALUES[number], CARDS[vine], self.origin, -1)
        state.finish(0)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("uproot", 1)]


def vine_there_refusals(field: i64, action: i64) -> list[Refusal]:
    vine: i64 = card_of(action)
    if vine < 0:
        return [refuse(Reason.NOT_ASKED)]
    if vine >= VARIETIES or not has_vine(field, vine):
        return [refuse(Reason.VINE_NOT_THERE)]
    return []


class SwitchVines(Node):
    """RUL-12: two vines on different fields change places; both limits must hold afterwards."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.needs = FIELDS
        self.spends = FIELDS

    # The frame's data: 1 + field of the first vine, 1 + that vine (4 bits up), 1 + field of the second (8 bits up).

    def pair_fits(self, vineyard: Vineyard, one: i64, first: i64, two: i64, second: i64) -> bool:
        shift: i64 = VINE_VALUE[second] - VINE_VALUE[first]
        return (
            vine_value(vineyard.fields[one]) + shift <= FIELD_VALUES[one]
            and vine_value(vineyard.fields[two]) - shift <= FIELD_VALUES[two]
        )

    def partner(self, vineyard: Vineyard, one: i64, first: i64, two: i64) -> bool:
        """Return whether some vine on field two can change places with this one."""
        second: i64 = 0
        while second < VARIETIES:
            if has_vine(vineyard.fields[two], second) and self.pair_fits(vineyard, one, first, two, second):
                return True
            second += 1
        return False

    def movable(self, vineyard: Vineyard, one: i64, first: i64) -> bool:
        if not has_vine(vineyard.fields[one], first):
            return False
        two: i64 = 0
        while two < FIELD_COUNT:
            if two != one and self.partner(vineyard, one, first, two):
                return True
            two += 1
        return False

    def field_movable(self, vineyard: Vineyard, one: i64) -> bool:
        vine: i64 = 0
        while vine < VARIETIES:
            if self.movable(vineyard, one, vine):
                return True
            vine += 1
        return False

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        return self.field_movable(vineyard, 0) or self.field_movable(vineyard, 1) or self.field_movable(vineyard, 2)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        planted = [field for field in state.vineyards[seat].fields if field]
        return [refuse(Reason.FIELD_EMPTY if len(planted) < 2 else Reason.SWITCH_OVERFILLS)]

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step == 0:
            return ask(self, frame, Question.SWITCH_FIRST_FIELD)
        if frame.step == 1:
            field = FIELD_VALUES[switch_first_field(frame.data)]
            return ask(self, frame, Question.SWITCH_FIRST_VINE, field=field)
        vine = CARDS[switch_first_vine(frame.data)]
        if frame.step == 2:
            return ask(self, frame, Question.SWITCH_SECOND_FIELD, vine=vine)
        field = FIELD_VALUES[switch_second_field(frame.data)]
        return ask(self, frame, Question.SWITCH_SECOND_VINE, vine=vine, field=field)

    def options(self, state: State, frame: Frame) -> list[int]:
        candidates = [*range(FIRST_FIELD, FIRST_FIELD + FIELD_COUNT), *range(FIRST_CARD, FIRST_CARD + VARIETIES)]
        return [action for action in candidates if not self.refusals(state, frame, action)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        one: i64 = switch_first_field(frame.data)
        first: i64 = switch_first_vine(frame.data)
        two: i64 = switch_second_field(frame.data)
        if frame.step == 0 or frame.step == 2:
            refusal = field_refusal(action)
            if refusal is not None:
                return [refusal]
            number: i64 = action - FIRST_FIELD
            if not vineyard.fields[number]:
                return [refuse(Reason.FIELD_EMPTY, field=FIELD_VALUES[number])]
            if number == one:
                return [refuse(Reason.SAME_FIELD)]
            if frame.step == 0:
                fits = self.field_movable(vineyard, number)
            else:
                fits = self.partner(vineyard, one, first, number)
            return [] if fits else [refuse(Reason.SWITCH_OVERFILLS)]
        reasons = vine_there_refusals(vineyard.fields[one if frame.step == 1 else two], action)
        if reasons:
            return reasons
        vine: i64 = action - FIRST_CARD
        fits = self.movable(vineyard, one, vine) if frame.step == 1 else self.pair_fits(vineyard, one, first, two, vine)
        return [] if fits else [refuse(Reason.SWITCH_OVERFILLS)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if frame.step == 0:
            state.turn(1, with_first_field(0, action - FIRST_FIELD))
        elif frame.step == 1:
            state.turn(2, with_first_vine(frame.data, action - FIRST_CARD))
        elif frame.step == 2:
            state.turn(3, with_second_field(frame.data, action - FIRST_FIELD))
        else:
            vineyard = state.vineyards[frame.seat]
            one: i64 = switch_first_field(frame.data)
            two: i64 = switch_second_field(frame.data)
            first: i64 = VINE_UNIT[switch_first_vine(frame.data)]
            second: i64 = VINE_UNIT[action - FIRST_CARD]
            vineyard.set_field(one, vineyard.fields[one] - first + second)
            vineyard.set_field(two, vineyard.fields[two] - second + first)
            state.emit(kinds.SWITCHED, frame.seat, FIELD_VALUES[one], CARDS[action - FIRST_CARD], self.origin, -1)
            state.emit(
                kinds.SWITCHED, frame.seat, FIELD_VALUES[two], CARDS[switch_first_vine(frame.data)], self.origin, -1
            )
            state.finish(0)
