"""Stars on the influence map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_REGION, NO
from ..numbers.names import BANQUET_HALL, REGIONS
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.frames import HAND, LIRA, WINES, Frame, Node, ask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


def stars_on(stars: i64, region: i64) -> i64:
    """Return how many stars a seat has in a region, from `Vineyard.stars`."""
    return (stars >> 3 * region) & 7


def star_put(stars: i64, region: i64) -> i64:
    """Return `Vineyard.stars` with one more star in a region."""
    return stars + (1 << 3 * region)


def star_taken(stars: i64, region: i64) -> i64:
    """Return `Vineyard.stars` with one star less in a region."""
    return stars - (1 << 3 * region)


class Star(Node):
    """INF-1 to INF-4: place a star and gain the bonus of its region; with all six placed, move one.

    The frame's step is 1 + the region from which a star is being moved.
    """

    def __init__(self, optional: bool) -> None:
        super().__init__()
        self.direct = True
        self.optional = optional
        self.spends = WINES | HAND  # An order drawn by it may be filled immediately (STC-22).
        self.brings = LIRA

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        return len(state.rules.board.regions) > 0

    def proceed(self, state: State, frame: Frame) -> bool:
        if state.rules.board.regions:
            return True
        state.finish(0)  # MOD-4
        return False

    def region_refusals(self, state: State, frame: Frame, region: i64) -> list[Refusal]:
        regions = state.rules.board.regions
        if not regions or not regions[region].present:
            return [refuse(Reason.REGION_ABSENT, region=REGIONS[region])]
        vineyard = state.vineyards[frame.seat]
        if frame.step:
            if not stars_on(vineyard.stars, frame.step - 1):
                return [refuse(Reason.NO_STAR_THERE, region=REGIONS[region])]
            return [refuse(Reason.SAME_REGION)] if region == frame.step - 1 else []
        if not vineyard.stars_left() and not stars_on(vineyard.stars, region):
            return [refuse(Reason.NO_STAR_THERE, region=REGIONS[region])]
        return []

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step:
            return ask(self, frame, Question.STAR_TO, region=REGIONS[frame.step - 1])
        question = Question.STAR if state.vineyards[frame.seat].stars_left() else Question.STAR_FROM
        return ask(self, frame, question, optional="yes" if self.optional else "no")

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = [NO] if self.optional and not frame.step else []
        for region in range(len(REGIONS)):
            if not self.region_refusals(state, frame, region):
                actions.append(FIRST_REGION + region)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action == NO and self.optional and not frame.step:
            return []
        region: i64 = action - FIRST_REGION
        if region < 0 or region >= len(REGIONS):
            return [refuse(Reason.NOT_ASKED)]
        return self.region_refusals(state, frame, region)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == NO:
            state.emit(kinds.DECLINED, seat, 0, "", self.origin, -1)
            state.finish(0)
            return
        region: i64 = action - FIRST_REGION
        vineyard = state.vineyards[seat]
        if frame.step:
            source: i64 = frame.step - 1
            state.stack.pop()
            vineyard.stars = star_put(star_taken(vineyard.stars, source), region)
            state.emit(kinds.STAR_MOVED, seat, 0, f"{REGIONS[source]}:{REGIONS[region]}", self.origin, -1)
            if vineyard.structures & BANQUET_HALL:
                state.begin(state.rules.board.regions[region].bonus, seat, -1)
        elif vineyard.stars_left():
            state.stack.pop()
            vineyard.stars = star_put(vineyard.stars, region)
            state.emit(kinds.STAR, seat, 0, REGIONS[region], self.origin, -1)
            state.begin(state.rules.board.regions[region].bonus, seat, -1)
        else:
            state.turn(region + 1, 0)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("star", 1)] if state.rules.board.regions else []

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        region: i64 = action - FIRST_REGION
        if region < 0 or region >= len(REGIONS):
            return []
        vineyard = state.vineyards[frame.seat]
        gains = vineyard.stars_left() > 0 or (frame.step > 0 and vineyard.structures & BANQUET_HALL != 0)
        return state.rules.board.regions[region].bonus.outlook(state, frame.seat) if gains else []
