"""The names of computer players: a level, and for those that use the network what it may be followed by."""

from __future__ import annotations

from typing import Final, NamedTuple

RUNGS: Final = ("random", "easy", "normal", "hard", "expert", "master")
"""The levels, the weakest first."""
STYLES: Final = ("visitor_rush", "vine_baron", "order_specialist", "careful_builder")
"""Characters: the network with a taste (`styles`)."""
PLAYERS: Final = (*RUNGS, *STYLES)
"""Everybody who can sit at a table."""
SCRIPT: Final = "script"
"""`script:visitors` and `script:sparkling` are plain scripts to measure others against (`scripted`)."""
SCRIPTED: Final = ("visitors", "sparkling")
ASKING: Final = ("hard", "expert")
"""Levels that ask the network once for each answer; a file of weights may follow."""
SEARCHING: Final = ("master",)
"""Levels that search; a number of walks may follow, and then a file of weights."""
MOST_WALKS: Final = 65_536


class PlayerName(NamedTuple):
    """A name in its parts."""

    level: str
    """One of `PLAYERS`, or `SCRIPT`."""
    walks: int | None = None
    """Walks for one decision, if they are given."""
    file: str = ""
    """The file of weights; empty for the released ones. Of a script its name."""


def player_name(name: str) -> PlayerName:
    """The parts of a name: a level, `expert:FILE`, `master:WALKS` or `master:WALKS:FILE`.

    KeyError for a level that does not exist. ValueError, with one sentence for the reader, if what follows is wrong.
    """
    level, colon, rest = name.partition(":")
    if level == SCRIPT and rest in SCRIPTED:
        return PlayerName(level, file=rest)
    if level not in PLAYERS:
        raise KeyError(name)
    if not colon:
        return PlayerName(level)
    if level in ASKING:
        if not rest:
            raise ValueError(f"{level}: needs a file of weights after the colon.")
        return PlayerName(level, file=rest)
    if level in SEARCHING:
        walks, colon, file = rest.partition(":")
        if not (walks.isascii() and walks.isdecimal() and len(walks) <= len(str(MOST_WALKS))):
            raise ValueError(f"{level}: needs a number of walks after the colon, not {walks!r}.")
        if not 1 <= int(walks) <= MOST_WALKS:
            raise ValueError(f"{level} can take 1 to {MOST_WALKS} walks, not {walks}.")
        if colon and not file:
            raise ValueError(f"{level}:{walks}: needs a file of weights after the second colon.")
        return PlayerName(level, int(walks), file)
    raise ValueError(f"{level} has no options: leave out {':' + rest!r}.")
