"""Leaving a season on the extended board: the rooster's next cell (TUS-6) and its bonus; and the score of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.names import REGIONS
from ..state.frames import Node
from ..state.pieces import AUTOMA

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.frames import Frame
    from ..state.state import State
    from .board import Rules


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


def region_holder(rules: Rules, stars: list[tuple[int, ...]], region: i64) -> i64:
    """INF-5: the seat with strictly the most stars in a region, `AUTOMA` if it is the Automa (TSOLO-1), -1 if none has.

    `stars` has `Vineyard.star_counts` of every seat.
    """
    if not rules.board.regions[region].present:
        return -1
    counts: list[int] = [own[region] for own in stars]
    automa: i64 = rules.automa_stars[region] if rules.automa_stars else 0
    most: i64 = max(counts)
    if automa > most:
        return AUTOMA
    return counts.index(most) if most > automa and counts.count(most) == 1 else -1


def map_points(rules: Rules, stars: list[tuple[int, ...]]) -> list[int]:
    """Return what each seat would get for its regions at the end, then the Automa; nothing if regions do not score.

    `stars` has `Vineyard.star_counts` of every seat.
    """
    points: list[int] = [0] * (rules.players + 1)
    if not rules.map_scoring:
        return points
    for region in range(len(rules.board.regions)):
        holder = region_holder(rules, stars, region)
        if holder >= 0:
            place: i64 = rules.players if holder == AUTOMA else holder
            points[place] += rules.board.regions[region].vp
    return points


def score_map(state: State) -> None:
    """INF-5: the holder of each region scores it."""
    stars = [vineyard.star_counts() for vineyard in state.vineyards]
    number: i64 = 0
    for region in state.rules.board.regions:
        holder = region_holder(state.rules, stars, number)
        if holder == AUTOMA:
            state.automa_vp += region.vp
            state.emit(kinds.MARKER, -1, state.automa_vp, "", f"region:{REGIONS[number]}", -1)
        elif holder >= 0:
            state.add_vp(holder, region.vp, f"region:{REGIONS[number]}")
        number += 1
