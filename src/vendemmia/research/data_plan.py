"""What a data set holds: which games, by whom, and how much of them. The same plan gives the same rows everywhere."""

from __future__ import annotations

import shlex
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.arena.plan import check_entrant
from vendemmia.arena.versions import versions
from vendemmia.bots import searches
from vendemmia.engine import MODULES, Options

from .schema import SCHEMA_VERSION, columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .schema import Column

FORMAT: Final = "vendemmia-dataset/1"
PARQUET: Final = "parquet"
JSON_LINES: Final = "jsonl"
FORMS: Final = (PARQUET, JSON_LINES)
"""How tables are written."""


class DataPlan(NamedTuple):
    """A data set. `make` checks that there can be one."""

    options: Options
    """The options of every game."""
    players: tuple[str, ...]
    """The players by name, one for every seat; from game to game they move on by one seat."""
    games: int
    seed: int
    """Decides all deals and all choices at random."""
    every: int = 1
    """Keep one position in this many; 0 for none."""
    network: bool = True
    """Whether the network gives its opinion of every position."""
    form: str = JSON_LINES
    part: int = 100
    """Games in one file."""

    @classmethod
    def make(cls, options: Options, players: Sequence[str], games: int, seed: int, **more: int | str) -> DataPlan:
        """Return a plan; OptionsError or TournamentError if these options or players do not exist."""
        options.check()
        for name in dict.fromkeys(players):
            check_entrant(name)
        return cls(options.normal(), tuple(players), games, seed, **more)  # type: ignore[arg-type]

    @property
    def parts(self) -> list[range]:
        """The games of each part."""
        return [range(first, min(first + self.part, self.games)) for first in range(0, self.games, self.part)]

    @property
    def judged(self) -> bool:
        """Whether there are positions with the network's opinion."""
        return self.network and self.every > 0

    @property
    def searched(self) -> bool:
        """Whether there are positions with what a search has found."""
        return self.every > 0 and any(map(searches, self.players))

    def columns(self, table: str) -> tuple[Column, ...]:
        """Return the columns of a table of this data set."""
        return columns(table, self.judged, self.searched)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the player of every seat in a game."""
        turn = number % len(self.players)
        return self.players[turn:] + self.players[:turn]

    def chance(self, number: int) -> Random:
        """Return random numbers for a game: first its deal, then the choices of its players."""
        return Random(f"dataset/{self.seed}/{number}")

    def header(self) -> dict[str, object]:
        """Return what decides the rows, except how many games there are: the same command can add games."""
        return {
            "format": FORMAT,
            "schema": SCHEMA_VERSION,
            "options": self.options.to_json(),
            "players": list(self.players),
            "seed": self.seed,
            "positions": self.every,
            "network": self.judged,
            "form": self.form,
            "part": self.part,
            "versions": versions(self.players),
        }

    def command(self, folder: str) -> str:
        """Return the command that makes this data set again."""
        given = self.options
        words = ["vendemmia", "dataset", folder, "--games", str(self.games), "--bots", ",".join(self.players)]
        if given.solo is None:
            words += ["--players", str(given.players)]
        values = {"max-years": given.max_years, "solo": given.solo, "challenge": given.challenge}
        for name, value in values.items():
            words += [] if value is None else [f"--{name}", str(value)]
        if given.modules:
            words += ["--modules", ",".join(module for module in MODULES if module in given.modules)]
        flags = {
            "friendly": given.friendly,
            "advanced": given.advanced,
            "aggressive": given.aggressive,
            "no-map-scoring": not given.map_scoring,
            "no-chances": not self.network,
        }
        words += [f"--{name}" for name, is_set in flags.items() if is_set]
        words += ["--positions", str(self.every), "--seed", str(self.seed)]
        return shlex.join([*words, "--format", self.form, "--part", str(self.part)])
