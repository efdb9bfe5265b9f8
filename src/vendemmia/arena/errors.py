"""What can be wrong with a tournament and with the file of its games: ids with parameters."""

from __future__ import annotations

from vendemmia.engine import Fault, ProblemError


class TournamentFault(Fault):
    """The name is the stable id, the value what programmers read."""

    TOURNAMENT_ENTRANT = "{name} is not a computer player; choose from {players}"
    TOURNAMENT_UNUSABLE = "{name} cannot play: {detail}"
    TOURNAMENT_TWICE = "{name} is named twice"
    TOURNAMENT_ALONE = "a tournament needs two entrants, or one that plays alone"
    TOURNAMENT_TOO_FEW = "a round robin with {players} seats needs {players} entrants, not {entrants}"
    TOURNAMENT_LOST = "game {number} of {match} ended its process {times} times"

    # The file of the games.
    GAMES_FORMAT = "{file} does not hold the games of a tournament"
    GAMES_OTHER = "{file} holds the games of another tournament; what differs: {keys}"
    GAMES_LINE = "{file}: line {line} is damaged"
    GAMES_IN_USE = "another process is adding games to {file}"
    GAMES_UNUSABLE = "cannot use {file}: {detail}"

    # The cluster.
    CLUSTER_MISSING = "the package ray is not installed"
    CLUSTER_NONE = "this computer belongs to no running Ray cluster"
    CLUSTER_UNREACHABLE = "cannot reach the cluster {address}: {detail}"
    CLUSTER_OTHER = "a machine of the cluster has other versions; what differs: {keys}"


class TournamentError(ProblemError):
    """A tournament that cannot be played, or a file that does not belong to it."""
