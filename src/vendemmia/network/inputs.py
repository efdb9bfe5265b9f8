"""How a network reads a row: what each byte is multiplied by, and where the numbers of the nodes are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from vendemmia.engine import encoding_pieces, row_width

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH: Final = row_width()
"""The bytes of a full row. A row for fewer seats is its beginning."""
UNITS: Final = {
    "automa_vp": 20,
    "undrawn": 20,
    "lira": 10,
    "vp": 20,
    "discards": 2,
    "field5": 4,
    "field6": 4,
    "field7": 4,
    "hand_counts": 3,
    "stars": 2,
    "tokens": 4,
}
"""What counts are divided by, so that usual ones are about 1. Cards are not divided: one card is 1."""
NUMBERS: Final = ("node", "under")
"""Pieces that are looked up in a table: two bytes, the low one first."""
PLACES: Final = tuple(piece.offset for name in NUMBERS for piece in encoding_pieces(1) if piece.name == name)
"""Where they start in a row."""
NODES: Final = 1 + max(piece.most for piece in encoding_pieces(1) if piece.name in NUMBERS)
"""The length of their table; 0 is for none."""


def scales() -> NDArray[np.float32]:
    """Return what each byte of a full row is multiplied by, so that inputs are about 1.

    Numbers of nodes count nothing.
    """
    found = np.ones(WIDTH, np.float32)
    for piece in encoding_pieces():
        if piece.form == "count":
            found[piece.offset : piece.offset + piece.length] = 1 / UNITS.get(piece.name.split(".")[-1], 1)
        elif piece.form == "number":
            found[piece.offset : piece.offset + piece.length] = 0
    return found
