"""The press house and the cellar below it: two vats of staves with nine holes each, and three vaults cut into the hill.

Which vaults are dug differs by vineyard: each lies in a symbol of its own. A page stretches them over its nine columns.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from .shapes import Symbol, circle, ellipse, line, number, path, rect

if TYPE_CHECKING:
    from collections.abc import Mapping

VALUES: Final = 9
COLUMN: Final = 22
WIDTH: Final = VALUES * COLUMN


def vat(colour: str) -> str:
    """Return a long vat with a hole for each value of a grape."""
    drawn = rect(0, 0, WIDTH, 24, "wood", 3) + rect(0, 17, WIDTH, 7, "wood-d", 3) + rect(0, 0, WIDTH, 4, "wood-l", 2)
    drawn += "".join(rect(COLUMN * stave - 0.6, 0, 1.2, 24, "wood-dd", 0, 0.55) for stave in range(1, VALUES))
    drawn += rect(0, 6, WIDTH, 2.4, "iron", 0, 0.8) + rect(0, 20.5, WIDTH, 1.6, colour, 0, 0.55)
    return drawn + "".join(ellipse(COLUMN * (hole + 0.5), 12.5, 8.2, 8.2, "wood-dd", 0.8) for hole in range(VALUES))


def press_house() -> str:
    """Return the wall of the press house in the light, under a tiled eave."""
    tiles = "".join(rect(8 + tile * 14.2, -11, 1.2, 8, "roof-d") for tile in range(20))
    eave = path("M-4-3h296l-7-9H3z", "roof") + path("M-4-3h296v2.5H-4z", "roof-d") + tiles
    return rect(0, -4, 288, 78, "press", 3) + rect(0, 40, 288, 34, "press-d", 0, 0.55) + eave


def rock() -> str:
    """Return the hill cut open: turf above rock with stones."""
    chance = Random(9)
    drawn = path("M0 2C60 0 200 1 288 0v130H0Z", "hill-n")
    drawn += path("M0 6C60 3 200 5 288 4v120q0 6-6 6H6q-6 0-6-6Z", "rock")
    for stone in range(26):
        x, y = chance.uniform(4, 274), chance.uniform(16, 124)
        tone = "rock-l" if stone % 2 else "rock-d"
        drawn += ellipse(x, y, chance.uniform(3, 8), chance.uniform(2, 4), tone, 0.7)
    return drawn


def vault() -> str:
    """Return a vault that is dug: a rim of stone and a back wall in warm light."""
    return path(_arch(0, 66, 0), "vault") + path(_arch(3, 63, 3), "vault-d")


def _arch(left: float, right: float, top: float) -> str:
    middle = (left + right) / 2
    return (
        f"M{number(left)} 110V{number(top + 9)}Q{number(left)} {number(top)} {number(middle)} {number(top)}"
        f"T{number(right)} {number(top + 9)}V110Z"
    )


def niche() -> str:
    """Return the dark end of a niche, in which a bottle could lie."""
    return circle(8, 8, 7, "dug") + line("M2.5 11.5a6.4 6.4 0 0 0 11 0", "stone-l", 1, 0.7)


SYMBOLS: Final[Mapping[str, Symbol]] = {
    "c-vat-red": Symbol(f"0 0 {WIDTH} 24", vat("wine-d")),
    "c-vat-white": Symbol(f"0 0 {WIDTH} 24", vat("gg-d")),
    "c-press": Symbol("0 -12 288 86", press_house()),
    "c-rock": Symbol("0 0 288 130", rock()),
    "c-vault": Symbol("0 0 66 110", vault()),
    "c-niche": Symbol("0 0 16 16", niche()),
}
