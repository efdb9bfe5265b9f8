"""The player guided by `worth`: it imagines what is hidden, plays each answer to the end of its turn and compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import imagine

from .comparing import one_turn, thinkable
from .outline import free_workers, since
from .playing_on import played_on
from .turns import Turn

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

    from .comparing import Found
    from .turns import Reach


FIRST_LOOK: Final = 0.5
"""How much the gain at the end of the turn still counts once an answer has been played on."""

MANY_WORKERS: Final = 4
"""With more workers to place the rest of the year is long, and is played in one deal only."""


class Level(NamedTuple):
    """How well a guided player plays. No clock: the same seed gives the same answer everywhere."""

    reach: Reach
    noise: float = 0.0
    """How far it misjudges an answer, as a standard deviation in victory points."""
    candidates: int = 0
    """Answers that are played on to the end of the year; 0 for none."""
    deals: int = 1
    """How often what is hidden is imagined for these."""


class GuidedPlayer:
    """Plays each answer to the end of its turn in an imagined game, and takes the one that ends best."""

    def __init__(self, level: Level) -> None:
        self.level = level
        """How well it plays."""

    def choose(self, view: View, rng: Random) -> int:
        """The answer with the highest gain. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        return max(self.found(view, rng), key=lambda found: found.gain).action

    def found(self, view: View, rng: Random) -> list[Found]:
        """Every answer worth thinking about with its gain."""
        state = imagine(view, rng)
        assert view.seat is not None
        found = one_turn(state, view.seat, self.level.reach, thinkable(view.legal))
        if self.level.noise:
            found = [each._replace(gain=each.gain + rng.gauss(0.0, self.level.noise)) for each in found]
        if self.level.candidates and len(found) > 1 and state.is_placing:
            return self.judged_again(view, found, rng)
        return found

    def judged_again(self, view: View, found: list[Found], rng: Random) -> list[Found]:
        """The best answers played on, in several deals that are the same for all of them; the others stay behind."""
        assert view.seat is not None
        start = since(view, view.seat)
        found = sorted(found, key=lambda each: -each.gain)
        best, rest = found[: self.level.candidates], found[self.level.candidates :]
        totals = [0.0] * len(best)
        deals = self.level.deals if free_workers(view.vineyards[view.seat]) <= MANY_WORKERS else 1
        for _ in range(deals):
            state = imagine(view, rng)
            seed = rng.getrandbits(53)
            turn = Turn(state, view.seat, self.level.reach)
            for place, each in enumerate(best):
                end = turn.after(each.action)[1]
                totals[place] += played_on(end, view.seat, view.year + 1, start, seed)
        lowest, least = best[-1].gain, min(totals)
        again = [
            each._replace(gain=lowest + FIRST_LOOK * (each.gain - lowest) + (total - least) / deals)
            for each, total in zip(best, totals, strict=True)
        ]
        return [*again, *rest]
