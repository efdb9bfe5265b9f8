"""The sign of the game: a full bunch of grapes with a leaf, for the head of pages and the icons of the app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import Symbol, circle, line, path

if TYPE_CHECKING:
    from collections.abc import Mapping

BERRIES: Final = (
    *((5.2, 10.4), (9.6, 9.6), (14.2, 9.6), (18.6, 10.4)),
    *((7.3, 14), (11.9, 13.6), (16.5, 14)),
    *((9.5, 17.6), (14.3, 17.6)),
    (11.9, 21),
)


def emblem() -> str:
    """Return the bunch; light falls on it from the upper left."""
    fruit = "".join(
        circle(x, y, 2.75, "wine-d") + circle(x - 0.35, y - 0.35, 2.25, "wine-c") + circle(x - 1, y - 1, 0.7, "wine-l")
        for x, y in BERRIES
    )
    leaf = "M11.6 8C7.5 8.6 4.6 6.6 3.8 3.2c2-.2 3.1.3 4 1.1.3-1 1-1.8 2.2-2.3 2 1.2 2.6 3.4 1.6 6z"
    return (
        line("M11.9 8.2c.1-2.6.9-4.6 2.9-6", "wood-d", 1.7)
        + path(leaf, "leaf-d")
        + path("M11.6 8C9.2 6.8 7 5.2 3.8 3.2c2-.2 3.1.3 4 1.1C9.5 5.3 10.8 6.4 11.6 8z", "leaf")
        + path("M5 10.5h14l-3 6.5-4 5-4-5z", "wine-d")
        + fruit
    )


SYMBOLS: Final[Mapping[str, Symbol]] = {"i-logo": Symbol("0 0 24 24", emblem())}
