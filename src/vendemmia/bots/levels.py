"""Computer players by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .guided import GuidedPlayer, Level
from .learned import LearnedPlayer, network
from .random_player import RandomPlayer
from .scripted import ScriptedPlayer
from .styles import STYLES, StyledPlayer
from .turns import Reach

if TYPE_CHECKING:
    from .interface import Player

LEVELS: Final = {
    "easy": Level(Reach(depth=0, breadth=4, positions=12, total=200), noise=0.5),
    "normal": Level(Reach(depth=1, breadth=6, positions=40, total=600)),
}
"""The guided players."""
TEMPERATURES: Final = {"hard": 1.0, "expert": 0.0}
"""The players that ask the network once for each answer."""
RUNGS: Final = ("random", *LEVELS, *TEMPERATURES)
"""The levels, the weakest first."""
PLAYERS: Final = (*RUNGS, *STYLES)
"""The names that `player` knows: the levels, and the characters."""
SUCCESSORS: Final[dict[str, str]] = {}
"""Players of earlier versions that were renamed or removed, and their successors in saved games.

An entry stays for good, and may lead to another entry.
"""
USUAL: Final = "normal"
"""The successor for a name that no version has known."""


def successor(name: str) -> str:
    """The player for a name in a saved game: the same if it still exists, otherwise the one that replaced it."""
    seen: set[str] = set()
    while name not in PLAYERS and name in SUCCESSORS and name not in seen:
        seen.add(name)
        name = SUCCESSORS[name]
    return name if name in PLAYERS else USUAL


def player(name: str) -> Player:
    """A computer player by its name, one of `PLAYERS`; `expert:FILE` plays with other weights than the released ones.

    `script:visitors` and `script:sparkling` are plain scripts to measure others against (`scripted`).
    KeyError for another name; use `successor` for the names of saved games. WeightsError for a file that does not fit.
    """
    level, _, file = name.partition(":")
    if level in TEMPERATURES:
        return LearnedPlayer(network(file), TEMPERATURES[level])
    if name in STYLES:
        return StyledPlayer(name)
    if level == "script":
        return ScriptedPlayer(file)
    return RandomPlayer() if name == "random" else GuidedPlayer(LEVELS[name])
