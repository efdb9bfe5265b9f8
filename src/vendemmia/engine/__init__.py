"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import ACTION_TOTAL, CODES
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
from .events import Event, Kind
from .options import Options
from .outlook import Outlook
from .reasons import Reason, Refusal
from .results import Standing, standings, winners
from .seeds import Seed, key_of
from .setup import new_state
from .state import State, number_of
from .views import View, imagine, observe

__all__ = [
    "ACTION_TOTAL",
    "CODES",
    "KEYED",
    "LEGACY",
    "Event",
    "GameOver",
    "IllegalAction",
    "Kind",
    "Options",
    "OptionsError",
    "Outlook",
    "PositionError",
    "Reason",
    "Refusal",
    "Seed",
    "SeedError",
    "Standing",
    "State",
    "UnknownCode",
    "VendemmiaError",
    "View",
    "imagine",
    "key_of",
    "new_state",
    "number_of",
    "observe",
    "standings",
    "winners",
]
