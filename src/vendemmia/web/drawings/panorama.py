"""The land behind the actions of a season: one wide view for each row of tiles, of which each tile shows a slice."""

from __future__ import annotations

from random import Random
from typing import Final

from .houses import house, tower
from .landscape import cloud, hills, rows
from .shapes import Symbol, line, number, path
from .trees import almond, cypress, olive

WIDTH: Final = 792
HEIGHT: Final = 130
ROWS: Final = ((11, 46), (23, 40))
"""The seed and the horizon of each row of tiles."""


def panorama(seed: int, horizon: float) -> str:
    """Return a view over hills, vines and trees."""
    chance = Random(seed)
    drawn = ""
    for _ in range(WIDTH // 260):
        x, y = chance.uniform(0, WIDTH), chance.uniform(HEIGHT * 0.1, HEIGHT * 0.3)
        drawn += cloud(round(x), round(y), round(chance.uniform(60, 110)), 0.8)
    drawn += path(hills(WIDTH, horizon, 9, seed, HEIGHT).outline, "far2")
    far = hills(WIDTH, horizon + 13, 10, seed + 1, HEIGHT)
    drawn += path(far.outline, "far")
    for _ in range(12):
        x = chance.uniform(0, WIDTH)
        drawn += cypress(round(x, 1), far.height(x) + 3, round(chance.uniform(7, 13), 1))
    place = chance.uniform(80, 200)
    drawn += house(place, far.height(place) + 4, 18, 7) + tower(place + 400, far.height(place + 400) + 3, 6, 14)
    middle = hills(WIDTH, horizon + 34, 11, seed + 2, HEIGHT)
    drawn += path(middle.outline, "mid")
    for group in range(WIDTH // 240):
        left = 40 + group * 240 + chance.uniform(-30, 30)
        drawn += rows(middle.height, left, left + 90, 9, HEIGHT * 0.2)
    for tree in range(6):
        x = chance.uniform(0, WIDTH)
        kind = almond if tree == 2 else cypress if chance.random() < 0.7 else olive
        drawn += kind(round(x, 1), middle.height(x) + 3, round(chance.uniform(12, 20), 1))
    near = hills(WIDTH, horizon + 60, 7, seed + 3, HEIGHT)
    drawn += path(near.outline, "near")
    grass = "".join(_tuft(x, near.height(x) + chance.uniform(8, 26)) for x in range(20, WIDTH, 37))
    return drawn + line(grass, "row", 1.2, 0.5)


def _tuft(x: float, y: float) -> str:
    foot = f"M{x} {number(y, 0)}"
    return f"{foot}l-2-4{foot}v-5{foot}l2-4"


def symbols(seed: int) -> dict[str, Symbol]:
    """Return the views of an estate: `pan-0` and `pan-1`."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    return {
        f"pan-{row}": Symbol(box, panorama(first + seed * 31, horizon)) for row, (first, horizon) in enumerate(ROWS)
    }
