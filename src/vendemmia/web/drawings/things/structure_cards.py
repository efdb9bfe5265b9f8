"""The 36 buildings of the structure cards, one symbol each.

An id is `s-` and the id of the card with hyphens: `s-wine-cave`. A building that is not built has no drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import Symbol

from . import grounds, trades, works

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BOX: Final = "0 0 96 72"

BUILDINGS: Final[Mapping[str, Callable[[], str]]] = {
    "cask": works.cask,
    "aqueduct": grounds.aqueduct,
    "wine_cave": works.wine_cave,
    "trading_post": trades.trading_post,
    "shop": trades.shop,
    "wine_press": works.wine_press,
    "school": trades.school,
    "wine_bar": trades.wine_bar,
    "patio": grounds.patio,
    "ristorante": trades.ristorante,
    "guest_house": trades.guest_house,
    "cafe": trades.cafe,
    "distiller": works.distiller,
    "mercado": grounds.mercado,
    "studio": trades.studio,
    "barn": trades.barn,
    "academy": trades.academy,
    "gazebo": grounds.gazebo,
    "workshop": trades.workshop,
    "veranda": trades.veranda,
    "wine_parlor": trades.wine_parlor,
    "label_factory": trades.label_factory,
    "harvest_machine": works.harvest_machine,
    "fermentation_tank": works.fermentation_tank,
    "charmat": works.charmat,
    "inn": trades.inn,
    "tap_room": trades.tap_room,
    "tavern": trades.tavern,
    "banquet_hall": trades.banquet_hall,
    "penthouse": trades.penthouse,
    "fountain": grounds.fountain,
    "mixer": works.mixer,
    "storehouse": trades.storehouse,
    "statue": grounds.statue,
    "dock": grounds.dock,
    "silo": works.silo,
}
"""What draws each card, in the order of the cards."""

SYMBOLS: Final[Mapping[str, Symbol]] = {
    f"s-{name.replace('_', '-')}": Symbol(BOX, draw()) for name, draw in BUILDINGS.items()
}
