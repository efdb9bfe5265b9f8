"""The player that takes any legal answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from vendemmia.engine import View


class RandomPlayer:
    """Takes any legal answer with the same chance."""

    def choose(self, view: View, rng: Random) -> int:
        """Return a legal answer at random. The seat of the view must be to move."""
        return self.pick(view.legal, rng)

    @staticmethod
    def pick(legal: Sequence[int], rng: Random) -> int:
        """Return the choice itself, for callers that have the legal answers already."""
        return legal[int(rng.random() * len(legal))]
