"""The player that takes any legal answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from vendemmia.engine import View


class RandomPlayer:
    """Every legal answer is as likely as every other."""

    def choose(self, view: View, rng: Random) -> int:
        return self.pick(view.legal, rng)

    @staticmethod
    def pick(legal: Sequence[int], rng: Random) -> int:
        """The choice itself; where the legal answers are known already it needs no view."""
        return legal[int(rng.random() * len(legal))]
