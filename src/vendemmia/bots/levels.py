"""Computer players by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .guided import GuidedPlayer, Level
from .random_player import RandomPlayer
from .turns import Reach

if TYPE_CHECKING:
    from .interface import Player

LEVELS: Final = {
    "easy": Level(Reach(depth=0, breadth=4, positions=12, total=200), noise=0.5),
    "normal": Level(Reach(depth=1, breadth=6, positions=40, total=600)),
    "hard": Level(Reach(depth=2, breadth=6, positions=60, total=600), candidates=4, deals=2),
}
"""The guided players."""
PLAYERS: Final = ("random", *LEVELS)


def player(name: str) -> Player:
    """The player of a name: one of `PLAYERS`."""
    return RandomPlayer() if name == "random" else GuidedPlayer(LEVELS[name])
