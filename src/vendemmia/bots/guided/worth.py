"""What a position is worth to a seat, in expected victory points.

It reads open information and the seat's own hand, so it works on a view and on an imagined state alike. Every term is a
small function: the term that grows most gives the reason for an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.catalogue import (
    CARDS,
    REGIONS,
    STRUCTURES,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    printed_price,
)

from .hands import cards
from .outline import Outline
from .prospects import income_worth, prospect_of
from .tasks import tempo
from .weights import (
    CARD_ONCE,
    CARD_YEAR,
    CELLAR_UNUSED,
    CELLAR_VINES,
    FIELD_UNSOLD,
    LIRA_LATE,
    LIRA_STEPS,
    LIRA_YEARS,
    MAJORITY,
    PLANTED,
    PLANTED_YEARS,
    RIVALS,
    SHARED,
    SPECIAL_YEAR,
    STAR,
    STRUCTURE_ONCE,
    STRUCTURE_YEAR,
    TOKEN,
    VINE_LACKS,
    VINE_STANDS,
    WINE_KEPT,
    WORKER_YEAR,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import State, View

    from .outline import Since

IN_MEDIUM_CELLAR, IN_LARGE_CELLAR = 4, 7
"""The lowest value of a wine in these cellars (STR-6)."""
FIRST_CELLAR: Final = 6
"""The number of the medium cellar among the structures; the large one follows."""


def points(outline: Outline) -> float:
    vineyard, rules = outline.vineyard, outline.rules
    own = float(vineyard.vp)
    if rules.large_cellar_vp and not outline.over:  # CAMP-7
        for kind in WINE_TYPES:
            wines = vineyard.wines(kind)
            large = len([value for value in wines if value >= IN_LARGE_CELLAR])
            medium = len([value for value in wines if value >= IN_MEDIUM_CELLAR]) - large
            own += int(rules.large_cellar_vp) * large
            own += int(rules.medium_cellar_vp) * medium
            own += 0.1 * sum(wines)
    others = [int(other.vp) for seat, other in enumerate(outline.position.vineyards) if seat != outline.seat]
    return own - (RIVALS * max(others) if others else 0.0)


def money(outline: Outline) -> float:
    left = int(outline.vineyard.lira)
    total = 0.0
    for step, each in LIRA_STEPS:
        total += each * min(left, step)
        left -= step
        if left <= 0:
            break
    return total * min(1.0, outline.years / LIRA_YEARS) + LIRA_LATE * int(outline.vineyard.lira)


def income(outline: Outline) -> float:
    return income_worth(int(outline.vineyard.residual), outline.years)


def workers(outline: Outline) -> float:
    owned, years = outline.owned, outline.years
    specials = len(outline.vineyard.specials_ready()) + len(outline.vineyard.specials_training())
    total = sum(WORKER_YEAR[1 : owned + 1]) * years
    if outline.rules.workers_by and outline.position.year <= outline.rules.workers_by:  # CAMP-4
        total += 3.0 * owned
    return total + SPECIAL_YEAR * years * specials


def structures(outline: Outline) -> float:
    vineyard, years = outline.vineyard, outline.years
    if years <= 0:
        return 0.0
    total = 0.0
    for name in vineyard.built_structures():
        number = STRUCTURES.index(name)
        worth_of = STRUCTURE_YEAR[number] * years + STRUCTURE_ONCE[number] * min(1.0, years)
        total += worth_of * (cellar_use(outline, number - FIRST_CELLAR) if number >= FIRST_CELLAR else 1.0)
    for card in reversed(vineyard.built_cards()):
        total += printed_price(CARDS[card]) * (CARD_ONCE + CARD_YEAR * years)
    return total


def cellar_use(outline: Outline, size: int) -> float:
    """Return how much a cellar helps: a player needs vines for its wines, or wines already."""
    vineyard = outline.vineyard
    value = sum(vineyard.planted()) + 2 * int(vineyard.wine_count())
    return CELLAR_UNUSED + (1.0 - CELLAR_UNUSED) * min(1.0, value / CELLAR_VINES[size])


def orders(outline: Outline) -> float:
    """Return what orders in hand are worth as far as they have come, with the surplus wines and grapes."""
    return prospect_of(outline).worth


def vines(outline: Outline) -> float:
    """Return the vines in the fields, and the fields themselves."""
    vineyard = outline.vineyard
    if outline.years <= 0:
        return 0.0
    years = min(outline.years, PLANTED_YEARS)
    total = 0.0
    for value in vineyard.planted():
        if value:
            total += VINE_STANDS + PLANTED * years * value
    unsold = [5 + number for number in range(3) if not vineyard.is_sold(number)]
    late = min(1.0, outline.years / LIRA_YEARS)
    return total + late * sum([each * value for each, value in zip(FIELD_UNSOLD, unsold, strict=False)])


def influence(outline: Outline) -> float:
    """Return what stars on the map and the regions that they would win are worth (INF-5)."""
    regions = outline.rules.board.regions
    if not regions:
        return 0.0
    total = 0.0
    scored = outline.rules.map_scoring and not outline.over
    for number, region in enumerate(regions):
        own = outline.vineyard.stars_in(REGIONS[number])
        if not own or not scored:
            continue
        rivals = [
            other.stars_in(REGIONS[number])
            for seat, other in enumerate(outline.position.vineyards)
            if seat != outline.seat
        ]
        if outline.rules.automa_stars:
            rivals.append(outline.rules.automa_stars[number])
        best = max(rivals, default=0)
        part = MAJORITY if own > best else SHARED if own == best else 0.0
        total += int(region.vp) * part + STAR * int(min(own, best + 2))
    return total


def tokens(outline: Outline) -> float:
    return TOKEN * int(outline.vineyard.tokens) if outline.years > 0 else 0.0


def unlocked(outline: Outline) -> float:
    """Return structures for which vines in hand wait, and cellars for wines."""
    vineyard = outline.vineyard
    if outline.years <= 0:
        return 0.0
    total = 0.0
    for card in outline.held[VINE_DECK]:
        total += VINE_LACKS * len([name for name in VINES[card].structures if vineyard.has(name)])
    if vineyard.cellar_level():
        total += WINE_KEPT * int(vineyard.wine_count())
    return total


TERMS: Final[dict[str, Callable[[Outline], float]]] = {
    "points": points,
    "orders": orders,
    "vines": vines,
    "money": money,
    "income": income,
    "workers": workers,
    "structures": structures,
    "unlocked": unlocked,
    "cards": cards,
    "influence": influence,
    "tokens": tokens,
    "tempo": tempo,
}


def terms(position: View | State, seat: int, start: Since | None = None) -> dict[str, float]:
    """Return what makes up the worth of a position to a seat, by name; with `start`, compared with that moment."""
    outline = Outline(position, seat, start)
    return {name: term(outline) for name, term in TERMS.items()}


def worth(position: View | State, seat: int, start: Since | None = None) -> float:
    """Return what a position is worth to a seat, in victory points to be expected: the sum of `terms`."""
    outline = Outline(position, seat, start)
    return sum([term(outline) for term in TERMS.values()])
