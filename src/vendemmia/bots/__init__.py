"""Players that see a view of the game, never its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .random_player import RandomPlayer

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

__all__ = ["Player", "RandomPlayer"]


class Player(Protocol):
    """Somebody who answers questions. All chance comes from `rng`, so that a game can be repeated."""

    def choose(self, view: View, rng: Random) -> int:
        """The number of one of the legal actions of the view."""
        ...
