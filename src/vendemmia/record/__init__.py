"""A game as options, seed and action codes: records, replay, undo."""

from .forced import forced_answer
from .game import Game, UndoRefused
from .record import FORMAT, RULES_VERSION, Record, RecordError

__all__ = ["FORMAT", "RULES_VERSION", "Game", "Record", "RecordError", "UndoRefused", "forced_answer"]
