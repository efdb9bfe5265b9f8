"""Wine labels: six layouts by five ornaments in the colour of a seat, alone and on bottles.

Two digits name a label: `label-23` has layout 2 and ornament 3, `bottle-23` is a bottle with it. Which one a wine
gets follows from a number, as that of the card: `label_of`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.goods import shelf_bottle
from vendemmia.web.drawings.shapes import Symbol, circle, group, line, moved, path, rect
from vendemmia.web.drawings.trees import cypress

from .fittings import red_grapes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BOX: Final = "0 0 60 80"
BOTTLE_BOX: Final = "0 0 36 96"
SHELF_BOX: Final = "0 0 22 36"


def _paper(shape: str) -> str:
    return path(shape, "label-paper")


def _plain() -> str:
    """Draw a sheet with a double frame and a bar of colour below."""
    return (
        rect(2, 2, 56, 76, "label-paper", 2)
        + line("M5.5 5.5h49v69h-49z", "pc-d", 1.4)
        + line("M8 8h44v64H8z", "label-ink", 0.6)
        + rect(8, 58, 44, 9, "pc")
    )


def _arched() -> str:
    """Draw a sheet with a round head."""
    return (
        _paper("M2 78V30C2-7 58-7 58 30v48z")
        + line("M5 75V30C5-3.5 55-3.5 55 30v45z", "pc-d", 1.6)
        + path("M5 75V62h50v13z", "pc")
        + line("M5 59h50", "label-ink", 0.8)
    )


def _banded() -> str:
    """Draw a sheet with a wide band across, and gold edges."""
    return (
        rect(2, 2, 56, 76, "label-paper", 1)
        + rect(2, 52, 56, 16, "pc-d")
        + rect(2, 50, 56, 2, "gold")
        + rect(2, 68, 56, 2, "gold")
        + line("M5 5h50M5 75h50", "gold-d", 1.4)
    )


def _shield() -> str:
    """Draw a coat of arms."""
    return (
        _paper("M4 4h52v38c0 20-12 30-26 36C16 72 4 62 4 42z")
        + path("M4 4h52v10H4z", "pc")
        + line("M7 17h46v25c0 18-11 27-23 32.5C18 69 7 60 7 42z", "pc-d", 1.4)
    )


def _oval() -> str:
    """Draw an oval with a ribbon."""
    return (
        path("M30 2c17 0 28 16 28 35S47 72 30 72 2 56 2 37 13 2 30 2z", "label-paper")
        + line("M30 6c14 0 24 14 24 31S44 68 30 68 6 54 6 37 16 6 30 6z", "pc-d", 1.4)
        + path("M0 58h60l-5 8 5 8H0l5-8z", "pc")
        + path("M44 58h16l-5 8 5 8H44z", "pc-d")
    )


def _diagonal() -> str:
    """Draw a sheet whose lower corner is dipped in colour."""
    return (
        rect(2, 2, 56, 76, "label-paper", 2)
        + path("M2 66L58 44v32c0 1.5-.5 2-2 2H4c-1.5 0-2-.5-2-2z", "pc")
        + line("M2 62.5l56-22", "gold", 1.6)
        + line("M6 6h48v30M6 6v48", "label-ink", 0.7)
    )


LAYOUTS: Final[tuple[Callable[[], str], ...]] = (_plain, _arched, _banded, _shield, _oval, _diagonal)


def _bunch() -> str:
    return red_grapes(18, 16, 26)


def _sun() -> str:
    rays = "M30 13v6M30 43v-6M15 28h6M45 28h-6M19.5 17.5l4 4M40.5 38.5l-4-4M19.5 38.5l4-4M40.5 17.5l-4 4"
    return circle(30, 28, 7.5, "gold") + line(rays, "gold-d", 2)


def _tower() -> str:
    return (
        rect(24, 24, 8, 20, "terra")
        + rect(32, 24, 5, 20, "terra-d")
        + path("M22.5 24h16v-5h-3v2.5h-3V19h-4v2.5h-3V19h-3z", "terra-d")
        + path("M10 44c12-6 30-6 40 0z", "leaf-d")
        + cypress(17, 43, 16)
        + cypress(44, 43, 20)
    )


def _star() -> str:
    return path("M30 14l4 9.5 10.5.8-8 6.7 2.5 10.2-9-5.5-9 5.5 2.5-10.2-8-6.7 10.5-.8z", "pc-d")


def _hills() -> str:
    return (
        circle(38, 22, 5, "gold")
        + path("M10 40c8-12 16-14 24-6s12 4 16-2v12H10z", "leaf-d")
        + path("M10 44c10-8 22-8 40-2v2z", "leaf")
        + cypress(22, 36, 16)
    )


ORNAMENTS: Final[tuple[Callable[[], str], ...]] = (_bunch, _sun, _tower, _star, _hills)


PLACE_ON_SHELF: Final = (3.2, 13.4, 15.6, 20.8)
"""Where the label is on a bottle of the shelf."""
ON_SHELF: Final = 5
"""Layouts for the shelf: the others have colour where the points are."""
LOWER: Final = {3: 8, 4: 4}
"""How much lower an ornament is on some layouts."""


def label_of(number: int) -> str:
    """Return the two digits of the label that a number gets: all thirty come before one comes again."""
    layout, ornament = number % len(LAYOUTS), number % len(ORNAMENTS)
    return f"{layout}{ornament}"


def label(layout: int, ornament: int) -> str:
    """Return a whole label in the colours of the seat around it, for a drawing without other files."""
    return LAYOUTS[layout]() + group(ORNAMENTS[ornament](), moved(0, LOWER.get(layout, 0)))


def _glass() -> str:
    """Return a bottle without its label; its glass follows the wine in it."""
    return (
        path("M13 4h10v22c6 3 10 8 10 15v49c0 3-2 4-4 4H7c-2 0-4-1-4-4V41c0-7 4-12 10-15z", "btl")
        + path("M19 4h4v22c6 3 10 8 10 15v49c0 3-2 4-4 4h-7c3-16 3-36 0-50-1-5-3-8-3-13z", "btl-d")
        + line("M7 44v44", "bright", 1.6, 0.35)
        + rect(12, 1, 12, 15, "pc", 1.5)
        + path("M19 1h3.5c1 0 1.5.6 1.5 1.5v12c0 1-.5 1.5-1.5 1.5H19z", "pc-d")
    )


def _on_shelf(layout: int) -> str:
    """Return a small bottle of the shelf; its points stand on the label, so that has no ornament."""
    x, y, width, height = PLACE_ON_SHELF
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return shelf_bottle() + f'<use href="#label-layout-{layout}" {place}/>'


def _parts() -> dict[str, Symbol]:
    """Return layouts, ornaments and the glass, from which the others are made."""
    found = {f"label-layout-{k}": Symbol(BOX, draw()) for k, draw in enumerate(LAYOUTS)}
    found |= {f"label-ornament-{k}": Symbol(BOX, draw()) for k, draw in enumerate(ORNAMENTS)}
    found |= {f"shelf-{k}": Symbol(SHELF_BOX, _on_shelf(k)) for k in range(ON_SHELF)}
    return found | {"bottle-glass": Symbol(BOTTLE_BOX, _glass())}


def _whole() -> dict[str, Symbol]:
    """Return every label and every bottle; each is made of two parts of the same file."""
    found = {}
    for layout in range(len(LAYOUTS)):
        for ornament in range(len(ORNAMENTS)):
            inside = (
                f'<use href="#label-layout-{layout}" width="60" height="80"/>'
                f'<use href="#label-ornament-{ornament}" y="{LOWER.get(layout, 0)}" width="60" height="80"/>'
            )
            found[f"label-{layout}{ornament}"] = Symbol(BOX, inside)
            on_glass = group(inside, moved(3.6, 46, 0.48))
            found[f"bottle-{layout}{ornament}"] = Symbol(
                BOTTLE_BOX, '<use href="#bottle-glass" width="36" height="96"/>' + on_glass
            )
    return found


SYMBOLS: Final[Mapping[str, Symbol]] = {**_parts(), **_whole()}
