"""What a front end needs to play a game: the answers of a seat, those that need no question, and opponents."""

from .choices import Choice, Choices, LegalAnswer, RefusedAnswer, SimulatedTable, codes_of, refusals_in
from .forced import DEFAULT_ANSWERS, AutoAnswers, ForcedStep, play_forced, preview_forced
from .opponents import Opponents

__all__ = [
    "DEFAULT_ANSWERS",
    "AutoAnswers",
    "Choice",
    "Choices",
    "ForcedStep",
    "LegalAnswer",
    "Opponents",
    "RefusedAnswer",
    "SimulatedTable",
    "codes_of",
    "play_forced",
    "preview_forced",
    "refusals_in",
]
