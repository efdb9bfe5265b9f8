"""Seeds: where the chance of a game comes from.

A whole number is a known deal, for simulations, tests and games that you want to compare. A secret is 64 hex digits,
which cannot be guessed. Each use of a seed has its own key, and a key says nothing about other keys.
"""

from __future__ import annotations

import hashlib

from ..options import is_whole
from ..reports.errors import OptionsError, SeedError
from ..reports.faults import OptionFault, problem
from ..reports.wording import shortened
from .chance import KEY_SIZE, KEYED, LECUYER, LEGACY, START, Chance, Keyed, lecuyer_start

Seed = int | str
"""What fixes the chance of a game: a whole number that anybody may know, or a secret of 64 hex digits."""

HIGHEST_SEED = 2**63 - 1
"""The largest whole number that is a seed; the smallest is its negative."""
SECRET_DIGITS = 64
HEX_DIGITS = frozenset("0123456789abcdef")
DRAWS = "draws"
"""The purpose of the key from which cards are drawn."""


def check_seed(seed: object) -> None:
    """Raise SeedError if a value is not a seed. The error never repeats a secret."""
    if is_whole(seed) and isinstance(seed, int):
        if abs(seed) > HIGHEST_SEED:
            found = shortened(seed)
            raise SeedError(problem(OptionFault.SEED_RANGE, least=-HIGHEST_SEED, most=HIGHEST_SEED, found=found))
    elif not isinstance(seed, str):
        raise SeedError(problem(OptionFault.SEED_FORM, found=shortened(seed)))
    elif len(seed) != SECRET_DIGITS or not HEX_DIGITS.issuperset(seed):
        # What was given may be most of a secret, so it is not repeated.
        raise SeedError(problem(OptionFault.SECRET_FORM, digits=SECRET_DIGITS))


def key_of(seed: Seed, purpose: str) -> bytes:
    """Return the key of a seed for one purpose ("draws", "names" …, at most 16 bytes).

    Keys of different purposes say nothing about each other. SeedError if the seed is not valid.
    """
    check_seed(seed)
    person = purpose.encode()
    if isinstance(seed, str):
        return hashlib.blake2b(key=bytes.fromhex(seed), digest_size=KEY_SIZE, person=person).digest()
    return hashlib.blake2b(str(seed).encode(), digest_size=KEY_SIZE, person=person).digest()


def chance_of(seed: Seed, generator: int) -> tuple[Chance, int]:
    """Return the source from which a game draws, and the place where it starts."""
    if generator == KEYED:
        return Keyed(key_of(seed, DRAWS)), START
    if generator != LEGACY:
        found = shortened(generator)
        raise OptionsError(problem(OptionFault.GENERATOR_UNKNOWN, first=LEGACY, second=KEYED, found=found))
    check_seed(seed)
    if isinstance(seed, str):
        raise SeedError(problem(OptionFault.SECRET_TOO_NEW))
    return LECUYER, lecuyer_start(seed)
