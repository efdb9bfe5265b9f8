"""A worker on the board is one number: 1 + worker + 16 * seat, plus 128 * n for the n-th waiting one (RUL-4).

The Automa places as seat 6; 0 is an empty space. 4096 * mark is what a waiting special worker remembers from the moment
it was placed. Its abilities say what that means: 1 + the space of the bonus chosen (Farmer); 1 if the
condition of its last effect held (Merchant), or if it acts in its owner's first turn and not at the start of the season
(Messenger, SPW-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

AUTOMA: Final = 6
"""The seat number under which the Automa places workers."""
CROWD_STEP: Final = 32
"""An entry of the crowd (beside the spaces, on the cart, on private spaces) is piece * 32 + action."""


def piece(seat: i64, worker: i64, waiting: i64) -> i64:
    return 1 + worker + 16 * seat + 128 * waiting


def worker_of(piece: i64) -> i64:
    """Return the kind of worker of a piece (a number of `WORKERS`)."""
    return (piece - 1) & 15


def owner_of(piece: i64) -> i64:
    """Return the seat of a piece; `AUTOMA` for the Automa."""
    return ((piece - 1) >> 4) & 7


def waiting_of(piece: i64) -> i64:
    """Return the place of a piece among its seat's workers that act later, counted from 1; 0 if it does not wait."""
    return ((piece - 1) >> 7) & 31


def mark_of(piece: i64) -> i64:
    return (piece - 1) >> 12


def marked(piece: i64, mark: i64) -> i64:
    return ((piece - 1) & 4095) + 1 + 4096 * mark
