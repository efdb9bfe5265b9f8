"""Plain charts as SVG: dots with their intervals, and stacked bars. They need nothing but text."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.plots import MOST_STEPS, Scale, stacked, step

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH: Final = 720
LINE: Final = 20
TOP: Final = 62
BOTTOM: Final = 44
RIGHT: Final = 132
"""Room for the numbers beside the chart."""
LETTER: Final = 7.2
"""The width of a letter, roughly."""
COLOURS: Final = ("#7b2d43", "#c98a2b", "#5b7553", "#3f6c8f", "#8c6bb1", "#b5563c", "#8a8a8a")
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#333}.t{font-weight:600;font-size:15px}.n{fill:#666;font-size:12px}"
    ".g{stroke:#ddd}.z{stroke:#888;stroke-dasharray:4 3}.i{stroke:#7b2d43;stroke-width:2}.d{fill:#7b2d43}"
    ".o{fill:#fff;stroke:#3f6c8f;stroke-width:1.5}.p{stroke:#3f6c8f;stroke-width:1}"
    ".s{stroke:#222;stroke-width:2}"
)


class Dot(NamedTuple):
    """A value with its interval; `other` is the same measured in another way."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    """What is written at the right."""
    other: tuple[float, float, float] | None = None


class Bar(NamedTuple):
    """A bar of parts, with the interval of their sum."""

    label: str
    parts: tuple[float, ...]
    low: float
    high: float
    note: str = ""


def ticks(low: float, high: float, most: int = MOST_STEPS) -> list[float]:
    """Round numbers that cover a range."""
    each = step(max(high - low, 1e-9), most)
    return [number * each for number in range(floor(low / each), ceil(high / each) + 1)]


class Axis:
    """The axis of a chart, and where values are on it."""

    def __init__(self, labels: Sequence[str], low: float, high: float, unit: str) -> None:
        self.left = 16 + LETTER * max(map(len, labels))
        self.marks = ticks(low, high)
        self.unit = unit
        self.height = TOP + LINE * len(labels) + BOTTOM
        self.x = Scale(self.marks[0], self.marks[-1], self.left, WIDTH - RIGHT).place
        """Where a value is."""

    def y(self, place: int) -> float:
        """Return the middle of a line."""
        return TOP + LINE * (place + 0.5)

    def page(self, title: str, note: str, content: Iterator[str], middle: float | None = None) -> str:
        """Return the whole chart."""
        bottom = self.height - BOTTOM
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{self.height}" fill="#fff"/>',
            f'<text class="t" x="12" y="24">{escape(title)}</text><text class="n" x="12" y="44">{escape(note)}</text>',
        ]
        for mark in self.marks:
            x = self.x(mark)
            parts.append(f'<line class="g" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
            parts.append(f'<text class="n" x="{x}" y="{bottom + 17}" text-anchor="middle">{mark:g}</text>')
        end = self.x(self.marks[-1])
        parts.append(f'<text class="n" x="{end}" y="{bottom + 35}" text-anchor="end">{escape(self.unit)}</text>')
        if middle is not None:
            x = self.x(middle)
            parts.append(f'<line class="z" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{bottom}"/>')
        return "\n".join([*parts, *content, "</svg>\n"])

    def texts(self, place: int, label: str, note: str) -> str:
        """Return the label beside a line."""
        y = self.y(place) + 4
        shown = f'<text x="{self.left - 8}" y="{y}" text-anchor="end">{escape(label)}</text>'
        return shown + f'<text class="n" x="{WIDTH - RIGHT + 8}" y="{y}">{escape(note)}</text>'


def dot_chart(title: str, note: str, unit: str, dots: Sequence[Dot], middle: float | None = None) -> str:
    """Draw values with their intervals, one on a line; `middle` is where a dashed line is drawn."""
    bounds = [bound for dot in dots for bound in (dot.low, dot.high, *(dot.other or ())[1:])]
    bounds += [] if middle is None else [middle]
    frame = Axis([dot.label for dot in dots], min(bounds), max(bounds), unit)

    def content() -> Iterator[str]:
        for place, dot in enumerate(dots):
            y = frame.y(place)
            yield frame.texts(place, dot.label, dot.note)
            if dot.other is not None:
                value, low, high = dot.other
                yield f'<line class="p" x1="{frame.x(low)}" x2="{frame.x(high)}" y1="{y + 5}" y2="{y + 5}"/>'
                yield f'<circle class="o" cx="{frame.x(value)}" cy="{y + 5}" r="2.5"/>'
            yield f'<line class="i" x1="{frame.x(dot.low)}" x2="{frame.x(dot.high)}" y1="{y}" y2="{y}"/>'
            yield f'<circle class="d" cx="{frame.x(dot.value)}" cy="{y}" r="4"/>'

    return frame.page(title, note, content(), middle)


def bar_chart(title: str, note: str, unit: str, names: Sequence[str], bars: Sequence[Bar]) -> str:
    """Draw stacked bars. Parts below zero are left out of a bar; the table beside the chart has them."""
    frame = Axis([bar.label for bar in bars] + [""], 0, max(bar.high for bar in bars), unit)

    def content() -> Iterator[str]:
        x = frame.left
        for name, colour in zip(names, COLOURS, strict=False):
            yield f'<rect x="{x:.1f}" y="{TOP + 3}" width="12" height="12" fill="{colour}"/>'
            yield f'<text class="n" x="{x + 16:.1f}" y="{TOP + 13}">{escape(name)}</text>'
            x += 30 + LETTER * len(name)
        for place, bar in enumerate(bars, 1):
            y = frame.y(place)
            yield frame.texts(place, bar.label, bar.note)
            for (low, high), colour in zip(stacked(max(0.0, part) for part in bar.parts), COLOURS, strict=False):
                x, width = frame.x(low), frame.x(high) - frame.x(low)
                yield f'<rect x="{x}" y="{y - 7}" width="{width:.1f}" height="14" fill="{colour}"/>'
            yield f'<line class="s" x1="{frame.x(bar.low)}" x2="{frame.x(bar.high)}" y1="{y}" y2="{y}"/>'

    return frame.page(title, note, content())
