"""Chance that somebody else decides: for libraries whose games have a node for every random event.

A position of such a game knows nothing about what comes. An answer that draws cards is tried with the numbers told so
far; if they are not enough, the caller learns how many possibilities the next draw has, and tells one more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import KEY_SIZE, KEYED, START, Chance, Keyed
from .setup import dealt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from .options import Options
    from .state import State


class NothingTold(Exception):
    """A draw for which no number was told."""


class Told(Chance):
    """Numbers that were told, one for each draw with more than one possibility."""

    __slots__ = ("numbers", "used", "wanted")

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(KEYED, bytes(KEY_SIZE))
        self.numbers = numbers
        self.used = 0
        self.wanted = 0
        """The possibilities of the draw for which no number was told; 0 if all were."""

    def step(self, rng: i64) -> i64:
        return rng + 1

    def below(self, rng: i64, bound: i64) -> i64:
        if bound == 1:
            return 0
        if self.used == len(self.numbers):
            self.wanted = bound
            raise NothingTold
        number: i64 = self.numbers[self.used]
        if not 0 <= number < bound:
            raise ValueError(f"a draw out of {bound} cannot give {number}")
        self.used += 1
        return number

    def is_state(self, rng: int) -> bool:
        return False

    def text(self, rng: int) -> str:
        return NOBODY.text(START)


NOBODY = Keyed(bytes(KEY_SIZE))
"""What a position holds in place of chance: always the same, so that it tells nothing."""


def deal_told(options: Options, told: Sequence[int]) -> State | int:
    """A game at its first decision, dealt with the numbers told.

    If they are not enough: the number of possibilities that the next draw has. ValueError for a number too many or too
    large.
    """
    chance = Told(list(told))
    try:
        state = dealt(options, chance, START)
    except NothingTold:
        return chance.wanted
    return at_rest(state, chance)


def play_told(state: State, action: int, told: Sequence[int]) -> State | int:
    """The position after an answer, with the numbers told for the draws that follow; the given state stays as it is.

    If they are not enough: the number of possibilities that the next draw has. ValueError for a number too many or too
    large. The answer is not checked, as in `State.apply`.
    """
    chance = Told(list(told))
    trial = state.copy()
    trial.chance = chance
    trial.rng = START
    try:
        trial.apply(action)
    except NothingTold:
        return chance.wanted
    return at_rest(trial, chance)


def at_rest(state: State, chance: Told) -> State:
    """Take the numbers away again."""
    if chance.used < len(chance.numbers):
        raise ValueError(f"{len(chance.numbers)} numbers were told, and only {chance.used} were drawn")
    state.chance = NOBODY
    state.rng = START
    return state
