"""Fields as plots on a slope: a crest of grass, then ridges that grow towards the viewer. A bare one lies fallow."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from .shapes import Symbol, circle, line, number, path

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH: Final = 140
HEIGHT: Final = 214
FIELDS: Final = (5, 6, 7)
CRESTS: Final = (16, 12, 15)


def field(seed: int, *, bare: bool = False) -> str:
    """Return the ground of a field: ploughed, or fallow with stalks and poppies."""
    chance = Random(seed)
    soil = "fal" if bare else "soil"
    top = CRESTS[seed % len(CRESTS)]
    crest = (
        f"M0 {top + 6}C{number(WIDTH * 0.2)} {top - 3} {number(WIDTH * 0.45)} {top - 5} {number(WIDTH * 0.62)} {top}"
        f"S{number(WIDTH * 0.9)} {top + 7} {WIDTH} {top + 2}"
    )
    drawn = path(f"{crest}V{HEIGHT - 5}q0 5-5 5H5q-5 0-5-5Z", soil) + _ridges(chance, soil, top)
    for tuft in range(9):
        x, y = WIDTH * (tuft + 0.5) / 9 + chance.uniform(-5, 5), top + 4 + chance.uniform(-3, 3)
        if tuft % 2:
            drawn += line(_blades(x, y), "hill-n", 1.5)
    return drawn + (_stalks(Random(seed + 40), top) if bare else "")


def _ridges(chance: Random, soil: str, top: int) -> str:
    """Return the ridges of the plough, with clods between them."""
    gap, y, shade, light, clods = 15.0, top + 8.0, "", "", ""
    while y < HEIGHT - gap:
        high, low = chance.uniform(-3, 3), chance.uniform(-3, 3)
        wave = partial(_wave, y, high, low)
        shade += (
            f"M0 {number(y + gap * 0.5)}{wave(gap * 0.5)} {WIDTH} {number(y + gap * 0.5 - 2)}V{number(y + gap - 3)}"
        )
        shade += (
            f"C{number(WIDTH * 0.66)} {number(y + gap + 4 + low)} {number(WIDTH * 0.3)} {number(y + gap - 8 + high)}"
        )
        shade += f" 0 {number(y + gap)}z"
        light += f"M0 {number(y)}{wave(0)} {WIDTH} {number(y - 2)}v3.5C{number(WIDTH * 0.66)} {number(y + 8 + low)}"
        light += f" {number(WIDTH * 0.3)} {number(y - 2 + high)} 0 {number(y + gap * 0.2)}z"
        for _ in range(5):
            x, down, size = chance.uniform(4, WIDTH - 4), chance.uniform(2, gap - 2), chance.uniform(0.9, 1.9)
            clods += circle(x, y + down, size, f"{soil}-{chance.choice('ldd')}", 0.9)
        y += gap
        gap += 1.6
    return path(shade, f"{soil}-d", 0.75) + path(light, f"{soil}-l", 0.8) + clods


def _wave(y: float, high: float, low: float, down: float) -> str:
    """Return the curve of a ridge across the field."""
    return f"C{number(WIDTH * 0.3)} {number(y + down - 6 + high)} {number(WIDTH * 0.66)} {number(y + down + 4 + low)}"


def _blades(x: float, y: float) -> str:
    return f"M{number(x)} {number(y)}l-3-5M{number(x)} {number(y)}v-7M{number(x)} {number(y)}l3-5"


def _stalks(chance: Random, top: int) -> str:
    """Return stubble with poppies."""
    stalks = poppies = ""
    for _ in range(26):
        x, y = chance.uniform(6, WIDTH - 6), chance.uniform(top + 14, HEIGHT - 34)
        stalks += f"M{number(x)} {number(y)}l-2-5M{number(x)} {number(y)}v-6M{number(x)} {number(y)}l2-5"
        if chance.random() < 0.4:
            poppies += circle(x + 1, y - 6.5, 1.9, "poppy")
    return line(stalks, "fal-g", 1.1, 0.9) + poppies


def symbols(seed: int) -> dict[str, Symbol]:
    """Return the three fields of an estate, each ploughed (`f-5`) and fallow (`f-5-bare`)."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    drawn: Callable[..., str] = field
    return {
        f"f-{number_}{'-bare' if bare else ''}": Symbol(box, drawn(seed * 3 + number_, bare=bare))
        for number_ in FIELDS
        for bare in (False, True)
    }
