"""The player that takes any legal answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .advice import Advice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from vendemmia.engine import View


class RandomPlayer:
    """Takes any legal answer with the same chance."""

    def choose(self, view: View, rng: Random) -> int:
        """A legal answer at random. The seat of the view must be to move."""
        return self.pick(view.legal, rng)

    def advice(self, view: View, rng: Random, count: int) -> list[Advice]:
        """A few answers at random: to this player none is better than another."""
        left = list(view.legal)
        found: list[Advice] = []
        while left and len(found) < count:
            left.remove(action := self.pick(left, rng))
            found.append(Advice(action, 0.0, "chance", {}))
        return found

    @staticmethod
    def pick(legal: Sequence[int], rng: Random) -> int:
        """The choice itself, for callers that have the legal answers already."""
        return legal[int(rng.random() * len(legal))]
