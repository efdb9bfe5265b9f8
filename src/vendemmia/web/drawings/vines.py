"""Vines from their grapes: posts, wires, stems, leaves of the season, and a bunch for each point of value."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from .shapes import Symbol, circle, group, line, moved, number, path, rect, seen

if TYPE_CHECKING:
    from collections.abc import Mapping

NARROW: Final = 96
HEIGHT: Final = 38
STEMS: Final = 4
BERRIES: Final = ((-3, 0), (0, -0.4), (3, 0), (-1.6, 2.9), (1.6, 2.9), (0, 5.7))
VALUES: Final = (*((red, 0) for red in range(1, 5)), *((0, white) for white in range(1, 5)), (1, 1))
"""The red and white grapes that vines have."""


def foliage(width: float, seed: int) -> str:
    """Return a run of leaves: a scalloped cloud that is lit from the upper left."""
    chance = Random(seed)
    count = int(width / 9)
    shade = base = light = ""
    for leaf in range(count):
        x = 4 + (width - 8) * leaf / (count - 1)
        y = 10 + chance.uniform(-2, 2)
        shade += circle(x, y + 2.5, chance.uniform(6.4, 8.2), "leaf-d")
        base += circle(x - 1, y, chance.uniform(5, 6.6), "leaf")
        if leaf % 2 == 0:
            light += circle(x - 2.5, y - 3, chance.uniform(2.2, 3.2), "leaf-l")
    return shade + base + light


def bunch(x: float, y: float, scale: float, *, red: bool) -> str:
    """Return a small bunch of grapes that hangs from a point."""
    shade, base, light = ("wine-d", "wine-c", "wine-l") if red else ("gg-d", "gg", "gg-l")
    drawn = "".join(circle(a, b, 2.2, shade) for a, b in BERRIES)
    drawn += "".join(circle(a - 0.4, b - 0.5, 1.5, base) for a, b in BERRIES)
    drawn += circle(-3.5, -0.9, 0.6, light) + circle(-0.5, -1.2, 0.6, light) + circle(-2.1, 2, 0.5, light)
    return group(drawn, moved(x, y, scale))


def row(red: int, white: int, width: int = NARROW, seed: int = 1) -> str:
    """Return one vine: its row with a bunch for each point of red, then of white."""
    middle = width / 2
    drawn = line(f"M2 10H{width - 2}M2 20H{width - 2}", "wire", 0.9)
    for x in (4, middle, width - 4):
        drawn += rect(x - 1.5, 4, 3, 30, "wood") + rect(x + 0.3, 4, 1.2, 30, "wood-d")
    stems = [width * (stem + 0.5) / STEMS for stem in range(STEMS)]
    drawn += line("".join(f"M{number(x)} 34c-3-6 3-10 0-16" for x in stems), "trunk", 2.6)
    drawn += line("".join(f"M{number(x)} 18c-4-2-9-2-13-6M{number(x)} 18c4-3 9-2 13-6" for x in stems), "trunk", 1.8)
    rime = f"M3 4.5h3M{number(middle - 1.5)} 4.5h3M{width - 6} 4.5h3M8 9.5h{width - 16}"
    drawn += seen(line(rime, "snow", 1.6), "frost", 0) + seen(foliage(width, seed), "fol")
    count = red + white
    places = [(10 + (width - 20) * (place + 0.5) / count, 15 + place % 2 * 2.5) for place in range(count)]
    bunches = "".join(bunch(x, y, 1.15, red=place < red) for place, (x, y) in enumerate(places))
    return drawn + seen(bunches, "fruit")


def sprig() -> str:
    """Return a cut branch with leaves, from which the grapes of a vine card hang."""
    branch = line("M6 12C30 4 60 20 96 8s44 4 54-2", "trunk", 3)
    branch += line("M40 12c2 6 6 8 10 8M104 8c2 5 8 6 11 4", "leaf-d", 1.4)
    leaf = path("M0 0C-4-8-2-14 4-18c2 4 6 5 10 4-1 4 1 7 5 9-4 2-5 5-4 9C9 5 4 4 0 0z", "leaf")
    leaf += path("M0 0C6-3 10-6 14-14c-1 4 1 7 5 9-4 2-5 5-4 9C9 5 4 4 0 0z", "leaf-d")
    places = ((22, 14, 0.9, 20), (128, 12, 0.9, -70), (70, 12, 0.7, 150), (8, 12, 0.6, -60))
    return branch + "".join(group(leaf, moved(x, y, scale, turn)) for x, y, scale, turn in places)


def rows() -> dict[str, Symbol]:
    """Return a row for each vine by its grapes, `v-3-0`: red, then white."""
    return {
        f"v-{red}-{white}": Symbol(f"0 0 {NARROW} {HEIGHT}", row(red, white, NARROW, seed=1 + (red + white) % 2))
        for red, white in VALUES
    }


SYMBOLS: Final[Mapping[str, Symbol]] = {**rows(), "v-sprig": Symbol("0 0 156 30", sprig())}
