"""What speaks for an answer: facts of a vineyard, and reasons with parameters, for coach, hints and lessons."""

from __future__ import annotations

from .actions import CELLARS
from .answers import AnswerReasons, Situation
from .facts import Facts, is_last_year
from .orders import Stage, Tokens, Want, first_missing, progress
from .outlooks import brings, costs
from .reasons import (
    FACTS,
    FOLLOWING,
    FORESEEN,
    GIVEN_UP,
    IMMEDIATE,
    PLAIN,
    PLANNED,
    REASONS,
    VISITOR_USES,
    Why,
    gives_up,
)

__all__ = [
    "CELLARS",
    "FACTS",
    "FOLLOWING",
    "FORESEEN",
    "GIVEN_UP",
    "IMMEDIATE",
    "PLAIN",
    "PLANNED",
    "REASONS",
    "VISITOR_USES",
    "AnswerReasons",
    "Facts",
    "Situation",
    "Stage",
    "Tokens",
    "Want",
    "Why",
    "brings",
    "costs",
    "first_missing",
    "gives_up",
    "is_last_year",
    "progress",
]
