"""The workers on the board, as a view shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..numbers.names import ACTIONS, BESIDE, LEFT, SPACES, WORKERS
from ..state.pieces import CROWD_STEP, owner_of, waiting_of, worker_of
from ..year.board import PRIVATE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..year.board import Board


class PlacedWorker(NamedTuple):
    """A worker on the board, or on a private space."""

    action: str
    """The id of the action."""
    space: str
    """The id of the space."""
    seat: int
    """The seat of its owner; `AUTOMA` for the Automa."""
    worker: str
    """The kind of worker."""
    waiting: bool
    """It acts later in the year (RUL-4)."""


def placed_workers(board: Board, spaces: Sequence[int], crowd: Sequence[int]) -> Iterator[PlacedWorker]:
    """Yield the workers on spaces, then those beside them and on private spaces."""
    for place, put in enumerate(spaces):
        if put:
            yield _placed(put, place // 3, place % 3)
    for entry in crowd:
        put, number = divmod(entry, CROWD_STEP)
        action = board.actions[number]
        private = action is not None and action.kind == PRIVATE
        yield _placed(put, number, LEFT if private else BESIDE)


def _placed(put: int, action: int, space: int) -> PlacedWorker:
    return PlacedWorker(
        ACTIONS[action], SPACES[space], int(owner_of(put)), WORKERS[worker_of(put)], waiting_of(put) > 0
    )
