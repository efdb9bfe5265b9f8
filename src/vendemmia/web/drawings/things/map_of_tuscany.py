"""The map of Tuscany as an old map: seven regions in their colours, water lines, hills, rivers and a frame.

Corners are given, borders wind between them. The border of two regions is drawn from a seed of its two ends, so both
have the same. The page draws the land of a region, which has states; `map-ground` lies below it, `map-relief` above.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import Symbol, around, circle, group, line, moved, number, path, points, rect
from vendemmia.web.drawings.trees import cypress

if TYPE_CHECKING:
    from collections.abc import Mapping

Corner = tuple[int, int]

LEFT: Final = 14
TOP: Final = 8
WIDTH: Final = 318
HEIGHT: Final = 360
BOX: Final = f"{LEFT} {TOP} {WIDTH} {HEIGHT}"

CORNERS: Final[Mapping[str, tuple[Corner, ...]]] = {
    "lucca": ((34, 40), (118, 18), (140, 74), (106, 114), (48, 106)),
    "firenze": ((118, 18), (232, 28), (254, 90), (218, 150), (154, 146), (106, 114), (140, 74)),
    "pisa": ((48, 106), (106, 114), (154, 146), (148, 202), (112, 210), (62, 156)),
    "livorno": ((62, 156), (112, 210), (122, 264), (70, 266), (26, 196)),
    "siena": ((154, 146), (218, 150), (242, 206), (228, 270), (162, 276), (148, 202)),
    "arezzo": ((254, 90), (316, 112), (322, 194), (274, 230), (242, 206), (218, 150)),
    "grosseto": ((148, 202), (162, 276), (228, 270), (242, 330), (176, 358), (104, 326), (122, 264), (112, 210)),
}
"""The corners of each region, around it. Regions side by side share them."""
BAND: Final = 3.6
"""How wide the coloured strip along a border is."""
STEP: Final = 11
"""About how long a straight part of a border is."""
COAST: Final[tuple[Corner, ...]] = (
    *((27, 8), (34, 40), (48, 106), (62, 156), (26, 196), (70, 266), (122, 264), (104, 326), (176, 358), (186, 368)),
)
BEYOND: Final = "M27 8L34 40L120 120L150 330L176 358L186 368H332V8Z"
"""The land around Tuscany to the north and the east."""
HILLS: Final = (
    *((172, 46, 1.1), (190, 40, 0.9), (86, 52, 1.0), (70, 60, 0.8), (206, 100, 1.1), (262, 134, 1.0), (300, 132, 0.9)),
    *((286, 178, 1.1), (304, 186, 0.8), (200, 258, 1.0), (216, 250, 0.8), (96, 190, 0.7), (134, 178, 0.7)),
    *((190, 330, 1.0), (172, 342, 0.8), (134, 316, 0.8), (90, 246, 0.7), (206, 30, 0.8)),
)
"""Where hills are, and how large."""
NEIGHBOURS: Final = (
    (282, 42, 1.2),
    (304, 56, 1.0),
    (264, 60, 0.9),
    (300, 268, 1.2),
    (276, 300, 1.0),
    (308, 322, 0.9),
    (266, 34, 0.8),
)
"""Hills beyond the border."""
TREES: Final = ((128, 96), (226, 172), (166, 262), (176, 268), (66, 92), (206, 214), (130, 230), (240, 104), (296, 208))
RIVERS: Final = (
    "M270 112C246 106 240 128 214 130S178 118 158 132 122 140 96 142 70 140 58 146",
    "M232 230C214 240 196 262 186 282S160 300 146 306 124 306 112 302",
)


def _border(start: Corner, end: Corner) -> list[tuple[float, float]]:
    """Return the points between two corners, the same from both sides."""
    if start > end:
        return _border(end, start)[::-1]
    (x, y), (right, low) = start, end
    length = math.hypot(right - x, low - y)
    count = max(3, round(length / STEP))
    chance = Random(f"{start} {end}")
    found = []
    for k in range(1, count):
        share, aside = k / count, chance.uniform(-1, 1) * min(5.0, length * 0.06)
        found.append(
            (x + (right - x) * share - (low - y) / length * aside, y + (low - y) * share + (right - x) / length * aside)
        )
    return found


@cache
def _around(region: str) -> tuple[tuple[float, float], ...]:
    """Return the points of the border of a region."""
    corners = CORNERS[region]
    found = [
        each
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)
        for each in (start, *_border(start, end))
    ]
    return tuple((round(x, 1), round(y, 1)) for x, y in found)


@cache
def outline(region: str) -> str:
    """Return the border of a region as a path."""
    return f"M{points(*_around(region))}Z"


def _band(region: str) -> str:
    """Return a strip along the border, inside of it: the outline, and the same further in the other way round."""
    border = _around(region)
    inner = []
    for (left, above), (x, y), (right, below) in zip(
        (border[-1], *border), border, (*border[1:], border[0]), strict=False
    ):
        length = math.hypot(right - left, below - above)
        inner.append((round(x - (below - above) / length * BAND, 1), round(y + (right - left) / length * BAND, 1)))
    return f"{outline(region)}M{points(*reversed(inner))}Z"


def _edges() -> dict[tuple[Corner, Corner], None]:
    """Return each border once, whichever regions share it."""
    return {
        (min(start, end), max(start, end)): None
        for corners in CORNERS.values()
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)
    }


def _coast() -> str:
    """Return the coast from the north to the south."""
    found = [each for start, end in pairwise(COAST) for each in (*_border(start, end), end)]
    return f"M{points(COAST[0], *((round(x, 1), round(y, 1)) for x, y in found))}"


def _sea() -> str:
    """Return water lines along the coast, the outermost first."""
    coast = _coast()
    found = rect(LEFT, TOP, WIDTH, HEIGHT, "m-bg")
    for width, strength in ((34, 0.25), (24, 0.35), (14, 0.5)):
        found += line(coast, "m-sea", width, strength)
    for width in (30, 21, 12):
        found += line(coast, "m-line", width, 0.55) + line(coast, "m-bg", width - 1.5)
    return found + line(coast, "m-sea", 6, 0.45)


def _hill(x: float, y: float, size: float) -> str:
    """Return a mound with hachures on its shaded side."""
    return group(
        line("M-10 4C-7-3-3-7 0-7s6 4 10 11", "m-ink", 1) + line("M1-6.5l2 6M3.5-5l2.2 6M6-2l1.8 4", "m-ink", 0.8),
        moved(x, y, size),
        opacity=".55",
    )


def _compass(x: float, y: float, size: float) -> str:
    """Return a wind rose of eight points."""
    spikes = "".join(
        group(
            path("M0-26L5-5 0 0z", "m-ink") + path("M0-26L-5-5 0 0z", "m-paper"),
            f"rotate({turn}) scale({1 if turn % 90 == 0 else 0.62})",
        )
        for turn in range(0, 360, 45)
    )
    ring = " ".join(f"{number(px)} {number(py)}" for px, py in (around(math.tau * k / 24, 17) for k in range(24)))
    return group(line(f"M{ring}z", "m-ink", 0.7, 0.6) + spikes + circle(0, 0, 2.6, "m-ink"), moved(x, y, size))


def _boat(x: float, y: float) -> str:
    return group(
        path("M-12 6h26l-5 7H-7z", "m-ink")
        + path("M0-14v18h-11C-7 0-3-6 0-14zM2-12c6 4 9 10 10 16H2z", "m-paper")
        + line("M0-14v18h-11C-7 0-3-6 0-14zM2-12c6 4 9 10 10 16H2z", "m-ink", 0.8)
        + line("M-18 15q4-3 8 0t8 0 8 0 8 0", "m-line", 1),
        moved(x, y),
    )


def _frame() -> str:
    """Return the scale of black and white around the map."""
    steps, rises = 16, 18
    across, up = WIDTH / steps, HEIGHT / rises
    found = rect(LEFT, TOP, WIDTH, 4, "m-paper") + rect(LEFT, TOP + HEIGHT - 4, WIDTH, 4, "m-paper")
    found += rect(LEFT, TOP, 4, HEIGHT, "m-paper") + rect(LEFT + WIDTH - 4, TOP, 4, HEIGHT, "m-paper")
    for k in range(0, steps, 2):
        found += rect(LEFT + k * across, TOP, across, 4, "m-ink")
        found += rect(LEFT + (k + 1) * across, TOP + HEIGHT - 4, across, 4, "m-ink")
    for k in range(0, rises, 2):
        found += rect(LEFT, TOP + (k + 1) * up, 4, up, "m-ink") + rect(LEFT + WIDTH - 4, TOP + k * up, 4, up, "m-ink")
    inner = f"M{LEFT + 4.5} {TOP + 4.5}H{LEFT + WIDTH - 4.5}V{TOP + HEIGHT - 4.5}H{LEFT + 4.5}z"
    return found + line(inner, "m-ink", 0.9)


def ground() -> str:
    """Return what lies below the regions: sea, the land beyond, ship, wind rose and frame."""
    return (
        _sea()
        + path(BEYOND, "m-beyond")
        + "".join(_hill(*each) for each in NEIGHBOURS)
        + line("M27 8L34 40M176 358L186 368", "m-ink", 1.1)
        + _boat(44, 288)
        + _compass(54, 330, 0.86)
        + _frame()
    )


def relief() -> str:
    """Return what lies above the regions: a coloured band along each border, hills, trees and rivers."""
    bands = "".join(path(_band(region), f"m-{region}-d", 0.5) for region in CORNERS)
    edges = "".join(
        f"M{points(start, *((round(x, 1), round(y, 1)) for x, y in _border(start, end)), end)}"
        for start, end in _edges()
    )
    borders = line(edges, "m-ink", 1.2, dashes="5 2 1 2", butt=True)
    return (
        bands
        + borders
        + "".join(line(river, "m-river", 1.8) for river in RIVERS)
        + "".join(_hill(*each) for each in HILLS)
        + "".join(cypress(x, y, 11) for x, y in TREES)
    )


SYMBOLS: Final[Mapping[str, Symbol]] = {"map-ground": Symbol(BOX, ground()), "map-relief": Symbol(BOX, relief())}
