"""The rules of the game: state, actions, legality, views. Standard library only."""

from .actions import ACTION_TOTAL, CODES
from .errors import (
    GameOver,
    IllegalAction,
    OptionsError,
    PositionError,
    UnknownCode,
    VendemmiaError,
)
from .events import Event, Kind
from .options import Options
from .outlook import Outlook
from .reasons import Reason, Refusal
from .results import Standing, standings, winners
from .setup import new_state
from .state import State, number_of
from .views import View, imagine, observe

__all__ = [
    "ACTION_TOTAL",
    "CODES",
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
    "Standing",
    "State",
    "UnknownCode",
    "VendemmiaError",
    "View",
    "imagine",
    "new_state",
    "number_of",
    "observe",
    "standings",
    "winners",
]
