"""A picture of the result to save and share: an SVG of 1200 × 630 that needs nothing from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.web.drawings.things.labels import label_of

from .picture_style import picture_style, symbols_of

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import SeatMark

    from .charts import SourcePart
    from .result import ResultPage

BAR_LEFT, BAR_RIGHT = 430.0, 1128.0
ROWS_TOP, ROWS = 258.0, 190.0
TALLEST = 62.0
PLOT_LEFT, PLOT_RIGHT, PLOT_BOTTOM = 72.0, 1128.0, 586.0
KEY_HEIGHT = 62.0
"""From the rows to the graph: what the colours mean, and what the graph shows."""
LETTER, SWATCH = 9.6, 50.0
"""The width of a letter in the key, and of what is beside its words."""
LONGEST_NAME = 17
HEADLINE_LETTERS, LINE_LETTERS = 22, 62
"""The letters that fit into the headline, and into the line below it."""


class PictureRow(NamedTuple):
    """A player in the picture."""

    name: str
    badge: int
    """0 for the Automa."""
    vp: int
    y: float
    parts: tuple[SourcePart, ...]


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

    @property
    def headline_is_long(self) -> bool:
        return len(self.headline) > HEADLINE_LETTERS

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
    def reason_is_long(self) -> bool:
        return len(self.reason) > LINE_LETTERS

    @property
    def styles(self) -> str:
        texts = [self.headline, self.reason, *(row.name for row in self.rows), *(each.text for each in self.key)]
        return picture_style(self.symbols, "".join(texts))

    @cached_property
    def symbols(self) -> str:
        """The drawings that it uses, copied into it."""
        used = {"i-logo", "i-grande", "i-vp", "i-residual"}
        used |= {f"i-badge{row.badge}" if row.badge else "i-automa" for row in self.rows}
        return label_drawings(*sorted(used))

    @property
    def ornament(self) -> str:
        """Which ornament the label of this game has."""
        return label_of(sum(self.result.table.id.encode()))[1]

    @property
    def pitch(self) -> float:
        """The height of a row."""
        return round(min(TALLEST, ROWS / (len(self.result.scene.seats) + (1 if self.result.solo else 0))), 1)

    @cached_property
    def rows(self) -> tuple[PictureRow, ...]:
        """In the order of places; the Automa after the player."""
        bars = {bar.seat.number: bar for bar in self.result.bars.bars}
        rows = [
            PictureRow(
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
            rows.append(PictureRow(name, 0, vp, round(ROWS_TOP + self.pitch * len(rows), 1), ()))
        return tuple(rows)

    def _scaled(self, part: SourcePart) -> SourcePart:
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


def label_drawings(*icons: str) -> str:
    """Return the drawings of a label: its landscape, its ornaments, and icons."""
    ornaments = symbols_of(*(f"label-ornament-{number}" for number in range(5)))
    return symbols_of("page-head", sprite="pages.svg") + ornaments + symbols_of(*icons)
