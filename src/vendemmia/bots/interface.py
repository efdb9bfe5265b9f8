"""The interface of a computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View


class Player(Protocol):
    """Answers questions. All randomness comes from `rng`, so that a game can be repeated."""

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal actions of the view."""
        ...
