"""Everybody's chance of winning, turn by turn, as it looks to somebody who sees all hands: only for finished games.

A computer player's worth of a position becomes a chance by a softmax. Its temperature falls while the leader nears the
target; it was fitted to 120 games of computer players, where of the positions with a chance of 10, 20 … 90 % about as
many were won (docs/design/web.md).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import worth
from vendemmia.engine import winners

from .recent import Recent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import State

    from .history import History
    from .models import Table
    from .played import Mark

COLDEST, WARMER = 2.0, 4.0
"""The temperature at the target score, and what is added at no points."""
MOST_GAMES = 16


class Moment(NamedTuple):
    """The chances after a ply, by seat; they add up to 1."""

    ply: int
    mark: Mark
    shares: tuple[float, ...]


def shares_of(state: State) -> tuple[float, ...]:
    """The chance of every seat to win from here. In the end the winners share all of it."""
    seats = range(len(state.vineyards))
    if state.is_over:
        won = winners(state)
        return tuple(1 / len(won) if seat in won else 0.0 for seat in seats)
    most = max(int(vineyard.vp) for vineyard in state.vineyards)
    left = max(0.0, 1 - most / int(state.rules.board.target))
    return softmax([worth(state, seat) for seat in seats], COLDEST + WARMER * left)


def softmax(values: Sequence[float], temperature: float) -> tuple[float, ...]:
    highest = max(values)
    powers = [exp((value - highest) / temperature) for value in values]
    return tuple(power / sum(powers) for power in powers)


def _moments(history: History) -> Iterator[Moment]:
    """Before every turn from the first year on, and at the end; what cannot be shown is left out."""
    plies = [turn.first for turn in history.turns if turn.mark.year and history.knows(turn.first)]
    at, state = -1, None
    for ply in (*plies, history.plies):
        if state is None or not all(history.leads_on(number) for number in range(at, ply)):
            state = history.state(ply)
        else:
            for number in range(at, ply):
                state.play(history.codes[number])
        at = ply
        yield Moment(ply, history.marks[ply], shares_of(state))


_known: Recent[tuple[int, tuple[Moment, ...]]] = Recent(MOST_GAMES)
"""By table, with the version."""


def chances(table: Table, history: History) -> tuple[Moment, ...]:
    """For a finished game without an Automa, while you are `alone` with its table."""
    known = _known.get(table.id)
    if known is not None and known[0] == table.version:
        return known[1]
    found = tuple(_moments(history))
    _known.put(table.id, (table.version, found))
    return found
