"""The files in which pages find the drawings. Each drawing is a symbol: `<use href="…/icons.svg#i-worker"/>`.

`symbols` says which drawings lie in a file; the server makes it when a page first needs it.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final

from . import (
    buildings,
    cellar,
    estate,
    fields,
    goods,
    interface,
    landscape,
    panorama,
    pieces,
    places,
    portraits,
    vines,
)
from .things import challenges, emblem, labels, map_of_tuscany, page_scenes, special_workers, structure_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .shapes import Symbol


def _icons() -> dict[str, str]:
    """Return what many pages show: icons, pieces and places, and the parts that all estates have."""
    shown = (interface, goods, pieces, special_workers, buildings, structure_cards, places, challenges, emblem)
    parts = (vines, cellar, labels, map_of_tuscany)
    return _elements({name: symbol for module in (*shown, *parts) for name, symbol in module.SYMBOLS.items()})


def _people() -> dict[str, str]:
    return _elements(portraits.symbols())


def _land(seed: int) -> dict[str, str]:
    """Return what differs by the seed of a game: its land, the views behind the board, its hillside and its fields."""
    modules = (landscape, panorama, estate, fields)
    return _elements({name: symbol for module in modules for name, symbol in module.symbols(seed).items()})


def _elements(drawn: Mapping[str, Symbol]) -> dict[str, str]:
    return {name: _symbol(name, symbol) for name, symbol in drawn.items()}


def _symbol(name: str, symbol: Symbol) -> str:
    return f'<symbol id="{name}" viewBox="{symbol.box}">{symbol.content}</symbol>'


SPRITES: Final[Mapping[str, Callable[[], dict[str, str]]]] = {
    "icons.svg": _icons,
    "people.svg": _people,
    "pages.svg": lambda: _elements(page_scenes.SYMBOLS),
    **{f"land-{seed}.svg": partial(_land, seed) for seed in range(landscape.SEEDS)},
}
"""The files, by name, each with the symbols that lie in it."""
_PATTERN: Final = "<pattern "


@cache
def symbols(sprite: str) -> dict[str, str]:
    """Return the symbols of a file as elements, by id."""
    return SPRITES[sprite]()


@cache
def sprite(name: str) -> str | None:
    """Return a file of drawings; None for a name that no file has.

    A browser computes the styles of all elements of such a file, shown or not, before it paints the page: thousands,
    a second of a phone. In `defs` that are not displayed it leaves them out. Only patterns need their styles.
    """
    if name not in SPRITES:
        return None
    drawn = symbols(name).values()
    patterns = "".join(symbol for symbol in drawn if _PATTERN in symbol)
    shapes = "".join(symbol for symbol in drawn if _PATTERN not in symbol)
    styled = f"<defs>{patterns}</defs>" if patterns else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{styled}<defs display="none">{shapes}</defs></svg>'
