"""Computer players by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.build_mode import mode

from .frozen import FROZEN_PLAYERS, frozen_player
from .guided.guided import GuidedPlayer, Level
from .guided.turns import Reach
from .learned import LearnedPlayer, network
from .player_names import FROZEN, PLAYERS, SCRIPT, SEARCH_LEVELS, STYLES, player_name
from .random_player import RandomPlayer
from .scripted import ScriptedPlayer
from .styles import StyledPlayer

if TYPE_CHECKING:
    from .interface import Player

LEVELS: Final = {
    "easy": Level(Reach(depth=0, breadth=4, positions=12, total=200), noise=0.5),
    "normal": Level(Reach(depth=1, breadth=6, positions=40, total=600)),
}
"""The guided players."""
TEMPERATURES: Final = {"hard": 4.5, "expert": 0.0}
"""The players that ask the network once for each answer."""
WALKS: Final = {"compiled": 16, "pure": 8}
"""The walks of `master` for one decision. With the interpreted engine each walk takes several times as long."""
WALKS_ALONE: Final = 8
"""Its walks against the Automa, with either engine: more have not been shown to win there."""
SUCCESSORS: Final[dict[str, str]] = {}
"""Players of earlier versions that were renamed or removed, and their successors in saved games.

An entry stays for good, and may lead to another entry.
"""
USUAL: Final = "normal"
"""The successor for a name that no version has known."""


def successor(name: str) -> str:
    """Return the player for a name in a saved game: the same if it still exists, otherwise the one that replaced it."""
    seen: set[str] = set()
    while name not in PLAYERS and name in SUCCESSORS and name not in seen:
        seen.add(name)
        name = SUCCESSORS[name]
    return name if name in PLAYERS else USUAL


def player(name: str) -> Player:
    """Return a computer player by its name, as `player_name` reads it; use `successor` for the names of saved games.

    KeyError for a level that does not exist, BadName for one that is otherwise wrong. WeightsError for a file
    that does not fit.
    """
    level, walks, file = player_name(name)
    if level in TEMPERATURES:
        return LearnedPlayer(network(file), TEMPERATURES[level])
    if level in FROZEN:
        return frozen_player(level)
    if level in STYLES:
        return StyledPlayer(network(), level)
    if level == SCRIPT:
        return ScriptedPlayer(file)
    if level in SEARCH_LEVELS:
        judge = network(file)  # First: it loads NumPy with one thread.
        from .search import Effort, SearchingPlayer  # Not earlier: only these players need NumPy.

        effort = Effort(walks) if walks else Effort(WALKS[mode()], alone=WALKS_ALONE)
        return SearchingPlayer(judge, effort)
    return RandomPlayer() if level == "random" else GuidedPlayer(LEVELS[level])


def searches(name: str) -> bool:
    """Return whether a player searches, so that it can say what its walks have found."""
    level = player_name(name).level
    return level in SEARCH_LEVELS or (level in FROZEN and FROZEN_PLAYERS[level].walks > 0)


def reduced_walks(name: str, *, alone: bool = False) -> tuple[int, int] | None:
    """Return the walks of a player that takes fewer because the engine is interpreted, and its usual walks; otherwise
    None.

    Alone against the Automa a player takes fewer.
    """
    level, walks, _ = player_name(name)
    if alone or level not in SEARCH_LEVELS or walks is not None or mode() == "compiled":
        return None
    return WALKS[mode()], WALKS["compiled"]
