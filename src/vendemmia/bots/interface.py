"""The interface of a computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

    from .advice import Advice


class Player(Protocol):
    """Answers questions. All randomness comes from `rng`, so that a game can be repeated."""

    def choose(self, view: View, rng: Random) -> int:
        """The number of one of the legal actions of the view."""
        ...

    def advice(self, view: View, rng: Random, count: int) -> list[Advice]:
        """The best few answers, the best first, each with a reason; none if the seat of the view is not asked."""
        ...
