"""The method: how the result of one game changes strengths, and how much each of its pairs counts.

It is the Bradley–Terry model with full pairs of Weng and Lin, "A Bayesian approximation method for online ranking"
(Journal of Machine Learning Research 12, 2011, algorithm 1). A strength is a normal distribution: `strength` is its
mean and `deviation` its spread. A game counts as one result for each pair of its seats, and each result counts with a
weight from 0 to 1. docs/ratings.md has the formulas and an example.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

STRENGTH, DEVIATION = 1500.0, 350.0
"""Of a player who has not played yet."""
SPREAD: Final = 175.0
"""How much luck and form vary from game to game."""
DRIFT: Final = 3.5
"""What a deviation grows by before each game, so that a rating never freezes."""
LEAST_SHARE: Final = 0.0001
"""A game takes away at most all but this share of a variance."""
FIRM_AFTER: Final = 10
"""Games after which a rating gets a place, and its owner counts as an established opponent."""

FRESH: Final = 0.25
"""How much an opponent without any game counts, compared with an established one."""
CIRCLE: Final = 20
"""An opponent who has met at most this number of established players counts as little as possible: one person could own
all of them."""
WIDE: Final = 40
"""An opponent who has met this number counts in full."""
LEAST_TRUST: Final = 0.005
"""As little as possible."""


class Skill(NamedTuple):
    """A strength and how uncertain it is."""

    strength: float = STRENGTH
    deviation: float = DEVIATION


def trust(games: int, met: int) -> float:
    """Return how much a result against an opponent counts, by the opponent's rated games and established rivals."""
    firm = max(FRESH, min(1.0, games / FIRM_AFTER))
    wide = min(1.0, max(0.0, (met - CIRCLE) / (WIDE - CIRCLE)))
    return firm * (LEAST_TRUST + (1 - LEAST_TRUST) * wide)


def repeated(today: int, lately: int) -> float:
    """Return how much a result counts after earlier ones of the same two, in the last day and in the last year."""
    return 0.5**today / (1 + lately)


def rated(
    skills: Sequence[Skill], places: Sequence[int], weights: Sequence[Sequence[float]] | None = None
) -> list[Skill]:
    """Return the skills after a game with these places: 1 for the best, equal numbers for a tie.

    `weights[i][q]` is how much the result against seat q counts for seat i; without them all count in full.
    """
    before = [Skill(each.strength, min(DEVIATION, sqrt(each.deviation**2 + DRIFT**2))) for each in skills]
    full = [[1.0] * len(skills)] * len(skills)
    return [_after(seat, before, places, (weights or full)[seat]) for seat in range(len(skills))]


def _after(seat: int, skills: Sequence[Skill], places: Sequence[int], weights: Sequence[float]) -> Skill:
    own = skills[seat]
    variance = own.deviation**2
    gain = loss_of_doubt = 0.0
    for other, rival in enumerate(skills):
        if other == seat:
            continue
        scale = sqrt(variance + rival.deviation**2 + 2 * SPREAD**2)
        expected = 1 / (1 + exp((rival.strength - own.strength) / scale))
        scored = 0.5 if places[seat] == places[other] else float(places[seat] < places[other])
        gain += weights[other] * variance / scale * (scored - expected)
        loss_of_doubt += weights[other] * own.deviation / scale * variance / scale**2 * expected * (1 - expected)
    return Skill(own.strength + gain, sqrt(variance * max(1 - loss_of_doubt, LEAST_SHARE)))
