"""The orders in which the seats act, and which seats are still in the season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State


OFF_THE_CHART: Final = 8
"""Behind the last row."""


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


def next_awake(state: State, done: i64) -> i64:
    """Return the first in wake-up order of the seats that are not in a set, -1 if all are."""
    players = state.rules.players
    chosen: i64 = -1
    lowest: i64 = OFF_THE_CHART + players
    seat: i64 = 0
    for vineyard in state.vineyards:
        if not (done >> seat) & 1:
            rank: i64 = vineyard.row
            if rank == 0:
                rank = OFF_THE_CHART + (seat - state.first if seat >= state.first else seat - state.first + players)
            if rank < lowest:
                lowest = rank
                chosen = seat
        seat += 1
    return chosen


def clockwise_order(state: State) -> list[int]:
    players = state.rules.players
    return [(state.first + n) % players for n in range(players)]


def next_clockwise(state: State, done: i64) -> i64:
    """Return the first clockwise from the first player of the seats that are not in a set, -1 if all are."""
    players = state.rules.players
    seat: i64 = state.first
    place: i64 = 0
    while place < players:
        if not (done >> seat) & 1:
            return seat
        seat = seat + 1 if seat + 1 < players else 0
        place += 1
    return -1


def opponents_gone(state: State, seat: i64) -> bool:
    """SPW-6: every opponent has left the current season."""
    everybody: i64 = (1 << state.rules.players) - 1
    return (state.passed | 1 << seat) == everybody
