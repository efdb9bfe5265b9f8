"""The board of the base game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..effects import (
    build,
    draw,
    draw_choice,
    fill_order,
    gain,
    give_tour,
    harvest,
    make_wine,
    one_of,
    plant,
    play_visitor,
    train,
    uproot,
)
from ..numbers.names import ACTION_NUMBER, COTTAGE, FALL, SPRING, SUMMER, WINTER, YOKE
from ..state.frames import register
from ..verbs.cards import DiscardDown
from ..verbs.combinators import All
from ..verbs.harvesting import SellOrField
from ..verbs.offers import InTurn
from ..verbs.rows import ChooseRow
from ..verbs.workers import TakeTemporary
from ..workers.placement import PLACEMENT
from ..year.board import PRIVATE, SPACED, YEAR_ROUND, Board, BoardAction
from ..year.course import (
    Age,
    BeginYear,
    ChooseParents,
    CloseYear,
    CollectResidual,
    Course,
    DealParents,
    MamaGifts,
    NameVisitors,
    PapaGifts,
    WorkersHome,
)
from ..year.season import PlacementSeason
from .modules import MODULE_STEPS, module_set_up
from .structure_effects import BARN_AT_SUMMERS_END, mat_actions

if TYPE_CHECKING:
    from ..state.frames import Node


def action(name: str, season: int, node: Node, bonus: Node, variant: str = "") -> BoardAction:
    """Return an action with the same three spaces as all others: the middle one has the bonus (PLACE-4)."""
    suffix = f":{variant}" if variant else ""
    register(f"action:{name}{suffix}", node, f"action:{name}")
    register(f"bonus:{name}{suffix}", bonus, f"bonus:{name}")
    both = All([node, bonus], any_order=type(node) is not type(bonus))
    first = All([bonus, node], any_order=False)
    return BoardAction(
        ACTION_NUMBER[name],
        SPACED,
        1 << season,
        node,
        [None, bonus, None],
        [None, both, None],
        [None, first, None],
    )


def plain(name: str, kind: int, node: Node, structure: int = 0) -> BoardAction:
    """Return an action without numbered spaces, open in both seasons."""
    register(f"action:{name}", node)
    return BoardAction(ACTION_NUMBER[name], kind, 1 << SUMMER | 1 << WINTER, node, [None], [None], [None], structure)


ACTIONS: Final = [
    action("draw_vine", SUMMER, draw("vine"), draw("vine")),
    action("give_tour", SUMMER, give_tour(), gain(lira=1)),
    action("build_structure", SUMMER, build(), gain(lira=1)),
    action("play_summer_visitor", SUMMER, play_visitor("summer"), play_visitor("summer")),
    action("sell_or_field", SUMMER, SellOrField(grapes=True), gain(vp=1)),
    action("plant_vine", SUMMER, plant(), plant()),
    action("draw_order", WINTER, draw("order"), draw("order")),
    action("harvest_field", WINTER, harvest(), harvest()),
    action("train_worker", WINTER, train(4), gain(lira=1)),
    action("play_winter_visitor", WINTER, play_visitor("winter"), play_visitor("winter")),
    action("make_wine", WINTER, make_wine(2), make_wine(1)),
    action("fill_order", WINTER, fill_order(), gain(vp=1)),
    plain("gain_lira", YEAR_ROUND, gain(lira=1)),  # PLACE-8
    plain("yoke", PRIVATE, one_of(harvest(), uproot()), YOKE),  # STR-5
]

ROW_BONUSES: Final[list[Node | None]] = [
    None,
    draw("vine"),
    draw("order"),
    gain(lira=1),
    draw_choice("summer", "winter"),
    gain(vp=1),
    TakeTemporary(),
]
"""WAKE-2."""
for number, bonus in enumerate(ROW_BONUSES, 1):
    if bonus is not None:
        register(f"row:{number}", bonus)

STEPS: Final[list[tuple[str, int, Node]]] = [
    ("deal_parents", SPRING, DealParents()),
    ("choose_parents", SPRING, InTurn(ChooseParents(), clockwise=True)),
    ("mamas", SPRING, InTurn(MamaGifts(), clockwise=True)),
    ("papas", SPRING, InTurn(PapaGifts(), clockwise=True)),
    ("begin_year", SPRING, BeginYear()),
    ("wake_up", SPRING, InTurn(ChooseRow(), clockwise=True)),
    ("summer", SUMMER, PlacementSeason(SUMMER)),
    ("fall", FALL, InTurn(NameVisitors(1, 1, COTTAGE), clockwise=False)),
    ("winter", WINTER, PlacementSeason(WINTER)),
    ("age", WINTER, InTurn(Age(), clockwise=False)),
    ("workers_home", WINTER, InTurn(WorkersHome(), clockwise=False)),
    ("residual", WINTER, InTurn(CollectResidual(), clockwise=False)),
    ("discard_down", WINTER, InTurn(DiscardDown(), clockwise=False)),
    ("close_year", WINTER, CloseYear()),
]
for name, _, step in STEPS:
    register(f"step:{name}", step)

COURSE: Final = register("course", Course())
register("placement", PLACEMENT)

TARGET: Final = 20
"""GAME-1."""


@cache
def base_board(special_workers: bool, structure_cards: bool) -> Board:
    """Return the base board, with the modules that can be played on it (MOD-2, MOD-3)."""
    steps = {name: (season, node) for name, season, node in STEPS} | MODULE_STEPS
    course = [*module_set_up(special_workers, draft=structure_cards), *(name for name, _, _ in STEPS)]
    return Board(
        name="base",
        actions=[*ACTIONS, *mat_actions(1 << SUMMER | 1 << WINTER)] if structure_cards else ACTIONS,
        rows=[[bonus] * 4 for bonus in ROW_BONUSES],
        course=[steps[name][1] for name in course],
        seasons=[steps[name][0] for name in course],
        year_begins=course.index("begin_year"),
        target=TARGET,
        reach=TARGET,
        wake_up="wake_up",
        first_player=True,
        leaving=[None, BARN_AT_SUMMERS_END if structure_cards else None, None, None],
        regions=[],
    )
