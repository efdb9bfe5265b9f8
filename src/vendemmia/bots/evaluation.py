"""Comparing a given answer with the best one, as the normal level sees both: for reviewing a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import imagine

from .advice import advised
from .comparing import one_turn, thinkable
from .levels import LEVELS

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

    from .advice import Advice


class Evaluation(NamedTuple):
    """How good an answer was, compared with the best one."""

    gain: float
    """The victory points to be expected from the answer."""
    best: Advice
    """The best answer; the answer itself if none is better."""

    @property
    def loss(self) -> float:
        """How much better the best answer is: 0 if this answer is the best, never less."""
        return self.best.gain - self.gain


def evaluate(view: View, action: int, rng: Random) -> Evaluation:
    """How good an answer to the question of a view is, as the normal level sees it. ValueError if it is not legal."""
    if action not in view.legal:
        raise ValueError(action)
    answers = thinkable(view.legal)
    if action not in answers:
        answers.append(action)
    assert view.seat is not None
    state = imagine(view, rng)
    found = {each.action: each for each in one_turn(state, view.seat, LEVELS["normal"].reach, answers)}
    # Among equals, the chosen one counts as the best.
    best = max(found.values(), key=lambda each: (each.gain, each.action == action))
    others = [found[each] for each in thinkable(view.legal) if each != best.action]
    return Evaluation(found[action].gain, advised(view, [best, *others], 1)[0])
