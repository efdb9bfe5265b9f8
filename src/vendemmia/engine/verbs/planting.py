"""Planting, uprooting and switching vines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kinds
from ..actions import DONE, FIRST_CARD, FIRST_FIELD, card_of
from ..asked import Question
from ..frames import (
    FIELDS,
    HAND,
    STRUCTURES_STANDING,
    VP,
    Frame,
    Node,
    ask,
)
from ..moments import PLANTED, react, reaction_outlook
from ..names import (
    AQUEDUCT,
    CARDS,
    FIELD_VALUES,
    STRUCTURES,
    VINE_DECK,
)
from ..outlook import Outlook
from ..packing import (
    report_vine,
    switch_first_field,
    switch_first_vine,
    switch_second_field,
    with_first_field,
    with_first_vine,
    with_second_field,
)
from ..reasons import Reason, refuse
from ..vineyard import (
    VARIETIES,
    VINE_NEEDS,
    VINE_UNIT,
    VINE_VALUE,
    has_vine,
    vine_value,
)
from .cards import card_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..asked import Asked
    from ..reasons import Refusal
    from ..state import State
    from ..vineyard import Vineyard


FIELD_COUNT: Final = 3


def field_refusal(action: i64) -> Refusal | None:
    return None if FIRST_FIELD <= action < FIRST_FIELD + FIELD_COUNT else refuse(Reason.NOT_ASKED)


class Plant(Node):
    """Plant vines from the hand (PLANT-1 to PLANT-3), some rules waived by a card."""

    def __init__(self, least: i64, most: i64, without_structures: bool, over_limit: bool) -> None:
        super().__init__()
        self.least = least
        self.most = most
        self.without_structures = without_structures
        self.over_limit = over_limit
        self.fallible = least > 0
        self.direct = True
        self.needs = HAND | FIELDS | STRUCTURES_STANDING
        self.spends = HAND | FIELDS
        self.brings = VP | FIELDS

    def card_in_play(self, frame: Frame) -> i64:
        return frame.data - 1

    def lacking(self, vineyard: Vineyard, vine: i64) -> i64:
        """PLANT-3: the structures that are missing for a vine."""
        if self.without_structures or vineyard.structures & AQUEDUCT:  # STC-10
            return 0
        return VINE_NEEDS[vine] & ~vineyard.structures

    def fits(self, vineyard: Vineyard, vine: i64, number: i64) -> bool:
        """PLANT-2, SUM-8."""
        if (vineyard.sold >> number) & 1 or vineyard.plot(number):
            return False
        return self.over_limit or vine_value(vineyard.fields[number]) + VINE_VALUE[vine] <= FIELD_VALUES[number]

    def plantable(self, vineyard: Vineyard, vine: i64) -> bool:
        if self.lacking(vineyard, vine):
            return False
        number: i64 = 0
        while number < FIELD_COUNT:
            if self.fits(vineyard, vine, number):
                return True
            number += 1
        return False

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        if self.least == 0:
            return True
        vineyard = state.vineyards[seat]
        last: i64 = -1
        for vine in vineyard.hand:
            if vine >= VARIETIES:
                return False
            if vine != last and self.plantable(vineyard, vine):
                return True
            last = vine
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        vineyard = state.vineyards[seat]
        if vineyard.holds(VINE_DECK) == 0:
            return [refuse(Reason.NOT_A_VINE)]
        reasons: list[Refusal] = []
        for vine in sorted(set(vineyard.hand)):
            if vine < VARIETIES:
                reasons.extend(self.vine_refusals(vineyard, vine))
        return reasons

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        """Which vines are in hand is hidden, how many is not."""
        return state.vineyards[seat].holds(VINE_DECK) > 0

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.data:
            return True
        if frame.step == self.most or (frame.step >= self.least and not self.openly(state, frame.seat, -1)):
            state.finish(frame.report)
            return False
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.data:
            return ask(self, frame, Question.PLANT_FIELD, vine=CARDS[frame.data - 1])
        if frame.step:
            return ask(self, frame, Question.PLANT_MORE)
        return ask(self, frame, Question.PLANT if self.least else Question.PLANT_MAYBE)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_PLANT)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.data:
            vine: i64 = frame.data - 1
            number: i64 = 0
            while number < FIELD_COUNT:
                if self.fits(vineyard, vine, number):
                    actions.append(FIRST_FIELD + number)
                number += 1
            return actions
        if frame.step >= self.least:
            actions.append(DONE)
        last: i64 = -1
        for card in vineyard.hand:
            if card >= VARIETIES:
                break
            if card != last and self.plantable(vineyard, card):
                actions.append(FIRST_CARD + card)
            last = card
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        if frame.data:
            refusal = field_refusal(action)
            return self.field_refusals(vineyard, frame.data - 1, action - FIRST_FIELD) if refusal is None else [refusal]
        if action == DONE:
            return [] if frame.step >= self.least else [refuse(Reason.AT_LEAST_ONE)]
        refusal = card_refusal(state, frame.seat, action)
        if refusal is not None:
            return [refusal]
        if card_of(action) >= VARIETIES:
            return [refuse(Reason.NOT_A_VINE)]
        return self.vine_refusals(vineyard, action - FIRST_CARD)

    def vine_refusals(self, vineyard: Vineyard, vine: i64) -> list[Refusal]:
        reasons: list[Refusal] = []
        missing: i64 = self.lacking(vineyard, vine)
        for number, name in enumerate(STRUCTURES):
            if missing >> number & 1:
                reasons.append(refuse(Reason.STRUCTURE_NEEDED, structure=name, card=CARDS[vine]))
        if not any(self.fits(vineyard, vine, number) for number in range(FIELD_COUNT)):
            for number in range(FIELD_COUNT):
                reasons.extend(self.field_refusals(vineyard, vine, number))
        return reasons

    def field_refusals(self, vineyard: Vineyard, vine: i64, number: i64) -> list[Refusal]:
        value = FIELD_VALUES[number]
        if (vineyard.sold >> number) & 1:
            return [refuse(Reason.FIELD_SOLD, field=value)]
        if vineyard.plot(number):
            return [refuse(Reason.FIELD_BUILT_ON, field=value)]
        if not self.fits(vineyard, vine, number):
            has = vine_value(vineyard.fields[number])
            return [refuse(Reason.FIELD_FULL, field=value, has=has, adds=VINE_VALUE[vine])]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(frame.report)
            return
        vineyard = state.vineyards[frame.seat]
        if not frame.data:
            vineyard.remove_card(action - FIRST_CARD)
            state.turn(frame.step, action - FIRST_CARD + 1)
            return
        vine: i64 = frame.data - 1
        number: i64 = action - FIRST_FIELD
        vineyard.set_field(number, vineyard.fields[number] + VINE_UNIT[vine])
        reported: i64 = report_vine(VINE_VALUE[vine], number)
        stack = state.stack
        stack[-1] = Frame(self, frame.seat, frame.other, frame.step + 1, 0, reported)
        state.emit(kinds.PLANTED, frame.seat, FIELD_VALUES[number], CARDS[vine], self.origin, -1)
        react(state, PLANTED, frame.seat)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        if not self.least:
            return []
        return [Outlook("plant", self.most), *reaction_outlook(state, PLANTED, seat)]

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        vineyard = state.vineyards[seat]
        vines = len([card for card in vineyard.hand if card < VARIETIES and self.plantable(vineyard, card)])
        most: i64 = self.most + (again.most if isinstance(again, Plant) else 0)
        return [Outlook("plant", vines if 0 < vines < most else most), *reaction_outlook(state, PLANTED, seat)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == DONE:
            return []
        return reaction_outlook(state, PLANTED, frame.seat)


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
        """Some vine on field two can change places with this one."""
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
