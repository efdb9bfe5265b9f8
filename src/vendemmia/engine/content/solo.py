"""The solo game in numbers: levels, the aggressive variant and the eight challenges.

What the editions leave open is marked in `readings`: our reading and the alternatives, to be shown before the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

REMOVED_VISITORS: Final = ("swindler", "wedding_party", "queen", "governor")
"""AUT-2: they help only through another player."""

AUTOMA_WORKERS: Final = 6
"""The most workers that the Automa places in a year (DIFF-4)."""


class SoloLevel(NamedTuple):
    """DIFF-1 to DIFF-5."""

    start_vp: int
    automa_vp: int
    years: int
    least_workers: int
    """Workers that the Automa must place in a season; 0 for those of one card."""


LEVELS: Final = {
    "very_easy": SoloLevel(0, 20, 8, 0),
    "easy": SoloLevel(3, 20, 7, 0),
    "normal": SoloLevel(0, 20, 7, 0),
    "hard": SoloLevel(0, 20, 7, 2),
    "very_hard": SoloLevel(0, 23, 7, 2),
}
"""The levels of the solo game by id, on the base board (DIFF-1)."""

EXTENDED_LEVELS: Final = {
    "very_easy": SoloLevel(0, 25, 8, 0),
    "easy": SoloLevel(3, 25, 7, 0),
    "normal": SoloLevel(0, 25, 7, 0),
    "hard": SoloLevel(0, 25, 7, 1),
    "very_hard": SoloLevel(0, 30, 7, 1),
}
"""The levels of the solo game by id, on the extended board, in our reading (TSOLO-1, TSOLO-2)."""

AGGRESSIVE_LEVELS: Final = ("easy", "normal", "hard")
"""The levels that have an aggressive variant (AGG-1)."""
AGGRESSIVE_MARKER: Final = (-1, 0, 1, 4, 8, 13, 20, 20)
"""The Automa's victory points in each year of the aggressive variant (AGG-1; CAMP-11: 20 in an eighth year)."""


class Reading(NamedTuple):
    """A value that the editions leave open: what we play, and what else it could be."""

    key: str
    """What is left open."""
    ours: str
    """The value we play with."""
    others: tuple[str, ...]
    """Values it could also have."""


class Challenge(NamedTuple):
    """CAMP-2 to CAMP-9: what differs from the ordinary solo game."""

    start_vp: int = 0
    start_residual: int = 0
    years: int = 0
    """0 for those of the level."""
    mama: bool = True
    vines_planted: int = 0
    """Vines chosen from the whole deck and planted in set-up."""
    middle_spaces: bool = False
    regular_limit: int = 5
    six_workers_by: int = 0
    """The year by whose end the player needs six workers."""
    fields_harvested: int = 1
    """Fields that the harvest action may harvest."""
    tokens_usable: bool = True
    any_row: bool = False
    vp_gains: bool = True
    large_cellar_vp: int = 0
    medium_cellar_vp: int = 0
    orders: bool = True
    advanced: bool = True
    """Whether two mamas to choose from make sense."""
    readings: tuple[Reading, ...] = ()


CHALLENGES: Final = {
    1: Challenge(mama=False, vines_planted=3, advanced=False, readings=(Reading("workers", "2", ("0",)),)),
    2: Challenge(middle_spaces=True, regular_limit=2, tokens_usable=False),
    3: Challenge(six_workers_by=3),
    4: Challenge(start_vp=-5, fields_harvested=3, readings=(Reading("start_vp", "-5", ("5",)),)),
    5: Challenge(years=8, tokens_usable=False, any_row=True),
    6: Challenge(
        vp_gains=False,
        large_cellar_vp=2,
        medium_cellar_vp=1,
        readings=(Reading("cellar_time", "end_of_game", ("each_year",)), Reading("large_cellar_vp", "2", ())),
    ),
    7: Challenge(
        start_vp=-3,
        start_residual=2,
        readings=(Reading("start_vp", "-3", ("3",)), Reading("start_residual", "2", ("1", "3", "4", "5"))),
    ),
    8: Challenge(orders=False, advanced=False, readings=(Reading("mama_redraw", "may", ("must",)),)),
}
"""The challenges of the campaign by number (CAMP)."""
SKIPPED_IF_AGGRESSIVE: Final = (6,)
"""The challenges that the aggressive variant leaves out."""
MAY_BE_SKIPPED_IF_AGGRESSIVE: Final = (4, 7)
"""The challenges that you may leave out in the aggressive variant."""
