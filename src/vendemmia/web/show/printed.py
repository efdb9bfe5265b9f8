"""What is printed on the board of a game, as icons show it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from vendemmia.engine.leaving import EnterSeason, Steps
from vendemmia.engine.outlook import merged
from vendemmia.engine.setup import blank_state

from .tokens import Token, outlook_tokens, token

if TYPE_CHECKING:
    from vendemmia.engine import Options, State
    from vendemmia.engine.board import Board, BoardAction, Rules
    from vendemmia.engine.frames import Node
    from vendemmia.engine.outlook import Outlook
    from vendemmia.locale import Words


@lru_cache(maxsize=16)
def _fresh(options: Options) -> State:
    """The game before anything is dealt: nothing that has happened since changes what is printed."""
    return blank_state(options, 0)


def effect_outlook(rules: Rules, effect: Node | None) -> tuple[Outlook, ...]:
    """What an effect brings, empty if that cannot be said in numbers."""
    return () if effect is None else merged(effect.outlook(_fresh(rules.options), 0))


def effect_tokens(words: Words, rules: Rules, effect: Node | None) -> tuple[Token, ...]:
    return outlook_tokens(words, effect_outlook(rules, effect), brief=True)


def bonus_tokens(words: Words, rules: Rules, action: BoardAction, space: int) -> tuple[Token, ...]:
    """The bonus printed on a space, empty for none. A bonus without numbers is one more of its action."""
    bonus = action.bonuses[space] if space < len(action.bonuses) else None
    if bonus is None:
        return ()
    found = outlook_tokens(words, effect_outlook(rules, bonus), plus=True)
    return found or (token(words, action.name, "+1"),)


def entered_cell(board: Board, season: int, row: int) -> Node | None:
    """The cell of the wake-up chart that passing in a season brings to a row (TUS-6)."""
    leaving = board.leaving[season]
    steps = leaving.steps if isinstance(leaving, Steps) else [leaving]
    for step in steps:
        if isinstance(step, EnterSeason) and row:
            return board.rows[row - 1][step.season]
    return None
