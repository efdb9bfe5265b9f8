"""Drawing the figures on the cards: turns the words of `portraits.py` into drawings with a place and colours.

A template draws the parts of `figure(kind, id)` into one frame:

    <svg viewBox="0 0 64 64" fill="none" stroke="var(--piece-line)" stroke-width="2"
         stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {% for part in parts %}
        <use href="…/figures.svg#{{ part.symbol }}" x="{{ part.x }}" y="{{ part.y }}" width="{{ part.size }}"
             height="{{ part.size }}" {{ part.attributes | xmlattr }}/>
      {% endfor %}
    </svg>

Outlines come from the frame, so that one drawing serves both themes. In a symbol, what has no fill takes the first
colour of its part (none if it has none) and `currentColor` takes the second.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from .portraits import FIGURES

FRAME: Final = 64
"""A figure is drawn in a square of this side."""

TONES: Final = {
    # skin
    "fair": "light-dark(#F6DBBB,#CFA276)",
    "tan": "light-dark(#E6B98A,#BC8A58)",
    "olive": "light-dark(#D3A06C,#AA7A48)",
    "brown": "light-dark(#B47C4C,#9C693B)",
    "deep": "light-dark(#935F3B,#85542F)",
    # hair
    "black": "light-dark(#3B2E27,#453830)",
    "chestnut": "#7A4A28",
    "ginger": "#B5612B",
    "blond": "light-dark(#DDB45A,#B58C3A)",
    "grey": "light-dark(#B8AFA2,#8B8378)",
    "white": "light-dark(#F5F0E4,#A69E92)",
    # cloth
    "linen": "var(--cloth)",
    "straw": "var(--straw)",
    "gold": "var(--gold)",
    "ochre": "light-dark(#D79A2B,#B67F1F)",
    "rust": "var(--roof)",
    "wine": "var(--wine)",
    "rose": "light-dark(#D58A92,#A9606A)",
    "violet": "light-dark(#8A6AA3,#755690)",
    "blue": "light-dark(#5B7FA3,#47698C)",
    "sky": "light-dark(#A9C6DB,#5F82A0)",
    "sage": "light-dark(#9DB47A,#6F8A4E)",
    "green": "light-dark(#5E7A46,#4F6B38)",
    "earth": "light-dark(#9A7653,#7A5C40)",
    "shade": "var(--shade)",
    "slate": "light-dark(#5D6066,#54585F)",
    "owner": "var(--pc,var(--k-structure))",
}
"""Colours by name: skin and hair, then cloth; the owner's is that of the seat, where there is one."""


class Part(NamedTuple):
    """A symbol of figures.svg, put into a square with this corner and side."""

    symbol: str
    x: float = 0
    y: float = 0
    size: float = FRAME
    fill: str = ""
    """The first colour, for what has no fill in the symbol."""
    accent: str = ""
    """The second colour, for `currentColor`."""
    mirrored: bool = False

    @property
    def attributes(self) -> dict[str, str]:
        """Colours and mirroring as attributes of the `use` element."""
        found = {"fill": self.fill, "color": self.accent}
        if self.mirrored:
            found["transform"] = f"translate({2 * self.x + self.size:g} 0) scale(-1 1)"
        return {name: value for name, value in found.items() if value}


class Place(NamedTuple):
    """Where the square of a part is."""

    x: float
    y: float
    size: float


WHOLE: Final = Place(0, 0, FRAME)
ASIDE: Final = Place(-8, 0, FRAME)
"""A figure that holds something leaves room for it at the right."""
IN_HAND: Final = Place(32, 30, 32)
HAND: Final = Place(28, 44, 16)

_WORD: Final = re.compile(
    r"(?P<mirrored>~?)(?P<symbol>[a-z-]+)"
    r"(?::(?P<fill>[a-z]+)(?:/(?P<accent>[a-z]+))?)?"
    r"(?:@(?P<x>-?[\d.]+),(?P<y>-?[\d.]+)(?:,(?P<size>[\d.]+))?)?"
)
_BODY: Final = ("back-", "head-", "face-", "beard-", "glasses-", "hair-", "hat-", "wear-", "over-")
_THING: Final = re.compile(r"\b(?:prop|held)-")


@cache
def figure(kind: str, id: str) -> tuple[Part, ...]:
    """The parts of a card's figure in drawing order; `kind` is one of `FIGURES`."""
    return tuple(part for people in FIGURES[kind][id].split(" | ") for part in _drawn(people))


def _drawn(words: str) -> list[Part]:
    """One line of words. A leading `[x,y,size]` draws it smaller, as one of several people."""
    scale = 1.0
    corner = (0.0, 0.0)
    if words.startswith("["):
        square, words = words[1:].split("] ")
        x, y, size = (float(number) for number in square.split(","))
        corner, scale = (x, y), size / FRAME
    body = ASIDE if _THING.search(words) else WHOLE
    parts: list[Part] = []
    skin = cuff = ""
    for word in words.split():
        part = _part(word, body)
        if part.symbol.startswith("head-"):
            skin = part.fill
        elif part.symbol.startswith("wear-"):
            cuff = part.fill
        elif part.symbol == "hand":
            part = part._replace(fill=skin, accent=cuff)
        parts.append(part._replace(x=corner[0] + part.x * scale, y=corner[1] + part.y * scale, size=part.size * scale))
    return parts


def _part(word: str, body: Place) -> Part:
    match = _WORD.fullmatch(word)
    if match is None:
        raise ValueError(word)
    symbol = match["symbol"]
    place = _usual_place(symbol, body)
    if match["x"]:
        place = Place(float(match["x"]), float(match["y"]), float(match["size"] or place.size))
    return Part(
        symbol,
        *place,
        fill=TONES[match["fill"]] if match["fill"] else "",
        accent=TONES[match["accent"]] if match["accent"] else "",
        mirrored=bool(match["mirrored"]),
    )


def _usual_place(symbol: str, body: Place) -> Place:
    if symbol.startswith(_BODY):
        return body
    if symbol.startswith("prop-"):
        return IN_HAND
    return HAND if symbol == "hand" else WHOLE
