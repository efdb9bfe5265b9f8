"""The 36 structure cards: their costs and kinds (STC-9 to STC-44)."""

from __future__ import annotations

from typing import Final, NamedTuple


class StructureCard(NamedTuple):
    id: str
    cost: int
    kind: str
    """"action" has a private worker space, "enhancement" always works, "residual" works in the year end."""


STRUCTURE_CARDS: Final = (
    StructureCard("cask", 2, "action"),
    StructureCard("aqueduct", 3, "enhancement"),
    StructureCard("wine_cave", 2, "action"),
    StructureCard("trading_post", 2, "action"),
    StructureCard("shop", 5, "action"),
    StructureCard("wine_press", 4, "action"),
    StructureCard("school", 7, "action"),
    StructureCard("wine_bar", 4, "action"),
    StructureCard("patio", 3, "enhancement"),
    StructureCard("ristorante", 8, "action"),
    StructureCard("guest_house", 3, "action"),
    StructureCard("cafe", 3, "action"),
    StructureCard("distiller", 2, "residual"),
    StructureCard("mercado", 5, "enhancement"),
    StructureCard("studio", 5, "enhancement"),
    StructureCard("barn", 5, "enhancement"),
    StructureCard("academy", 4, "enhancement"),
    StructureCard("gazebo", 3, "enhancement"),
    StructureCard("workshop", 3, "enhancement"),
    StructureCard("veranda", 5, "enhancement"),
    StructureCard("wine_parlor", 3, "enhancement"),
    StructureCard("label_factory", 3, "action"),
    StructureCard("harvest_machine", 2, "enhancement"),
    StructureCard("fermentation_tank", 4, "enhancement"),
    StructureCard("charmat", 3, "enhancement"),
    StructureCard("inn", 4, "enhancement"),
    StructureCard("tap_room", 5, "enhancement"),
    StructureCard("tavern", 5, "enhancement"),
    StructureCard("banquet_hall", 2, "enhancement"),
    StructureCard("penthouse", 3, "enhancement"),
    StructureCard("fountain", 4, "enhancement"),
    StructureCard("mixer", 3, "action"),
    StructureCard("storehouse", 2, "residual"),
    StructureCard("statue", 9, "residual"),
    StructureCard("dock", 3, "residual"),
    StructureCard("silo", 2, "residual"),
)
"""Every structure card, in the order of the card numbers."""
VP_WHEN_BUILT: Final = 1
"""The victory points for building a structure card."""
MAT_SLOTS: Final = 2
"""The places for structure cards on the structure mat."""
SOLO_REMOVED: Final = ("academy", "fountain")
"""MOD-5."""
DRAFTED: Final = 4
"""The structure cards that each player drafts without the extended board (MOD-2)."""
