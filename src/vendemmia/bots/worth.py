"""What a position is worth to a seat, in victory points to be expected.

It reads what lies open and the seat's own hand, so it may be asked of a view and of an imagined state alike. Every
term is a small function by itself: from the term that grows most a reason can be read off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.names import (
    BUILT_CARDS,
    CARD_COST,
    DECK_OF,
    FIRST_CARD_BIT,
    FIRST_ORDER,
    HAND_LIMIT,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER_DECK,
    STRUCTURE_DECK,
    SUMMER_DECK,
    VINE_DECK,
    WINTER,
    WINTER_DECK,
)
from vendemmia.engine.tokens import COUNT, TOTAL
from vendemmia.engine.verbs.orders import ORDER_RESIDUAL, ORDER_VP, fillable
from vendemmia.engine.vineyard import VINE_NEEDS, VINE_VALUE, bit_count, reds, whites

from .outline import Outline
from .prospects import Stock, readiness

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import State, View

    from .outline import Since

LIRA_STEPS: Final = ((4, 0.38), (4, 0.30), (4, 0.22), (8, 0.12), (999, 0.04))
"""What a lira is worth early in the game: the first four, the next four and so on."""
LIRA_YEARS: Final = 2.5
"""With fewer years to come money counts less."""
LIRA_LATE: Final = 0.01
RESIDUAL_LIRA: Final = 0.26
RIVALS: Final = 0.3
WORKER_YEAR: Final = (0.0, 0.6, 0.6, 0.75, 0.55, 0.45, 0.35)
"""What a year of the first, second … worker is worth."""
STRUCTURE_YEAR: Final = (0.18, 0.20, 0.14, 0.51, 0.36, 0.48, 0.36, 0.30)
STRUCTURE_ONCE: Final = (0.2, 0.2, 0.0, 0.0, 0.0, 0.0, 0.4, 0.3)
"""By number of structure: what it is worth in each year to come, and beside that while years are left."""
CARD_YEAR: Final = 0.05
CARD_ONCE: Final = 0.1
"""A structure card that stands, for each lira of its cost."""
VINE_LACKS: Final = 0.3
"""A structure that a vine in hand waits for."""
DRAWN: Final = (0.47, 0.44, 0.50, 0.62, 0.36)
"""A card of each deck, whichever it is."""
CROWDED: Final = 0.62
"""Each further card of a deck counts this much of the one before."""
OVER_LIMIT: Final = 0.3
"""A card that will have to be discarded."""
WINE: Final = 0.32
GRAPE: Final = 0.17
PLANTED: Final = 0.12
"""For each value of a wine or grape that no order in hand needs, and of vines in each year to come."""
FIELD_KEPT: Final = (0.36, 0.34, 0.2)
"""For each lira of the value of the first, second and third field that has not been sold."""
MAJORITY: Final = 0.85
SHARED: Final = 0.35
STAR: Final = 0.12
TOKEN: Final = 0.35
TEMPO: Final = 0.7
"""Of what a task would bring, the part that a worker kept for it is worth."""
SPARE: Final = 0.1
"""A worker without a task."""
SPECIAL_YEAR: Final = 0.1
"""What a special worker is worth beyond a regular one."""
TASK_ORDER: Final = 0.45
TASK_FILL: Final = 1.3
TASK_FILL_LATER: Final = 0.7
TASK_HARVEST: Final = (1.06, 0.59)
TASK_WINE: Final = 0.58
TASK_VISITOR: Final = (0.6, 0.45)
TASK_TRAIN: Final = 0.73
ORDER_HELD: Final = 0.25
VINE_HELD: Final = 0.35
VINE_HELD_VALUE: Final = 0.08
VINE_LOCKED: Final = 0.25
VINE_STANDS: Final = 0.3
"""An order in hand as such; a vine in hand, for each of its value, and one that cannot be planted yet; one planted."""


def points(outline: Outline) -> float:
    vineyard, rules = outline.vineyard, outline.rules
    own = float(vineyard.vp)
    if rules.large_cellar_vp and not outline.over:  # CAMP-7
        for kind in range(4):
            wines = vineyard.cellar >> 9 * kind & 511
            own += int(rules.large_cellar_vp) * COUNT[wines & 0b111000000]
            own += int(rules.medium_cellar_vp) * COUNT[wines & 0b000111000]
            own += 0.1 * TOTAL[wines]
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
    return RESIDUAL_LIRA * int(outline.vineyard.residual) * max(0.0, min(outline.years, 4.0) - 0.5)


def workers(outline: Outline) -> float:
    owned = outline.workers_owned()
    years = outline.years
    total = sum(WORKER_YEAR[min(number, 6)] for number in range(1, owned + 1)) * years
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
            total += each * years + STRUCTURE_ONCE[number] * min(1.0, years)
    cards = int((standing & BUILT_CARDS) >> FIRST_CARD_BIT)
    while cards:
        number = cards.bit_length() - 1
        total += CARD_COST[number] * (CARD_ONCE + CARD_YEAR * years)
        cards ^= 1 << number
    return total


def orders(outline: Outline) -> float:
    """Orders in hand as far as they are on the way, and the wines and grapes that are over."""
    stock = Stock(outline)
    total = 0.0
    if outline.rules.orders_fillable and not outline.over:
        left = outline.workers_free() if outline.years <= 0 else None
        wanted = [
            (order_value(outline, card - FIRST_ORDER), card - FIRST_ORDER) for card in in_hand(outline, ORDER_DECK)
        ]
        near = sorted(wanted, key=lambda order: (not fillable(outline.vineyard.cellar, order[1], 0), -order[0]))
        for place, (value, order) in enumerate(near):
            total += value * readiness(stock, order, left) * CROWDED ** max(0, place - 1)
    if outline.years > 0:
        total += WINE * sum(sum(wines) for wines in stock.wines)
        total += GRAPE * sum(sum(grapes) for grapes in stock.grapes)
    return total


def order_value(outline: Outline, order: int) -> float:
    paid = RESIDUAL_LIRA * ORDER_RESIDUAL[order] * max(0.0, min(outline.years, 4.0) - 0.5)
    return ORDER_VP[order] + paid * (outline.vineyard.residual < 5)


def vines(outline: Outline) -> float:
    """What stands in the fields, and the fields themselves."""
    vineyard = outline.vineyard
    if outline.years <= 0:
        return 0.0
    years = min(outline.years, 3.0)
    total = 0.0
    for field in vineyard.fields:
        if field:
            total += VINE_STANDS + PLANTED * years * int(reds(field) + whites(field))
    kept = [5 + number for number in range(3) if not vineyard.sold >> number & 1]
    late = min(1.0, outline.years / LIRA_YEARS)
    return total + late * sum(each * value for each, value in zip(FIELD_KEPT, kept, strict=False))


def cards(outline: Outline) -> float:
    """Cards in hand, apart from what brings an order nearer."""
    last = outline.years <= 0
    if outline.over:
        return 0.0
    total = 0.0
    for deck in (VINE_DECK, SUMMER_DECK, WINTER_DECK, ORDER_DECK, STRUCTURE_DECK):
        each = DRAWN[deck]
        if last:
            each = 0.2 if deck == WINTER_DECK or (deck == SUMMER_DECK and outline.season < WINTER) else 0.02
        held = in_hand(outline, deck)
        if deck == ORDER_DECK:
            held = held if outline.rules.orders_fillable and not last else []
            total += ORDER_HELD * sum(CROWDED**place for place in range(len(held)))
        elif deck == VINE_DECK:
            found = sorted((vine_in_hand(outline, vine) for vine in held), reverse=True)
            total += 0.0 if last else sum(each * CROWDED**place for place, each in enumerate(found))
        else:
            total += each * sum(CROWDED**place for place in range(len(held)))
        total += each * sum(CROWDED ** (len(held) + place) for place in range(outline.drawn[deck]))
    return total - OVER_LIMIT * max(0, len(outline.vineyard.hand) - HAND_LIMIT)


def vine_in_hand(outline: Outline, vine: int) -> float:
    lacks = VINE_NEEDS[vine] & ~outline.vineyard.structures
    return VINE_LOCKED if lacks else VINE_HELD + VINE_HELD_VALUE * VINE_VALUE[vine]


def in_hand(outline: Outline, deck: int) -> list[int]:
    return [card for card in outline.hand if DECK_OF[card] == deck]


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


def tempo(outline: Outline) -> float:
    """Workers still to be placed, by what later seasons of this year would have for them."""
    free = outline.workers_free()
    if not free or outline.over:
        return 0.0
    tasks = sorted(later_tasks(outline), reverse=True)[:free]
    return TEMPO * sum(tasks) + SPARE * (free - len(tasks)) + SPARE * int(outline.vineyard.grande)


def later_tasks(outline: Outline) -> list[float]:
    """What workers may still do in the fall and winter, as the task brings a worker something."""
    vineyard = outline.vineyard
    held = in_hand(outline, ORDER_DECK)
    ripe = sum(1 for number, field in enumerate(vineyard.fields) if field and not vineyard.harvested >> number & 1)
    tasks: list[float] = [TASK_ORDER]
    if outline.rules.orders_fillable:
        tasks += [TASK_FILL for card in held if fillable(vineyard.cellar, card - FIRST_ORDER, 0)][:2]
        if held and (ripe or vineyard.crush_pad):
            tasks.append(TASK_FILL_LATER)
    if outline.season < WINTER or outline.rules.board.first_player:
        tasks += TASK_HARVEST[:ripe]
        if ripe or vineyard.crush_pad:
            tasks.append(TASK_WINE)
    tasks += TASK_VISITOR[: vineyard.holds(WINTER_DECK)]
    if outline.years > 2 and vineyard.lira >= 4 and outline.workers_owned() < 6:
        tasks.append(TASK_TRAIN)
    return tasks


def tokens(outline: Outline) -> float:
    return TOKEN * int(outline.vineyard.tokens) if outline.years > 0 else 0.0


def unlocked(outline: Outline) -> float:
    """Structures for which vines in hand wait, and cellars for wines."""
    standing = outline.vineyard.structures
    if outline.years <= 0:
        return 0.0
    total = 0.0
    for card in in_hand(outline, VINE_DECK):
        total += VINE_LACKS * int(bit_count(VINE_NEEDS[card] & standing))
    if standing & LARGE_CELLAR or standing & MEDIUM_CELLAR:
        total += 0.1 * int(bit_count(outline.vineyard.cellar))
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


def terms(position: View | State, seat: int, begun: Since | None = None) -> dict[str, float]:
    """Each term by its name, compared with an earlier moment if one is given."""
    outline = Outline(position, seat, begun)
    return {name: term(outline) for name, term in TERMS.items()}


def worth(position: View | State, seat: int, begun: Since | None = None) -> float:
    """The sum of all terms."""
    outline = Outline(position, seat, begun)
    return sum([term(outline) for term in TERMS.values()])
