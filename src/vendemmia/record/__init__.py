"""A game as options, seed and action codes: records, replay, undo."""

from .course import Course, Stretch, course_of, tried_course, try_out
from .deal import luck_of, new_secret
from .errors import Flaw, RecordError, UndoFault, UndoRefused
from .forced import forced_answer
from .game import Game
from .record import FORMAT, LINK, RULES_VERSION, UNKNOWN, Record, Resumed, canonical, check_of, digest, trail_of

__all__ = [
    "FORMAT",
    "LINK",
    "RULES_VERSION",
    "UNKNOWN",
    "Course",
    "Flaw",
    "Game",
    "Record",
    "RecordError",
    "Resumed",
    "Stretch",
    "UndoFault",
    "UndoRefused",
    "canonical",
    "check_of",
    "course_of",
    "digest",
    "forced_answer",
    "luck_of",
    "new_secret",
    "trail_of",
    "tried_course",
    "try_out",
]
