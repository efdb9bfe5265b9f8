"""Players that never change: results against them can be compared from version to version.

Each has weights that are known by their checksum, and says all that decides its answers, so that new settings of the
usual players leave it alone. Tests compare its answers with those on record (`vendemmia.research.behaviour`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .learned import LearnedPlayer, network

if TYPE_CHECKING:
    from .interface import Player


class FrozenSettings(NamedTuple):
    """What decides the answers of a frozen player."""

    weights: int
    """Which of the frozen weights it asks (`vendemmia.network.FROZEN`)."""
    temperature: float = 0.0
    walks: int = 0
    """Walks for one decision; 0 for a player that does not search."""
    alone: int = 0
    """Walks against the Automa."""


FROZEN_PLAYERS: Final = {
    "hard-1": FrozenSettings(1, temperature=4.5),
    "expert-1": FrozenSettings(1),
    "master-1": FrozenSettings(1, walks=16, alone=8),
}
"""The frozen players by name. An entry never changes; a new one gets the next number."""


def frozen_player(name: str) -> Player:
    """Return a frozen player. WeightsError if its weights are missing or were changed."""
    from vendemmia.network import frozen_weights  # Not earlier: only these players need NumPy.

    settings = FROZEN_PLAYERS[name]
    judge = network(str(frozen_weights(settings.weights)))
    if not settings.walks:
        return LearnedPlayer(judge, settings.temperature)
    from .search import Effort, SearchingPlayer  # Not earlier, like the network.
    from .tree import Curiosity

    curiosity = Curiosity(bold=0.3, behind=0.1)
    usual = {"batch": 32, "ahead": 16, "answers": 8, "unlikely": 8.0, "trust": 160.0}
    return SearchingPlayer(judge, Effort(settings.walks, alone=settings.alone, curiosity=curiosity, **usual))  # type: ignore[arg-type]
