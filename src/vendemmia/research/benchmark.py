"""The benchmark: a submission meets players that never change on fixed deals, from every seat.

The protocol has a version. Tracks, deals, seats and opponents of a version never change: before a run, every opponent
gives its answers to the positions on record (`behaviour`).
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.arena.plan import ONE_VS_REST, SOLO, Task, TournamentPlan
from vendemmia.arena.played import Thinking, play, ready_player, warmed
from vendemmia.arena.results import rate_of
from vendemmia.arena.tally import SHARE
from vendemmia.arena.team import TRIES, in_processes
from vendemmia.arena.versions import versions
from vendemmia.engine import MODULES, Options, problem
from vendemmia.engine.catalogue import SOLO_LEVELS

from .behaviour import plays_as_recorded, recorded_checksum
from .faults import BenchmarkError, BenchmarkFault
from .submission import end_programs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vendemmia.arena.played import GameResult
    from vendemmia.bots import Player

    from .submission import Submission

PROTOCOL: Final = "vendemmia-benchmark/2"
SEED: Final = 950_000_000
"""With the number of the set, it decides all deals. They are hashes of it with 53 bits, so scripts that count up from a
seed do not meet them."""
SETS: Final = 10
"""Sets of deals. A player that was chosen by its results on one of them shows it on the others."""
SUBMISSION: Final = "submission"
"""The name of every submission in the plan, so that all have the same chance numbers."""
LONGEST: Final = 60
"""The year after which a game ends."""


class Track(NamedTuple):
    """A kind of game to be measured in."""

    options: Options
    opponents: tuple[str, ...]
    """Released players, or levels of the Automa."""
    games: int = 200
    """Games against each of them in a full run."""

    def rivals(self, player: str) -> tuple[str, ...]:
        """Return whom a player must meet: all opponents but itself. Levels of the Automa only share names with
        players."""
        return tuple(name for name in self.opponents if name != player or self.options.solo is not None)

    def plan(self, opponent: str, deals: int = 0) -> TournamentPlan:
        """Return the games against an opponent, on a set of deals."""
        if self.options.solo is not None:
            return TournamentPlan(self.options._replace(solo=opponent), (SUBMISSION,), SOLO, SEED + deals, ((0,),))
        table = (0, *(1,) * (self.options.players - 1))
        return TournamentPlan(self.options, (SUBMISSION, opponent), ONE_VS_REST, SEED + deals, (table,))


OPPONENTS: Final = ("random", "easy", "normal", "hard-1", "expert-1", "master-1")
"""Whom submissions meet, the weakest first."""
TRACKS: Final = {
    "two": Track(Options(2, max_years=LONGEST, modules=frozenset()), OPPONENTS),
    "four": Track(Options(4, max_years=LONGEST, modules=frozenset()), OPPONENTS),
    "tuscany": Track(Options(2, max_years=LONGEST, modules=frozenset(MODULES)), OPPONENTS),
    "solo": Track(Options(1, solo="normal", modules=frozenset()), tuple(SOLO_LEVELS)),
}
"""The tracks by name."""


class Run(NamedTuple):
    """A run of the benchmark. `make` checks that there can be one."""

    entry: Submission
    track: str
    opponents: tuple[str, ...]
    games: int
    """Against each opponent, a whole number of turns around the table."""
    deals: int = 0
    """The set of deals, below `SETS`."""

    @classmethod
    def make(
        cls, entry: Submission, track: str, opponents: Sequence[str] = (), games: int | None = None, deals: int = 0
    ) -> Run:
        """Make a run. BenchmarkError if there is no such opponent, if one plays otherwise than on record, or if the
        submission cannot be loaded."""
        known = TRACKS[track]
        chosen = tuple(opponents) or known.rivals(entry.name)
        for name in chosen:
            if name not in known.opponents:
                names = ", ".join(known.opponents)
                raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_OPPONENT, name=name, names=names))
        if known.options.solo is None:
            for name in chosen:
                if not plays_as_recorded(name):
                    raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_CHANGED, name=name, protocol=PROTOCOL))
        entry.player()  # So you hear of a wrong name before the games begin.
        end_programs()
        seats = known.options.players
        return cls(entry, track, chosen, -(-(games or known.games) // seats) * seats, deals)

    @property
    def is_full(self) -> bool:
        """Whether the row belongs into the table: all games against all opponents but itself."""
        known = TRACKS[self.track]
        return self.games >= known.games and {*self.opponents} >= {*known.rivals(self.entry.name)}

    def tasks(self) -> list[tuple[str, int]]:
        """Return all games, one against each opponent after the other, so that a part is a fair sample."""
        return [(name, number) for number in range(self.games) for name in self.opponents]


def play_one(run: Run, task: tuple[str, int]) -> tuple[str, GameResult]:
    """Play a game of a run."""
    opponent, number = task
    return opponent, play(TRACKS[run.track].plan(opponent, run.deals), Task(0, number), partial(_ready, run.entry))


@lru_cache(maxsize=1)
def _entered(entry: Submission) -> Player:
    return entry.player()


@lru_cache(maxsize=8)
def _warm(entry: Submission, options: Options) -> Player:
    """Return the submission, after an answer that does not count: what it loads is not thinking."""
    return warmed(_entered(entry), options)


def _ready(entry: Submission, name: str, options: Options) -> Player:
    return _warm(entry, options) if name == SUBMISSION else ready_player(name, options)


def measure(run: Run, workers: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play all games and return the row as JSON. `progress` gets the number of finished games."""
    deals: dict[str, dict[int, list[int]]] = {name: defaultdict(lambda: [0, 0]) for name in run.opponents}
    points: dict[str, int] = dict.fromkeys(run.opponents, 0)
    thinking = Thinking()
    for count, (opponent, game) in enumerate(_played(run, workers), 1):
        seat = game.seats.index(0)
        book = deals[opponent][game.number // len(game.seats)]
        book[0] += SHARE // len(game.winners) if seat in game.winners else 0
        book[1] += 1
        points[opponent] += game.points[seat]
        thinking.add(game.thinking[seat])
        if progress is not None:
            progress(count)
    rates = {name: {**rate_of(deals[name]), "points": round(points[name] / run.games, 2)} for name in run.opponents}
    decisions = max(1, thinking.decisions)
    return {
        "format": PROTOCOL,
        "track": run.track,
        "player": run.entry.name,
        "deals": run.deals,
        "seed": SEED + run.deals,
        "opponents": {name: recorded_checksum(name) for name in run.opponents if name in OPPONENTS}
        if TRACKS[run.track].options.solo is None
        else {},
        "games": run.games,
        "full": run.is_full,
        "against": rates,
        "mean": round(sum(rate["rate"] for rate in rates.values()) / len(rates), 4),
        "decisions": thinking.decisions,
        "mean_ms": None if run.entry.program else round(1000 * thinking.seconds / decisions, 4),
        "versions": versions(),
    }


def _played(run: Run, workers: int) -> Iterator[tuple[str, GameResult]]:
    if workers > 1:
        yield from in_processes(partial(play_one, run), run.tasks(), workers, _lost, "{0[1]}".format)
        return
    try:
        yield from (play_one(run, task) for task in run.tasks())
    finally:
        _warm.cache_clear()
        _entered.cache_clear()
        end_programs()


def _lost(task: tuple[str, int]) -> BenchmarkError:
    opponent, number = task
    return BenchmarkError(problem(BenchmarkFault.BENCHMARK_LOST, number=number, opponent=opponent, times=TRIES))
