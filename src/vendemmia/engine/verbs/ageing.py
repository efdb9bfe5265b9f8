"""Verbs of ageing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import DONE, wine_code, wine_kind, wine_value
from ..numbers.names import TOP_VALUE, WINE_TYPES
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import ICONS, WINES, Frame, Node, ask
from ..state.tokens import GRAPE_AGED, ROW, WINE_AGED
from .tokens import wine_options, wine_refusals

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


def age_wines(vineyard: Vineyard) -> None:
    """END-2, END-3 for all wines."""
    level: i64 = vineyard.cellar_level() * 512
    aged: i64 = 0
    shift: i64 = 0
    while shift < 36:
        row: i64 = (vineyard.cellar >> shift) & ROW
        aged |= WINE_AGED[level + row] << shift
        shift += 9
    vineyard.cellar = aged


def age_grapes(vineyard: Vineyard) -> None:
    """END-2 for all grapes."""
    pad = vineyard.crush_pad
    vineyard.crush_pad = GRAPE_AGED[pad & ROW] | GRAPE_AGED[pad >> 9] << 9


class AgeWines(Node):
    """Age all wines some times; needs a wine, even one that cannot move (VIS-2)."""

    def __init__(self, times: i64) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.times = times
        self.needs = WINES
        self.spends = ICONS
        self.brings = WINES | ICONS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].cellar != 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if state.vineyards[seat].cellar else [refuse(Reason.NOTHING_TO_COUNT)]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        done: i64 = 0
        while done < self.times:
            age_wines(state.vineyards[seat])
            done += 1
        state.emit(kinds.AGED, seat, self.times, "wine", self.origin, -1)


class AgeWine(Node):
    """RUL-8, STC-9, STC-11: chosen wines move up, each a number of steps, at least one step each.

    The frame's step counts the wines aged; its data holds 1 + the icon of the first, which may not be chosen again.
    """

    def __init__(self, most: i64, steps: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.most = most
        self.steps = steps
        self.needs = WINES | ICONS
        self.spends = WINES | ICONS
        self.brings = WINES | ICONS

    def moves(self, vineyard: Vineyard, kind: i64, value: i64) -> bool:
        row: i64 = (vineyard.cellar >> 9 * kind) & ROW
        if not (row >> (value - 1)) & 1 or value == TOP_VALUE or (row >> value) & 1:
            return False
        alone: i64 = 1 << (value - 1)
        return WINE_AGED[vineyard.cellar_level() * 512 + alone] != alone

    def movable(self, vineyard: Vineyard, data: i64) -> list[int]:
        return [
            action
            for action in wine_options(vineyard.cellar, 1)
            if self.moves(vineyard, wine_kind(action), wine_value(action)) and action != data
        ]

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return len(self.movable(state.vineyards[seat], 0)) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.WINE_CANNOT_AGE)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == self.most or (frame.step and not self.movable(state.vineyards[frame.seat], frame.data)):
            state.finish(0)
            return False
        return True

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step:
            return ask(self, frame, Question.AGE_MORE)
        return ask(self, frame, Question.AGE_WINE, steps=self.steps)

    def options(self, state: State, frame: Frame) -> list[int]:
        actions = self.movable(state.vineyards[frame.seat], frame.data)
        return [DONE, *actions] if frame.step else actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == DONE:
            return [] if frame.step else [refuse(Reason.AT_LEAST_ONE if self.most > 1 else Reason.NOT_ASKED)]
        vineyard = state.vineyards[frame.seat]
        reasons = wine_refusals(vineyard.cellar, 1, action)
        if not reasons and action == frame.data:
            return [refuse(Reason.WINE_AGED_ALREADY)]
        if not reasons and not self.moves(vineyard, wine_kind(action), wine_value(action)):
            reasons.append(refuse(Reason.WINE_CANNOT_AGE))
        return reasons

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == DONE:
            state.finish(0)
            return
        kind = wine_kind(action)
        value = wine_value(action)
        vineyard = state.vineyards[frame.seat]
        done: i64 = 0
        while done < self.steps and self.moves(vineyard, kind, value):
            vineyard.cellar ^= 3 << (9 * kind + value - 1)
            value += 1
            done += 1
        if self.most == 1:
            state.stack.pop()
        else:
            state.turn(frame.step + 1, wine_code(kind, value))
        state.emit(kinds.AGED, frame.seat, value, WINE_TYPES[kind], self.origin, -1)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        wines: i64 = len(self.movable(state.vineyards[seat], 0))
        return [Outlook("age_wine", wines if 0 < wines < self.most else self.most)]


class AgeGrapes(Node):
    """END-2 for all grapes (TUS-13, STC-21)."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        age_grapes(state.vineyards[seat])
        state.emit(kinds.AGED, seat, 1, "grape", self.origin, -1)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("age_grapes", 1)]


class AgeAllWines(Node):
    """END-2, END-3 for all wines, if there are any (STC-41)."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        age_wines(state.vineyards[seat])
        state.emit(kinds.AGED, seat, 1, "wine", self.origin, -1)
