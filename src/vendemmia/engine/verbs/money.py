"""Verbs of money, points and residual payment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.names import RESIDUAL_TOP, VP_FLOOR
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import HAND, LIRA, RESIDUAL, VP, Node, ask
from ..year.triggers import OPPONENT_TOURED, TOURED, opponents_react, react, reaction_outlook
from .conditions import CARDS_IN_HAND, RESIDUAL_BELOW_TOP, SPARKLING_MADE, count, holds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.frames import Frame
    from ..state.state import State


class Gain(Node):
    """Gain lira, VP or residual payment. `needs_room`: only below the top of the residual track (VIS-12)."""

    def __init__(self, lira: i64, vp: i64, residual: i64, needs_room: bool) -> None:
        super().__init__()
        self.instant = True
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.fallible = needs_room
        if lira:
            self.brings |= LIRA
        if vp:
            self.brings |= VP
        if residual:
            self.brings |= RESIDUAL
        if needs_room:
            self.needs |= RESIDUAL

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return not self.fallible or holds(RESIDUAL_BELOW_TOP, state, seat, 0)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.RESIDUAL_FULL)]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if self.lira:
            state.add_lira(seat, self.lira, self.origin)
        if self.vp:
            state.add_vp(seat, self.vp, self.origin)
        if self.residual:
            add_residual(state, seat, self.residual, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return amounts(self.lira, self.vp, residual_gain(state, seat, self.residual))


class Pay(Node):
    """Pay lira, VP or residual payment to the bank."""

    def __init__(self, lira: i64, vp: i64, residual: i64) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.lira = lira
        self.vp = vp
        self.residual = residual
        if lira:
            self.needs |= LIRA
        if vp:
            self.needs |= VP
        if residual:
            self.needs |= RESIDUAL
        self.spends = self.needs

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        return (
            vineyard.lira >= self.lira
            and (self.vp == 0 or vineyard.vp - self.vp >= VP_FLOOR)
            and vineyard.residual >= self.residual
        )

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        vineyard = state.vineyards[seat]
        reasons: list[Refusal] = []
        if vineyard.lira < self.lira:
            reasons.append(refuse(Reason.LIRA_SHORT, needs=self.lira, has=vineyard.lira))
        if self.vp and vineyard.vp - self.vp < VP_FLOOR:
            reasons.append(refuse(Reason.VP_AT_FLOOR, needs=self.vp, has=vineyard.vp))
        if vineyard.residual < self.residual:
            reasons.append(refuse(Reason.RESIDUAL_SHORT, needs=self.residual, has=vineyard.residual))
        return reasons

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if self.lira:
            state.add_lira(seat, -self.lira, self.origin)
        if self.vp:
            state.add_vp(seat, -self.vp, self.origin)
        if self.residual:
            add_residual(state, seat, -self.residual, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return amounts(-self.lira, -self.vp, -self.residual)


class PayOwner(Node):
    """Pay lira to the owner of the card."""

    def __init__(self, lira: i64) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.lira = lira
        self.needs = LIRA
        self.spends = LIRA

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].lira >= self.lira

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        has = state.vineyards[seat].lira
        return [] if has >= self.lira else [refuse(Reason.LIRA_SHORT, needs=self.lira, has=has)]

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_PAY, lira=self.lira)

    def perform(self, state: State, seat: i64, other: i64) -> None:
        state.add_lira(seat, -self.lira, self.origin)
        state.add_lira(other, self.lira, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return amounts(-self.lira, 0, 0)


class GainPer(Node):
    """Gain lira or VP for each of something. `at_least_one`: not without any (VIS-2)."""

    def __init__(self, what: i64, lira: i64, vp: i64, at_least_one: bool) -> None:
        super().__init__()
        self.instant = True
        self.what = what
        self.lira = lira
        self.vp = vp
        self.fallible = at_least_one
        if lira:
            self.brings |= LIRA
        if vp:
            self.brings |= VP
        if what == CARDS_IN_HAND:
            self.needs |= HAND

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return not self.fallible or count(self.what, state, seat, 0) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NOTHING_TO_COUNT)]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        report: i64 = state.stack[-1].report if self.what >= SPARKLING_MADE else 0
        times: i64 = count(self.what, state, seat, report)
        if times and self.lira:
            state.add_lira(seat, times * self.lira, self.origin)
        if times and self.vp:
            state.add_vp(seat, times * self.vp, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        if self.what >= SPARKLING_MADE:
            return []
        times: i64 = count(self.what, state, seat, 0)
        return amounts(times * self.lira, times * self.vp, 0)


class GainIf(Node):
    """Gain VP if a condition is met by what was just done."""

    def __init__(self, condition: i64, vp: i64) -> None:
        super().__init__()
        self.instant = True
        self.condition = condition
        self.vp = vp
        self.brings = VP

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if holds(self.condition, state, seat, state.stack[-1].report):
            state.add_vp(seat, self.vp, self.origin)


class Require(Node):
    """The part may be chosen only while a condition holds."""

    def __init__(self, condition: i64) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.condition = condition

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return holds(self.condition, state, seat, 0)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.CONDITION_NOT_MET)]


class GiveTour(Node):
    """SUM-2: gain lira; what waits for a tour happens then (STR-3)."""

    def __init__(self, lira: i64) -> None:
        super().__init__()
        self.instant = True
        self.lira = lira
        self.brings = LIRA | VP

    def perform(self, state: State, seat: i64, other: i64) -> None:
        state.emit(kinds.TOURED, seat, 0, "", self.origin, -1)
        state.add_lira(seat, self.lira, self.origin)
        react(state, TOURED, seat)
        if state.rules.structure_cards:
            opponents_react(state, OPPONENT_TOURED, seat)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return amounts(self.lira, 0, 0) + reaction_outlook(state, TOURED, seat)


def residual_gain(state: State, seat: i64, amount: i64) -> i64:
    """Return how much of an amount fits: what goes beyond the top of the track is lost."""
    room: i64 = RESIDUAL_TOP - state.vineyards[seat].residual
    return amount if amount < room else room


def add_residual(state: State, seat: i64, amount: i64, source: str) -> None:
    """ORD-1, VIS-12: move the marker, at most to the top of the track."""
    gained: i64 = residual_gain(state, seat, amount)
    state.vineyards[seat].residual += gained
    if gained:
        state.emit(kinds.RESIDUAL, seat, gained, "", source, -1)


def amounts(lira: i64, vp: i64, residual: i64) -> list[Outlook]:
    outlook: list[Outlook] = []
    if lira:
        outlook.append(Outlook("lira", lira))
    if vp:
        outlook.append(Outlook("vp", vp))
    if residual:
        outlook.append(Outlook("residual", residual))
    return outlook
