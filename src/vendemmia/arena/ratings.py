"""Bradley–Terry ratings: one number for each player, from which the chance to win a game follows.

At a table, a player wins with the chance `s / S`, where `s` is its own strength and `S` the sum of the strengths of all
seats. With two seats that is the model of Bradley and Terry. The strengths are those that make the results most likely,
found by minorisation and maximisation (D. R. Hunter, MM algorithms for generalized Bradley–Terry models, 2004). A
rating is a strength on the scale of Elo: 400 more is ten times as strong.

These are ratings of computer players in a tournament. Those of people on a server are in `web.ratings`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from .intervals import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE = 400
"""This many points more are ten times the strength."""
ANCHOR = 1000.0
"""The rating of the player that the others are compared with."""
ROUNDS = 10_000
CLOSE = 1e-9


class RatedGames(NamedTuple):
    """The games of the same players at one table."""

    seats: dict[int, int]
    """How many seats each player has."""
    wins: dict[int, float]
    """The wins of each player; a shared win counts in parts."""
    worth: float = 1.0
    """How many of these games say as much as one that has nothing to do with the others."""

    @property
    def games(self) -> float:
        """The number of games."""
        return sum(self.wins.values())


class RatingEstimate(NamedTuple):
    """A rating and its 95 % interval."""

    rating: float
    low: float
    high: float


def with_a_draw(table: RatedGames) -> RatedGames:
    """Return the games with one more, won by every seat in equal parts: so a player that has won every game has a
    rating, too."""
    seats = sum(table.seats.values())
    return table._replace(wins={who: table.wins.get(who, 0) + table.seats[who] / seats for who in table.seats})


def strengths(count: int, tables: Sequence[RatedGames]) -> list[float]:
    """Return the most likely strengths of players, with the product 1.

    Every player must have won and lost something.
    """
    found = [1.0] * count
    wins = [sum(table.wins.get(who, 0.0) for table in tables) for who in range(count)]
    for _ in range(ROUNDS):
        weight = [0.0] * count
        for table in tables:
            each = table.games / sum(found[who] * seats for who, seats in table.seats.items())
            for who, seats in table.seats.items():
                weight[who] += seats * each
        new = [wins[who] / weight[who] for who in range(count)]
        middle = math.exp(sum(map(math.log, new)) / count)
        new = [strength / middle for strength in new]
        moved = max(abs(math.log(after / before)) for after, before in zip(new, found, strict=True))
        found = new
        if moved < CLOSE:
            break
    return found


def information(found: Sequence[float], tables: Sequence[RatedGames]) -> list[list[float]]:
    """Return Fisher's information about the logarithms of the strengths."""
    matrix = [[0.0] * len(found) for _ in found]
    for table in tables:
        whole = sum(found[who] * seats for who, seats in table.seats.items())
        chance = {who: found[who] * seats / whole for who, seats in table.seats.items()}
        games = table.games / table.worth
        for one, wins in chance.items():
            matrix[one][one] += games * wins
            for other, others in chance.items():
                matrix[one][other] -= games * wins * others
    return matrix


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


def ratings(count: int, tables: Sequence[RatedGames], anchor: int) -> list[RatingEstimate]:
    """Return ratings with 95 % intervals. The anchor has a fixed rating; the intervals are about the distance from
    it."""
    every = [with_a_draw(table) for table in tables]
    found = strengths(count, every)
    others = [who for who in range(count) if who != anchor]
    known = information(found, every)
    spread = inverse([[known[one][other] for other in others] for one in others])
    unit = SCALE / math.log(10)
    half = dict.fromkeys(range(count), 0.0)
    half.update({who: Z * unit * math.sqrt(spread[place][place]) for place, who in enumerate(others)})
    rated = [ANCHOR + unit * math.log(strength / found[anchor]) for strength in found]
    return [RatingEstimate(rating, rating - half[who], rating + half[who]) for who, rating in enumerate(rated)]
