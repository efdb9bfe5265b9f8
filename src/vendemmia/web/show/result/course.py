"""The course of a game as a graph, turn by turn: chances of winning, or points against the Automa."""

from __future__ import annotations

from bisect import bisect_right
from math import hypot, sqrt
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.plots import Scale, path, whole_step

from .charts import AUTOMA_DASH, DASHES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.web.results.chances import PlyChances
    from vendemmia.web.results.points import PointsMade
    from vendemmia.web.show.board.scene import SeatMark
    from vendemmia.web.tables.history import History

LEFT, RIGHT, TOP, BOTTOM = 72.0, 664.0, 12.0, 244.0
"""The plot inside the drawing, which is 680 wide and 280 high."""
SMOOTH = 2
"""Turns before and after that a chance is averaged over: who is next to move makes it jump."""
MOST_MOMENTS = 240
"""Of more turns only some are drawn."""
YEARS_NAMED = 14


MARK = 16.0
"""The radius of a mark where the graph is drawn smallest."""
APART = 2 * MARK + 4
"""The distance between the middles of two marks that are near each other."""
ROUNDED = 0.2
"""By how much rounded heights may miss it."""


class CostlyMark(NamedTuple):
    """A decision that cost much: its number in the list beside the graph, and its place."""

    number: int
    x: float
    y: float
    """The middle of the mark: on the line of the graph, or above or below it, where another mark is near."""
    line: float
    """The height of the line there."""


class CourseLine(NamedTuple):
    """One player; `seat` is None for the Automa. `values` are those after each year."""

    seat: SeatMark | None
    dash: str
    path: str
    end: float
    values: tuple[float, ...]


class CourseGraph:
    """A graph of `values`: for every line one number at each ply of `plies`. With a reader there is only their line."""

    left, right, top, bottom = LEFT, RIGHT, TOP, BOTTOM

    def __init__(
        self,
        kind: str,
        plies: Sequence[int],
        years: Sequence[int],
        values: Sequence[tuple[SeatMark | None, Sequence[float]]],
        even: float | None = None,
    ) -> None:
        self.kind = kind
        """"chance" or "points"."""
        self.even = even
        """The height at which no player is ahead, if one line is drawn."""
        step = -(-len(plies) // MOST_MOMENTS)
        places = sorted({*range(0, len(plies), step), len(plies) - 1})
        self.plies = [plies[place] for place in places]
        self._years = [years[place] for place in places]
        self._all_years = list(years)
        self._values = [(seat, [line[place] for place in places], line) for seat, line in values]
        shown = [value for _, line, _ in self._values for value in line]
        self.low: float = min(0.0, *shown)
        self.high: float = 1.0 if kind == "chance" else max(5.0, *shown)
        self.x = Scale(0, max(1, len(self.plies) - 1), LEFT, RIGHT).place
        self.y = Scale(self.low, self.high, BOTTOM, TOP).place

    @cached_property
    def lines(self) -> tuple[CourseLine, ...]:
        return tuple(
            CourseLine(
                seat,
                AUTOMA_DASH if seat is None else DASHES[seat.number],
                path((self.x(place), self.y(value)) for place, value in enumerate(line)),
                self.y(line[-1]),
                tuple(whole[place] for _, place in self.year_ends),
            )
            for seat, line, whole in self._values
        )

    @property
    def area(self) -> str:
        """The space between the only line and the height at which no player is ahead."""
        middle = self.y(self.even or 0)
        return f"{self.lines[0].path}L{RIGHT} {middle}L{LEFT} {middle}Z"

    @cached_property
    def year_ends(self) -> tuple[tuple[int, int], ...]:
        """Every year with the place of its last moment, among all moments."""
        last = {year: place for place, year in enumerate(self._all_years)}
        return tuple(last.items())

    @property
    def year_starts(self) -> tuple[float, ...]:
        """Where a year begins, without the first."""
        years = self._years
        return tuple(self.x(place) for place in range(1, len(years)) if years[place] != years[place - 1])

    @property
    def named_years(self) -> tuple[tuple[int, float], ...]:
        """Years with the middle of their stretch; of many only some."""
        stretches: dict[int, list[int]] = {}
        for place, year in enumerate(self._years):
            stretches.setdefault(year, []).append(place)
        every = -(-len(stretches) // YEARS_NAMED)
        named = [(year, round((self.x(some[0]) + self.x(some[-1])) / 2, 1)) for year, some in stretches.items()]
        return tuple(named[::every])

    @property
    def ticks(self) -> tuple[tuple[float, float], ...]:
        """Values with their heights."""
        if self.kind == "chance":
            return tuple((share, self.y(share)) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
        step = whole_step(self.high - self.low)
        first = int(self.low // step) * step
        return tuple((value, self.y(value)) for value in range(first, int(self.high) + 1, step) if value >= self.low)

    def marked(self, plies: Sequence[int]) -> tuple[CostlyMark, ...]:
        """Return decisions on the first line, numbered from 1 in the order given. No mark covers another."""
        found: list[CostlyMark] = []
        for number, ply in enumerate(plies, 1):
            place = max(0, bisect_right(self.plies, ply) - 1)
            x, line = self.x(place), self.y(self._values[0][1][place])
            found.append(CostlyMark(number, x, free_height(x, line, found), line))
        return tuple(found)


def free_height(x: float, line: float, marks: Sequence[CostlyMark]) -> float:
    """Return the height nearest to the line at which a mark covers none of the others and stays inside the plot."""
    near = [mark for mark in marks if abs(mark.x - x) < APART]
    beside = [mark.y + side * sqrt(APART**2 - (mark.x - x) ** 2) for mark in near for side in (-1, 1)]
    inside = [line, *(round(y, 1) for y in beside)]
    free = [
        y
        for y in inside
        if TOP + MARK <= y <= BOTTOM - MARK or y == line
        if all(hypot(mark.x - x, mark.y - y) >= APART - ROUNDED for mark in near)
    ]
    return min(free, key=lambda y: abs(y - line), default=line)


def chance_course(moments: Sequence[PlyChances], seats: Sequence[SeatMark], reader: SeatMark | None) -> CourseGraph:
    """Return the reader's chance, else everybody's."""
    shown = seats if reader is None else [reader]
    return CourseGraph(
        "chance",
        [moment.ply for moment in moments],
        [moment.mark.year for moment in moments],
        [(seat, smooth([moment.shares[seat.number] for moment in moments])) for seat in shown],
        None if reader is None else 1 / len(seats),
    )


def smooth(values: Sequence[float]) -> list[float]:
    """Return each with its neighbours on average; the last one is the result."""
    last = len(values) - 1
    near = [values[max(0, place - SMOOTH) : min(place + SMOOTH + 1, last)] for place in range(last)]
    return [*(sum(some) / len(some) for some in near), values[last]]


def points_course(made: PointsMade, history: History, seats: Sequence[SeatMark]) -> CourseGraph:
    """Return the points of a solo game after every turn, with the Automa's."""
    plies = [turn.end for turn in history.turns if turn.mark.year] or [history.plies]
    lines: list[tuple[SeatMark | None, list[float]]] = [
        (seat, [made.course[ply][0][seat.number] for ply in plies]) for seat in seats
    ]
    if made.automa is not None:
        lines.append((None, [made.course[ply][1] or 0 for ply in plies]))
    return CourseGraph("points", plies, [history.marks[max(0, ply - 1)].year for ply in plies], lines)
