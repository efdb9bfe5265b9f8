"""The hillside of a vineyard: its ridge, on which the structures stand, and the slope below it."""

from __future__ import annotations

from random import Random
from typing import Final

from .landscape import hills
from .shapes import Symbol, path
from .trees import almond, cypress, olive, pine

WIDTH: Final = 720
HEIGHT: Final = 340
BEYOND: Final = 1080
"""The width of the far hills."""
PLOTS: Final = 8
SIDES: Final = 3
"""The number of hillsides in a land: neighbours at a table look at different ones."""


def beyond(seed: int) -> str:
    """Return two lines of far hills with cypresses, so wide that each side sees another part of them."""
    chance = Random(seed)
    drawn = path(hills(BEYOND, 52, 9, seed * 11 + 5, HEIGHT).outline, "far2")
    far = hills(BEYOND, 66, 9, seed * 11 + 8, HEIGHT)
    drawn += path(far.outline, "far")
    for _ in range(12):
        x = chance.uniform(10, BEYOND)
        drawn += cypress(round(x), far.height(x) + 3, round(chance.uniform(7, 12), 1))
    return drawn


def slope() -> str:
    """Return the ridge with a path and a dry wall, and the slope below it."""
    drawn = path(f"M0 92C160 86 420 88 {WIDTH} 90V{HEIGHT}H0Z", "hill-n")
    drawn += path(f"M0 118C200 112 460 114 {WIDTH} 116V{HEIGHT}H0Z", "hill-nd")
    drawn += path(
        f"M0 104C120 98 250 108 380 102S620 106 {WIDTH} 99v5C620 111 500 107 380 107S120 104 0 110Z", "road", 0.85
    )
    stones = [x for place, x in enumerate(range(6, WIDTH, 11)) if place % 11 not in {4, 5, 6}]
    kinds = dict.fromkeys(("stone-d", "stone", "stone-l"), "")
    for x in stones:
        kinds["stone" if x % 2 else "stone-d"] += f"M{x - 5.5} 113a5.5 2.4 0 1 0 11 0a5.5 2.4 0 1 0-11 0z"
        kinds["stone-l"] += f"M{x - 5} 112.4a4 1.5 0 1 0 8 0a4 1.5 0 1 0-8 0z"
    return drawn + "".join(path(outline, kind) for kind, outline in kinds.items())


def ridge(seed: int, side: int) -> str:
    """Return what a side sees: its part of the far hills, the slope, and trees between the plots of the structures."""
    shift = -side * (BEYOND - WIDTH) // (SIDES - 1)
    drawn = f'<use href="#beyond" x="{shift}" width="{BEYOND}" height="{HEIGHT}"/>'
    drawn += f'<use href="#slope" width="{WIDTH}" height="{HEIGHT}"/>'
    for place in range(1, PLOTS):
        x = round(WIDTH * place / PLOTS)
        kind = (place + side * (1 + place % 2) + seed) % 3
        if kind == 0:
            drawn += olive(x - 4, 98, 20) + almond(x + 8, 99, 16)
        elif kind == 1:
            drawn += cypress(x - 4, 99, 33) + cypress(x + 5, 101, 24)
        else:
            drawn += pine(x - 5, 99, 28) + olive(x + 9, 99, 14)
    return drawn


def symbols(seed: int) -> dict[str, Symbol]:
    """Return the hillsides of a land, one for each side on which an estate may lie, and what they have in common."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    common = {"beyond": Symbol(f"0 0 {BEYOND} {HEIGHT}", beyond(seed)), "slope": Symbol(box, slope())}
    return common | {f"ridge-{side}": Symbol(box, ridge(seed, side)) for side in range(SIDES)}
