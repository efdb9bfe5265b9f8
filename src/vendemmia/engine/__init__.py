"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import ACTION_TOTAL, CODES, number_of
from .asked import Asked, Question
from .automa import solo_result
from .board import Board, BoardAction, Rules
from .chance import KEYED, LEGACY
from .errors import (
    GameOver,
    IllegalAction,
    OptionsError,
    PositionError,
    ProblemError,
    SeedError,
    UnknownCode,
    VendemmiaError,
)
from .events import EVERYONE, Event, Kind, Where
from .faults import Fault, OptionFault, PlayFault, PositionFault, Problem, problem
from .leaving import score_map
from .options import MANY_TOKENS, MODULES, Options, is_whole
from .outlook import Outlook, choices, decoded, merged
from .reasons import Reason, Refusal
from .results import Standing, standings, winners
from .seeds import HIGHEST_SEED, Seed, check_seed, key_of
from .setup import blank_state, new_state, rules_for
from .state import State
from .trial import check_playable
from .views import View, deal, imagine, observe
from .vineyard import Vineyard
from .ways_out import WayOut, WaysOut
from .wording import listed, shortened

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
    "Fault",
    "GameOver",
    "IllegalAction",
    "Kind",
    "OptionFault",
    "Options",
    "OptionsError",
    "Outlook",
    "PlayFault",
    "PositionError",
    "PositionFault",
    "Problem",
    "ProblemError",
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
    "Where",
    "blank_state",
    "check_playable",
    "check_seed",
    "choices",
    "deal",
    "decoded",
    "imagine",
    "is_whole",
    "key_of",
    "listed",
    "merged",
    "new_state",
    "number_of",
    "observe",
    "problem",
    "rules_for",
    "score_map",
    "shortened",
    "solo_result",
    "standings",
    "winners",
]
