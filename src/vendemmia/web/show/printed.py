"""What is printed on the board of a game, as icons show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import effect_outlook
from vendemmia.engine.leaving import EnterSeason, Steps

from .tokens import Token, outlook_tokens, token

if TYPE_CHECKING:
    from vendemmia.engine import Board, BoardAction, Outlook, Rules
    from vendemmia.engine.frames import Node
    from vendemmia.locale import Words


def effect_tokens(words: Words, rules: Rules, effect: Node | None) -> tuple[Token, ...]:
    """What an effect brings, empty for none."""
    return () if effect is None else outlook_tokens(words, effect_outlook(rules, effect.path), brief=True)


def bonus_outlook(rules: Rules, action: BoardAction, space: int) -> tuple[Outlook, ...]:
    """What the bonus printed on a space brings; empty for none, and if that cannot be said in numbers."""
    bonus = _bonus(action, space)
    return () if bonus is None else effect_outlook(rules, bonus.path)


def bonus_tokens(words: Words, rules: Rules, action: BoardAction, space: int) -> tuple[Token, ...]:
    """The same as icons. A bonus without numbers is one more of its action."""
    if _bonus(action, space) is None:
        return ()
    found = outlook_tokens(words, bonus_outlook(rules, action, space), plus=True)
    return found or (token(words, action.name, "+1"),)


def _bonus(action: BoardAction, space: int) -> Node | None:
    return action.bonuses[space] if space < len(action.bonuses) else None


def entered_cell(board: Board, season: int, row: int) -> Node | None:
    """The cell of the wake-up chart that passing in a season brings to a row (TUS-6)."""
    leaving = board.leaving[season]
    steps = leaving.steps if isinstance(leaving, Steps) else [leaving]
    for step in steps:
        if isinstance(step, EnterSeason) and row:
            return board.rows[row - 1][step.season]
    return None
