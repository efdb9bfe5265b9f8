"""What is printed on cards and boards, as plain values: parts to choose from, bonuses, cells of the wake-up chart.

Effects have ids, e.g. "visitor:queen/0", "bonus:plant_vine" or "row:5"; the empty id means no effect.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..numbers.names import ACTION_NUMBER, REGIONS, SPACES
from ..setup import blank_state
from ..state.frames import NODES
from ..verbs.combinators import All, OneOf, TwoOf
from ..verbs.rows import TakeGrapeToken
from ..verbs.workers import TakeTemporary
from ..year.leaving import EnterSeason, Steps
from .outlook import merged

if TYPE_CHECKING:
    from ..options import Options
    from ..state.frames import Node
    from ..state.state import State
    from ..year.board import Board, Rules
    from .outlook import Outlook


class Parts(NamedTuple):
    """What an effect lets a player choose from."""

    kind: str
    """"one" of them, "two" of them, or all of them in any "order"; empty if there is nothing to choose."""
    number: int
    """How many parts there are."""
    nested: bool
    """An effect around this one asks for a part already."""


def parts_of(effect: str) -> Parts:
    """Return the parts of an effect: those of a visitor by "visitor:" and its card, those of an action by "action:"."""
    steps = effect.split("/")
    around = ("/".join(steps[:length]) for length in range(1, len(steps)))
    nested = any(_kind_of_parts(NODES[path]) for path in around)
    kind = _kind_of_parts(NODES[effect])
    return Parts(kind, len(NODES[effect].children()) if kind else 0, nested)


def _kind_of_parts(node: Node) -> str:
    if isinstance(node, OneOf):
        return "one"
    if isinstance(node, TwoOf):
        return "two"
    return "order" if isinstance(node, All) and node.any_order else ""


def effects_with_parts() -> tuple[str, ...]:
    """Return the ids of all effects that ask for a part."""
    return tuple(path for path, node in NODES.items() if _kind_of_parts(node))


# --- boards


def _id(effect: Node | None) -> str:
    return "" if effect is None else effect.path


def action_id(board: Board, action: str) -> str:
    """Return the id of an action as a board has it, e.g. "gain_lira:2"; a board may have its own variant."""
    printed = board.actions[ACTION_NUMBER[action]]
    return action if printed is None else printed.node.path.removeprefix("action:")


def space_bonus(board: Board, action: str, space: str) -> str:
    """Return the id of the bonus of a space of an action; empty for none."""
    printed, place = board.actions[ACTION_NUMBER[action]], SPACES.index(space)
    return "" if printed is None or place >= len(printed.bonuses) else _id(printed.bonuses[place])


def bonus_spaces(board: Board, action: str) -> tuple[str, ...]:
    """Return the spaces of an action that have a bonus."""
    printed = board.actions[ACTION_NUMBER[action]]
    return () if printed is None else tuple(SPACES[space] for space in printed.printed)


def region_bonus(board: Board, region: str) -> str:
    """Return the bonus of a star placed on a region."""
    return _id(board.regions[REGIONS.index(region)].bonus)


def row_cell(board: Board, row: int, season: int) -> str:
    """Return the bonus of a cell of the wake-up chart; on the base board all seasons of a row have the same."""
    return _id(board.rows[row - 1][season])


def entered_cell(board: Board, season: int, row: int) -> str:
    """Return the bonus of the cell that a rooster enters when its player passes in a season (TUS-6)."""
    leaving = board.leaving[season]
    for step in leaving.steps if isinstance(leaving, Steps) else [leaving]:
        if isinstance(step, EnterSeason) and row:
            return row_cell(board, row, step.season)
    return ""


def has_columns(board: Board) -> bool:
    """Return whether the bonuses of the wake-up chart differ by season, so that roosters move from column to column."""
    return any(cell is not row[0] for row in board.rows for cell in row)


def piece_of(effect: str) -> str:
    """Return the unique piece that a cell of the wake-up chart gives: "temporary" or "grape"."""
    node = NODES.get(effect)
    if isinstance(node, TakeTemporary):
        return "temporary"
    return "grape" if isinstance(node, TakeGrapeToken) else ""


# --- what an effect brings


def effect_outlook(rules: Rules, effect: str) -> tuple[Outlook, ...]:
    """Return what an effect brings; empty if numbers cannot say it, and for the empty id."""
    return _outlook(rules.options, effect) if effect else ()


@lru_cache(maxsize=1024)
def _outlook(options: Options, effect: str) -> tuple[Outlook, ...]:
    return merged(NODES[effect].outlook(_fresh(options), 0))


@lru_cache(maxsize=16)
def _fresh(options: Options) -> State:
    """Return the game before anything is dealt: nothing that has happened since changes what is printed."""
    return blank_state(options, 0)
