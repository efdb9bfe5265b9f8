"""Questions in words: one message for each question of the engine, with its parameters in words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from vendemmia.engine import decode_outlook

from .outlooks import outlook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.engine import Asked

    from .catalogue import Args
    from .names import Names


def question(words: Names, asked: Asked | None, names: Sequence[str]) -> str:
    if asked is None:
        return words.message("question-game-over")
    key = f"question-{asked.id.replace('_', '-')}"
    if not words.has_message(key):
        words.report(key, "missing")
        return words.message("missing-question")
    return words.message(key, source=_source(words, asked, names), **arguments(words, asked, names))


def arguments(words: Names, asked: Asked, names: Sequence[str]) -> Args:
    """Return the parameters of a question in words. Ids without their own text select a variant of the message."""
    args: Args = {}
    for name, value in asked.params.items():
        if name == "player" and isinstance(value, int):
            args[name] = words.player_name(value, names)
        elif name in WORDED and isinstance(value, str):
            args[name] = WORDED[name](words, value)
        else:
            args[name] = value
    if isinstance(mama := asked.params.get("mama"), str):
        args["gifts"] = words.mama_gifts(mama)
    return args


def _source(words: Names, asked: Asked, names: Sequence[str]) -> str:
    """Return which card or action asks, and whose card it is if not the asked player's own."""
    source = words.listed(words.source(origin) for origin in asked.source.split())
    if asked.owner < 0:
        return source
    return words.message("source-of", source=source, player=words.player_name(asked.owner, names))


def bonuses(words: Names, effects: str) -> str:
    """Return bonuses by their ids, joined with "or"; empty for none."""
    texts = [words.bonus_text(bonus) for bonus in effects.split()]
    return reduce(lambda first, second: words.message("action-bonus-either", first=first, second=second), texts or [""])


WORDED: dict[str, Callable[[Names, str], str]] = {
    "action": lambda words, action: words.action_name(action),
    "bonus": bonuses,
    "other": bonuses,
    "mama": lambda words, mama: words.mama_name(mama),
    "papa": lambda words, papa: words.papa_name(papa),
    "vine": lambda words, vine: words.card_mention(vine),
    "structure": lambda words, structure: words.structure_name(structure),
    "region": lambda words, region: words.region_name(region),
    "given": lambda words, thing: words.message(f"traded-{thing}"),
    "offer": lambda words, offer: outlook(words, decode_outlook(offer)),
}
"""The text of a parameter that is an id."""
