"""A game as options, seed and action codes: records, replay, undo."""

from .deal import luck_of, new_secret
from .errors import Flaw, RecordError, UndoFault, UndoRefused
from .form import FORMAT, LINK, RULES_VERSION, UNKNOWN, Resumed, canonical, check_of, digest, trail_of
from .game import Game
from .marks import Gap, Mark
from .promise import DIGITS, Promise, Verdict, commitment_of, judged, promise_in, promised_text
from .record import Record

__all__ = [
    "DIGITS",
    "FORMAT",
    "LINK",
    "RULES_VERSION",
    "UNKNOWN",
    "Flaw",
    "Game",
    "Gap",
    "Mark",
    "Promise",
    "Record",
    "RecordError",
    "Resumed",
    "UndoFault",
    "UndoRefused",
    "Verdict",
    "canonical",
    "check_of",
    "commitment_of",
    "digest",
    "judged",
    "luck_of",
    "new_secret",
    "promise_in",
    "promised_text",
    "trail_of",
]
