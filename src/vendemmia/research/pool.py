"""Many games in many processes: rows and masks lie in shared memory, so nothing is copied on the way to the learner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.engine import Options
from vendemmia.training.games import HALVES, Games

from .errors import ResearchError, warn_if_interpreted
from .stepped_game import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy as np
    from numpy.typing import NDArray

MOST_SEED = 2**30


class PoolArrays(NamedTuple):
    """One half of all games, in memory that the processes share. Write to `answers` only."""

    rows: NDArray[np.uint8]
    """What the seat to move knows, a row for each game."""
    masks: NDArray[np.uint8]
    """1 for each legal answer. Seats in answers are counted from the seat to move."""
    seats: NDArray[np.uint8]
    """The seat to move."""
    kinds: NDArray[np.uint8]
    """Which of the options each game has."""
    points: NDArray[np.int8]
    """VP by seat after the last answer; at the end of the game, if it has ended."""
    shares: NDArray[np.float32]
    """By seat: what it has won of the game that has ended; 0 before."""
    ended: NDArray[np.uint8]
    """The year in which the game ended and the next one began; 0 before its end."""
    answers: NDArray[np.int32]
    """What to play next: one of the legal answers for each game."""


class GamePool:
    """Games in several processes, in two halves: while one is judged, the other is played. Use it with `with`.

    `options` are those of all games, or several, which take turns. The learner answers for every seat. Everything
    starts in new processes, so a script that makes a pool needs `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        processes: int,
        games: int,
        *,
        options: Options | Sequence[Options] | None = None,
        seed: int = 0,
        **more: object,
    ) -> None:
        if processes < 1 or games < HALVES or games % HALVES:
            raise ResearchError(f"a pool needs at least one process and an even number of games in each, not {games}")
        if not 0 <= seed < MOST_SEED:
            raise ResearchError(f"the seed of a pool is from 0 to {MOST_SEED - 1}, not {seed}")
        if options is not None and more:
            raise ResearchError(f"give options or keywords for them, not both: {', '.join(more)}")
        one = options_of(more) if options is None else options
        given = [one] if isinstance(one, Options) else list(one)
        for each in given:
            each.check()
        if not given:
            raise ResearchError("a pool needs options")
        warn_if_interpreted()
        made = [each.normal() for each in given]
        self.games = Games(made, processes, games // HALVES, seed, max(each.players for each in made))
        self.count = self.games.count
        """Games in one half."""
        self.halves = [PoolArrays(**half) for half in self.games.halves]
        """Both halves; read them after `wait` only."""

    def wait(self, half: int) -> PoolArrays:
        """Return a half when all processes have played it. ResearchError if one refused an answer or has ended."""
        try:
            self.games.wait(half)
        except RuntimeError as error:
            raise ResearchError(str(error)) from None
        return self.halves[half]

    def send(self, half: int) -> None:
        """Let the processes play the answers of a half. It must have been waited for."""
        self.games.send(half)

    def turns(self, count: int) -> Iterator[PoolArrays]:
        """Yield both halves in turn, each so often, when it is ready; what you have written to `answers` is played.

        Do not leave the loop early if you want to play on.
        """
        for _ in range(count):
            for half in range(HALVES):
                yield self.wait(half)
                self.send(half)

    def __enter__(self) -> GamePool:
        return self

    def __exit__(self, *given: Any) -> None:  # noqa: ANN401 - what `with` passes
        self.games.__exit__(*given)
