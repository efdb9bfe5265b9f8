"""Players that see a view of the game, never its state."""

from __future__ import annotations

from .advice import FORESEEN, IMMEDIATE, PLAIN, REASONS, Advice
from .chances import chances_to_win
from .coach import ADVICE_SEED, NOTICED, Evaluation, advise, evaluate, ranked
from .guided import GuidedPlayer
from .interface import Player
from .learned import ONE_THREAD
from .levels import player, reduced_walks, successor
from .player_names import PLAYERS, RUNGS, STYLES, PlayerName, player_name
from .random_player import RandomPlayer
from .sturdy import SturdyPlayer, levels_below
from .worth import terms, worth

__all__ = [
    "ADVICE_SEED",
    "FORESEEN",
    "IMMEDIATE",
    "NOTICED",
    "ONE_THREAD",
    "PLAIN",
    "PLAYERS",
    "REASONS",
    "RUNGS",
    "STYLES",
    "Advice",
    "Evaluation",
    "GuidedPlayer",
    "Player",
    "PlayerName",
    "RandomPlayer",
    "SturdyPlayer",
    "advise",
    "chances_to_win",
    "evaluate",
    "levels_below",
    "player",
    "player_name",
    "ranked",
    "reduced_walks",
    "successor",
    "terms",
    "worth",
]
