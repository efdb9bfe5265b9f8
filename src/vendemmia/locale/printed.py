"""What is printed on the board of a game, in the words of an outlook."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from vendemmia.engine import blank_state, merged

if TYPE_CHECKING:
    from vendemmia.engine import Board, BoardAction, Options, Outlook, Rules, State
    from vendemmia.engine.frames import Node

    from .words import Words


@lru_cache(maxsize=16)
def _fresh(options: Options) -> State:
    """The game before anything is dealt: nothing that has happened since changes what is printed."""
    return blank_state(options, 0)


def effect_outlook(rules: Rules, effect: Node) -> tuple[Outlook, ...]:
    """What an effect brings, empty if that cannot be said in numbers."""
    return _outlook(rules.options, effect)


@lru_cache(maxsize=1024)
def _outlook(options: Options, effect: Node) -> tuple[Outlook, ...]:
    return merged(effect.outlook(_fresh(options), 0))


def effect_text(words: Words, rules: Rules, effect: Node) -> str:
    return words.outlook(effect_outlook(rules, effect))


def bonus_text(words: Words, rules: Rules, action: BoardAction, space: int) -> str:
    """The bonus printed on a space, empty for none."""
    bonus = action.bonuses[space] if space < len(action.bonuses) else None
    if bonus is None:
        return ""
    return effect_text(words, rules, bonus) or words.bonus_text(bonus)


def has_columns(board: Board) -> bool:
    """The bonuses of the wake-up chart differ by season: roosters move from column to column."""
    return any(cell is not row[0] for row in board.rows for cell in row)
