"""A seat's workers: on the board, available, and how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.names import BESIDE, GRANDE, REGULAR
from .pieces import CROWD_STEP, owner_of, piece, worker_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State


def put_worker(state: State, seat: i64, worker: i64, action: i64, space: i64, waiting: i64) -> None:
    use_worker(state, seat, worker)
    put: i64 = piece(seat, worker, waiting)
    if is_space(state, action, space):
        state.spaces[action * 3 + space] = put
    else:
        state.crowd = tuple(sorted([*state.crowd, put * CROWD_STEP + action]))


def take_worker(state: State, action: i64, space: i64, taken: i64) -> None:
    """Give a worker back to its owner, free to be placed again."""
    if is_space(state, action, space):
        state.spaces[action * 3 + space] = 0
    else:
        crowd = list(state.crowd)
        crowd.remove(taken * CROWD_STEP + action)
        state.crowd = tuple(crowd)
    give_back(state, owner_of(taken), worker_of(taken))


def use_worker(state: State, seat: i64, worker: i64) -> None:
    """Make a worker unavailable."""
    vineyard = state.vineyards[seat]
    if worker == REGULAR:
        vineyard.regular -= 1
    elif worker == GRANDE:
        vineyard.grande -= 1
    else:
        vineyard.special &= ~(1 << worker)


def give_back(state: State, seat: i64, worker: i64) -> None:
    """Make a worker available again."""
    vineyard = state.vineyards[seat]
    if worker == REGULAR:
        vineyard.regular += 1
    elif worker == GRANDE:
        vineyard.grande += 1
    else:
        vineyard.special |= 1 << worker


def is_space(state: State, action: i64, space: i64) -> bool:
    """Return whether it is one of the spaces of the main board, not beside them, on the cart or on a mat."""
    return space != BESIDE and (state.rules.board.spaced >> action) & 1 != 0


def worker_count(state: State, seat: i64, worker: i64) -> i64:
    """Return workers of one kind of a seat: available, placed or trained this year, the temporary one included."""
    vineyard = state.vineyards[seat]
    total: i64 = vineyard.grande
    if worker == REGULAR:
        total = vineyard.regular + vineyard.training
    elif worker != GRANDE:
        total = ((vineyard.special | vineyard.trainees) >> worker) & 1
    for put in state.spaces:
        if put and owner_of(put) == seat and worker_of(put) == worker:
            total += 1
    for entry in state.crowd:
        put = entry // CROWD_STEP
        if owner_of(put) == seat and worker_of(put) == worker:
            total += 1
    return total


def placed_count(state: State, seat: i64) -> i64:
    """Return workers of a seat that are placed."""
    total: i64 = 0
    for put in state.spaces:
        if put and owner_of(put) == seat:
            total += 1
    for entry in state.crowd:
        if owner_of(entry // CROWD_STEP) == seat:
            total += 1
    return total


def workers_owned(state: State, seat: i64) -> i64:
    """Return all workers of a seat: at home, placed and in training, without the temporary one."""
    vineyard = state.vineyards[seat]
    total = vineyard.workers_ready() + vineyard.workers_training() + placed_count(state, seat)
    return total - 1 if state.temporary == seat else total


def special_count(state: State, seat: i64) -> i64:
    """Return special workers of a seat, wherever they are."""
    total: i64 = 0
    for worker in state.specials:
        total += worker_count(state, seat, worker)
    return total
