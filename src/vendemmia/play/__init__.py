"""What a front end needs to play a game: the answers of a seat, those that need no question, and opponents."""

from .at_once import AnswerAtOnce
from .choices import Choice, Choices, LegalAnswer, RefusedAnswer, SimulatedTable, codes_of, refusals_in
from .decisions import whole_decision
from .forced import DEFAULT_ANSWERS, AutoAnswers, Declinable, ForcedStep, declinable, play_forced, preview_forced
from .opponents import Opponents
from .sequences import Interrupted, checked_sequence, play_sequence
from .sheets import Sheet, SheetPart, together

__all__ = [
    "DEFAULT_ANSWERS",
    "AnswerAtOnce",
    "AutoAnswers",
    "Choice",
    "Choices",
    "Declinable",
    "ForcedStep",
    "Interrupted",
    "LegalAnswer",
    "Opponents",
    "RefusedAnswer",
    "Sheet",
    "SheetPart",
    "SimulatedTable",
    "checked_sequence",
    "codes_of",
    "declinable",
    "play_forced",
    "play_sequence",
    "preview_forced",
    "refusals_in",
    "together",
    "whole_decision",
]
