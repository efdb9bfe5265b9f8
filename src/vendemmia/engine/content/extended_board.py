"""The extended board: side 1, and side 2 for games with structure cards (MOD-1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..effects import (
    age_grapes,
    build,
    draw,
    draw_any,
    draw_choice,
    gain,
    give_tour,
    one_of,
    sell_wine,
    star,
    trade,
)
from ..numbers.names import ACTION_NUMBER, COTTAGE, FALL, REGIONS, SEASONS, SPRING, SUMMER, WINTER, YOKE
from ..state.frames import NODES, register
from ..verbs.combinators import All
from ..verbs.harvesting import SellOrField
from ..verbs.offers import InTurn
from ..verbs.rows import FirstRow, NextRow, TakeGrapeToken
from ..year.automa import AutomaPlaces
from ..year.board import PRIVATE, SPACED, YEAR_ROUND, Board, BoardAction, Region
from ..year.leaving import EnterSeason, Steps, WithStructure
from ..year.season import PlacementSeason
from ..year.solo_setup import FirstGlassRow, NextGlassRow
from .automa import AUTOMA_CARDS, extended_bars
from .base_board import STEPS as BASE_STEPS
from .modules import MODULE_STEPS, module_set_up
from .solo_board import EXTRA
from .structure_effects import BARN_AT_SUMMERS_END, mat_actions

if TYPE_CHECKING:
    from ..state.frames import Node

TARGET: Final = 25
NEVER: Final = 10**6
ALL_YEAR: Final = 15

# Actions of this board alone; the others are those of the base board.
register("action:influence", star())
register("action:trade", trade())
register("action:flip_field", SellOrField(grapes=False))
register("action:build_or_tour", one_of(build(), give_tour()))
register("action:sell_wine", sell_wine(red=1, white=1, blush=2, sparkling=4))  # TRADE-4
register("action:gain_lira:2", one_of(gain(lira=1), draw("structure")), "action:gain_lira")  # TUS-4

register("bonus:influence", star())
register("bonus:trade", trade())
for _lira in ("play_summer_visitor", "play_winter_visitor", "harvest_field", "build_or_tour"):
    register(f"bonus:{_lira}:lira", gain(lira=1), f"bonus:{_lira}")
register("bonus:flip_field", gain(vp=1))
register("bonus:flip_field:structure", draw("structure"), "bonus:flip_field")
register("bonus:sell_wine", star())
register("bonus:sell_wine:structure", draw("structure"), "bonus:sell_wine")

# Each action: season, bonus of the left space, bonus of the middle one. With structure cards some have one more.
PRINTED: Final[tuple[tuple[str, int, str, str], ...]] = (
    ("draw_vine", SPRING, "draw_vine", ""),
    ("give_tour", SPRING, "", "give_tour"),
    ("build_structure", SPRING, "", "build_structure"),
    ("influence", SPRING, "", "influence"),
    ("play_summer_visitor", SUMMER, "play_summer_visitor:lira", "play_summer_visitor"),
    ("plant_vine", SUMMER, "plant_vine", ""),
    ("trade", SUMMER, "", "trade"),
    ("flip_field", SUMMER, "flip_field", ""),
    ("draw_order", FALL, "draw_order", ""),
    ("harvest_field", FALL, "harvest_field", "harvest_field:lira"),
    ("make_wine", FALL, "make_wine", ""),
    ("build_or_tour", FALL, "build_or_tour:lira", ""),
    ("play_winter_visitor", WINTER, "play_winter_visitor:lira", "play_winter_visitor"),
    ("train_worker", WINTER, "train_worker", ""),
    ("sell_wine", WINTER, "", "sell_wine"),
    ("fill_order", WINTER, "", "fill_order"),
)
ON_SIDE_2: Final = {("flip_field", 1): "flip_field:structure", ("sell_wine", 0): "sell_wine:structure"}


def _action(name: str, season: int, left: str, middle: str, side: int) -> BoardAction:
    node = NODES[f"action:{name}"]
    names = [left, middle, ""]
    if side == 2:
        names = [ON_SIDE_2.get((name, space), bonus) for space, bonus in enumerate(names)]
    bonuses = [NODES[f"bonus:{bonus}"] if bonus else None for bonus in names]
    both = [None if bonus is None else All([node, bonus], type(node) is not type(bonus)) for bonus in bonuses]
    first = [None if bonus is None else All([bonus, node], any_order=False) for bonus in bonuses]
    return BoardAction(ACTION_NUMBER[name], SPACED, 1 << season, node, bonuses, [*both], [*first])


def _actions(side: int) -> list[BoardAction]:
    """Return the actions by number, as the codes are."""
    cart = NODES["action:gain_lira:2" if side == 2 else "action:gain_lira"]
    actions = [
        *(_action(name, season, left, middle, side) for name, season, left, middle in PRINTED),
        BoardAction(ACTION_NUMBER["gain_lira"], YEAR_ROUND, ALL_YEAR, cart, [None], [None], [None]),
        BoardAction(ACTION_NUMBER["yoke"], PRIVATE, ALL_YEAR, NODES["action:yoke"], [None], [None], [None], YOKE),
    ]
    if side == 2:
        actions += mat_actions(ALL_YEAR)
    return sorted(actions, key=lambda action: action.number)


# The wake-up chart: the bonuses of summer, fall and winter (spring has none).
_CELLS: Final[tuple[tuple[Node | None, Node | None, Node | None], ...]] = (
    (None, None, None),
    (gain(lira=1), None, None),
    (draw("vine", needed=False), draw("summer", needed=False), None),
    (draw("order", needed=False), draw("summer", needed=False), draw("structure", needed=False)),
    (draw_choice("summer", "winter"), draw("winter", needed=False), star(optional=True)),
    (gain(vp=1), draw("winter", needed=False), age_grapes()),
    (NODES["row:7"], draw_any(), TakeGrapeToken()),
)
for _row, _cells in enumerate(_CELLS, 1):
    for _season, _cell in zip(SEASONS[1:], _cells, strict=True):
        if _cell is not None and not _cell.path:
            register(f"row:{_row}:{_season}", _cell)


def _chart(side: int) -> list[list[Node | None]]:
    rows: list[list[Node | None]] = [[None, *cells] for cells in _CELLS]
    if side == 1:
        rows[3][WINTER] = None  # Row 4 has its structure card on side 2 only.
    return rows


# INF: the regions, in the order of their numbers.
_REGIONS: Final[dict[str, tuple[int, Node]]] = {
    "lucca": (1, draw("structure", needed=False)),
    "pisa": (1, gain(lira=2)),
    "firenze": (2, draw("winter", needed=False)),
    "livorno": (2, draw("summer", needed=False)),
    "siena": (2, gain(lira=1)),
    "arezzo": (2, draw("order", needed=False)),
    "grosseto": (1, draw("vine", needed=False)),
}
for _name, (_, _bonus) in _REGIONS.items():
    register(f"region:{_name}", _bonus)


def _map(side: int) -> list[Region]:
    return [Region(*_REGIONS[name], present=side == 2 or name != "lucca") for name in REGIONS]


# What a player does on leaving each season: TUS-3, TUS-6, TUS-8.
_ENTER: Final = {season: register(f"enter:{SEASONS[season]}", EnterSeason(season)) for season in (SUMMER, FALL, WINTER)}
_COTTAGE: Final = register("structure:cottage", WithStructure(COTTAGE, draw_choice("summer", "winter")))
_YEAR_END: Final = [NODES[f"step:{name}/0"] for name in ("workers_home", "age", "discard_down", "residual")]
_AFTER_SUMMER: Final = register("leaving:summer", Steps([BARN_AT_SUMMERS_END, _ENTER[FALL], _COTTAGE]))
_AFTER_WINTER: Final = register("leaving:winter", Steps([*_YEAR_END, register("next_row", NextRow())]))
_AFTER_WINTER_ALONE: Final = register(
    "leaving:winter:solo", Steps([*_YEAR_END, register("next_row:solo", NextGlassRow())])
)

_NEW_STEPS: Final[dict[str, tuple[int, Node]]] = {
    "first_rows": (SPRING, InTurn(FirstRow(), clockwise=True)),
    "first_glass_row": (SPRING, InTurn(FirstGlassRow(), clockwise=True)),
    "spring_turns": (SPRING, PlacementSeason(SPRING)),
    "fall_turns": (FALL, PlacementSeason(FALL)),
    **{
        f"extended_automa_{name}": (season, AutomaPlaces([extended_bars(card, name) for card in AUTOMA_CARDS]))
        for season, name in enumerate(SEASONS)
    },
}
for _name, (_, _step) in _NEW_STEPS.items():
    register(f"step:{_name}", _step)
STEPS: Final = {name: (season, node) for name, season, node in BASE_STEPS} | MODULE_STEPS | _NEW_STEPS
STEPS["automa_home"] = EXTRA["automa_home"]


def _course(special_workers: bool, solo: bool) -> list[str]:
    seasons = ["spring_turns", "summer", "fall_turns", "winter"]
    set_up = [*module_set_up(special_workers, draft=False), "deal_parents", "choose_parents", "mamas", "papas"]
    if not solo:
        return [*set_up, "first_rows", "begin_year", *seasons, "close_year"]
    turns = [
        step for name, season in zip(SEASONS, seasons, strict=True) for step in (f"extended_automa_{name}", season)
    ]
    return [*set_up, "first_glass_row", "begin_year", *turns, "automa_home", "close_year"]


@cache
def extended_board(special_workers: bool, structure_cards: bool, solo: bool) -> Board:
    side = 2 if structure_cards else 1
    course = _course(special_workers, solo)
    return Board(
        name="extended",
        actions=_actions(side),
        rows=_chart(side),
        course=[STEPS[name][1] for name in course],
        seasons=[STEPS[name][0] for name in course],
        year_begins=course.index("begin_year"),
        target=NEVER if solo else TARGET,
        reach=NEVER,
        wake_up="first_glass_row" if solo else "first_rows",
        first_player=False,
        leaving=[_ENTER[SUMMER], _AFTER_SUMMER, _ENTER[WINTER], _AFTER_WINTER_ALONE if solo else _AFTER_WINTER],
        regions=_map(side),
    )
