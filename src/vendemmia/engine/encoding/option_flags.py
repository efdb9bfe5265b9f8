"""The options of a game as flags, with the steps of its course, for the encoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.solo import CHALLENGES, LEVELS
from ..numbers.names import MAX_SEATS, SEASONS
from ..options import MODULES
from .encoding_tables import STEPS, one_of

if TYPE_CHECKING:
    from ..year.board import Rules

OPTION_FLAGS: Final = (
    *(f"{number} players" if number > 1 else "solo" for number in range(1, MAX_SEATS + 1)),
    *("friendly", "advanced", "map scored"),
    *(name.replace("_", " ") for name in MODULES),
    *(f"level {level.replace('_', ' ')}" for level in LEVELS),
    "aggressive",
    *(f"challenge {number}" for number in CHALLENGES),
)
"""What the flags of the options say."""


def option_flags_of(rules: Rules) -> list[bytes]:
    """Return by step of the course, 0 when the game is over: the options, the season and the step."""
    options = rules.options
    flags = [
        *(options.players == number for number in range(1, MAX_SEATS + 1)),
        *(options.friendly, options.advanced, options.map_scoring and "extended_board" in options.modules),
        *(name in options.modules for name in MODULES),
        *(options.solo == level for level in LEVELS),
        options.aggressive,
        *(options.challenge == number for number in CHALLENGES),
    ]
    seasons = one_of(len(SEASONS))
    found = [bytes(flags) + seasons[0] + STEPS[1]]
    for step, season in enumerate(rules.board.seasons, 1):
        found.append(bytes(flags) + seasons[1 + season] + STEPS[1 + step])
    return found
