"""The rules of the game: state, actions, legality, views. Standard library only."""

from .encoding.batch import Batch, Buffers
from .encoding.encoder import encode, encode_view
from .encoding.encoding import ENCODING_VERSION, EncodingPiece, encoding_fingerprint, encoding_pieces, row_width
from .knowledge.given import deal_given, play_given
from .knowledge.imagining import imagine
from .knowledge.placed import PlacedWorker
from .knowledge.results import TIE_BREAKS, Standing, ending, ranks, standings, winners
from .knowledge.views import View, observe
from .numbers.actions import CODES, number_of, relative_code, table_code
from .options import MANY_TOKENS as MAX_TOKENS
from .options import MODULES, Options, is_whole
from .positions.trial import check_playable
from .reports.answers import (
    ActionAnswer,
    AllFieldsAnswer,
    BonusAnswer,
    CardAnswer,
    CountAnswer,
    DeckAnswer,
    FieldAnswer,
    GrapeAnswer,
    MakeAnswer,
    MamaAnswer,
    OptionAnswer,
    PapaAnswer,
    ParsedCode,
    Placement,
    PlainAnswer,
    RegionAnswer,
    RowAnswer,
    SeatAnswer,
    StepAnswer,
    StructureAnswer,
    TakeBack,
    WineAnswer,
    WorkerAnswer,
    parse,
)
from .reports.asked import Asked, Question
from .reports.errors import (
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
from .reports.events import EVERYONE, Event, Kind, Where
from .reports.faults import Fault, OptionFault, PlayFault, PositionFault, Problem, problem
from .reports.outlook import Outlook
from .reports.outlook import choices as outlook_choices
from .reports.outlook import decoded as decode_outlook
from .reports.reasons import Reason, Refusal
from .reports.ways_out import WayOut, WaysOut
from .reports.wording import listed as list_values
from .reports.wording import shortened as shorten_value
from .setup import new_state, rules_for
from .state.chance import KEYED, LEGACY
from .state.seeds import HIGHEST_SEED, Seed, check_seed, key_of
from .state.state import State
from .state.vineyard import Vineyard
from .year.automa import solo_result
from .year.board import Board, BoardAction, Rules
from .year.leaving import map_points, region_holder, score_map

__all__ = [
    "CODES",
    "ENCODING_VERSION",
    "EVERYONE",
    "HIGHEST_SEED",
    "KEYED",
    "LEGACY",
    "MAX_TOKENS",
    "MODULES",
    "TIE_BREAKS",
    "ActionAnswer",
    "AllFieldsAnswer",
    "Asked",
    "Batch",
    "Board",
    "BoardAction",
    "BonusAnswer",
    "Buffers",
    "CardAnswer",
    "CountAnswer",
    "DeckAnswer",
    "EncodingError",
    "EncodingPiece",
    "Event",
    "Fault",
    "FieldAnswer",
    "GameOver",
    "GrapeAnswer",
    "IllegalAction",
    "Kind",
    "MakeAnswer",
    "MamaAnswer",
    "OptionAnswer",
    "OptionFault",
    "Options",
    "OptionsError",
    "Outlook",
    "PapaAnswer",
    "ParsedCode",
    "PlacedWorker",
    "Placement",
    "PlainAnswer",
    "PlayFault",
    "PositionError",
    "PositionFault",
    "Problem",
    "ProblemError",
    "Question",
    "Reason",
    "Refusal",
    "RegionAnswer",
    "RowAnswer",
    "Rules",
    "SeatAnswer",
    "Seed",
    "SeedError",
    "Standing",
    "State",
    "StepAnswer",
    "StructureAnswer",
    "TakeBack",
    "UnknownCode",
    "VendemmiaError",
    "View",
    "Vineyard",
    "WayOut",
    "WaysOut",
    "Where",
    "WineAnswer",
    "WorkerAnswer",
    "check_playable",
    "check_seed",
    "deal_given",
    "decode_outlook",
    "encode",
    "encode_view",
    "encoding_fingerprint",
    "encoding_pieces",
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
    "parse",
    "play_given",
    "problem",
    "ranks",
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
