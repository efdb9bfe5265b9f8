"""What a position is worth to a seat, in expected victory points.

It reads open information and the seat's own hand, so it works on a view and on an imagined state alike. Every term is a
small function: the term that grows most gives the reason for an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.catalogue import (
    BUILT_CARDS,
    CARD_COST,
    FIRST_CARD_BIT,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    TOKEN_COUNT,
    TOKEN_TOTAL,
    VINE_DECK,
    VINE_NEEDS,
    bit_count,
    vine_value,
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

FIRST_CELLAR: Final = 6
"""The number of the medium cellar among the structures; the large one follows."""


def points(outline: Outline) -> float:
    vineyard, rules = outline.vineyard, outline.rules
    own = float(vineyard.vp)
    if rules.large_cellar_vp and not outline.over:  # CAMP-7
        for kind in range(4):
            wines = vineyard.cellar >> 9 * kind & 511
            own += int(rules.large_cellar_vp) * TOKEN_COUNT[wines & 0b111000000]
            own += int(rules.medium_cellar_vp) * TOKEN_COUNT[wines & 0b000111000]
            own += 0.1 * TOKEN_TOTAL[wines]
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
    total = sum(WORKER_YEAR[1 : owned + 1]) * years
    if outline.rules.workers_by and outline.position.year <= outline.rules.workers_by:  # CAMP-4
        total += 3.0 * owned
    return total + SPECIAL_YEAR * years * int(bit_count(outline.vineyard.special | outline.vineyard.trainees))


def structures(outline: Outline) -> float:
    standing, years = outline.vineyard.structures, outline.years
    if years <= 0:
        return 0.0
    total = 0.0
    for number, each in enumerate(STRUCTURE_YEAR):
        if standing >> number & 1:
            worth_of = each * years + STRUCTURE_ONCE[number] * min(1.0, years)
            total += worth_of * (cellar_use(outline, number - FIRST_CELLAR) if number >= FIRST_CELLAR else 1.0)
    cards = int((standing & BUILT_CARDS) >> FIRST_CARD_BIT)
    while cards:
        number = cards.bit_length() - 1
        total += CARD_COST[number] * (CARD_ONCE + CARD_YEAR * years)
        cards ^= 1 << number
    return total


def cellar_use(outline: Outline, size: int) -> float:
    """A cellar helps a player who has vines for its wines, or already has wines."""
    vineyard = outline.vineyard
    value = sum([int(vine_value(field)) for field in vineyard.fields]) + 2 * int(bit_count(vineyard.cellar))
    return CELLAR_UNUSED + (1.0 - CELLAR_UNUSED) * min(1.0, value / CELLAR_VINES[size])


def orders(outline: Outline) -> float:
    """Orders in hand as far as they have come, and the surplus wines and grapes."""
    return prospect_of(outline).worth


def vines(outline: Outline) -> float:
    """The vines in the fields, and the fields themselves."""
    vineyard = outline.vineyard
    if outline.years <= 0:
        return 0.0
    years = min(outline.years, PLANTED_YEARS)
    total = 0.0
    for field in vineyard.fields:
        if field:
            total += VINE_STANDS + PLANTED * years * int(vine_value(field))
    unsold = [5 + number for number in range(3) if not vineyard.sold >> number & 1]
    late = min(1.0, outline.years / LIRA_YEARS)
    return total + late * sum([each * value for each, value in zip(FIELD_UNSOLD, unsold, strict=False)])


def influence(outline: Outline) -> float:
    """Stars on the map, and the regions that they would win (INF-5)."""
    regions = outline.rules.board.regions
    if not regions:
        return 0.0
    total = 0.0
    scored = outline.rules.map_scoring and not outline.over
    for number, region in enumerate(regions):
        own = outline.vineyard.stars >> 3 * number & 7
        if not own or not scored:
            continue
        rivals = [
            other.stars >> 3 * number & 7
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
    """Structures for which vines in hand wait, and cellars for wines."""
    standing = outline.vineyard.structures
    if outline.years <= 0:
        return 0.0
    total = 0.0
    for card in outline.held[VINE_DECK]:
        total += VINE_LACKS * int(bit_count(VINE_NEEDS[card] & standing))
    if standing & (MEDIUM_CELLAR | LARGE_CELLAR):
        total += WINE_KEPT * int(bit_count(outline.vineyard.cellar))
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
    """What makes up the worth of a position to a seat, by name, compared with an earlier moment if you give one."""
    outline = Outline(position, seat, start)
    return {name: term(outline) for name, term in TERMS.items()}


def worth(position: View | State, seat: int, start: Since | None = None) -> float:
    """What a position is worth to a seat, in victory points to be expected: the sum of `terms`."""
    outline = Outline(position, seat, start)
    return sum([term(outline) for term in TERMS.values()])
