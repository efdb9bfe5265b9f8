"""What fields, grapes and wines give now, by the usual actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import FIRST_ORDER, WINE_TYPES
from ..state.fields import reds, whites
from ..verbs.harvesting import grape_icon
from ..verbs.orders import fillable
from ..verbs.winemaking import EVERY_TYPE, MakeWine, best_grapes

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.vineyard import Vineyard

_MAKE: Final = MakeWine(1, 2, 1, any_cellar=False, types=EVERY_TYPE)


def harvest_of(vineyard: Vineyard, field: i64) -> tuple[int, int]:
    """Return the red and the white grape of a harvested field, counted from 0; 0 for none (HARV-1, HARV-2)."""
    red = reds(vineyard.fields[field])
    white = whites(vineyard.fields[field])
    return (grape_icon(vineyard, 0, red) if red else 0, grape_icon(vineyard, 1, white) if white else 0)


def grapes_for(vineyard: Vineyard, wine: str) -> int:
    """Return the value of the highest grapes for a type of wine together, 0 if one is missing; the cellar does not
    count."""
    return best_grapes(vineyard, WINE_TYPES.index(wine))


def best_wine(vineyard: Vineyard, wine: str) -> int:
    """Return the highest value of a type of wine that can be made now, 0 for none (WINE-1 to WINE-4)."""
    kind = WINE_TYPES.index(wine)
    total = best_grapes(vineyard, kind)
    return _MAKE.icon(vineyard, kind, total) if total else 0


def can_fill(vineyard: Vineyard, order: i64) -> bool:
    """Return whether the cellar has all wines of an order, given by card number (ORD-1)."""
    return fillable(vineyard.cellar, order - FIRST_ORDER, 0)
