"""How sure a rate is: Wilson's interval, made wider where games of the same deal are alike."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Z = 1.959964
"""Half the width of 95 % of a normal distribution."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a rate. Shares of a win count as such."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def design_effect(deals: Iterable[tuple[float, int]]) -> float:
    """Return by how much the games of a deal are alike: the variance of the rate, as a multiple of that of as many
    coins.

    Takes the wins and the number of games of every deal. Below 1, turning the seats has cancelled luck.
    """
    known = list(deals)
    games = sum(count for _, count in known)
    rate = sum(wins for wins, _ in known) / games if games else 0.0
    if len(known) < 2 or not 0 < rate < 1:
        return 1.0
    spread = sum((wins - rate * count) ** 2 for wins, count in known) * len(known) / (len(known) - 1)
    return float(spread / (games * rate * (1 - rate)))


def rate_interval(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """Return the 95 % interval of a rate over deals that were played from every seat.

    It is Wilson's, for as many independent games as these are worth, but never for more games than were played.
    """
    known = list(deals)
    wins, games = sum(won for won, _ in known), sum(count for _, count in known)
    worth = max(1.0, design_effect(known))
    return wilson(wins / worth, games / worth)
