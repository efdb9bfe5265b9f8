"""Planting vines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import DONE, FIRST_CARD, FIRST_FIELD, card_of
from ..numbers.names import AQUEDUCT, CARDS, FIELD_VALUES, STRUCTURES, VINE_DECK
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.fields import VARIETIES, VINE_NEEDS, VINE_UNIT, VINE_VALUE, vine_value
from ..state.frames import FIELDS, HAND, STRUCTURES_STANDING, VP, Frame, Node, ask
from ..state.packing import (
    report_vine,
)
from ..year.triggers import PLANTED, react, reaction_outlook
from .cards import card_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


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
        """Return the same judged openly: which vines are in hand is hidden, how many is not."""
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
