"""The eight challenges of the solo campaign, one scene each, on the ground of the places of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.houses import barrel, crate
from vendemmia.web.drawings.shapes import Symbol, circle, ellipse, group, line, moved, path, rect, shadow
from vendemmia.web.drawings.trees import cypress

from .fittings import bottle, glass_of_red, lying_barrel, red_grapes, white_grapes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BOX: Final = "0 0 120 78"


def _sprout(x: float, y: float, size: float) -> str:
    """Return a young vine; (x, y) is where it leaves the ground."""
    return group(
        line("M0 0C0-10 2-14-1-24", "leaf-d", 3)
        + path("M-1-22c-10 1-15-4-16-12 9-1 15 4 16 12z", "leaf")
        + path("M0-24c0-10 5-14 14-14 1 9-5 15-14 14z", "leaf-l")
        + path("M0-10c5-5 10-6 15-3-3 6-9 7-15 3z", "leaf-d"),
        moved(x, y, size),
    )


def _card(x: float, y: float, turn: float, inside: str) -> str:
    return group(
        rect(-13, -19, 28, 40, "cast", 4)
        + rect(-14, -20, 28, 40, "k-vine", 4)
        + rect(-11, -17, 22, 34, "cloth", 2)
        + inside,
        moved(x, y, 1, turn),
    )


def _figure(x: float, y: float, size: float, coat: str, hat: str = "straw") -> str:
    """Return a small person with a hat; (x, y) is between the feet."""
    return group(
        ellipse(2, 0, 11, 2.2, "cast")
        + path("M-7 0l2-19c1-6 9-6 10 0l2 19z", coat)
        + path("M1-23c3 0 4 2 4 4l2 19H2z", "shade2", 0.28)
        + circle(0, -28, 4.6, "skin")
        + path(
            "M1.5-32.2c2 .6 3.2 2.2 3.2 4.2 0 2.3-1.7 4.2-3.9 4.6 2-2.3 2.2-6 .7-8.8z",
            "skin-d",
        )
        + ellipse(0, -31, 9, 2.2, f"{hat}-d")
        + ellipse(-0.4, -31.500, 8.4, 1.7, hat)
        + path("M-4.5-31.5c0-8 9-8 9 0z", hat),
        moved(x, y, size),
    )


def vines_of_choice() -> str:
    """Three vine cards to choose from."""
    return (
        shadow(60, 72, 40)
        + _card(34, 46, -16, _sprout(0, 12, 0.6))
        + _card(86, 46, 16, _sprout(0, 12, 0.6))
        + _card(60, 38, 0, _sprout(0, 13, 0.78))
        + path("M50 66l8 8 16-18-4-3.5-12 13-4.5-4z", "gold")
    )


def small_crew() -> str:
    """Draw two figures and one hoe before a long field."""
    return (
        path("M4 72c20-14 92-14 112 0z", "soil")
        + path("M70 62c20 1 36 5 46 10H76c2-4 0-8-6-10z", "soil-d")
        + line("M20 71c8-5 16-7 24-8M44 72c6-5 10-7 14-8M70 72c0-4 2-7 4-9M94 71c-6-5-10-6-14-8", "soil-d", 1.6)
        + _figure(48, 70, 1.15, "k-summer")
        + _figure(74, 70, 0.95, "k-winter", "felt")
        + line("M34 70L30 26", "wood-l", 3)
        + path("M22 24l12-3 1.5 5-13 3z", "iron")
    )


def help_wanted() -> str:
    """Draw a board with a notice, and a first figure who reads it."""
    return (
        shadow(56, 72, 40)
        + line("M24 72V20M76 72V20", "wood-d", 4)
        + rect(18, 16, 64, 36, "wood")
        + rect(62, 16, 20, 36, "wood-d")
        + path("M14 16l6-8h60l6 8z", "roof")
        + rect(26, 21, 26, 26, "cloth", 1)
        + line("M30 26h18M30 30h18M30 34h12", "wine-c", 1.8)
        + circle(39, 41, 2.6, "gold-d")
        + rect(56, 23, 16, 20, "cloth-d", 1)
        + line("M59 28h10M59 32h10M59 36h7", "wood-dd", 1.4)
        + _figure(98, 72, 1.1, "k-order")
    )


def great_harvest() -> str:
    """Draw a cart heaped with grapes."""
    heap = "".join(
        (red_grapes if (k + r) % 3 else white_grapes)(20 + 15 * k + 7 * r, 22 - 10 * r, 20)
        for r in (0, 1, 2)
        for k in range(5 - r)
    )
    return (
        shadow(58, 72, 46)
        + heap
        + path("M14 36h82l-8 20H22z", "wood")
        + path("M70 36h26l-8 20H70z", "wood-d")
        + rect(10, 34, 90, 5, "wood-l")
        + line("M20 46h72", "wood-dd", 1.6)
        + line("M92 50l24 10", "wood-d", 3.6)
        + circle(40, 60, 12, "wood-dd")
        + circle(39.5, 59.5, 9, "wood-l")
        + line("M40 48v24M28 60h24M31.5 51.5l17 17M48.5 51.5l-17 17", "wood-d", 2)
        + circle(40, 60, 2.8, "iron")
    )


def any_morning() -> str:
    """Draw the sun behind a hill, and a rooster on the rung that it likes."""
    rays = "".join(f"M60 44L{x} {y}" for x, y in ((18, 34), (26, 16), (44, 6), (60, 2), (76, 6), (94, 16), (102, 34)))
    return (
        line(rays, "sun", 3, 0.7)
        + circle(60, 46, 22, "sun")
        + path("M4 74c14-22 34-28 56-28s44 8 56 28z", "hill-n")
        + path("M66 46c22 1 40 9 50 28H84c4-12-4-22-18-28z", "hill-nd")
        + line("M24 72V44M40 72V40M20 50h26M20 60h26", "wood-d", 3)
        + group(
            path("M-6 0c-4-6-2-14 4-16 3-1 6-6 8-10 4 2 6 5 6 9l3 2-3 2c0 8-6 14-14 14z", "comb")
            + path("M-6 0c-5 0-9-4-9-11 3 1 4 3 5 5 0-4 1-6 3-8 1 4 3 6 6 7z", "terra-d")
            + path("M4-26c0-4 2-5 3-3 1-3 4-2 3 1 3-1 4 2 1 4z", "comb")
            + circle(8, -21, 1.1, "cloth")
            + line("M-2 0v5M3 0v5", "gold-d", 1.8),
            moved(33, 44, 0.95),
        )
        + cypress(96, 66, 26)
    )


def full_cellar() -> str:
    """Draw a vault that is full of barrels and bottles."""
    return (
        path("M4 74V40C8 14 34 6 60 6s52 8 56 34v34z", "rock")
        + path("M70 6c24 2 43 12 46 34v34H98c6-26-4-52-28-68z", "rock-d")
        + path("M14 74V44c0-40 92-40 92 0v30z", "stone")
        + path("M20 74V46c0-32 80-32 80 0v28z", "vault")
        + path("M74 25c14 3 26 10 26 21v28H82c4-20 2-37-8-49z", "vault-d")
        + rect(24, 44, 72, 3, "wood-d")
        + "".join(bottle(27 + 11.4 * k, 27, 17) for k in range(6))
        + lying_barrel(42, 61, 0.46)
        + lying_barrel(78, 61, 0.46)
        + glass_of_red(54, 58, 15)
    )


def modest_income() -> str:
    """Draw a purse with little in it, and two coins."""
    coin = circle(0.6, 0.8, 8, "gold-d") + circle(0, 0, 7.4, "gold") + circle(0, 0, 5.4, "gold-l")
    return (
        shadow(56, 72, 44)
        + path("M26 70c-12-8-8-28 6-38l-6-12h30l-6 12c16 10 18 30 6 38-8 4-22 4-30 0z", "terra")
        + path("M46 20h10l-6 12c16 10 18 30 6 38-3 2-7 3-11 3 8-14 8-34-2-43z", "terra-d")
        + line("M31 33q9 4 19 0", "gold-d", 3)
        + line("M50 33c6 1 9 4 9 9", "gold-d", 2)
        + group(coin, moved(82, 64))
        + group(coin, moved(100, 64))
        + rect(72, 34, 34, 20, "cloth", 2)
        + line("M77 40h24M77 44.5h24M77 49h14", "wood-dd", 1.5)
    )


def no_deliveries() -> str:
    """Draw a closed gate, crates left before it."""
    return (
        shadow(60, 72, 48)
        + rect(12, 24, 10, 48, "stone-l")
        + rect(18, 24, 4, 48, "stone")
        + rect(98, 24, 10, 48, "stone")
        + rect(104, 24, 4, 48, "stone-d")
        + path("M9 24l8-8 8 8zM95 24l8-8 8 8z", "roof")
        + "".join(rect(25 + 9.2 * k, 30, 5, 40, "wood" if k < 5 else "wood-d") for k in range(8))
        + rect(23, 38, 75, 5, "wood-l")
        + rect(23, 60, 75, 5, "wood-l")
        + crate(30, 54, 24, 18)
        + barrel(58, 72, 16, 22)
        + rect(76, 42, 26, 18, "cloth", 2)
        + line("M81 47l16 8M97 47l-16 8", "comb", 2.6)
    )


SCENES: Final[tuple[Callable[[], str], ...]] = (
    vines_of_choice,
    small_crew,
    help_wanted,
    great_harvest,
    any_morning,
    full_cellar,
    modest_income,
    no_deliveries,
)
"""The scene of each challenge, in the order of the campaign."""

SYMBOLS: Final[Mapping[str, Symbol]] = {
    f"o-challenge-{number}": Symbol(BOX, draw()) for number, draw in enumerate(SCENES, 1)
}
