"""Players that see a view of the game, never its state."""

from __future__ import annotations

from .advice import FORESEEN, REASONS, Advice
from .chances import chances_to_win
from .coach import NOTICED, Evaluation, advise, evaluate
from .guided import GuidedPlayer
from .interface import Player
from .levels import PLAYERS, RUNGS, player, successor
from .random_player import RandomPlayer
from .styles import STYLES
from .worth import terms, worth

__all__ = [
    "FORESEEN",
    "NOTICED",
    "PLAYERS",
    "REASONS",
    "RUNGS",
    "STYLES",
    "Advice",
    "Evaluation",
    "GuidedPlayer",
    "Player",
    "RandomPlayer",
    "advise",
    "chances_to_win",
    "evaluate",
    "player",
    "successor",
    "terms",
    "worth",
]
