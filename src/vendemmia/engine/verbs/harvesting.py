"""Harvesting fields and selling grapes or fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import ALL_FIELDS, DONE, FIRST_FIELD, FIRST_GRAPE, FIRST_MAKE
from ..numbers.names import (
    COLOURS,
    FIELD_VALUES,
    HARVEST_MACHINE,
    RED,
    TOP_VALUE,
    WHITE,
)
from ..reports.asked import Question
from ..reports.outlook import Outlook, one_of, spread, spread_of
from ..reports.reasons import Reason, refuse
from ..state.fields import reds, whites
from ..state.frames import (
    FIELDS,
    GRAPES,
    ICONS,
    LIRA,
    VP,
    WINES,
    Frame,
    Node,
    ask,
)
from ..state.packing import report_harvest
from ..state.tokens import GRAPE_PRICE, ROW, free_icon
from ..workers.placement import PLACEMENT
from ..year.triggers import HARVESTED, react
from .planting import FIELD_COUNT, field_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


class Harvest(Node):
    """HARV-1 to HARV-3."""

    def __init__(self, least: i64, most: i64) -> None:
        super().__init__()
        self.least = least
        self.most = most
        self.fallible = True
        self.direct = True
        self.needs = FIELDS
        self.spends = FIELDS
        self.brings = GRAPES
        self.card_spends = GRAPES | ICONS  # STC-32: a wine may be made.
        self.card_brings = WINES | LIRA | VP

    def ripe(self, vineyard: Vineyard, number: i64) -> bool:
        return vineyard.fields[number] != 0 and not (vineyard.harvested >> number) & 1

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        return self.ripe(vineyard, 0) or self.ripe(vineyard, 1) or self.ripe(vineyard, 2)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        reasons: list[Refusal] = []
        for number in range(FIELD_COUNT):
            reasons.extend(self.field_refusals(state.vineyards[seat], number))
        return reasons

    def field_refusals(self, vineyard: Vineyard, number: i64) -> list[Refusal]:
        value = FIELD_VALUES[number]
        if (vineyard.sold >> number) & 1:
            return [refuse(Reason.FIELD_SOLD, field=value)]
        if vineyard.plot(number):
            return [refuse(Reason.FIELD_BUILT_ON, field=value)]
        if not vineyard.fields[number]:
            return [refuse(Reason.FIELD_EMPTY, field=value)]
        if (vineyard.harvested >> number) & 1:
            return [refuse(Reason.FIELD_HARVESTED, field=value)]
        return []

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == self.most or (frame.step >= self.least and not self.doable(state, frame.seat, -1)):
            self.bring_in(state, frame, frame.step)
            return False
        return True

    def bring_in(self, state: State, frame: Frame, fields: i64) -> None:
        """End a harvest after its last field. What follows it follows here, or in the placement after its bonus."""
        state.finish(report_harvest(fields))
        if fields and state.stack[-1].node is not PLACEMENT:
            react(state, HARVESTED, frame.seat)

    def ripe_fields(self, vineyard: Vineyard) -> i64:
        total: i64 = 0
        number: i64 = 0
        while number < FIELD_COUNT:
            if self.ripe(vineyard, number):
                total += 1
            number += 1
        return total

    def by_machine(self, vineyard: Vineyard) -> bool:
        """STC-31: all fields at once, where that is more than one."""
        return vineyard.structures & HARVEST_MACHINE != 0 and self.ripe_fields(vineyard) > 1

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.HARVEST_MORE if frame.step else Question.HARVEST)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.step >= self.least:
            actions.append(DONE)
        number: i64 = 0
        while number < FIELD_COUNT:
            if self.ripe(vineyard, number):
                actions.append(FIRST_FIELD + number)
            number += 1
        if self.by_machine(vineyard):
            actions.append(ALL_FIELDS)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return [] if frame.step >= self.least else [refuse(Reason.AT_LEAST_ONE)]
        if action == ALL_FIELDS:
            return [] if self.by_machine(state.vineyards[frame.seat]) else [refuse(Reason.NOT_ASKED)]
        refusal = field_refusal(action)
        if refusal is not None:
            return [refusal]
        return self.field_refusals(state.vineyards[frame.seat], action - FIRST_FIELD)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            self.bring_in(state, frame, frame.step)
            return
        if action != ALL_FIELDS:
            state.turn(frame.step + 1, 0)
            self.harvest(state, frame.seat, action - FIRST_FIELD)
            return
        vineyard = state.vineyards[frame.seat]
        fields: i64 = frame.step + self.ripe_fields(vineyard)
        for number in range(FIELD_COUNT):
            if self.ripe(vineyard, number):
                self.harvest(state, frame.seat, number)
        self.bring_in(state, frame, fields)

    def harvest(self, state: State, seat: i64, number: i64) -> None:
        vineyard = state.vineyards[seat]
        field = vineyard.fields[number]
        vineyard.harvested |= 1 << number
        state.emit(kinds.HARVESTED, seat, FIELD_VALUES[number], "", self.origin, -1)
        self.press(state, seat, RED, reds(field))
        self.press(state, seat, WHITE, whites(field))

    def press(self, state: State, seat: i64, colour: i64, total: i64) -> None:
        """HARV-2: the token falls to the next free icon; if none is free, there is no token."""
        vineyard = state.vineyards[seat]
        value: i64 = grape_icon(vineyard, colour, total)
        if value:
            place_grape(state, seat, colour, value, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("harvest", self.most)]

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        """Return the grapes of all ripe fields, or of one of them if they cannot all be harvested."""
        vineyard = state.vineyards[seat]
        ripe = [number for number in range(FIELD_COUNT) if self.ripe(vineyard, number)]
        most: i64 = self.most + (again.most if isinstance(again, Harvest) else 0)
        if most >= len(ripe) or self.by_machine(vineyard):
            return [Outlook("harvest", len(ripe) or most), *self.grapes(vineyard, ripe)]
        red = [grape_icon(vineyard, RED, reds(vineyard.fields[number])) for number in ripe]
        white = [grape_icon(vineyard, WHITE, whites(vineyard.fields[number])) for number in ripe]
        outlook = [Outlook("harvest", most), *spread_of("red_grape", red), *spread_of("white_grape", white)]
        return [part for part in outlook if part.ends[1]]

    def grapes(self, vineyard: Vineyard, ripe: list[int]) -> list[Outlook]:
        """Return what the crush pad gets from these fields, in any order."""
        outlook: list[Outlook] = []
        before: i64 = vineyard.crush_pad
        try:
            for number in ripe:
                field = vineyard.fields[number]
                for colour, total in ((RED, reds(field)), (WHITE, whites(field))):
                    value = grape_icon(vineyard, colour, total)
                    if value:
                        vineyard.crush_pad |= 1 << (9 * colour + value - 1)
                        outlook.append(Outlook(f"{COLOURS[colour]}_grape", value))
        finally:
            vineyard.crush_pad = before
        return outlook

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if action == ALL_FIELDS:
            return [Outlook("harvest", self.ripe_fields(state.vineyards[frame.seat]))]
        number: i64 = action - FIRST_FIELD
        if number < 0 or number >= FIELD_COUNT:
            return []
        vineyard = state.vineyards[frame.seat]
        field = vineyard.fields[number]
        outlook: list[Outlook] = []
        red = grape_icon(vineyard, RED, reds(field))
        white = grape_icon(vineyard, WHITE, whites(field))
        if red:
            outlook.append(Outlook("red_grape", red))
        if white:
            outlook.append(Outlook("white_grape", white))
        return outlook


def grape_icon(vineyard: Vineyard, colour: i64, total: i64) -> i64:
    """Return the value at which a harvested grape ends on the crush pad, 0 if there is no room."""
    value: i64 = total
    if value > TOP_VALUE:
        value = TOP_VALUE  # HARV-1
    return free_icon((vineyard.crush_pad >> 9 * colour) & ROW, value, 1)


def place_grape(state: State, seat: i64, colour: i64, value: i64, source: str) -> None:
    state.vineyards[seat].crush_pad |= 1 << (9 * colour + value - 1)
    state.emit(kinds.GRAPE, seat, value, COLOURS[colour], source, -1)


class SellOrField(Node):
    """SUM-6 to SUM-8: sell grapes, or sell or buy back one field; on the extended board fields only (TUS-2)."""

    def __init__(self, grapes: bool) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.grapes = grapes
        self.needs = (GRAPES if grapes else 0) | FIELDS | LIRA
        self.spends = self.needs
        self.brings = LIRA | FIELDS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        if self.grapes and vineyard.crush_pad:
            return True
        return self.tradable(vineyard, 0) or self.tradable(vineyard, 1) or self.tradable(vineyard, 2)

    def tradable(self, vineyard: Vineyard, number: i64) -> bool:
        if (vineyard.sold >> number) & 1:
            return vineyard.lira >= FIELD_VALUES[number]
        return vineyard.fields[number] == 0 and not vineyard.plot(number)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        reasons: list[Refusal] = []
        for number in range(FIELD_COUNT):
            reasons.extend(self.field_refusals(state.vineyards[seat], number))
        return reasons

    def field_refusals(self, vineyard: Vineyard, number: i64) -> list[Refusal]:
        value = FIELD_VALUES[number]
        if (vineyard.sold >> number) & 1:
            if vineyard.lira < value:
                return [refuse(Reason.FIELD_TOO_DEAR, field=value, needs=value, has=vineyard.lira)]
            return []
        if vineyard.plot(number):
            return [refuse(Reason.FIELD_BUILT_ON, field=value)]
        return [refuse(Reason.FIELD_PLANTED, field=value)] if vineyard.fields[number] else []

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step and not state.vineyards[frame.seat].crush_pad:
            state.finish(0)
            return False
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        if not self.grapes:
            return ask(self, frame, Question.FLIP_FIELD)
        return ask(self, frame, Question.SELL_MORE if frame.step else Question.SELL)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.step:
            actions.append(DONE)
        else:
            number: i64 = 0
            while number < FIELD_COUNT:
                if self.tradable(vineyard, number):
                    actions.append(FIRST_FIELD + number)
                number += 1
        if self.grapes:
            grape_options(vineyard.crush_pad, actions)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return [] if frame.step else [refuse(Reason.AT_LEAST_ONE)]
        vineyard = state.vineyards[frame.seat]
        if self.grapes and FIRST_GRAPE <= action < FIRST_MAKE:
            return grape_refusals(vineyard.crush_pad, action)
        refusal = field_refusal(action)
        if refusal is not None or frame.step:
            return [refuse(Reason.NOT_ASKED)]
        return self.field_refusals(vineyard, action - FIRST_FIELD)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(0)
            return
        vineyard = state.vineyards[frame.seat]
        if action >= FIRST_GRAPE:
            state.turn(1, 0)
            bit: i64 = action - FIRST_GRAPE
            value: i64 = bit % 9 + 1
            vineyard.crush_pad ^= 1 << bit
            state.emit(kinds.SOLD_GRAPE, frame.seat, value, COLOURS[bit // 9], self.origin, -1)
            state.add_lira(frame.seat, GRAPE_PRICE[value], self.origin)
            return
        number: i64 = action - FIRST_FIELD
        price: i64 = FIELD_VALUES[number]
        vineyard.sold ^= 1 << number
        if (vineyard.sold >> number) & 1:
            state.emit(kinds.SOLD_FIELD, frame.seat, price, "", self.origin, -1)
            state.add_lira(frame.seat, price, self.origin)
        else:
            state.emit(kinds.BOUGHT_FIELD, frame.seat, price, "", self.origin, -1)
            state.add_lira(frame.seat, -price, self.origin)
        state.finish(0)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        vineyard = state.vineyards[seat]
        pad: i64 = vineyard.crush_pad if self.grapes else 0
        prices = [int(GRAPE_PRICE[bit % 9 + 1]) for bit in range(18) if (pad >> bit) & 1]
        fields = [number for number in range(FIELD_COUNT) if self.tradable(vineyard, number)]
        sold = [FIELD_VALUES[number] for number in fields if not (vineyard.sold >> number) & 1]
        bought = [-FIELD_VALUES[number] for number in fields if (vineyard.sold >> number) & 1]
        ways: list[list[Outlook]] = []
        if prices:
            ways.append([spread("sell_grape", 1, len(prices)), spread("lira", min(prices), sum(prices))])
        if sold:
            ways.append([Outlook("sell_field", 1), *spread_of("lira", sold)])
        if bought:
            ways.append([Outlook("buy_field", 1), *spread_of("lira", bought)])
        return one_of(1, ways)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if FIRST_GRAPE <= action < FIRST_MAKE:
            return [Outlook("lira", GRAPE_PRICE[(action - FIRST_GRAPE) % 9 + 1])]
        number: i64 = action - FIRST_FIELD
        if 0 <= number < FIELD_COUNT:
            sold = (state.vineyards[frame.seat].sold >> number) & 1
            return [Outlook("lira", -FIELD_VALUES[number] if sold else FIELD_VALUES[number])]
        return []


def grape_options(grapes: i64, actions: list[int]) -> None:
    """Append the codes of a set of grapes."""
    bit: i64 = 0
    while grapes:
        if grapes & 1:
            actions.append(FIRST_GRAPE + bit)
        grapes >>= 1
        bit += 1


def grape_refusals(grapes: i64, action: i64) -> list[Refusal]:
    if action < FIRST_GRAPE or action >= FIRST_MAKE:
        return [refuse(Reason.NOT_ASKED)]
    return [] if (grapes >> (action - FIRST_GRAPE)) & 1 else [refuse(Reason.GRAPE_MISSING)]
