"""Players that see a view of the game, never its state."""

from __future__ import annotations

from .advice import REASONS, Advice
from .evaluation import Evaluation, evaluate
from .guided import GuidedPlayer
from .interface import Player
from .learned import ONE_THREAD
from .levels import player, reduced_walks, successor
from .player_names import PLAYERS, PlayerName, player_name
from .random_player import RandomPlayer
from .sturdy import SturdyPlayer, levels_below
from .worth import terms, worth

__all__ = [
    "ONE_THREAD",
    "PLAYERS",
    "REASONS",
    "Advice",
    "Evaluation",
    "GuidedPlayer",
    "Player",
    "PlayerName",
    "RandomPlayer",
    "SturdyPlayer",
    "evaluate",
    "levels_below",
    "player",
    "player_name",
    "reduced_walks",
    "successor",
    "terms",
    "worth",
]
