"""A picture of the result to save and share: an SVG of 1200 × 630 that needs nothing from outside."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property
from django.utils.safestring import mark_safe

if TYPE_CHECKING:
    from .charts import Part
    from .result import ResultPage
    from .scene import SeatMark

STATIC = Path(__file__).parents[1] / "static" / "vendemmia"
BAR_LEFT, BAR_RIGHT = 430.0, 1138.0
ROWS_TOP, ROWS = 258.0, 190.0
TALLEST = 62.0
PLOT_LEFT, PLOT_RIGHT, PLOT_BOTTOM = 62.0, 1138.0, 592.0
KEY_HEIGHT = 62.0
"""From the rows to the graph: what the colours mean, and what the graph shows."""
LETTER, SWATCH = 9.6, 50.0
"""The width of a letter in the key, and of what is beside its words."""
LONGEST_NAME = 17


class Row(NamedTuple):
    """A player in the picture."""

    name: str
    badge: int
    """0 for the Automa."""
    vp: int
    y: float
    parts: tuple[Part, ...]


class Key(NamedTuple):
    """What a colour means."""

    source: str
    x: float
    text: str


class Picture:
    """What `result/picture.html` draws."""

    width, height = 1200, 630
    left, right, bottom = PLOT_LEFT, PLOT_RIGHT, PLOT_BOTTOM

    def __init__(self, result: ResultPage) -> None:
        self.result = result

    @property
    def headline(self) -> str:
        return self.result.headline if self.named_you else self.result.headline_by_name

    @cached_property
    def named_you(self) -> bool:
        """A reader without a name of their own is "You" in the picture too."""
        reader, words = self.result.reader, self.result.scene.words
        return reader is not None and reader.name == words.message("new-name-alone")

    def name(self, seat: SeatMark) -> str:
        name = self.result.name(seat) if self.named_you else seat.name
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"

    @property
    def reason(self) -> str:
        """Why it ended so, unless that speaks of "you" to other people."""
        return self.result.reasons[0] if self.result.reasons and (self.named_you or not self.result.reader) else ""

    @property
    def styles(self) -> str:
        return picture_styles()

    @cached_property
    def symbols(self) -> str:
        """The drawings that it uses, copied into it."""
        used = {"i-logo", "i-worker", "i-grande", "i-rooster"}
        used |= {f"i-badge{row.badge}" if row.badge else "i-automa" for row in self.rows}
        return symbols_of(*sorted(used))

    @property
    def pitch(self) -> float:
        """The height of a row."""
        return round(min(TALLEST, ROWS / (len(self.result.scene.seats) + (1 if self.result.solo else 0))), 1)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """In the order of places; the Automa after the player."""
        bars = {bar.seat.number: bar for bar in self.result.bars.bars}
        rows = [
            Row(
                self.name(place.seat),
                place.seat.badge,
                place.standing.vp,
                round(ROWS_TOP + self.pitch * line, 1),
                tuple(self._scaled(part) for part in bars[place.seat.number].parts),
            )
            for line, place in enumerate(self.result.places)
        ]
        if self.result.solo:
            name, vp = self.result.scene.words.automa_name(), self.result.automa_vp
            rows.append(Row(name, 0, vp, round(ROWS_TOP + self.pitch * len(rows), 1), ()))
        return tuple(rows)

    def _scaled(self, part: Part) -> Part:
        scale = (BAR_RIGHT - BAR_LEFT) / self.result.bars.width
        return part._replace(x=round(BAR_LEFT + part.x * scale, 1), width=round(max(2.0, part.width * scale), 1))

    @property
    def rows_end(self) -> float:
        return round(ROWS_TOP + self.pitch * len(self.rows), 1)

    @property
    def key(self) -> tuple[Key, ...]:
        """Side by side; closer together if there are many."""
        texts = [self.result.scene.words.message(f"chart-source-{source}") for source in self.result.bars.sources]
        widths = [LETTER * len(text) + SWATCH for text in texts]
        scale = min(1.0, (PLOT_RIGHT - PLOT_LEFT) / max(1.0, sum(widths)))
        lefts = [PLOT_LEFT + scale * sum(widths[:place]) for place in range(len(texts))]
        return tuple(
            Key(source, round(x, 1), text)
            for source, x, text in zip(self.result.bars.sources, lefts, texts, strict=True)
        )

    # --- the course of the game

    @property
    def top(self) -> float:
        return self.rows_end + KEY_HEIGHT

    @property
    def plot(self) -> str:
        """Moves the graph of the page into its place here."""
        course = self.result.course
        across = (PLOT_RIGHT - PLOT_LEFT) / (course.right - course.left)
        up = (PLOT_BOTTOM - self.top) / (course.bottom - course.top)
        x, y = PLOT_LEFT - course.left * across, self.top - course.top * up
        return f"matrix({across:.4f} 0 0 {up:.4f} {x:.2f} {y:.2f})"


@lru_cache(maxsize=64)
def symbol(name: str) -> str:
    """A drawing of the sheet of icons."""
    found = re.search(rf'<symbol id="{name}".*?</symbol>', _sheet(), re.DOTALL)
    return found[0] if found else ""


@lru_cache(maxsize=1)
def _sheet() -> str:
    return (STATIC / "icons.svg").read_text(encoding="utf-8")


def symbols_of(*names: str) -> str:
    """Several drawings, to be copied into a picture."""
    return mark_safe("".join(symbol(name) for name in names))  # noqa: S308 - a file of our own


@lru_cache(maxsize=1)
def picture_styles() -> str:
    """The style sheet of all pictures, as an element."""
    sheet = (STATIC / "css" / "picture.css").read_text(encoding="utf-8")
    return mark_safe(f"<style>{sheet}</style>")  # noqa: S308 - a file of our own
