"""The geometry of all charts: scales, round numbers on them, lines, and stacked bars.

Pages of the browser, of tournaments and of research draw what is computed here, each in its own size and style.
"""

from __future__ import annotations

from math import floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MOST_STEPS = 7
"""Round numbers that an axis has room for."""


class Scale(NamedTuple):
    """Values from `low` to `high`, drawn from `start` to `end`. An axis that grows upwards ends at a smaller number."""

    low: float
    high: float
    start: float
    end: float
    digits: int = 1

    def length(self, value: float) -> float:
        """Return how far a value reaches in the drawing."""
        return (self.end - self.start) * value / (self.high - self.low)

    def place(self, value: float) -> float:
        """Return where a value is in the drawing."""
        return round(self.start + self.length(value - self.low), self.digits)


def step(span: float, most: int = MOST_STEPS) -> float:
    """Return the smallest round number, 1, 2 or 5 times a power of ten, of which at most `most` cover a span."""
    power = 10.0 ** floor(log10(span / most))
    return next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most)


def whole_step(span: float, most: int = MOST_STEPS) -> int:
    """Return the same for values that are whole numbers."""
    return max(1, int(step(span, most)))


def path(points: Iterable[tuple[float, float]]) -> str:
    """Return a line through points, as SVG writes it."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def stacked(values: Iterable[float]) -> Iterator[tuple[float, float]]:
    """Yield the two ends of each part of a bar: gains follow each other above zero, losses below."""
    above = below = 0.0
    for value in values:
        if value >= 0:
            yield above, above + value
            above += value
        else:
            yield below + value, below
            below += value


__all__ = ["MOST_STEPS", "Scale", "path", "stacked", "step", "whole_step"]
