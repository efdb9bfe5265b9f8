"""Ratings: how well people and computer players play each mode, from the results of rated tables.

`method` has the formulas, `evidence` says what a result is worth, `rating` writes and voids results, `ladder` reads
them, and `exits` keeps those away who leave again and again. docs/ratings.md explains all of it. Tournaments
of computer players have ratings of their own (`arena.ratings`).
"""

from .exits import note_exit, paused_until, why_not
from .ladder import LadderEntry, history_of, ladder, lines_of, rated_seats
from .method import DEVIATION, DRIFT, FIRM_AFTER, SPREAD, STRENGTH, Skill, rated
from .rating import (
    DUEL,
    GROUP,
    MODES,
    TUSCANY,
    Rated,
    apply_result,
    forfeit,
    may_be_rated,
    mode_of,
    record_rating,
    void,
)

__all__ = [
    "DEVIATION",
    "DRIFT",
    "DUEL",
    "FIRM_AFTER",
    "GROUP",
    "MODES",
    "SPREAD",
    "STRENGTH",
    "TUSCANY",
    "LadderEntry",
    "Rated",
    "Skill",
    "apply_result",
    "forfeit",
    "history_of",
    "ladder",
    "lines_of",
    "may_be_rated",
    "mode_of",
    "note_exit",
    "paused_until",
    "rated",
    "rated_seats",
    "record_rating",
    "void",
    "why_not",
]
