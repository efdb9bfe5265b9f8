"""The player guided by `worth`: it imagines what is hidden, plays each answer to the end of its turn and compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import imagine

from .comparing import one_turn, thinkable

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

    from .comparing import Found
    from .turns import Reach


class Level(NamedTuple):
    """How well a guided player plays. No clock: the same seed gives the same answer everywhere."""

    reach: Reach
    noise: float = 0.0
    """How far it misjudges an answer, as a standard deviation in victory points."""


class GuidedPlayer:
    """Plays each answer to the end of its turn in an imagined game, and takes the one that ends best."""

    def __init__(self, level: Level) -> None:
        self.level = level
        """How well it plays."""

    def choose(self, view: View, rng: Random) -> int:
        """Return the answer with the highest gain. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        return max(self.found(view, rng), key=lambda found: found.gain).action

    def found(self, view: View, rng: Random) -> list[Found]:
        """Return every answer worth thinking about with its gain."""
        state = imagine(view, rng)
        assert view.seat is not None
        found = one_turn(state, view.seat, self.level.reach, thinkable(view.legal))
        if self.level.noise:
            found = [each._replace(gain=each.gain + rng.gauss(0.0, self.level.noise)) for each in found]
        return found
