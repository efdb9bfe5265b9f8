"""A hint: what a computer player would answer, and why. It sees the reader's view and nothing else."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots import player
from vendemmia.engine.catalogue import CODES

if TYPE_CHECKING:
    from vendemmia.bots import Advice
    from vendemmia.locale import Words

    from .choices import Answer
    from .scene import Scene

LOG = logging.getLogger(__name__)
LEVEL: Final = "normal"
"""It looks one turn ahead and counts the positions it looks at, so that a hint takes a tenth of a second at most."""
MOST: Final = 3
SEED: Final = 0
"""Asking twice gives the same hint; it must reveal nothing of the game's own random numbers."""
ALIKE: Final = 0.05
"""Answers that differ by less, in victory points, are equally good."""


class Tip(NamedTuple):
    """An answer, its reason, and its worth: the best compared with doing nothing, the others with the best."""

    answer: Answer
    reason: str
    worth: str
    best: bool


def tips(scene: Scene) -> list[Tip]:
    """The best few answers for the reader, who is asked; none if the computer player fails."""
    try:
        advice = player(LEVEL).advice(scene.view, Random(SEED), MOST)
    except Exception:
        LOG.exception("no hint")
        return []
    return [_tip(scene, one, advice[0]) for one in advice]


def _tip(scene: Scene, advice: Advice, best: Advice) -> Tip:
    return Tip(
        scene.choices.legal[CODES[advice.action]],
        scene.words.advice(advice.reason, advice.params),
        _worth(scene.words, advice.gain, best.gain, first=advice is best),
        advice is best,
    )


def _worth(words: Words, gain: float, best: float, *, first: bool) -> str:
    if first:
        return words.message("hint-gain", points=words.expected_vp(gain)) if gain >= ALIKE else ""
    if best - gain < ALIKE:
        return words.message("hint-same")
    return words.message("hint-less", points=words.expected_vp(best - gain))


def refusal(scene: Scene, *, covered: bool) -> str:
    """Why there is no hint for this reader now, empty if there is one."""
    words = scene.words
    if scene.to_move is None:
        return words.message("hint-over")
    if not scene.live:
        return words.message("hint-only-shown")
    if covered:
        return words.message("hint-covered", player=scene.names[scene.to_move])
    if not scene.asked:
        return words.message("hint-not-your-turn", player=scene.names[scene.to_move])
    return ""
