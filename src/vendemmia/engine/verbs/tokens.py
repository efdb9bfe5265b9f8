"""Verbs of grapes and wines: paying with them, buying grapes, ageing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_GRAPE, FIRST_MAKE, wine_code, wine_kind, wine_value
from ..numbers.names import COLOURS, RED, WHITE, WINE_TYPES
from ..reports.asked import Question
from ..reports.outlook import Outlook, spread_of
from ..reports.reasons import Reason, refuse
from ..state.frames import GRAPES, ICONS, VP, WINES, Frame, Node, ask
from ..state.packing import report_wine_discarded
from ..state.tokens import COUNT, ROW, TOP
from .harvesting import grape_options, grape_refusals, place_grape

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


def wine_options(cellar: i64, least: i64) -> list[int]:
    """Return the codes of all wines of at least a value."""
    actions: list[int] = []
    kind: i64 = 0
    while kind < 4:
        row: i64 = (cellar >> 9 * kind) & ROW
        value: i64 = least
        row >>= least - 1
        while row:
            if row & 1:
                actions.append(wine_code(kind, value))
            row >>= 1
            value += 1
        kind += 1
    return actions


def wine_refusals(cellar: i64, least: i64, action: i64) -> list[Refusal]:
    kind = wine_kind(action)
    if kind < 0:
        return [refuse(Reason.NOT_ASKED)]
    value = wine_value(action)
    if not (cellar >> (9 * kind + value - 1)) & 1:
        return [refuse(Reason.WINE_MISSING)]
    return [] if value >= least else [refuse(Reason.WINE_TOO_LOW, needs=least, has=value)]


def use_wine(state: State, seat: i64, action: i64, source: str) -> i64:
    """Discard a wine; returns its value."""
    kind = wine_kind(action)
    value = wine_value(action)
    state.vineyards[seat].cellar ^= 1 << (9 * kind + value - 1)
    state.emit(kinds.WINE_USED, seat, value, WINE_TYPES[kind], source, -1)
    return value


def wine_outlook(action: i64) -> list[Outlook]:
    kind = wine_kind(action)
    return [] if kind < 0 else [Outlook(f"{WINE_TYPES[kind]}_wine", -wine_value(action))]


class PayGrape(Node):
    """Discard one grape."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = GRAPES
        self.spends = GRAPES

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].crush_pad != 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if state.vineyards[seat].crush_pad else [refuse(Reason.GRAPE_MISSING)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PAY_GRAPE)

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        grape_options(state.vineyards[frame.seat].crush_pad, actions)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return grape_refusals(state.vineyards[frame.seat].crush_pad, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        use_grape(state, frame.seat, action - FIRST_GRAPE, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("grape", -1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        bit: i64 = action - FIRST_GRAPE
        return [Outlook(f"{COLOURS[bit // 9]}_grape", -(bit % 9 + 1))] if FIRST_GRAPE <= action < FIRST_MAKE else []


def use_grape(state: State, seat: i64, bit: i64, source: str) -> None:
    state.vineyards[seat].crush_pad ^= 1 << bit
    state.emit(kinds.GRAPE_USED, seat, bit % 9 + 1, COLOURS[bit // 9], source, -1)


class PayWine(Node):
    """Discard one wine of at least a value."""

    def __init__(self, least: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.least = least
        self.needs = WINES
        self.spends = WINES
        self.brings = ICONS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        cellar: i64 = state.vineyards[seat].cellar
        while cellar:
            if TOP[cellar & ROW] >= self.least:
                return True
            cellar >>= 9
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        if not state.vineyards[seat].cellar:
            return [refuse(Reason.WINE_MISSING)]
        return [refuse(Reason.WINE_TOO_LOW, needs=self.least)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PAY_WINE, least=self.least)

    def options(self, state: State, frame: Frame) -> list[int]:
        return wine_options(state.vineyards[frame.seat].cellar, self.least)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return wine_refusals(state.vineyards[frame.seat].cellar, self.least, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        value = use_wine(state, frame.seat, action, self.origin)
        state.finish(report_wine_discarded(value))

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("wine", -1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return wine_outlook(action)


class BuyGrape(Node):
    """VIS-8: place a grape of value 1, either colour; the icon must be free."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = GRAPES
        self.spends = GRAPES
        self.brings = GRAPES

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        pad = state.vineyards[seat].crush_pad
        return not (pad & 1 and (pad >> 9) & 1)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.ICON_TAKEN)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.BUY_GRAPE)

    def options(self, state: State, frame: Frame) -> list[int]:
        pad = state.vineyards[frame.seat].crush_pad
        return [FIRST_GRAPE + bit for bit in (0, 9) if not (pad >> bit) & 1]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action != FIRST_GRAPE and action != FIRST_GRAPE + 9:
            return [refuse(Reason.NOT_ASKED)]
        pad = state.vineyards[frame.seat].crush_pad
        return [refuse(Reason.ICON_TAKEN)] if (pad >> (action - FIRST_GRAPE)) & 1 else []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        place_grape(state, frame.seat, (action - FIRST_GRAPE) // 9, 1, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("grape", 1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("white_grape" if action > FIRST_GRAPE else "red_grape", 1)]


class BuyBothGrapes(Node):
    """VIS-8: place a red and a white grape of value 1; both icons must be free."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.needs = GRAPES
        self.spends = GRAPES
        self.brings = GRAPES

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        pad = state.vineyards[seat].crush_pad
        return not pad & 1 and not (pad >> 9) & 1

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.ICON_TAKEN)]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        place_grape(state, seat, RED, 1, self.origin)
        place_grape(state, seat, WHITE, 1, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("red_grape", 1), Outlook("white_grape", 1)]


class SellWine(Node):
    """TRADE-4, STC-35: discard one wine for VP by its type."""

    def __init__(self, vp: tuple[int, ...]) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.vp = vp
        """For red, white, blush and sparkling."""
        self.needs = WINES
        self.spends = WINES
        self.brings = ICONS | VP

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].cellar != 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if state.vineyards[seat].cellar else [refuse(Reason.WINE_MISSING)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.SELL_WINE)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_SELL_WINE, vp=self.vp[0])

    def options(self, state: State, frame: Frame) -> list[int]:
        return wine_options(state.vineyards[frame.seat].cellar, 1)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return wine_refusals(state.vineyards[frame.seat].cellar, 1, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        use_wine(state, frame.seat, action, self.origin)
        state.add_vp(frame.seat, self.vp[wine_kind(action)], self.origin)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        cellar = state.vineyards[seat].cellar
        points = [self.vp[kind] for kind in range(len(WINE_TYPES)) if (cellar >> 9 * kind) & ROW]
        return [Outlook("wine", -1), *spread_of("vp", points)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        kind = wine_kind(action)
        return [] if kind < 0 else [*wine_outlook(action), Outlook("vp", self.vp[kind])]


class SellGrapes(Node):
    """STC-36: discard a number of grapes for VP."""

    def __init__(self, count: i64, vp: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.count = count
        self.vp = vp
        self.needs = GRAPES
        self.spends = GRAPES
        self.brings = VP

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        pad = state.vineyards[seat].crush_pad
        return COUNT[pad & ROW] + COUNT[pad >> 9] >= self.count

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.GRAPE_MISSING)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.SELL_GRAPES, number=frame.step + 1, total=self.count)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_SELL_GRAPES, count=self.count, vp=self.vp)

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        if frame.step or self.doable(state, frame.seat, -1):
            grape_options(state.vineyards[frame.seat].crush_pad, actions)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        reasons = grape_refusals(state.vineyards[frame.seat].crush_pad, action)
        if not reasons and not frame.step and not self.doable(state, frame.seat, -1):
            reasons.append(refuse(Reason.GRAPE_MISSING))
        return reasons

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        use_grape(state, frame.seat, action - FIRST_GRAPE, self.origin)
        if frame.step + 1 < self.count:
            state.turn(frame.step + 1, 0)
            return
        state.stack.pop()
        state.add_vp(frame.seat, self.vp, self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if not FIRST_GRAPE <= action < FIRST_MAKE:
            return []
        bit: i64 = action - FIRST_GRAPE
        outlook = [Outlook(f"{COLOURS[bit // 9]}_grape", -(bit % 9 + 1))]
        return [*outlook, Outlook("vp", self.vp)] if frame.step + 1 == self.count else outlook
