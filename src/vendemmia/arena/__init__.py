"""Many games: simulation, tournaments and their statistics."""

from .cluster import LOCAL, RUNNING
from .errors import TournamentError, TournamentFault
from .plan import FIELDS, ONE_VS_REST, Task, TournamentPlan
from .results import Results
from .simulate import play_game, simulate
from .tally import FORMAT, Tally
from .tournament import crew_of, tournament

__all__ = [
    "FIELDS",
    "FORMAT",
    "LOCAL",
    "ONE_VS_REST",
    "RUNNING",
    "Results",
    "Tally",
    "Task",
    "TournamentError",
    "TournamentFault",
    "TournamentPlan",
    "crew_of",
    "play_game",
    "simulate",
    "tournament",
]
