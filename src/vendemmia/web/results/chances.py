"""Everybody's chance of winning, turn by turn, as the network sees it: only for finished games.

At every turn it knows what the player knows who is next (`vendemmia.bots.chances`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.web.thinking.asking import ask
from vendemmia.web.util.lru import Recent

if TYPE_CHECKING:
    from vendemmia.record import Mark
    from vendemmia.web.models import Table
    from vendemmia.web.tables.history import History

MOST_GAMES = 16


class PlyChances(NamedTuple):
    """The chances after a ply, by seat; they add up to 1."""

    ply: int
    mark: Mark
    shares: tuple[float, ...]


_known: Recent[tuple[int, tuple[PlyChances, ...]]] = Recent(MOST_GAMES)
"""By table, with the version."""


def chances(table: Table, history: History) -> tuple[PlyChances, ...]:
    """Return the chances of a finished game without an Automa. Call it with the lock of its table."""
    known = _known.get(table.id)
    if known is not None and known[0] == table.version:
        return known[1]
    shares = ask("chances", table)
    found = tuple(PlyChances(ply, history.marks[ply], tuple(each)) for ply, each in shares)
    _known.put(table.id, (table.version, found))
    return found
