"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import CODES, number_of, relative_code, table_code
from .asked import Asked, Question
from .automa import solo_result
from .batch import Batch, Buffers
from .board import Board, BoardAction, Rules
from .chance import KEYED, LEGACY
from .encoder import encode, encode_view
from .encoding import ENCODING_VERSION, Piece, encoding_fingerprint, pieces, row_width
from .errors import (
    EncodingError,
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
from .given import deal_given, play_given
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
    "ENCODING_VERSION",
    "EVERYONE",
    "HIGHEST_SEED",
    "KEYED",
    "LEGACY",
    "MAX_TOKENS",
    "MODULES",
    "Asked",
    "Batch",
    "Board",
    "BoardAction",
    "Buffers",
    "EncodingError",
    "Event",
    "Fault",
    "GameOver",
    "IllegalAction",
    "Kind",
    "OptionFault",
    "Options",
    "OptionsError",
    "Outlook",
    "Piece",
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
    "deal_given",
    "decode_outlook",
    "encode",
    "encode_view",
    "encoding_fingerprint",
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
    "pieces",
    "play_given",
    "problem",
    "region_holder",
    "relative_code",
    "row_width",
    "rules_for",
    "score_map",
    "shorten_value",
    "solo_result",
    "standings",
    "table_code",
    "winners",
]
