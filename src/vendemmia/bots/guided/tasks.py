"""What the workers still to be placed may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    ORDER_DECK,
    SUMMER_DECK,
    VINE_DECK,
    WINTER_DECK,
    can_fill,
)

from .hands import another_order, widest_room
from .weights import (
    SPARE,
    TASK_FILL,
    TASK_FILL_LATER,
    TASK_HARVEST,
    TASK_PLANT,
    TASK_TRAIN,
    TASK_VISITOR,
    TASK_WINE,
    TEMPO,
    TRAIN_GAIN,
    WORKER_YEAR,
)

if TYPE_CHECKING:
    from .outline import Outline

PLANT_VINE: Final = ACTION_NUMBER["plant_vine"]
SUMMER_VISITOR: Final = ACTION_NUMBER["play_summer_visitor"]
WINTER_VISITOR: Final = ACTION_NUMBER["play_winter_visitor"]
DRAW_ORDER: Final = ACTION_NUMBER["draw_order"]
HARVEST: Final = ACTION_NUMBER["harvest_field"]
MAKE_WINE: Final = ACTION_NUMBER["make_wine"]
FILL_ORDER: Final = ACTION_NUMBER["fill_order"]
TRAIN: Final = ACTION_NUMBER["train_worker"]
MOST_WORKERS: Final = 6
PRICE: Final = 4
ONE_SPACE: Final = 2
"""Up to this many players an action has one space; another worker there must be the grande one."""


def tempo(outline: Outline) -> float:
    """Return workers still to be placed, by what later seasons of this year would have for them."""
    free = outline.free
    if not free or outline.over:
        return 0.0
    tasks = sorted(later_tasks(outline), reverse=True)[:free]
    return TEMPO * sum(tasks) + SPARE * (free - len(tasks)) + SPARE * int(outline.vineyard.grande)


def later_tasks(outline: Outline) -> list[float]:
    """Return what workers may do in later seasons; what they may do now is compared directly."""
    vineyard = outline.vineyard
    again = 2 if vineyard.grande or outline.rules.players > ONE_SPACE else 1
    tasks: list[float] = []
    if comes(outline, PLANT_VINE) and widest_room(outline):
        tasks += TASK_PLANT[: min(len(outline.held[VINE_DECK]), again)]
    if comes(outline, SUMMER_VISITOR):
        tasks += TASK_VISITOR[: min(vineyard.holds(SUMMER_DECK), again)]
    if comes(outline, WINTER_VISITOR):
        tasks += TASK_VISITOR[: min(vineyard.holds(WINTER_DECK), again)]
    if comes(outline, DRAW_ORDER) and outline.years > 0:
        tasks.append(another_order(outline))
    if comes(outline, TRAIN) and outline.years > 0 and vineyard.lira >= PRICE and outline.owned < MOST_WORKERS:
        tasks.append(TASK_TRAIN + TRAIN_GAIN * WORKER_YEAR[outline.owned + 1] * outline.years)
    return tasks + from_field_to_order(outline, again)


def from_field_to_order(outline: Outline, again: int) -> list[float]:
    vineyard = outline.vineyard
    held = outline.held[ORDER_DECK]
    tasks: list[float] = []
    ripe = len(vineyard.ripe_fields())
    if comes(outline, HARVEST):
        tasks += TASK_HARVEST[: min(ripe, again)]
    else:
        ripe = 0
    if comes(outline, MAKE_WINE):
        tasks += [TASK_WINE] if ripe or vineyard.grape_count() else []
    if held and outline.rules.orders_fillable and comes(outline, FILL_ORDER):
        tasks += [TASK_FILL for card in held if can_fill(vineyard, card)][:again]
        if ripe or vineyard.grape_count():
            tasks.append(TASK_FILL_LATER)
    return tasks


def comes(outline: Outline, action: int) -> bool:
    """Return whether an action is open in a later season of the year."""
    found = outline.rules.board.actions[action]
    return found is not None and found.opens_after(outline.season)
