"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import ACTION_TOTAL, CODES
from .asked import Asked, Question
from .automa import solo_result
from .board import Board, BoardAction, Rules
from .chance import KEYED, LEGACY
from .errors import (
    GameOver,
    IllegalAction,
    OptionsError,
    PositionError,
    SeedError,
    UnknownCode,
    VendemmiaError,
)
from .events import EVERYONE, Event, Kind
from .leaving import score_map
from .options import MANY_TOKENS, MODULES, Options, is_whole
from .outlook import Outlook, choices, decoded, merged
from .reasons import Reason, Refusal
from .results import Standing, standings, winners
from .seeds import HIGHEST_SEED, Seed, check_seed, key_of
from .setup import blank_state, new_state, rules_for
from .state import State, number_of
from .views import View, deal, imagine, observe
from .vineyard import Vineyard
from .ways_out import WayOut, WaysOut

__all__ = [
    "ACTION_TOTAL",
    "CODES",
    "EVERYONE",
    "HIGHEST_SEED",
    "KEYED",
    "LEGACY",
    "MANY_TOKENS",
    "MODULES",
    "Asked",
    "Board",
    "BoardAction",
    "Event",
    "GameOver",
    "IllegalAction",
    "Kind",
    "Options",
    "OptionsError",
    "Outlook",
    "PositionError",
    "Question",
    "Reason",
    "Refusal",
    "Rules",
    "Seed",
    "SeedError",
    "Standing",
    "State",
    "UnknownCode",
    "VendemmiaError",
    "View",
    "Vineyard",
    "WayOut",
    "WaysOut",
    "blank_state",
    "check_seed",
    "choices",
    "deal",
    "decoded",
    "imagine",
    "is_whole",
    "key_of",
    "merged",
    "new_state",
    "number_of",
    "observe",
    "rules_for",
    "score_map",
    "solo_result",
    "standings",
    "winners",
]
