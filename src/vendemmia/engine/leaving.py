"""Leaving a season on the extended board: the rooster's next cell (TUS-6) and its bonus; and the score of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds
from .frames import Node
from .names import REGIONS
from .verbs.stars import stars_on

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .frames import Frame
    from .state import State


class Steps(Node):
    """Several things one after the other, each with its own name."""

    def __init__(self, steps: list[Node]) -> None:
        super().__init__()
        self.steps = steps

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step >= len(self.steps):
            state.finish(0)
            return False
        state.turn(frame.step + 1, 0)
        state.begin(self.steps[frame.step], frame.seat, -1)
        return False


class EnterSeason(Node):
    """TUS-6: the bonus of the cell that the rooster enters."""

    def __init__(self, season: i64) -> None:
        super().__init__()
        self.season = season

    def proceed(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        bonus = state.rules.board.rows[state.vineyards[frame.seat].row - 1][self.season]
        if bonus is not None:
            state.begin(bonus, frame.seat, -1)
        return False


class WithStructure(Node):
    """An effect for seats that have a structure: the cottage (TUS-3), the Barn (STC-24)."""

    def __init__(self, structure: i64, effect: Node) -> None:
        super().__init__()
        self.structure = structure
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def proceed(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.vineyards[frame.seat].structures & self.structure and self.effect.openly(state, frame.seat, -1):
            state.begin(self.effect, frame.seat, -1)
        return False


def score_map(state: State) -> None:
    """INF-5: strictly the most stars in a region, the Automa's among them (TSOLO-1)."""
    number: i64 = 0
    for region in state.rules.board.regions:
        counts: list[int] = [stars_on(vineyard.stars, number) for vineyard in state.vineyards]
        automa: i64 = state.rules.automa_stars[number] if state.rules.automa_stars else 0
        most: i64 = max(counts)
        if region.present and most > automa and counts.count(most) == 1:
            state.add_vp(counts.index(most), region.vp, f"region:{REGIONS[number]}")
        elif region.present and automa > most:
            state.automa_vp += region.vp
            state.emit(kinds.MARKER, -1, state.automa_vp, "", f"region:{REGIONS[number]}", -1)
        number += 1
