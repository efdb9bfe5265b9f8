"""The landscapes of the pages around the table: start page, heads of pages, campaign road, feast, small pictures.

They have no sky: the page paints it with the colours of its season behind them. Each is a symbol of its own file, so a
table does not load them.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.houses import house, tower
from vendemmia.web.drawings.shapes import Symbol, circle, ellipse, group, line, moved, number, path, rect, seen
from vendemmia.web.drawings.trees import cypress, olive

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROAD_OF_THE_CAMPAIGN: Final = (220, 186, 212, 164, 192, 144, 172, 130)
"""The height of the foot of each stone of the campaign, in a picture of 912 by 310; they are equally far apart."""
STONES_OF_THE_CAMPAIGN: Final = (0.015, 0.915)
"""Where they begin and end, as a part of its width; the village lies behind the last one."""
PLATES: Final = (232, 436, 764, 968)
"""Where plates lie on the table of the feast, 1200 wide."""


def _hill(
    width: int, base: float, rise: float, seed: int, bottom: float, fill: str, step: int = 12
) -> tuple[str, Callable[[float], float]]:
    """Return a hill of two waves, and its height at a place."""
    chance = Random(seed)
    waves = (
        (chance.uniform(0.0035, 0.0075), chance.uniform(0, 6.3), 1.0),
        (chance.uniform(0.010, 0.016), chance.uniform(0, 6.3), 0.38),
    )

    def height(x: float) -> float:
        return base - rise * sum(share * math.sin(turn * x + start) for turn, start, share in waves)

    ridge = " ".join(f"{x},{number(height(x))}" for x in range(-step, width + 2 * step, step))
    return path(f"M{-step},{bottom}L{ridge} {width + step},{bottom}Z", fill), height


def _trees(height: Callable[[float], float], places: Sequence[float], low: float, high: float, seed: int) -> str:
    chance = Random(seed)
    return "".join(cypress(round(x), round(height(x) + 4, 1), round(chance.uniform(low, high), 1)) for x in places)


def _rows(height: Callable[[float], float], start: float, end: float, count: int, depth: float) -> str:
    """Return vine rows that run down a hill."""
    drawn = ""
    for k in range(count):
        share = k / (count - 1)
        x, lean = start + (end - start) * share, (share - 0.5) * depth * 0.9
        drawn += f"M{round(x)},{number(height(x) + 3)}q{number(lean * 0.3)},{number(depth / 2)} {number(lean)},{depth}"
    return line(drawn, "row", 2, dashes="3 1.5", butt=True)


def _rays(x: float, y: float, length: float) -> str:
    beams = ""
    for k in range(17, 36):
        a = k * 0.18 + 0.02
        beams += (
            f"M{x} {y}L{round(x + length * math.cos(a))} {round(y + length * math.sin(a))}"
            f"L{round(x + length * math.cos(a + 0.09))} {round(y + length * math.sin(a + 0.09))}Z"
        )
    return path(beams, "sun", 0.1)


def _sun(x: float, y: float, radius: float) -> str:
    return (
        circle(x, y, radius * 1.9, "sun", 0.16) + circle(x, y, radius * 1.4, "sun", 0.26) + circle(x, y, radius, "sun")
    )


def _cloud(x: float, y: float, length: float) -> str:
    return path(f"M{x} {y}h{length}c0-8-11-11-20-8-4-12-28-13-34-3-12-6-31 0-33 11z", "cloud", 0.85)


def _strip(x: float, y: float, foot: float, bottom: float) -> str:
    """Return the earth of a row, from near the horizon to the lower edge."""
    near = 0.17
    top, left = y + (bottom - y) * near, x + (foot - x) * near
    return path(
        f"M{round(left - 46 * near)} {round(top)}H{round(left + 46 * near)}"
        f"L{round(foot + 46)} {bottom}H{round(foot - 46)}Z",
        "soil",
        0.85,
    )


def _vineyard(
    x: float, y: float, left: float, right: float, count: int, bottom: float, thin: float, thick: float
) -> str:
    """Return vine rows that run to a point at the horizon: strings of leaves, small to large."""
    levels = (0.16, 0.24, 0.34, 0.46, 0.6, 0.78)
    feet = [left + (right - left) * k / (count - 1) for k in range(count)]
    found = "".join(_strip(x, y, foot, bottom) for foot in feet)
    for start, end in pairwise(levels):
        middle = (start + end) / 2
        size = thin + (thick - thin) * middle**1.15

        def strings(aside: float, above: float, start: float = start, end: float = end, size: float = size) -> str:
            return "".join(
                f"M{round(x + (foot - x) * start + aside * size)},{round(y + (bottom - y) * start - above * size)}"
                f"L{round(x + (foot - x) * end + aside * size)},{round(y + (bottom - y) * end - above * size)}"
                for foot in feet
            )

        found += line(strings(0.25, 0.3), "leaf-d", 2.2 * size)
        found += line(strings(0.2, 0.35), "leaf-d", 2.5 * size, dashes=f"0 {number(1.7 * size)}")
        found += line(strings(-0.15, 0.7), "leaf", 1.8 * size, dashes=f"0 {number(1.7 * size)}")
        found += line(strings(-0.45, 1.1), "leaf-l", 0.8 * size, dashes=f"0 {number(3.4 * size)}")
        if middle > 0.4:
            found += seen(line(strings(0.2, 0.1), "wine-c", 0.9 * size, dashes=f"0 {number(5.1 * size)}"), "fruit")
    return found


def _estate() -> str:
    """Return the house on its hill with a tower, trees and the road that winds down."""
    dark = ((618, 318, 62), (600, 324, 50), (894, 312, 70), (912, 318, 54), (936, 326, 62), (960, 334, 46))
    return (
        path("M430 400C560 330 640 300 760 296c140-4 250 60 420 90 90 16 180 26 270 30v100H430z", "mid")
        + path("M800 297c130 6 230 60 380 89 90 16 180 26 270 30v100H950c30-90-50-180-150-219z", "near", 0.5)
        + house(700, 300, 130, 50, side=0.3, windows=3)
        + house(806, 304, 74, 34, side=0.34, windows=2)
        + tower(782, 300, 26, 84)
        + rect(722, 272, 14, 28, "wood-d")
        + house(640, 308, 54, 24, side=0.3, windows=1)
        + "".join(cypress(*each) for each in dark)
        + olive(676, 322, 30)
        + olive(870, 330, 26)
        + path(
            "M735 300c-10 14-50 22-40 38s70 20 40 46-110 40-130 80H700c20-36 80-50 96-80s-50-34-56-48 16-24 16-36z",
            "road",
        )
        + path(
            "M751 300c0 12-22 22-16 36s72 18 56 48-76 44-96 80h18c20-34 80-46 96-76s-46-36-52-50 18-24 14-38z",
            "soil-l",
            0.5,
        )
    )


def start() -> str:
    """Return the estate of the start page, 1440 by 560."""
    far2, _ = _hill(1440, 226, 22, 3, 560, "far2")
    far, ridge = _hill(1440, 256, 24, 14, 560, "far")
    near, _ = _hill(1440, 414, 12, 40, 560, "near")
    chance = Random(12)
    return (
        _rays(700, 210, 900)
        + _sun(700, 210, 44)
        + "".join(
            _cloud(*each) for each in ((480, 90, 130), (880, 66, 110), (620, 42, 80), (180, 60, 100), (1150, 100, 120))
        )
        + far2
        + far
        + _trees(ridge, [chance.uniform(0, 1440) for _ in range(26)], 12, 20, 5)
        + "".join(_rows(ridge, x, x + 140, 13, 38) for x in (40, 420, 1080))
        + _estate()
        + near
        + _vineyard(560, 372, -620, 1640, 15, 640, 2, 25)
        + path("M-10 560V544C240 530 520 552 720 545S1200 530 1450 542V560z", "near")
    )


def head() -> str:
    """Return the landscape at the head of a page, 1440 by 190: hills, rows, a farm, and a village at the right."""
    far2, _ = _hill(1440, 92, 16, 5, 190, "far2")
    far, ridge = _hill(1440, 118, 16, 23, 190, "far")
    mid, middle = _hill(1440, 150, 12, 31, 190, "mid")
    near, front = _hill(1440, 178, 7, 12, 190, "near")
    village = "".join(
        house(*each)
        for each in (
            (1214, 142, 34, 15),
            (1250, 136, 38, 19),
            (1316, 138, 36, 18),
            (1356, 146, 32, 13),
            (1190, 150, 24, 10),
        )
    )
    return (
        _sun(1080, 74, 26)
        + "".join(_cloud(*each) for each in ((420, 44, 110), (760, 30, 90), (1180, 52, 100)))
        + far2
        + far
        + _trees(ridge, (60, 190, 330, 352, 540, 640, 800, 930, 1010), 11, 18, 7)
        + _rows(ridge, 400, 520, 11, 30)
        + mid
        + path("M1130 190C1170 150 1220 138 1290 136c70-2 120 20 170 34v30z", "near", 0.55)
        + village
        + tower(1288, 138, 22, 56)
        + tower(1342, 142, 13, 34)
        + house(300, round(middle(310) + 6), 40, 18)
        + _trees(middle, (288, 352, 700, 716, 1130, 1144, 1406, 1424), 22, 34, 9)
        + _rows(middle, 560, 690, 12, 30)
        + _rows(middle, 860, 980, 11, 30)
        + near
        + _trees(front, (30, 46, 480, 1000, 1016), 30, 42, 3)
        + olive(420, 184, 24)
        + olive(1090, 186, 22)
    )


def campaign() -> str:
    """Return the road of the campaign, 912 by 310, from the valley up to the village."""
    width, bottom = 912, 310
    found = circle(688, 62, 26, "sun", 0.25) + circle(688, 62, 16, "sun")
    for base, rise, seed, fill in ((96, 12, 3, "far2"), (142, 16, 5, "far"), (206, 14, 8, "mid"), (274, 8, 11, "near")):
        hill, ridge = _hill(width, base, rise, seed, bottom, fill)
        found += hill
        if fill == "far":
            found += "".join(_rows(ridge, x, x + 80, 10, 34) for x in (150, 420, 690))
            found += _trees(ridge, range(30, width, 74), 13, 18, 4)
    start, end = (width * part for part in STONES_OF_THE_CAMPAIGN)
    stones = [(start + (end - start) * (k + 0.5) / 8, y) for k, y in enumerate(ROAD_OF_THE_CAMPAIGN)]
    x, y = stones[0]
    road = f"M-10 212C15 212 30 {y} {number(x)} {y}"
    for (x, y), (right, low) in pairwise(stones):
        road += f"C{round(x + 50)} {y} {round(right - 50)} {low} {round(right)} {low}"
    x, y = stones[-1]
    road += f"C{round(x + 36)} {y} 830 122 864 106"
    return (
        found
        + line(road, "soil-d", 14, 0.3)
        + line(road, "road", 11)
        + cypress(836, 108, 26)
        + house(846, 110, 24, 13)
        + tower(872, 108, 15, 40)
        + house(884, 114, 22, 13)
        + cypress(906, 116, 24)
        + olive(164, 296, 24)
        + cypress(196, 262, 40)
        + cypress(212, 268, 32)
        + house(556, 262, 34, 15)
        + olive(640, 274, 24)
        + cypress(800, 246, 38)
        + olive(856, 214, 26)
    )


def campaign_tall() -> str:
    """Return the road of the campaign for a narrow screen, 120 by 480: it climbs from the lower left."""
    found = circle(92, 24, 15, "sun", 0.25) + circle(92, 24, 9, "sun")
    for base, rise, seed, fill in ((48, 6, 3, "far2"), (100, 7, 5, "far"), (220, 8, 8, "mid"), (390, 6, 11, "near")):
        found += _hill(120, base, rise, seed, 480, fill)[0]
    stones = [(32 if k % 2 else 60, 450 - 60 * k) for k in range(8)]
    road = f"M-6 480C10 478 {stones[0][0] - 20} 470 {stones[0][0]} {stones[0][1]}"
    for (x, y), (right, high) in pairwise(stones):
        road += (
            f"C{round(x + (x - right) * 0.4)} {y - 26} {round(right + (right - x) * 0.4)} {high + 26} {right} {high}"
        )
    return (
        found
        + line(f"{road}C24 6 60 14 92 8", "soil-d", 13, 0.3)
        + line(f"{road}C24 6 60 14 92 8", "road", 10)
        + "".join(cypress(*each) for each in ((100, 140, 26), (108, 146, 20), (12, 250, 24), (104, 330, 30)))
        + house(84, 232, 26, 12)
        + olive(100, 436, 22)
        + olive(10, 404, 18)
    )


def _lantern(x: float, y: float) -> str:
    """Return a lit lantern that hangs from a string."""
    return group(
        circle(0, 0, 32, "lantern", 0.14)
        + circle(0, 0, 21, "lantern", 0.2)
        + path("M-7-9H7L10.5 0 7 10H-7L-10.5 0z", "lantern")
        + path("M1-9h6L10.5 0 7 10H1z", "lantern-d")
        + rect(-5, -12, 10, 3, "iron-d")
        + rect(-5, 10, 10, 3, "iron-d"),
        moved(x, y),
    )


def _windmill(x: float, y: float) -> str:
    sails = "M-26-46l-2-8 20-6 2 8zM26-62l2 8-20 6-2-8zM8-28l-8 2-6-20 8-2zM-8-80l8-2 6 20-8 2z"
    return group(
        path("M-17 0l6-52h22l6 52z", "wall")
        + path("M4-52h7l6 52H6z", "wall-d")
        + path("M-15-50c2-10 7-15 15-15s13 5 15 15z", "roof")
        + line("M0-54l-26 8M0-54l26-8M0-54l8 26M0-54l-8-26", "wood-d", 3)
        + path(sails, "sail"),
        moved(x, y),
    )


def feast() -> str:
    """Return the evening of the feast, 1440 by 560: village, vines, and lanterns on a string."""
    far2, _ = _hill(1440, 262, 22, 3, 560, "far2")
    far, ridge = _hill(1440, 300, 22, 14, 560, "far")
    near, _ = _hill(1440, 388, 7, 40, 560, "near")
    chance = Random(21)
    stars = "".join(circle(chance.randint(0, 1440), chance.randint(20, 190), 1.3, "cloud", 0.8) for _ in range(34))
    string = "M70 300Q700 500 1370 300"

    def hung(t: float) -> tuple[float, float]:
        return (
            (1 - t) ** 2 * 70 + 2 * t * (1 - t) * 700 + t * t * 1370,
            (1 - t) ** 2 * 300 + 2 * t * (1 - t) * 500 + t * t * 300,
        )

    lights = "".join(_lantern(round(x), round(y + 14)) for x, y in (hung(k / 12) for k in range(1, 12)))
    return (
        stars
        + _sun(1336, 262, 36)
        + "".join(_cloud(*each) for each in ((1000, 214, 110), (1180, 236, 90), (90, 236, 100)))
        + far2
        + far
        + _trees(ridge, [chance.uniform(0, 1000) for _ in range(14)], 12, 20, 6)
        + path("M800 400C900 330 1000 314 1100 314c110 0 220 40 350 70v40H800z", "mid")
        + path("M1160 318c90 8 190 42 290 66v40h-200c0-50-40-90-90-106z", "near", 0.5)
        + house(1020, 330, 130, 50, side=0.3, windows=4)
        + house(1132, 334, 66, 32, side=0.34, windows=2)
        + tower(1112, 330, 26, 84)
        + house(960, 336, 54, 24, side=0.3, windows=1)
        + "".join(
            cypress(*each)
            for each in ((918, 356, 50), (936, 352, 64), (1216, 344, 70), (1234, 350, 54), (1262, 356, 60))
        )
        + olive(998, 352, 28)
        + olive(1188, 352, 26)
        + near
        + _vineyard(760, 372, -1300, 2820, 21, 760, 2, 26)
        + _windmill(1340, 420)
        + rect(64, 296, 9, 264, "wood-d")
        + rect(1366, 296, 9, 264, "wood-d")
        + path("M-10 560V524C240 500 520 530 720 520S1200 494 1450 516V560z", "near")
        + line(string, "wood-dd", 2.4)
        + lights
    )


def feast_table() -> str:
    """Return the long table with its cloth, 1200 by 150, for guests who stand behind it."""
    hem = "".join("q-20 11-40 0" for _ in range(24))
    plates = "".join(ellipse(x, 38, 40, 8, "terra-d") + ellipse(x, 36, 40, 7.5, "terra-l") for x in PLATES)
    return (
        rect(120, 62, 22, 78, "wood-d")
        + rect(1058, 62, 22, 78, "wood-d")
        + path("M60 8h1080l40 40H20z", "wood-l")
        + rect(20, 48, 1160, 16, "wood")
        + rect(20, 60, 1160, 4, "wood-d")
        + path("M180 8h840l60 40H120z", "cloth")
        + path(f"M1080 48v20{hem}V48z", "cloth-d")
        + line("M120 56h960", "wine-c", 2.5)
        + plates
    )


def small(number: int) -> Callable[[], str]:
    """Return what draws a small picture, 56 by 46: two hills, a house and a tree, each time others."""

    def draw() -> str:
        far, ridge = _hill(56, 24, 4, number * 3, 46, "far", 4)
        near, _ = _hill(56, 36, 3, number * 3 + 1, 46, "near", 4)
        x = 8 + number * 5 % 24
        return (
            circle(46 - number * 6 % 30, 10, 4.5, "sun")
            + far
            + house(x + 8, round(ridge(x + 12) + 7), 15, 7)
            + cypress(x + 3, round(ridge(x + 3) + 6), 13)
            + near
            + line("M6 44l6-6M14 45l5-6M22 45l4-6", "row", 1.4)
        )

    return draw


SCENES: Final[Mapping[str, tuple[str, Callable[[], str]]]] = {
    "page-start": ("0 0 1440 560", start),
    "page-head": ("0 0 1440 190", head),
    "page-campaign": ("0 0 912 310", campaign),
    "page-campaign-tall": ("0 0 120 480", campaign_tall),
    "page-feast": ("0 0 1440 560", feast),
    "page-table": ("0 0 1200 150", feast_table),
    **{f"page-small-{number}": ("0 0 56 46", small(number)) for number in range(8)},
}

SYMBOLS: Final[Mapping[str, Symbol]] = {name: Symbol(box, draw()) for name, (box, draw) in SCENES.items()}
