"""The options of a game as flags, for the encoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .content.solo import CHALLENGES, LEVELS
from .names import MAX_SEATS
from .options import MODULES

if TYPE_CHECKING:
    from .board import Rules

TRAITS: Final = (
    *(f"{number} players" if number > 1 else "solo" for number in range(1, MAX_SEATS + 1)),
    *("friendly", "advanced", "map scored"),
    *(name.replace("_", " ") for name in MODULES),
    *(f"level {level.replace('_', ' ')}" for level in LEVELS),
    "aggressive",
    *(f"challenge {number}" for number in CHALLENGES),
)
"""What the bytes of `traits_of` say."""


def traits_of(rules: Rules) -> bytes:
    """A byte for each of `TRAITS`."""
    options = rules.options
    return bytes(
        [
            *(options.players == number for number in range(1, MAX_SEATS + 1)),
            *(options.friendly, options.advanced, options.map_scoring and "extended_board" in options.modules),
            *(name in options.modules for name in MODULES),
            *(options.solo == level for level in LEVELS),
            options.aggressive,
            *(options.challenge == number for number in CHALLENGES),
        ]
    )
