"""Making wine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import DONE, FIRST_GRAPE, FIRST_MAKE
from ..numbers.names import (
    BLUSH,
    CHARMAT,
    RED,
    SPARKLING,
    WHITE,
    WINE_TYPES,
)
from ..reports.asked import Question
from ..reports.outlook import Outlook, spread_of
from ..reports.reasons import Reason, refuse
from ..state.frames import (
    GRAPES,
    ICONS,
    LIRA,
    STRUCTURES_STANDING,
    VP,
    WINES,
    Frame,
    Node,
    ask,
)
from ..state.packing import (
    first_grape,
    has,
    making_kind,
    pack_wine,
    report_sparkling_made,
    report_wine_made,
    second_grape,
    types_made,
    with_grape,
)
from ..state.tokens import (
    CELLAR_LEVEL_FOR,
    CELLAR_TOP,
    COUNT,
    LEAST_VALUE,
    ROW,
    TOP,
    free_icon,
)
from ..year.triggers import BLEND_MADE, FINE_WINE_MADE, react, reaction_outlook
from .harvesting import grape_refusals
from .tokens import use_grape

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


EVERY_TYPE: Final = 15
FINE_VALUE: Final = 7
"""STC-38."""


def best_grapes(vineyard: Vineyard, kind: i64) -> i64:
    """Return the value of the highest grapes for a type of wine together, 0 if one is missing."""
    red: i64 = vineyard.crush_pad & ROW
    white: i64 = vineyard.crush_pad >> 9
    if kind == RED:
        return TOP[red]
    if kind == WHITE:
        return TOP[white]
    if not red or not white:
        return 0
    total: i64 = TOP[red] + TOP[white]
    if kind == SPARKLING:
        second: i64 = red ^ 1 << (TOP[red] - 1)
        if second:
            total += TOP[second]
        elif not vineyard.structures & CHARMAT:
            return 0
    return total


class MakeWine(Node):
    """WINE-1 to WINE-5: name a type, then its grapes one by one, red before white; again or done.

    The frame's step counts the wines made; its data holds 1 + the type named and the values of the red grapes chosen.
    """

    def __init__(self, least: i64, most: i64, least_value: i64, any_cellar: bool, types: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.types = types
        """The types that may be made, a bit each; if not all, each of them at most once (STC-40)."""
        self.least = least
        self.most = most
        self.least_value = least_value
        """RUL-7: the least value on which a wine may end."""
        self.any_cellar = any_cellar
        self.needs = GRAPES | ICONS | STRUCTURES_STANDING
        self.spends = GRAPES | ICONS
        self.brings = WINES | LIRA | VP

    def icon(self, vineyard: Vineyard, kind: i64, total: i64) -> i64:
        """Return the icon on which a wine of this value ends, 0 if it cannot be made (WINE-4)."""
        level: i64 = 2 if self.any_cellar else vineyard.cellar_level()
        if level < CELLAR_LEVEL_FOR[kind]:
            return 0
        value: i64 = total
        if value > CELLAR_TOP[level]:
            value = CELLAR_TOP[level]
        least: i64 = LEAST_VALUE[kind]
        if least < self.least_value:
            least = self.least_value
        return free_icon((vineyard.cellar >> 9 * kind) & ROW, value, least)

    def makeable(self, vineyard: Vineyard, kind: i64) -> bool:
        """Return whether some grapes make this type. The highest grapes can, if any can."""
        total = best_grapes(vineyard, kind)
        return total > 0 and self.icon(vineyard, kind, total) > 0

    def offers(self, vineyard: Vineyard, kind: i64, report: i64) -> bool:
        """Return whether this type is allowed now and can be made."""
        if self.types != EVERY_TYPE and not has(self.types & ~types_made(report), kind):
            return False
        return self.makeable(vineyard, kind)

    def any_type(self, vineyard: Vineyard, report: i64) -> bool:
        if not vineyard.crush_pad:
            return False
        return (
            self.offers(vineyard, RED, report)
            or self.offers(vineyard, WHITE, report)
            or self.offers(vineyard, BLUSH, report)
            or self.offers(vineyard, SPARKLING, report)
        )

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return self.any_type(state.vineyards[seat], 0)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        vineyard = state.vineyards[seat]
        if not vineyard.crush_pad:
            return [refuse(Reason.GRAPE_MISSING)]
        reasons: list[Refusal] = []
        for kind in range(len(WINE_TYPES)):
            if not self.types >> kind & 1:
                continue
            for reason in self.kind_refusals(vineyard, kind, 0):
                if reason not in reasons:
                    reasons.append(reason)
        return reasons

    def kind_refusals(self, vineyard: Vineyard, kind: i64, report: i64) -> list[Refusal]:
        if not self.types >> kind & 1:
            return [refuse(Reason.NOT_OFFERED)]
        if self.types != EVERY_TYPE and has(types_made(report), kind):
            return [refuse(Reason.TYPE_MADE_ALREADY, wine=WINE_TYPES[kind])]
        if self.makeable(vineyard, kind):
            return []
        level = vineyard.cellar_level()
        if not self.any_cellar and level < CELLAR_LEVEL_FOR[kind]:
            return [refuse(Reason.LARGE_CELLAR_NEEDED if kind == SPARKLING else Reason.MEDIUM_CELLAR_NEEDED)]
        reds_needed = 0 if kind == WHITE else 2 if kind == SPARKLING and not vineyard.structures & CHARMAT else 1
        whites_needed = 0 if kind == RED else 1
        red = COUNT[vineyard.crush_pad & ROW]
        white = COUNT[vineyard.crush_pad >> 9]
        if red < reds_needed or white < whites_needed:
            return [refuse(Reason.GRAPE_MISSING)]
        return [refuse(Reason.NO_WINE_ICON, wine=WINE_TYPES[kind])]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.data:
            return True
        if frame.step == self.most or (
            frame.step >= self.least and not self.any_type(state.vineyards[frame.seat], frame.report)
        ):
            state.finish(frame.report)
            return False
        return True

    def wanted(self, vineyard: Vineyard, frame: Frame) -> i64:
        """Return the colours of which a grape may be named now, a bit each."""
        kind: i64 = making_kind(frame.data)
        if kind == WHITE:
            return 1 << WHITE
        chosen: i64 = 0
        if first_grape(frame.data):
            chosen = 2 if second_grape(frame.data) else 1
        if kind == SPARKLING:
            if chosen == 1 and vineyard.structures & CHARMAT:
                return 1 << RED | 1 << WHITE  # STC-33: the second red grape may be left out.
            return 1 << RED if chosen < 2 else 1 << WHITE
        return 1 << RED if chosen < 1 else 1 << WHITE

    def grape_works(self, vineyard: Vineyard, frame: Frame, colour: i64, value: i64) -> bool:
        """Return whether the wine can be made with this grape and the best others."""
        kind: i64 = making_kind(frame.data)
        first: i64 = first_grape(frame.data)
        second: i64 = second_grape(frame.data)
        red: i64 = vineyard.crush_pad & ROW
        total: i64 = value + first + second
        if kind == RED or kind == WHITE:
            return self.icon(vineyard, kind, value) > 0
        if colour == WHITE:
            return self.icon(vineyard, kind, total) > 0
        total += TOP[vineyard.crush_pad >> 9]
        if kind == SPARKLING:
            if value == first:
                return False
            if not first:
                left: i64 = red & ~(1 << (value - 1))
                if left:
                    total += TOP[left]
                elif not vineyard.structures & CHARMAT:
                    return False
        return self.icon(vineyard, kind, total) > 0

    def asked(self, state: State, frame: Frame) -> Asked:
        if not frame.data:
            return ask(self, frame, Question.WINE_MORE if frame.step else Question.WINE)
        wanted: i64 = self.wanted(state.vineyards[frame.seat], frame)
        if wanted == 1 << RED | 1 << WHITE:
            return ask(self, frame, Question.WINE_EITHER)
        question = Question.WINE_RED if wanted == 1 << RED else Question.WINE_WHITE
        return ask(self, frame, question, wine=WINE_TYPES[making_kind(frame.data)])

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_WINE, most=self.most)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.data:
            wanted: i64 = self.wanted(vineyard, frame)
            colour: i64 = 0
            while colour < 2:
                row: i64 = (vineyard.crush_pad >> 9 * colour) & ROW if wanted >> colour & 1 else 0
                value: i64 = 1
                while row:
                    if row & 1 and self.grape_works(vineyard, frame, colour, value):
                        actions.append(FIRST_GRAPE + 9 * colour + value - 1)
                    row >>= 1
                    value += 1
                colour += 1
            return actions
        if frame.step >= self.least:
            actions.append(DONE)
        kind: i64 = 0
        while kind < 4:
            if self.offers(vineyard, kind, frame.report):
                actions.append(FIRST_MAKE + kind)
            kind += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        if frame.data:
            bit: i64 = action - FIRST_GRAPE
            if bit < 0 or bit >= 18 or not self.wanted(vineyard, frame) >> bit // 9 & 1:
                return [refuse(Reason.NOT_ASKED)]
            colour: i64 = bit // 9
            reasons = grape_refusals(vineyard.crush_pad, action)
            if not reasons and not self.grape_works(vineyard, frame, colour, bit % 9 + 1):
                used = first_grape(frame.data) == bit % 9 + 1 and making_kind(frame.data) == SPARKLING and colour == RED
                if used:
                    return [refuse(Reason.GRAPE_MISSING)]
                return [refuse(Reason.NO_WINE_ICON, wine=WINE_TYPES[making_kind(frame.data)])]
            return reasons
        if action == DONE:
            return [] if frame.step >= self.least else [refuse(Reason.AT_LEAST_ONE)]
        kind: i64 = action - FIRST_MAKE
        if kind < 0 or kind >= len(WINE_TYPES):
            return [refuse(Reason.NOT_ASKED)]
        return self.kind_refusals(vineyard, kind, frame.report)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(frame.report)
            return
        if not frame.data:
            state.turn(frame.step, pack_wine(action - FIRST_MAKE))
            return
        kind: i64 = making_kind(frame.data)
        bit: i64 = action - FIRST_GRAPE
        value: i64 = bit % 9 + 1
        if (kind == BLUSH or kind == SPARKLING) and bit < 9:
            state.turn(frame.step, with_grape(frame.data, value))
            return
        self.make(state, frame, kind, bit)

    def make(self, state: State, frame: Frame, kind: i64, last: i64) -> None:
        """Move the chosen grapes off the crush pad, and the wine into the cellar."""
        seat = frame.seat
        vineyard = state.vineyards[seat]
        first: i64 = first_grape(frame.data)
        second: i64 = second_grape(frame.data)
        total: i64 = last % 9 + 1 + first + second
        if first:
            use_grape(state, seat, first - 1, self.origin)
        if second:
            use_grape(state, seat, second - 1, self.origin)
        use_grape(state, seat, last, self.origin)
        value: i64 = self.icon(vineyard, kind, total)
        vineyard.cellar |= 1 << (9 * kind + value - 1)
        reported: i64 = frame.report | report_wine_made(kind)
        if kind == SPARKLING:
            reported += report_sparkling_made()
        state.stack[-1] = Frame(self, seat, frame.other, frame.step + 1, 0, reported)
        state.emit(kinds.WINE, seat, value, WINE_TYPES[kind], self.origin, -1)
        if kind == BLUSH or kind == SPARKLING:
            react(state, BLEND_MADE, seat)
        if value >= FINE_VALUE:
            react(state, FINE_WINE_MADE, seat)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("make_wine", self.most)]

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        vineyard = state.vineyards[seat]
        most: i64 = self.most + (again.most if isinstance(again, MakeWine) else 0)
        grapes: i64 = COUNT[vineyard.crush_pad & ROW] + COUNT[vineyard.crush_pad >> 9]
        outlook = [Outlook("make_wine", grapes if 0 < grapes < most else most)]
        for kind in range(len(WINE_TYPES)):
            if self.offers(vineyard, kind, 0):
                outlook.extend(spread_of(f"{WINE_TYPES[kind]}_wine", self.values(vineyard, kind)))
        return outlook

    def values(self, vineyard: Vineyard, kind: i64) -> list[int]:
        """Return the icons on which a wine of this type can end, from the grapes there are."""
        reds = [value for value in range(1, 10) if (vineyard.crush_pad >> (value - 1)) & 1]
        whites = [value for value in range(1, 10) if (vineyard.crush_pad >> (value + 8)) & 1]
        if kind == RED:
            totals = reds
        elif kind == WHITE:
            totals = whites
        else:
            totals = [red + white for red in reds for white in whites]
            if kind == SPARKLING:
                single = totals if vineyard.structures & CHARMAT else []
                pairs = [one + two for one in reds for two in reds if one < two]
                totals = [*single, *(pair + white for pair in pairs for white in whites)]
        return [icon for icon in [self.icon(vineyard, kind, total) for total in totals] if icon]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        kind: i64 = making_kind(frame.data)
        bit: i64 = action - FIRST_GRAPE
        if kind < 0 or bit < 0 or bit >= 18:
            return []
        if (kind == BLUSH or kind == SPARKLING) and bit < 9:
            return []
        total = bit % 9 + 1 + first_grape(frame.data) + second_grape(frame.data)
        value = self.icon(state.vineyards[frame.seat], kind, total)
        if not value:
            return []
        outlook = [Outlook(f"{WINE_TYPES[kind]}_wine", value)]
        if kind == BLUSH or kind == SPARKLING:
            outlook.extend(reaction_outlook(state, BLEND_MADE, frame.seat))
        if value >= FINE_VALUE:
            outlook.extend(reaction_outlook(state, FINE_WINE_MADE, frame.seat))
        return outlook
