"""A game as options, seed and action codes: records, replay, undo."""

from .errors import Flaw, RecordError
from .forced import forced_answer
from .game import Game, UndoRefused
from .record import FORMAT, RULES_VERSION, Record

__all__ = ["FORMAT", "RULES_VERSION", "Flaw", "Game", "Record", "RecordError", "UndoRefused", "forced_answer"]
