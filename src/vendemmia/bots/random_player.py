"""The player that takes any legal answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .advice import Advice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from vendemmia.engine import View


class RandomPlayer:
    """Every legal answer is equally likely."""

    def choose(self, view: View, rng: Random) -> int:
        return self.pick(view.legal, rng)

    def advice(self, view: View, rng: Random, count: int) -> list[Advice]:
        """Any few answers: to this player none is better than another."""
        left = list(view.legal)
        found: list[Advice] = []
        while left and len(found) < count:
            left.remove(action := self.pick(left, rng))
            found.append(Advice(action, 0.0, "chance", {}))
        return found

    @staticmethod
    def pick(legal: Sequence[int], rng: Random) -> int:
        """The choice itself; if the legal answers are already known, it needs no view."""
        return legal[int(rng.random() * len(legal))]
