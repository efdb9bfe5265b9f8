"""The random generator of the game, small enough to live in the state.

L'Ecuyer's combined generator (1988): two multiplicative congruential generators, period about 2.3e18. The two halves
are packed into one number below 2**62, and no product exceeds 2**47, so the compiled and the interpreted build agree.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399
HALF: Final = 1 << 31

OPAQUE: Final = 0
"""No random state at all: a position in which look-ahead treats every draw as opaque."""


def seeded(seed: int) -> int:
    digest = hashlib.sha256(str(seed).encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return first * HALF + second


def is_state(value: int) -> bool:
    return 0 < value // HALF < M1 and 0 < value % HALF < M2


def advance(state: i64) -> i64:
    first: i64 = state // HALF * 40014 % M1
    second: i64 = state % HALF * 40692 % M2
    return first * HALF + second


def below(state: i64, bound: i64) -> i64:
    """A number in 0..bound-1 from an advanced state. The bias of the remainder is below 1 in 10 million."""
    return (state // HALF - state % HALF) % (M1 - 1) % bound
