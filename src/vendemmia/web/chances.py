"""Everybody's chance of winning, turn by turn, as the network sees it: only for finished games.

At every turn it knows what the player knows who is next (`vendemmia.bots.chances`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import chances_to_win

from .recent import Recent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .history import History
    from .models import Table
    from .played import Mark

MOST_GAMES = 16


class Moment(NamedTuple):
    """The chances after a ply, by seat; they add up to 1."""

    ply: int
    mark: Mark
    shares: tuple[float, ...]


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
        yield Moment(ply, history.marks[ply], chances_to_win(state))


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
