"""Weights that stay as they are, for players that must not change: each set is known by its checksum."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from vendemmia.engine import problem

from .files import WeightsError, WeightsFault

RELEASED: Final = "released.npz"
"""The weights of this version's players. Once those of frozen players are others, they lie beside it."""
WEIGHTS: Final = Path(__file__).with_name("weights")
FROZEN: Final = {1: "83043f4c3eb03fec37e281b653dd612106bc097e750ed19faf11aa7185e433e5"}
"""The SHA-256 of each set of frozen weights. Before `released.npz` changes, copy it to `frozen-1.npz`."""


@lru_cache(maxsize=8)
def frozen_weights(number: int) -> Path:
    """Return the file of a set of frozen weights. WeightsError if this installation has none."""
    for file in sorted(WEIGHTS.glob("*.npz")):
        if weights_checksum(file) == FROZEN[number]:
            return file
    raise WeightsError(problem(WeightsFault.WEIGHTS_FROZEN, number=number))


def weights_checksum(file: Path) -> str:
    """Return the SHA-256 of a file of weights."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
