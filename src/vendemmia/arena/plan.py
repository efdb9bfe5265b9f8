"""What a tournament plays: who meets whom, on which deals, and who sits where.

A game depends only on the plan, the match and the number of the game, never on who plays it when. The same deals are
played in every match, each of them once for every turn of the seats, so that everybody sits everywhere equally often.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from math import factorial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import PLAYERS, player
from vendemmia.engine import Options, ProblemError, VendemmiaError, problem

from .errors import TournamentError, TournamentFault
from .versions import versions

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT = "vendemmia-games/1"
"""The format of the file with the games."""

ONE_VS_REST = "one-vs-rest"
"""Every entrant against copies of every other one."""
ROUND_ROBIN = "round-robin"
"""Different entrants at every table, in every combination."""
AGAINST = "against"
"""Every entrant against copies of the last one only."""
SOLO = "solo"
"""Every entrant alone against the Automa."""
FIELDS = (ONE_VS_REST, ROUND_ROBIN)
"""The fields to choose from; the others follow from other options."""


class Task(NamedTuple):
    """One game to play."""

    match: int
    """The match, as a number in the plan."""
    number: int
    """The number of the game in its match."""


class TournamentPlan(NamedTuple):
    """A tournament. `make` checks that there can be one."""

    options: Options
    """The options of every game."""
    entrants: tuple[str, ...]
    """The players by name."""
    field: str
    """Who meets whom: one of the fields."""
    seed: int
    """Decides all deals and all choices at random."""
    matches: tuple[tuple[int, ...], ...]
    """The entrants at the table of each match, as numbers, one for every seat."""

    @classmethod
    def make(
        cls, options: Options, names: Sequence[str], seed: int, field: str = ONE_VS_REST, against: str | None = None
    ) -> TournamentPlan:
        """Return a plan; TournamentError or OptionsError if it cannot be played."""
        options.check()
        options = options.normal()
        entrants = tuple(names) if against is None else (*names, against)
        for name in entrants:
            check_entrant(name)
            if entrants.count(name) > 1:
                raise TournamentError(problem(TournamentFault.TOURNAMENT_TWICE, name=name))
        if options.solo is not None:
            field = SOLO
        elif against is not None:
            field = AGAINST
        if len(entrants) < (1 if field == SOLO else 2):
            raise TournamentError(problem(TournamentFault.TOURNAMENT_ALONE))
        if field == ROUND_ROBIN and len(entrants) < options.players:
            given = {"players": options.players, "entrants": len(entrants)}
            raise TournamentError(problem(TournamentFault.TOURNAMENT_TOO_FEW, **given))
        return cls(options, entrants, field, seed, _matches(len(entrants), options.players, field))

    @property
    def seats(self) -> int:
        """The seats at a table."""
        return self.options.players

    def names(self, match: int) -> tuple[str, ...]:
        """Return the players of a match, one for every seat."""
        return tuple(self.entrants[entrant] for entrant in self.matches[match])

    def whole_rounds(self, games: int) -> int:
        """Return the least number of games, this one or more, in which everybody sits everywhere equally often."""
        return -(-games // self.seats) * self.seats

    def deal(self, number: int) -> int:
        """Return the deal of a game. Games that follow each other share one and turn the seats."""
        return number // self.seats

    def seating(self, task: Task) -> tuple[int, ...]:
        """Return the entrant of every seat. From deal to deal the neighbours change as well."""
        table = self.matches[task.match]
        first, *others = table
        order = (first, *_reordered(tuple(others), self.deal(task.number) % factorial(len(others))))
        turn = task.number % self.seats
        return order[turn:] + order[:turn]

    def deal_seed(self, number: int) -> int:
        """Return the seed of the cards of a game."""
        return Random(f"{self.seed}/{self.deal(number)}").getrandbits(53)

    def chance(self, task: Task) -> Random:
        """Return random numbers for the players of a game."""
        return Random(f"{self.seed}/{' | '.join(self.names(task.match))}/{task.number}")

    def header(self) -> dict[str, object]:
        """Return the first line of the file with the games."""
        return {
            "format": FORMAT,
            "options": self.options.to_json(),
            "field": self.field,
            "entrants": list(self.entrants),
            "matches": [list(self.names(match)) for match in range(len(self.matches))],
            "seed": self.seed,
            "versions": versions(self.entrants),
        }


def check_entrant(name: str) -> None:
    """Raise TournamentError if there is no such player."""
    try:
        player(name)
    except KeyError:
        known = ", ".join(PLAYERS)
        raise TournamentError(problem(TournamentFault.TOURNAMENT_ENTRANT, name=name, players=known)) from None
    except ProblemError as error:
        raise TournamentError(*error.problems) from None
    except (VendemmiaError, ValueError, OSError) as error:
        detail = " ".join(str(error).split()).rstrip(".")
        raise TournamentError(problem(TournamentFault.TOURNAMENT_UNUSABLE, name=name, detail=detail)) from None


def _matches(entrants: int, seats: int, field: str) -> tuple[tuple[int, ...], ...]:
    everybody = range(entrants)
    if field == SOLO:
        return tuple((one,) for one in everybody)
    if field == AGAINST:
        return tuple((one, *(entrants - 1,) * (seats - 1)) for one in everybody[:-1])
    if field == ROUND_ROBIN or seats == 2:  # With two seats, one against another is the same both ways.
        return tuple(combinations(everybody, seats))
    return tuple((one, *(other,) * (seats - 1)) for one in everybody for other in everybody if other != one)


@lru_cache(maxsize=1024)
def _reordered(others: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return an order of some entrants, by its number."""
    for found, order in enumerate(permutations(others)):
        if found == number:
            return order
    return others
