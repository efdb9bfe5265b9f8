"""Goods and their marks, all readable at 14 px: coin, grapes, wines, bottle, laurel, star, cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from .shapes import Symbol, around, circle, ellipse, line, number, path, points, rect

if TYPE_CHECKING:
    from collections.abc import Mapping

BOX: Final = "0 0 24 24"

BERRIES: Final = (
    *((6.3, 9), (12, 8.2), (17.7, 9), (4.8, 12.6), (19.2, 12.6), (7, 16.2)),
    *((17, 16.2), (9.4, 19.6), (14.6, 19.6), (12, 21.4)),
)
LIT: Final = (0, 1, 2, 3, 5)
"""The berries on which light falls."""


def coin() -> str:
    """Return a gold coin with the sign of the lira."""
    sign = (
        "M15.9 8.9c-.5-1.7-1.8-2.5-3.5-2.5-2.2 0-3.7 1.4-3.7 3.6 0 1 .2 1.6.5 2.3H8v1.7h1.7c.1.9-.1 1.9"
        "-1.4 2.5v1.4h8v-1.9"
        "h-5c.6-.6.8-1.3.7-2h2.5v-1.7h-2.8c-.3-.7-.5-1.3-.5-2 0-1.2.6-1.9 1.5-1.9.8 0 1.2.5 1.4 1.3z"
    )
    edge = ellipse(12.6, 13, 11, 11, "cast") + circle(12, 12, 11, "gold-d")
    return edge + circle(12, 11.6, 10.2, "gold") + circle(12, 12, 7.9, "gold-l") + path(sign, "gold-i")


def grapes(shade: str, base: str, light: str, leaf: str) -> str:
    """Return a bunch of grapes."""
    drawn = line("M12 6.5c0-2.2.8-3.6 2.2-4.8", "wood-d", 1.6)
    drawn += path("M11.5 5.8C7.5 6.5 5.3 4.3 4.8 1.8c3.2-.6 6 .6 6.7 4z", leaf)
    drawn += path("M5 9.5C8 7 16 7 19 9.5c1 3-1.5 8.5-7 12.5-5.5-4-8-9.5-7-12.5z", shade)
    drawn += "".join(circle(x, y, 2.9, shade) for x, y in BERRIES)
    drawn += "".join(circle(BERRIES[lit][0] - 0.5, BERRIES[lit][1] - 0.6, 2, base) for lit in LIT)
    return drawn + circle(5.4, 8, 0.9, light) + circle(4, 11.6, 0.8, light) + circle(11.2, 7, 0.8, light)


def glass(wine: str, shade: str) -> str:
    """Return a glass of wine."""
    bowl = path("M4.8 1.5h14.4c1.2 8-1.2 13.6-7.2 13.6S3.6 9.5 4.8 1.5z", "glass")
    rim = line("M4.8 1.5h14.4c1.2 8-1.2 13.6-7.2 13.6S3.6 9.5 4.8 1.5z", "glass-d", 0.9)
    drawn = bowl + rim + path("M4.7 4.2h14.6c.4 6.3-2 10.6-7.3 10.6S4.3 10.5 4.7 4.2z", wine)
    drawn += path("M15 4.2h4.3c.4 6-1.7 9.9-6.1 10.5C15.5 12.5 16 8 15 4.2z", shade)
    return drawn + line("M6.3 5.8c-.1 2.4.5 4.5 1.7 6", "glass", 1.1, 0.75) + _foot()


def flute() -> str:
    """Return a flute of sparkling wine."""
    bowl = "M5.8 1.5h12.4l-1.2 11c-.3 2.3-2.2 3.8-5 3.8s-4.7-1.5-5-3.8z"
    drawn = path(bowl, "glass") + line(bowl, "glass-d", 0.9)
    drawn += path("M6.2 4.5h11.6l-.9 8c-.3 2-2 3.5-4.9 3.5s-4.6-1.5-4.9-3.5z", "spark")
    drawn += path("M14.8 4.5h3l-.9 8c-.2 1.8-1.5 3-3.5 3.4z", "spark-d")
    return (
        drawn
        + circle(10.3, 7, 0.7, "glass")
        + circle(12.2, 10, 0.7, "glass")
        + circle(10.6, 12.5, 0.6, "glass")
        + _foot()
    )


def _foot() -> str:
    return rect(11.2, 15, 1.6, 6.2, "glass-d") + path("M7 22.6c1-1.5 2.6-2 5-2s4 .5 5 2z", "glass-d")


def bottle(*, seal: str = "wine-c", label: str = "gold-d") -> str:
    """Return a bottle with a label."""
    body = "M9.8 1.5h4.4v5.8c2.2 1 3 2.3 3 4.5V22c0 .8-.5 1-1.2 1H8c-.7 0-1.2-.2-1.2-1V11.8c0-2.2.8-3.5 3-4.5z"
    shade = "M12.8 1.5h1.4v5.8c2.2 1 3 2.3 3 4.5V22c0 .8-.5 1-1.2 1h-2.4c1-4 1-9-.8-13z"
    drawn = path(body, "btl") + path(shade, "btl-d") + rect(9.4, 1, 5.2, 3.2, seal, 1)
    return drawn + rect(6.8, 13, 10.4, 6, "cloth") + rect(9, 14.5, 6, 3, label)


def shelf_bottle() -> str:
    """Return a bottle for the shelf of filled orders; its label is laid over it."""
    body = "M8.5 1h5v7.5c3 1.2 4.5 3 4.5 6V32c0 1-.6 1.5-1.5 1.5h-11C4.6 33.5 4 33 4 32V14.5c0-3 1.5-4.8 4.5-6z"
    shade = "M12 1h1.5v7.5c3 1.2 4.5 3 4.5 6V32c0 1-.6 1.5-1.5 1.5h-3c2-6 2-14-1.5-19z"
    drawn = ellipse(12, 33.5, 8.5, 1.6, "cast") + path(body, "btl") + path(shade, "btl-d")
    return drawn + rect(8, 0.5, 6, 4.5, "pc|wine-c", 1)


def laurel() -> str:
    """Return a wreath of twelve leaves around points."""
    leaves = ""
    for side in (-1, 1):
        for step in range(6):
            angle = math.radians(168 - step * 27)
            x, y = 12 + side * math.sin(angle) * 9.2, 12 - math.cos(angle) * 9.2
            turn = side * (math.degrees(angle) - 66)
            leaf = "laurel" if step % 2 else "laurel-d"
            leaves += ellipse(x, y, 1.75, 3.5, leaf, move=f"rotate({number(turn, 0)} {points((x, y))})")
    return circle(12, 12, 8.4, "vp-in") + leaves


def star() -> str:
    """Return an influence star in the colour of its seat."""
    whole = "M12 1.5l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4L12 18.1l-6.6 3.7 1.5-7.4L1.4 9.3l7.4-.9z"
    light = "M12 1.5v16.6l-6.6 3.7 1.5-7.4z"
    return (
        path(whole, "pc|gold")
        + path("M12 1.5l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4L12 18.1z", "pc-d|gold-d")
        + path(light, "pc-l|gold-l", 0.5)
    )


def card(kind: str, sign: str) -> str:
    """Return the mark of a deck: a plate in its colour with a sign."""
    return rect(4.2, 2.6, 16.6, 20, "cast", 2.5) + rect(3.6, 1.6, 16.8, 20, f"k-{kind}", 2.5) + sign


def sun() -> str:
    """Return the sign of summer."""
    rays = "".join(
        f"M{points(around(turn * math.pi / 4, 4.7, 12, 11.6))}L{points(around(turn * math.pi / 4, 6.6, 12, 11.6))}"
        for turn in range(8)
    )
    return circle(12, 11.6, 3.1, "mark") + line(rays, "mark", 1.5)


def flake() -> str:
    """Return the sign of winter: a crystal of snow."""
    drawn, x, y, radius = "", 12.0, 11.6, 6.0
    for arm in range(6):
        angle = arm * math.pi / 3 + math.pi / 6
        drawn += f"M{points((x, y))}L{points(around(angle, radius, x, y))}"
        joint = around(angle, radius * 0.62, x, y)
        for branch in (0.8, -0.8):
            drawn += f"M{points(joint)}L{points(around(angle + branch, radius * 0.32, *joint))}"
    return line(drawn, "mark", 1.4)


def order_sign() -> str:
    """Return the sign of orders: a sheet with a seal."""
    sheet = rect(7, 5, 10, 8.5, "mark-order", 1) + line("M8.8 7.5h6.4M8.8 10h4", "k-order", 1.3)
    return sheet + circle(13.7, 15, 3.1, "gold-l") + circle(13.7, 15, 1.5, "k-order")


def face_sign() -> str:
    """Return the sign of the Automa: a face of wood."""
    return (
        rect(7, 6.5, 10, 9.5, "mark", 1.5)
        + rect(9, 9, 2, 2, "k-automa")
        + rect(13, 9, 2, 2, "k-automa")
        + rect(9.5, 12.8, 5, 1.4, "k-automa")
    )


def query_sign() -> str:
    """Return the sign of any card."""
    return line("M9 9c.2-2 1.4-3 3.2-3 1.7 0 2.9 1.1 2.9 2.7 0 2.3-3 2.5-3 5", "mark", 2) + circle(
        12.1, 17, 1.2, "mark"
    )


def grape_token() -> str:
    """Return a disc of wood with grapes, which counts a value."""
    disc = ellipse(12.6, 13, 11, 11, "cast") + circle(12, 12, 11, "wood-d") + circle(12, 11.6, 10.2, "wood-l")
    berries = ((8.6, 10), (12, 9.6), (15.4, 10), (10.2, 13), (13.8, 13), (12, 16))
    fruit = "".join(circle(x, y, 2.3, "wine-d") + circle(x - 0.4, y - 0.5, 1.5, "wine-c") for x, y in berries)
    return disc + fruit + path("M12 7.4c-2.8.4-4.2-1-4.5-2.8 2.2-.3 4.2.5 4.5 2.8z", "leaf-d")


def marble() -> str:
    """Return a token of glass."""
    drawn = ellipse(12.6, 13, 10, 10, "cast") + circle(12, 12, 10, "glass-d") + circle(11.6, 11.4, 9, "glass")
    return drawn + line("M6.2 11.5c.3-2.6 2-4.6 4.6-5.2", "cloth", 1.8)


WINES: Final = {"red": ("wine-c", "wine-d"), "white": ("gg", "gg-d2"), "blush": ("blush", "blush-d")}
LEAF_SIGN: Final = "M11.2 18v-6C7.5 12 6 9.5 6 6.5c3.5 0 5.6 1.5 6 4.5.4-3 2.5-4.5 6-4.5 0 3-1.5 5.5-5.2 5.5v6z"
HOUSE_SIGN: Final = "M6.5 12 12 6.5l5.5 5.5zM8 12.8h8V18h-2.7v-3h-2.6v3H8z"

RED_GRAPES: Final = Symbol(BOX, grapes("wine-d", "wine-c", "wine-l", "leaf-d"))
WHITE_GRAPES: Final = Symbol(BOX, grapes("gg-d", "gg", "gg-l", "leaf"))
RED_WINE: Final = Symbol(BOX, glass(*WINES["red"]))
WHITE_WINE: Final = Symbol(BOX, glass(*WINES["white"]))
COIN: Final = Symbol(BOX, coin())
BOTTLE: Final = Symbol(BOX, bottle())

SYMBOLS: Final[Mapping[str, Symbol]] = {
    "i-lira": COIN,
    "i-vp": Symbol(BOX, laurel()),
    "i-residual": BOTTLE,
    "i-star": Symbol(BOX, star()),
    "i-token": Symbol(BOX, marble()),
    "i-grape-token": Symbol(BOX, grape_token()),
    "i-grape-red": RED_GRAPES,
    "i-grape-white": WHITE_GRAPES,
    **{f"i-wine-{kind}": Symbol(BOX, glass(*wine)) for kind, wine in WINES.items()},
    "i-wine-sparkling": Symbol(BOX, flute()),
    "i-card-vine": Symbol(BOX, card("vine", path(LEAF_SIGN, "mark-vine"))),
    "i-card-summer": Symbol(BOX, card("summer", sun())),
    "i-card-winter": Symbol(BOX, card("winter", flake())),
    "i-card-order": Symbol(BOX, card("order", order_sign())),
    "i-card-structure": Symbol(BOX, card("structure", path(HOUSE_SIGN, "mark-structure"))),
    "i-card-automa": Symbol(BOX, card("automa", face_sign())),
    "i-card-any": Symbol(BOX, card("any", query_sign())),
}
