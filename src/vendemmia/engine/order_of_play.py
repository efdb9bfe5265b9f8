"""The orders in which the seats act, and which seats are still in the season."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State


def wake_up_order(state: State) -> list[int]:
    """YR-2: lowest row first; seats off the chart come last, clockwise from the first player."""
    rows: list[int] = [-1, -1, -1, -1, -1, -1, -1, -1]
    seat: i64 = 0
    for vineyard in state.vineyards:
        rows[vineyard.row] = seat
        seat += 1
    order: list[int] = [rows[row] for row in range(1, 8) if rows[row] >= 0]
    if len(order) < state.rules.players:
        order.extend([seat for seat in clockwise_order(state) if state.vineyards[seat].row == 0])
    return order


def clockwise_order(state: State) -> list[int]:
    players = state.rules.players
    return [(state.first + n) % players for n in range(players)]


def opponents_gone(state: State, seat: i64) -> bool:
    """SPW-6: every opponent has left the current season."""
    everybody: i64 = (1 << state.rules.players) - 1
    return (state.passed | 1 << seat) == everybody
