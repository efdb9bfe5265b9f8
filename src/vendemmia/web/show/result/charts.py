"""The geometry of the charts: templates draw what is computed here, and a table says the same in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from django.utils.functional import cached_property

from vendemmia.plots import Scale, path, stacked, whole_step

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from vendemmia.locale import Words
    from vendemmia.web.results.points import YearEnd
    from vendemmia.web.show.board.scene import SeatMark

BAR_WIDTH, BAR_HEIGHT, GAP = 380.0, 34.0, 2.0
LEAST_FOR_TEXT = 13.0
"""A narrower part of a bar shows no number."""

LEFT, RIGHT, TOP, BOTTOM = 44.0, 604.0, 11.0, 246.0
"""The plot inside the drawing of lines."""
ALL_NAMED = 12
"""Up to this many years are all labelled; of more only round numbers and the last."""
YEARS_NAMED = 9
YEAR_STEP = 30.0
"""The least distance between the last year and the label before it."""
LABEL_STEP = 22.0
"""The least distance between two numbers at the ends of lines."""

DASHES = ("", "7 5", "2 5", "12 4 2 4", "1 3", "16 6")
"""By seat: lines differ by dash and badge, not by colour alone."""
AUTOMA_DASH = "4 2"


class SourcePart(NamedTuple):
    """The points of one source in a bar."""

    source: str
    vp: int
    x: float
    width: float

    @property
    def middle(self) -> float:
        return round(self.x + self.width / 2, 1)

    @property
    def has_text(self) -> bool:
        return self.width >= LEAST_FOR_TEXT


class SourceBar(NamedTuple):
    """One player's points by source; losses are left of the zero line."""

    seat: SeatMark
    parts: tuple[SourcePart, ...]
    total: int
    zero: float


class BySource(Protocol):
    """Points by source, at the end of a game or on the way."""

    sources: list[Counter[str]]
    """By seat."""

    @property
    def used(self) -> tuple[str, ...]: ...


def bar_text(words: Words, player: str, bar: SourceBar) -> str:
    """Return a bar in words, for screen readers."""
    parts = [
        words.message("chart-part", source=words.message(f"chart-source-{part.source}"), vp=part.vp)
        for part in bar.parts
    ]
    if not parts:
        return words.message("chart-bar-none", player=player)
    return words.message("chart-bar", player=player, parts=words.listed(parts))


class Bars:
    """A stacked bar for each seat, all on one scale."""

    def __init__(self, made: BySource, seats: Sequence[SeatMark]) -> None:
        self.width, self.height = BAR_WIDTH, BAR_HEIGHT
        self.sources = made.used
        gained = [sum(vp for vp in counted.values() if vp > 0) for counted in made.sources]
        lost = max(-sum(vp for vp in counted.values() if vp < 0) for counted in made.sources)
        self._scale = Scale(-lost, max(1 - lost, *gained), 0, BAR_WIDTH)
        self.bars = tuple(self._bar(made, seat) for seat in seats)

    def _bar(self, made: BySource, seat: SeatMark) -> SourceBar:
        counted = made.sources[seat.number]
        parts = tuple(
            SourcePart(source, counted[source], self._scale.place(low), round(self._scale.length(high - low) - GAP, 1))
            for source, (low, high) in zip(
                self.sources, stacked(counted[source] for source in self.sources), strict=True
            )
            if low != high
        )
        return SourceBar(seat, parts, counted.total(), self._scale.place(0))


class Point(NamedTuple):
    x: float
    y: float
    vp: int


class PointsLine(NamedTuple):
    """The points of one player over the years; `seat` is None for the Automa."""

    seat: SeatMark | None
    dash: str
    points: tuple[Point, ...]

    @property
    def path(self) -> str:
        return path((point.x, point.y) for point in self.points)

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(point.vp for point in self.points)


class EndLabel(NamedTuple):
    """The number at the end of lines, with the badges of all who have it."""

    y: float
    vp: int
    lines: tuple[PointsLine, ...]


class Tick(NamedTuple):
    vp: int
    y: float
    is_goal: bool


class Lines:
    """Victory points over the years. `goal` are the points that end the game, if any do."""

    def __init__(self, years: Sequence[YearEnd], seats: Sequence[SeatMark], goal: int | None) -> None:
        self.years = tuple(years)
        self.seats = tuple(seats)
        self.goal = goal
        shown = [vp for year in years for vp in (*year.points, *(() if year.automa is None else (year.automa,)))]
        low, high = min(0, *shown), max(5, *shown, goal or 0)
        self.step = whole_step(high - low)
        self._low, self._high = low // self.step * self.step, -(-high // self.step) * self.step
        self.left, self.right = LEFT, RIGHT
        self.x = Scale(0, max(1, len(years) - 1), LEFT, RIGHT).place
        self.y = Scale(self._low, self._high, BOTTOM, TOP).place

    @cached_property
    def ticks(self) -> tuple[Tick, ...]:
        values = list(range(self._low, self._high + 1, self.step))
        if self.goal is not None and self.goal not in values:
            values.append(self.goal)
        return tuple(Tick(vp, self.y(vp), vp == self.goal) for vp in sorted(values))

    @cached_property
    def named_years(self) -> tuple[tuple[int, float], ...]:
        """Years with their place; of many only every second, fifth … and always the last."""
        last = len(self.years) - 1
        every = 1 if last <= ALL_NAMED else whole_step(last, YEARS_NAMED)
        round_ones = [place for place in range(last) if self.years[place].year % every == 0]
        places = [place for place in round_ones if self.x(last) - self.x(place) >= YEAR_STEP] + [last]
        return tuple((self.years[place].year, self.x(place)) for place in places)

    @cached_property
    def lines(self) -> tuple[PointsLine, ...]:
        """By seat, the Automa last."""
        lines = [PointsLine(seat, DASHES[seat.number], self._points(seat.number)) for seat in self.seats]
        if self.years[0].automa is not None:
            lines.append(PointsLine(None, AUTOMA_DASH, self._points(None)))
        return tuple(lines)

    def _points(self, seat: int | None) -> tuple[Point, ...]:
        values = [(year.automa or 0) if seat is None else year.points[seat] for year in self.years]
        return tuple(Point(self.x(place), self.y(vp), vp) for place, vp in enumerate(values))

    @cached_property
    def labels(self) -> tuple[EndLabel, ...]:
        """From the top down, moved apart where they would overlap, and up where they would leave the plot."""
        ends = sorted({line.values[-1] for line in self.lines}, reverse=True)
        heights: list[float] = []
        for vp in ends:
            heights.append(max(self.y(vp), heights[-1] + LABEL_STEP) if heights else self.y(vp))
        lowest = BOTTOM + LABEL_STEP
        for place in range(len(heights) - 1, -1, -1):
            lowest = heights[place] = min(heights[place], lowest - LABEL_STEP)
        return tuple(
            EndLabel(round(y, 1), vp, tuple(line for line in self.lines if line.values[-1] == vp))
            for y, vp in zip(heights, ends, strict=True)
        )
