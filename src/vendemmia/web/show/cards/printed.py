"""What is printed on the board of a game, as icons. Effects have ids; the empty id means no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import effect_outlook, space_bonus

from .icons import IconToken, outlook_tokens, token

if TYPE_CHECKING:
    from vendemmia.engine import Outlook, Rules
    from vendemmia.locale import Words


def effect_tokens(words: Words, rules: Rules, effect: str) -> tuple[IconToken, ...]:
    """Return what an effect brings, empty for none."""
    return outlook_tokens(words, effect_outlook(rules, effect), brief=True) if effect else ()


def bonus_outlook(rules: Rules, action: str, space: str) -> tuple[Outlook, ...]:
    """Return what the bonus printed on a space brings; empty for none, or if it has no numbers."""
    return effect_outlook(rules, space_bonus(rules.board, action, space))


def bonus_tokens(words: Words, rules: Rules, action: str, space: str) -> tuple[IconToken, ...]:
    """Return the same as icons. A bonus without numbers is one more of its action."""
    if not space_bonus(rules.board, action, space):
        return ()
    found = outlook_tokens(words, bonus_outlook(rules, action, space), plus=True)
    return found or (token(words, action, "+1"),)
