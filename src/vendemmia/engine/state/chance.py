"""Chance: a source of numbers, and one number in the state that says how far the source has been used.

The keyed source is BLAKE2b in counter mode. An observer who sees every number it gave still cannot predict the next
one without the key. The older source remains for games that were started with it.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

OPAQUE: Final = 0
"""No random state at all: a position in which look-ahead treats every draw as opaque."""

LEGACY: Final = 1
"""The number of L'Ecuyer's generator: for games started before there were secrets."""
KEYED: Final = 2
"""The number of the keyed generator."""

START: Final = 1
"""The counter of a keyed source before the first draw; 0 is taken."""
MOST_DRAWS: Final = 1 << 40
"""The highest counter that is read from a position."""
KEY_SIZE: Final = 16
KEYED_NAME: Final = "blake2"
"""The first word of a keyed source in a position."""

WORD_BITS: Final = (1 << 63) - 1
"""All but the sign: a number of 63 bits is the same in both builds."""
words_of: Final = struct.Struct(">8q").unpack

M1: Final = 2147483563
M2: Final = 2147483399
HALF: Final = 1 << 31


class Chance:
    """A source of numbers. The state holds the place in it, so copies can share the source."""

    __slots__ = ("generator", "key")

    def __init__(self, generator: int, key: bytes) -> None:
        self.generator = generator
        self.key = key
        """What distinguishes one source from another. Views and pages never get it."""

    def step(self, rng: i64) -> i64:
        """Return the next place."""
        raise NotImplementedError

    def below(self, rng: i64, bound: i64) -> i64:
        """Return the number at a place, in 0..bound-1."""
        raise NotImplementedError

    def is_state(self, rng: int) -> bool:
        """Return whether a place that a position may name."""
        raise NotImplementedError

    def text(self, rng: int) -> str:
        """Return source and place, as a position has them."""
        raise NotImplementedError


class KeyedBlock:
    """Eight words of a keyed source, with their number: one object, so that threads never see half of a new one."""

    __slots__ = ("number", "words")

    def __init__(self, number: i64, words: tuple[int, ...]) -> None:
        self.number = number
        self.words = words


NO_BLOCK: Final = KeyedBlock(-1, ())


class Keyed(Chance):
    """BLAKE2b of a counter under a secret key: eight words of 64 bits a block."""

    __slots__ = ("block", "hasher")

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_SIZE:
            raise ValueError(f"a key has {KEY_SIZE} bytes")
        super().__init__(KEYED, key)
        self.hasher = hashlib.blake2b(key=key)
        """With the key and nothing else; a copy of it costs less than a new one."""
        self.block = NO_BLOCK
        """The block used last."""

    def step(self, rng: i64) -> i64:
        return rng + 1

    def below(self, rng: i64, bound: i64) -> i64:
        """Return a number below a bound. The bias of the remainder is below bound / 2**63."""
        number: i64 = rng >> 3
        block = self.block
        if block.number != number:
            block = self.block_at(number)
        word: i64 = block.words[rng & 7]
        return (word & WORD_BITS) % bound

    def block_at(self, number: int) -> KeyedBlock:
        hasher = self.hasher.copy()
        hasher.update(number.to_bytes(8, "big"))
        block = KeyedBlock(number, words_of(hasher.digest()))
        self.block = block
        return block

    def is_state(self, rng: int) -> bool:
        return START <= rng <= MOST_DRAWS

    def text(self, rng: int) -> str:
        return f"{KEYED_NAME}:{self.key.hex()}:{rng}"


class Lecuyer(Chance):
    """L'Ecuyer's combined generator (1988): two multiplicative congruential generators, packed into one number.

    No product exceeds 2**47. It can be predicted from a few draws: only games started with it still use it.
    """

    def __init__(self) -> None:
        super().__init__(LEGACY, b"")

    def step(self, rng: i64) -> i64:
        first: i64 = rng // HALF * 40014 % M1
        second: i64 = rng % HALF * 40692 % M2
        return first * HALF + second

    def below(self, rng: i64, bound: i64) -> i64:
        """Return a number below a bound. The bias of the remainder is below 1 in 10 million."""
        return (rng // HALF - rng % HALF) % (M1 - 1) % bound

    def is_state(self, rng: int) -> bool:
        return 0 < rng // HALF < M1 and 0 < rng % HALF < M2

    def text(self, rng: int) -> str:
        return str(rng)


LECUYER: Final = Lecuyer()
"""It has no key, so one object serves all games."""


def lecuyer_start(seed: int) -> int:
    digest = hashlib.sha256(str(seed).encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return first * HALF + second


def chance_from(text: object) -> tuple[Chance, int] | None:
    """Return source and place from the text of a position; None if it is not such a text."""
    if not isinstance(text, str) or not text.isascii():
        return None
    name, _, rest = text.rpartition(":")
    if not rest.isdecimal() or len(rest) >= 20:
        return None
    chance: Chance = LECUYER
    if name:
        key = _key_from(name)
        if key is None:
            return None
        chance = Keyed(key)
    return (chance, int(rest)) if chance.is_state(int(rest)) else None


def _key_from(text: str) -> bytes | None:
    """Return the key in `blake2:` and 32 hex digits; small letters only, so that every source has only one text."""
    name, _, digits = text.partition(":")
    if name != KEYED_NAME or len(digits) != 2 * KEY_SIZE:
        return None
    for digit in digits:
        if digit not in "0123456789abcdef":
            return None
    return bytes.fromhex(digits)
