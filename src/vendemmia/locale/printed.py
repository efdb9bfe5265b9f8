"""What is printed on the board of a game, in the words of an outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import effect_outlook, space_bonus

if TYPE_CHECKING:
    from vendemmia.engine import Rules

    from .words import Words


def effect_text(words: Words, rules: Rules, effect: str) -> str:
    """Return what an effect gives, by its id; empty for none, or if it has no numbers."""
    return words.outlook(effect_outlook(rules, effect))


def bonus_text(words: Words, rules: Rules, action: str, space: str) -> str:
    """Return the bonus printed on a space, empty for none."""
    bonus = space_bonus(rules.board, action, space)
    return (effect_text(words, rules, bonus) or words.bonus_text(bonus)) if bonus else ""
