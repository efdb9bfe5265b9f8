"""Chance that the caller decides: for libraries whose games have a node for every random event.

A position of such a game knows nothing about what comes. An answer that draws cards is tried with the numbers given so
far; if they are not enough, the caller learns how many possibilities the next draw has, and gives one more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..setup import dealt
from ..state.chance import KEY_SIZE, KEYED, START, Chance, Keyed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from ..options import Options
    from ..state.state import State


class Given(Chance):
    """Numbers that were given, one for each draw with more than one possibility."""

    __slots__ = ("misfit", "numbers", "used", "wanted")

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(KEYED, bytes(KEY_SIZE))
        self.numbers = numbers
        self.used = 0
        self.wanted = 0
        """The possibilities of the first draw for which no number was given; 0 if all were."""
        self.misfit = 0
        """The possibilities of the first draw for which too large a number was given; 0 if there was none."""

    def step(self, rng: i64) -> i64:
        return rng + 1

    def below(self, rng: i64, bound: i64) -> i64:
        """Return 0 without a number: the answer is played to its end, and the outcome is thrown away."""
        if bound == 1 or self.wanted or self.misfit:
            return 0
        if self.used == len(self.numbers):
            self.wanted = bound
            return 0
        number: i64 = self.numbers[self.used]
        if not 0 <= number < bound:
            self.misfit = bound
            return 0
        self.used += 1
        return number

    def is_state(self, rng: int) -> bool:
        return False

    def text(self, rng: int) -> str:
        return NOBODY.text(START)


NOBODY = Keyed(bytes(KEY_SIZE))
"""What a position holds in place of chance: always the same, so that it tells nothing."""


def deal_given(options: Options, given: Sequence[int]) -> State | int:
    """Return a game at its first decision, dealt with the numbers given.

    If they are not enough: the number of possibilities that the next draw has. ValueError for a number too many or too
    large.
    """
    chance = Given(list(given))
    return at_rest(dealt(options, chance, START), chance)


def play_given(state: State, action: int, given: Sequence[int]) -> State | int:
    """Return the position after an answer, with the numbers given for the draws that follow; the state itself stays as
    it is.

    If they are not enough: the number of possibilities that the next draw has. ValueError for a number too many or too
    large. The answer is not checked, as in `State.apply`.
    """
    chance = Given(list(given))
    trial = state.copy()
    trial.chance = chance
    trial.rng = START
    trial.apply(action)
    return at_rest(trial, chance)


def at_rest(state: State, chance: Given) -> State | int:
    """Take the numbers away again, if they were right."""
    if chance.misfit:
        raise ValueError(f"a draw out of {chance.misfit} cannot give {chance.numbers[chance.used]}")
    if chance.wanted:
        return chance.wanted
    if chance.used < len(chance.numbers):
        raise ValueError(f"{len(chance.numbers)} numbers were given, and only {chance.used} were drawn")
    state.chance = NOBODY
    state.rng = START
    return state
