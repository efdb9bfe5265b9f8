"""The names of computer players: a level, and for those that use the network what it may be followed by."""

from __future__ import annotations

from typing import Final, NamedTuple

from vendemmia.engine import Fault, ProblemError, problem

LEVELS_WEAKEST_FIRST: Final = ("random", "easy", "normal", "hard", "expert", "master")
"""The levels, the weakest first."""
STYLES: Final = ("visitor_rush", "vine_baron", "order_specialist", "careful_builder")
"""Characters: the network with a taste (`styles`)."""
PLAYERS: Final = (*LEVELS_WEAKEST_FIRST, *STYLES)
"""Everybody who can sit at a table."""
FROZEN: Final = ("hard-1", "expert-1", "master-1")
"""Players that never change, to measure others against (`frozen`)."""
SCRIPT: Final = "script"
"""`script:visitors` and `script:sparkling` are plain scripts to measure others against (`scripted`)."""
SCRIPTED: Final = ("visitors", "sparkling")
NETWORK_LEVELS: Final = ("hard", "expert")
"""Levels that ask the network once for each answer; a file of weights may follow."""
SEARCH_LEVELS: Final = ("master",)
"""Levels that search; a number of walks may follow, and then a file of weights."""
MOST_WALKS: Final = 65_536


class NameFault(Fault):
    """What can be wrong with what follows a level."""

    NAME_FILE = "{name} needs a file of weights after the colon"
    NAME_WALKS = "{name} needs a number of walks after the colon, not {found}"
    NAME_WALKS_RANGE = "{name} can take 1 to {most} walks, not {found}"
    NAME_OPTIONS = "{name} has no options: leave out {found}"


class BadName(ProblemError, ValueError):
    """A name of a computer player that is wrong after its level."""


class PlayerName(NamedTuple):
    """A name in its parts."""

    level: str
    """One of `PLAYERS` or `FROZEN`, or `SCRIPT`."""
    walks: int | None = None
    """Walks for one decision, if they are given."""
    file: str = ""
    """The file of weights; empty for the released ones. Of a script its name."""


def player_name(name: str) -> PlayerName:
    """Return the parts of a name: a level, `expert:FILE`, `master:WALKS` or `master:WALKS:FILE`.

    KeyError for a level that does not exist, BadName if what follows is wrong.
    """
    level, colon, rest = name.partition(":")
    if level == SCRIPT and rest in SCRIPTED:
        return PlayerName(level, file=rest)
    if level not in PLAYERS and level not in FROZEN:
        raise KeyError(name)
    if not colon:
        return PlayerName(level)
    if level in NETWORK_LEVELS:
        if not rest:
            raise BadName(problem(NameFault.NAME_FILE, name=level))
        return PlayerName(level, file=rest)
    if level in SEARCH_LEVELS:
        walks, colon, file = rest.partition(":")
        if not (walks.isascii() and walks.isdecimal() and len(walks) <= len(str(MOST_WALKS))):
            raise BadName(problem(NameFault.NAME_WALKS, name=level, found=repr(walks)))
        if not 1 <= int(walks) <= MOST_WALKS:
            raise BadName(problem(NameFault.NAME_WALKS_RANGE, name=level, most=MOST_WALKS, found=walks))
        if colon and not file:
            raise BadName(problem(NameFault.NAME_FILE, name=f"{level}:{walks}"))
        return PlayerName(level, int(walks), file)
    raise BadName(problem(NameFault.NAME_OPTIONS, name=level, found=repr(f":{rest}")))
