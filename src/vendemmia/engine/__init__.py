"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import CODES, number_of
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
from .imagining import imagine
from .leaving import map_points, region_holder, score_map
from .options import MANY_TOKENS as MAX_TOKENS
from .options import MODULES, Options, is_whole
from .outlook import Outlook
from .outlook import choices as outlook_choices
from .outlook import decoded as decode_outlook
from .reasons import Reason, Refusal
from .results import Standing, ending, standings, winners
from .seeds import HIGHEST_SEED, Seed, check_seed, key_of
from .setup import new_state, rules_for
from .state import State
from .trial import check_playable
from .views import View, observe
from .vineyard import Vineyard
from .ways_out import WayOut, WaysOut
from .wording import listed as list_values
from .wording import shortened as shorten_value

__all__ = [
    "CODES",
    "EVERYONE",
    "HIGHEST_SEED",
    "KEYED",
    "LEGACY",
    "MAX_TOKENS",
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
    "check_playable",
    "check_seed",
    "decode_outlook",
    "ending",
    "imagine",
    "is_whole",
    "key_of",
    "list_values",
    "map_points",
    "new_state",
    "number_of",
    "observe",
    "outlook_choices",
    "problem",
    "region_holder",
    "rules_for",
    "score_map",
    "shorten_value",
    "solo_result",
    "standings",
    "winners",
]
