"""The land of an estate from its seed: hills in four depths, rows of vines, cypresses, houses, a village on its hill.

The sky is not drawn: the page has it as a gradient behind.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from . import road
from .houses import church, house, tower
from .shapes import Symbol, circle, line, number, path
from .trees import almond, cypress, olive, pine

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH: Final = 1440
HEIGHT: Final = 196
NARROW: Final = 390, 150
"""The land of a narrow window, with drawings of its own: the wide one would be a strip of dots there."""
STEP: Final = 12
SEEDS: Final = 6
"""The number of lands. A game has one of them."""


class Hill(NamedTuple):
    """A line of hills: its outline, and its height at a place."""

    outline: str
    height: Callable[[float], float]


def hills(width: int, base: float, amplitude: float, seed: int, bottom: float, *, waves: float = 1) -> Hill:
    """Return hills of two waves that a seed shapes; `waves` times as many where the land is narrow."""
    chance = Random(seed)
    long = waves * chance.uniform(0.0035, 0.0075), chance.uniform(0, 6.3)
    short = waves * chance.uniform(0.01, 0.016), chance.uniform(0, 6.3)

    def height(x: float) -> float:
        return base - amplitude * (math.sin(long[0] * x + long[1]) + 0.38 * math.sin(short[0] * x + short[1]))

    corners = [f"{x},{number(height(x), 1)}" for x in range(-STEP, width + 2 * STEP, STEP)]
    return Hill(f"M{-STEP},{number(bottom)}L{' '.join(corners)}L{width + STEP},{number(bottom)}Z", height)


def rows(height: Callable[[float], float], left: float, right: float, count: int, depth: float) -> str:
    """Return rows of vines as curves down a hill."""
    drawn = ""
    for place in range(count):
        x = left + (right - left) * place / (count - 1)
        lean = (place / (count - 1) - 0.5) * depth * 0.9
        drawn += f"M{number(x, 0)},{number(height(x) + 3, 1)}q{number(lean * 0.3, 1)},{number(depth * 0.5, 1)}"
        drawn += f" {number(lean, 1)},{number(depth)}"
    return line(drawn, "row", 1.4, dashes="3 1.5", butt=True)


def cloud(x: float, y: float, length: float, opacity: float = 0.85) -> str:
    """Return a flat cloud."""
    outline = f"M{number(x)} {number(y)}h{number(length)}c0-6-9-8-16-6-3-9-22-10-27-2-9-5-24 0-26 8z"
    return path(outline, "cloud", opacity)


def sun(x: float, y: float, radius: float) -> str:
    """Return the sun, or the moon, with its glow."""
    glow = circle(x, y, radius * 2.2, "sun", 0.16) + circle(x, y, radius * 1.55, "sun", 0.26)
    return glow + circle(x, y, radius, "sun")


def stars(chance: Random, width: int, height: int, count: int) -> str:
    """Return stars, which only the night shows."""
    return "".join(
        circle(round(chance.uniform(0, width)), round(chance.uniform(4, height)), chance.uniform(0.6, 1.3), "star")
        for _ in range(count)
    )


def village() -> str:
    """Return the village at the end of the road, on its hill."""
    hill = path("M1120 124C1190 104 1236 76 1300 70c60-4 100 14 150 30v80H1120z", "mid")
    hill += path("M1312 70c52 0 90 16 140 34v76h-90c10-40-20-84-50-110z", "hill-nd", 0.55)
    houses = house(1256, 84, 26, 12) + house(1340, 80, 30, 12) + house(1378, 88, 26, 11)
    houses += church(1278, 77, 34, 15) + house(1316, 77, 26, 17) + tower(1304, 70, 11, 24)
    trees = cypress(1250, 88, 22) + cypress(1372, 90, 24) + cypress(1410, 96, 26) + cypress(1402, 98, 20)
    return hill + houses + trees


def _far(chance: Random, seed: int) -> str:
    """Return the sky's things and the two lines of far hills."""
    drawn = sun(1100 + chance.uniform(-60, 40), 50, 20) + stars(chance, WIDTH, 64, 40)
    for across, down, length in ((360, 50, 90), (610, 30, 60), (960, 54, 110), (1180, 34, 70), (70, 60, 90)):
        drawn += cloud(across + chance.uniform(-60, 60), down + chance.uniform(-8, 8), length)
    far = hills(WIDTH, 72, 13, seed * 17 + 21, HEIGHT)
    drawn += path(far.outline, "far2")
    for _ in range(9):
        spot = chance.uniform(0, WIDTH)
        drawn += cypress(round(spot), far.height(spot) + 2, round(chance.uniform(6, 9), 1))
    near = hills(WIDTH, 84, 14, seed * 29 + 33, HEIGHT)
    drawn += path(near.outline, "far")
    for place in range(20):
        spot = chance.uniform(0, 1230)
        tree = pine if place % 7 == 3 else cypress
        drawn += tree(round(spot), near.height(spot) + 3, round(chance.uniform(8, 13), 1))
    first, second = chance.uniform(330, 480), chance.uniform(820, 960)
    drawn += house(first, near.height(first + 10) + 3, 22, 8) + house(second, near.height(second + 5) + 3, 24, 9)
    drawn += tower(second + 23, near.height(second + 25) + 3, 6, 16)
    for left in (90, 560, 1010):
        drawn += rows(near.height, left, left + 110, 12, 26)
    return drawn


def land(seed: int) -> str:
    """Return the land behind the head of a table: the road leads across it to the village."""
    chance = Random(seed + 4)
    drawn = _far(chance, seed) + village()
    drawn += path(hills(WIDTH, 104, 7, seed * 13 + 52, HEIGHT).outline, "mid") + road.ribbon()
    for left in (20, 330, 690, 1000):
        drawn += rows(lambda _: 118, left, left + 150, 14, 30)
    for place in (24, 40, 172, 336, 350, 596, 816, 1028, 1042):
        x = place + chance.uniform(-14, 14)
        drawn += cypress(round(x), 116 + place % 7, 28 + place % 11)
    drawn += olive(505 + chance.uniform(-20, 20), 120, 22) + almond(742 + chance.uniform(-20, 20), 121, 20)
    drawn += olive(112, 122, 24) + almond(920 + chance.uniform(-20, 20), 121, 21)
    return drawn + path(hills(WIDTH, 146, 6, seed * 7 + 71, HEIGHT).outline, "near")


def narrow_land(seed: int) -> str:
    """Return the land behind the head of a table on a phone: fewer and larger things, the same road."""
    (width, height), chance = NARROW, Random(seed + 11)
    drawn = sun(226 + chance.uniform(-24, 12), 44, 13) + stars(chance, width, 50, 18)
    for across, down, length in ((30, 24, 46), (128, 12, 38), (262, 22, 40)):
        drawn += cloud(across + chance.uniform(-14, 14), down + chance.uniform(-5, 5), length)
    drawn += path(hills(width, 51, 6, seed * 17 + 21, height, waves=2).outline, "far2")
    far = hills(width, 59, 5, seed * 29 + 33, height, waves=2)
    drawn += path(far.outline, "far")
    for place in range(6):
        x = 18 + place * 41 + chance.uniform(-14, 14)
        tree = pine if place == 4 else cypress
        drawn += tree(round(x), far.height(x) + 2, round(chance.uniform(8, 12), 1))
    left = chance.uniform(60, 150)
    drawn += house(left, far.height(left + 8) + 2, 15, 6) + rows(far.height, left + 34, left + 74, 8, 16)
    drawn += _narrow_village() + path(hills(width, 77, 3, seed * 13 + 52, height, waves=2).outline, "mid")
    drawn += road.ribbon(road.NARROW)
    near = hills(width, 100, 4, seed * 7 + 71, height, waves=2)
    for left in (14, 150, 262):
        drawn += rows(lambda _: 82, left, left + 56, 9, 18)
    drawn += path(near.outline, "near")
    for place in (9, 152, 288, 302):
        x = place + chance.uniform(-7, 7)
        drawn += cypress(round(x), near.height(x) + 3, 18 + place % 5)
    return drawn + olive(214 + chance.uniform(-10, 10), near.height(214) + 2, 12)


def _narrow_village() -> str:
    """Return the village where the road of a phone ends."""
    hill = path("M268 88C300 78 324 60 346 55c22-3 34 6 50 12v40H268z", "mid")
    hill += path("M352 55c18 2 30 8 44 12v40h-26c4-20-4-40-18-52z", "hill-nd", 0.55)
    houses = house(327, 60, 17, 8) + house(352, 57, 17, 10) + house(371, 61, 17, 8) + tower(345, 55, 8, 16)
    return hill + houses + cypress(323, 63, 14) + cypress(369, 63, 12)


def symbols(seed: int) -> dict[str, Symbol]:
    """Return the land of a seed, for wide windows and for narrow ones."""
    width, height = NARROW
    return {
        "land": Symbol(f"0 0 {WIDTH} {HEIGHT}", land(seed)),
        "land-narrow": Symbol(f"0 0 {width} {height}", narrow_land(seed)),
    }
