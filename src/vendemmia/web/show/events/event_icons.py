"""The drawings of events in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import STRUCTURES
from vendemmia.web.show.cards.cards import icon_of

if TYPE_CHECKING:
    from vendemmia.engine import Event

ICONS = {
    Kind.PARENT: "i-worker",
    Kind.ROW: "i-rooster",
    Kind.NEXT_ROW: "i-rooster",
    Kind.PASSED: "u-skip",
    Kind.LIRA: "i-lira",
    Kind.VP: "u-trophy",
    Kind.RESIDUAL: "i-residual",
    Kind.RESHUFFLED: "i-card-any",
    Kind.PLANTED: "i-card-vine",
    Kind.UPROOTED: "a-uproot",
    Kind.SWITCHED: "i-card-vine",
    Kind.SOLD_FIELD: "i-field",
    Kind.BOUGHT_FIELD: "i-field",
    Kind.HARVESTED: "a-harvest",
    Kind.FILLED: "i-card-order",
    Kind.TEMPORARY: "i-worker",
    Kind.OPTION: "u-check",
    Kind.DECLINED: "u-x",
    Kind.CHOSEN: "u-check",
    Kind.PLEDGED: "u-hand",
    Kind.AGED: "u-age",
    Kind.STAR: "i-star",
    Kind.STAR_MOVED: "i-star",
    Kind.TRADED: "a-trade",
    Kind.GRAPE_TOKEN: "i-grape-token",
    Kind.TOKEN: "i-token",
    Kind.AUTOMA_CARD: "i-card-automa",
    Kind.AUTOMA_PLACED: "i-automa",
    Kind.AUTOMA_SKIPPED: "i-automa",
    Kind.MARKER: "i-automa",
    Kind.LAST_YEAR: "u-flag",
    Kind.GAME_OVER: "u-flag",
    Kind.YEAR: "i-yearend",
    Kind.SPECIALS: "i-special",
}
"""The drawings of those kinds that always have the same."""


def icon_for(event: Event) -> str:
    """Return the icon before a line."""
    match event.kind:
        case Kind.PLACED | Kind.PLANNED | Kind.DUE | Kind.LOST | Kind.TAKEN_BACK | Kind.BUMPED | Kind.TRAINED:
            return "i-grande" if event.where.worker == "grande" else "i-worker"
        case Kind.DREW | Kind.DISCARDED | Kind.SHOWN | Kind.TOOK | Kind.GAVE | Kind.PLAYED | Kind.DRAFTED:
            return f"i-card-{event.deck or 'any'}"
        case Kind.BUILT if event.thing not in STRUCTURES:
            return "i-card-structure"
        case Kind.BUILT:
            return icon_of(event.thing)
        case Kind.DESTROYED:
            return "i-card-structure"
        case Kind.GRAPE | Kind.GRAPE_USED | Kind.SOLD_GRAPE:
            return f"i-grape-{event.thing}"
        case Kind.WINE | Kind.WINE_USED:
            return f"i-wine-{event.thing}"
        case Kind.SEASON:
            return f"i-{event.thing}"
        case kind:
            return ICONS.get(kind, "")
