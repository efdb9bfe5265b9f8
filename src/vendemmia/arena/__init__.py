"""Many games: simulation and statistics."""

from .simulate import play_game, simulate
from .tally import FORMAT, Tally

__all__ = ["FORMAT", "Tally", "play_game", "simulate"]
