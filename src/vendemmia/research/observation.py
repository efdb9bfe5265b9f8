"""What a seat sees, as arrays: the row of the engine's encoder in named pieces, and the mask over the table of answers.

Both show what the seat may know and nothing else: swap cards that are hidden from it, and they stay the same. Answers
that name a seat (`seat:0` to `seat:5`) are counted from the reader, in masks as in rows; `answer` counts them back.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from vendemmia.engine import (
    CODES,
    MODULES,
    Batch,
    EncodingError,
    Options,
    State,
    encode,
    encode_view,
    encoding_fingerprint,
    encoding_pieces,
    relative_code,
    row_width,
    table_code,
)
from vendemmia.engine.catalogue import MAX_SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vendemmia.engine import View

    Row = NDArray[np.uint8]
    Mask = NDArray[np.int8]

SPACES_VERSION: Final = 0
"""The version of rows, masks and rewards, as in `vendemmia/Solo-v0`. It rises with every change of one of them."""

LOW_BYTE: Final = 255


def observe(position: State | View, seat: int | None = None, seats: int = 0) -> Row:
    """Return the position as a seat may know it, one byte for each feature.

    Without a seat, the one to move looks, or the one that a view belongs to. `seats` is the number of blocks, by
    default one for each player. EncodingError if no seat is to move and none is given.
    """
    blocks = seats or len(position.vineyards)
    own = reader(position, seat)
    return array_of(encode(position, own, blocks) if isinstance(position, State) else encode_view(position, blocks))


def array_of(row: bytes) -> Row:
    """Return a row as an array that may be written to."""
    return np.frombuffer(bytearray(row), np.uint8)


def mask(position: State | View, seat: int | None = None, size: int = 0) -> Mask:
    """Return 1 for each answer that a seat may give now, 0 for all others; no 1 at all if the seat is not to move.

    `size` is the number of answers, by default `mask_size` of the options.
    """
    seat = reader(position, seat)
    length = size or mask_size(position.rules.options)
    if isinstance(position, State):
        legal = position.legal_actions() if position.to_move == seat else []
    else:
        legal = list(position.legal)
    return mask_of(legal, seat, len(position.vineyards), length)


def mask_of(legal: list[int], seat: int, players: int, size: int) -> Mask:
    """Return the mask of some legal answers, as the engine numbers them."""
    flags = bytearray(size)
    for code in legal:
        flags[relative_code(code, seat, players)] = 1
    return np.frombuffer(flags, np.int8)


def answer(position: State | View, action: int) -> int:
    """Return the engine's number of an answer of the seat to move: what `State.play` takes."""
    seat = position.to_move
    if seat is None:
        raise EncodingError("the game is over: no seat can answer")
    return table_code(action, seat, len(position.vineyards))


def reader(position: State | View, seat: int | None = None) -> int:
    """Return the seat that looks: the given one, the owner of the view, or the one to move."""
    if isinstance(position, State):
        own = position.to_move if seat is None else seat
        if own is None:
            raise EncodingError("the game is over: say which seat looks at it")
        if not 0 <= own < len(position.vineyards):
            raise EncodingError(f"there is no seat {own} in a game with {len(position.vineyards)} players")
        return int(own)  # Also from an array.
    if position.seat is None:
        raise EncodingError("a spectator has no row: take the view of a seat")
    if seat is not None and seat != position.seat:
        raise EncodingError(f"this is the view of seat {position.seat}, not of seat {seat}")
    return position.seat


def named(row: Row) -> dict[str, Row]:
    """Return the pieces of a row, or of many rows side by side, by name. They share their memory with the row."""
    seats = blocks_of(row.shape[-1])
    return {piece.name: row[..., piece.offset : piece.offset + piece.length] for piece in encoding_pieces(seats)}


def blocks_of(width: int) -> int:
    """Return how many blocks a row of this length has."""
    widths = [row_width(seats) for seats in range(1, MAX_SEATS + 1)]
    if width not in widths:
        raise EncodingError(f"a row has {', '.join(map(str, widths))} bytes, not {width}")
    return 1 + widths.index(width)


def highest(seats: int) -> Row:
    """Return the highest value of each byte of a row with a block for each of `seats`; the lowest is always 0."""
    top = np.ones(row_width(seats), np.uint8)
    for piece in encoding_pieces(seats):
        if piece.form == "number":
            top[piece.offset], top[piece.offset + 1] = LOW_BYTE, piece.most // (LOW_BYTE + 1)
        else:
            top[piece.offset : piece.offset + piece.length] = piece.most
    return top


def mask_size(options: Options) -> int:
    """Return the length of a mask: all answers, or those of the base game without modules. A batch has the same."""
    return len(CODES) if options.modules else base_answers()


@lru_cache(maxsize=1)
def base_answers() -> int:
    """Return how many answers the base game has: the first ones of the table."""
    return Batch([Options()], 1, 0).codes


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Return 16 hex digits over everything that a learner relies on. It changes whenever a row or a mask does."""
    text = repr((SPACES_VERSION, encoding_fingerprint(), base_answers(), len(CODES), MODULES))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
