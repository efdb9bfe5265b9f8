"""Players that see a view of the game, never its state."""

from __future__ import annotations

from vendemmia.advice import FORESEEN, IMMEDIATE, PLAIN, REASONS

from .advice import Advice
from .chances import chances_to_win
from .coach import ADVICE_SEED, NOTICED, AnswerEvaluation, advise, evaluate, ranked
from .guided.guided import GuidedPlayer
from .guided.worth import terms, worth
from .interface import Player
from .learned import ONE_THREAD
from .levels import player, reduced_walks, searches, successor
from .player_names import FROZEN, LEVELS_WEAKEST_FIRST, PLAYERS, STYLES, PlayerName, player_name
from .playing import play_out
from .random_player import RandomPlayer
from .sturdy import SturdyPlayer, levels_below

__all__ = [
    "ADVICE_SEED",
    "FORESEEN",
    "FROZEN",
    "IMMEDIATE",
    "LEVELS_WEAKEST_FIRST",
    "NOTICED",
    "ONE_THREAD",
    "PLAIN",
    "PLAYERS",
    "REASONS",
    "STYLES",
    "Advice",
    "AnswerEvaluation",
    "GuidedPlayer",
    "Player",
    "PlayerName",
    "RandomPlayer",
    "SturdyPlayer",
    "advise",
    "chances_to_win",
    "evaluate",
    "levels_below",
    "play_out",
    "player",
    "player_name",
    "ranked",
    "reduced_walks",
    "searches",
    "successor",
    "terms",
    "worth",
]
