"""vendemmia: Viticulture Essential Edition as a rules engine and a game to play."""

from .engine import CODES, Options, State, VendemmiaError, imagine, observe
from .record import Game, Record

__version__ = "0.1.0"

__all__ = ["CODES", "Game", "Options", "Record", "State", "VendemmiaError", "__version__", "imagine", "observe"]
