"""The base board for one player: the same actions, with the Automa's steps in the course of the year."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..effects import harvest
from ..numbers.names import SPRING, SUMMER, WINTER
from ..state.frames import register
from ..verbs.offers import InTurn
from ..year.automa import AutomaHome, AutomaPlaces, MoveMarker, ScoreCellar, SoloTest
from ..year.board import Board
from ..year.solo_setup import ChooseGlassRow, HireWorkers, OtherMama, PlantFromDeck
from .automa import AUTOMA_CARDS, base_bars
from .base_board import ACTIONS, ROW_BONUSES, STEPS, action
from .modules import MODULE_STEPS, module_set_up
from .structure_effects import BARN_AT_SUMMERS_END, mat_actions

if TYPE_CHECKING:
    from ..state.frames import Node
    from ..year.board import BoardAction
    from .solo import Challenge

NO_TARGET: Final = 10**6
"""AUT-1: reaching 20 does not end the game."""

VINES_OF_CHOICE: Final = 3

EXTRA: Final[dict[str, tuple[int, Node]]] = {
    "hire_workers": (SPRING, InTurn(HireWorkers(), clockwise=True)),
    "plant_from_deck": (SPRING, InTurn(PlantFromDeck(VINES_OF_CHOICE), clockwise=True)),
    "other_mama": (SPRING, InTurn(OtherMama(), clockwise=True)),
    "marker": (SPRING, MoveMarker()),
    "glass_row": (SPRING, InTurn(ChooseGlassRow(), clockwise=True)),
    "automa_summer": (SUMMER, AutomaPlaces([base_bars(card, "summer") for card in AUTOMA_CARDS])),
    "automa_winter": (WINTER, AutomaPlaces([base_bars(card, "winter") for card in AUTOMA_CARDS])),
    "automa_home": (WINTER, AutomaHome()),
    "score_cellar": (WINTER, ScoreCellar()),
    "solo_test": (WINTER, SoloTest()),
}
for name, (_, node) in EXTRA.items():
    register(f"step:{name}", node)

WIDE_HARVEST: Final = action("harvest_field", WINTER, harvest(3), harvest(), variant="three")
"""CAMP-5: the harvest action takes up to three fields."""


@cache
def solo_board(challenge: Challenge, special_workers: bool, structure_cards: bool) -> Board:
    """Return the board for a challenge, or for the ordinary solo game."""
    steps = {name: (season, node) for name, season, node in STEPS} | EXTRA | MODULE_STEPS
    set_up = [*module_set_up(special_workers, draft=structure_cards), "deal_parents", "choose_parents"]
    if not challenge.orders:
        set_up.append("other_mama")
    if challenge.mama:
        set_up.append("mamas")
    else:
        set_up += ["hire_workers", "plant_from_deck"]
    year = ["begin_year", "marker", "glass_row", "automa_summer", "summer", "fall", "automa_winter", "winter"]
    year += [
        "age",
        "workers_home",
        "automa_home",
        "residual",
        "discard_down",
        "score_cellar",
        "solo_test",
        "close_year",
    ]
    course = [*set_up, "papas", *year]
    actions: list[BoardAction] = list(ACTIONS)
    if challenge.fields_harvested > 1:
        actions = [WIDE_HARVEST if one.number == WIDE_HARVEST.number else one for one in actions]
    return Board(
        name="base",
        actions=[*actions, *mat_actions(1 << SUMMER | 1 << WINTER)] if structure_cards else actions,
        rows=[[bonus] * 4 for bonus in ROW_BONUSES],
        course=[steps[name][1] for name in course],
        seasons=[steps[name][0] for name in course],
        year_begins=course.index("begin_year"),
        target=NO_TARGET,
        reach=NO_TARGET,
        wake_up="glass_row",
        first_player=True,
        leaving=[None, BARN_AT_SUMMERS_END if structure_cards else None, None, None],
        regions=[],
    )
