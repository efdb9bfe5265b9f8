"""Games that were never played, entered as results by the server's own code: farms of accounts, and honest players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import count, cycle, pairwise
from math import exp
from random import Random
from typing import NamedTuple

from django.utils.timezone import now

from vendemmia.web.models import Person, Rating, Table
from vendemmia.web.ratings import DUEL, SPREAD, STRENGTH, Rated, apply_result

FARM, GAMES = 20, 200
"""The accounts of the owner of a farm, and the games of their main account."""


class Ledger:
    """Enters results of games, the winner first, at moments that go on as a game takes `pace`."""

    def __init__(self, pace: timedelta = timedelta(minutes=5)) -> None:
        self._numbers = count()
        self._pace = pace
        self._moment = now() - timedelta(days=3000)

    def play(self, *ranked: Person | str, left: Sequence[Person] = (), tie: bool = False) -> None:
        """One rated game with these places; a text is the name of a computer player."""
        self._moment += self._pace
        table = Table(id=f"farm-{next(self._numbers)}", rated=True, over=True, options={"players": len(ranked)})
        apply_result(
            table, [_rated(seat, who, 1 if tie else 1 + seat, left) for seat, who in enumerate(ranked)], self.moment
        )

    @property
    def moment(self) -> datetime:
        return self._moment


def _rated(seat: int, who: Person | str, place: int, left: Sequence[Person]) -> Rated:
    if isinstance(who, str):
        return Rated(seat, None, who, place, False)
    return Rated(seat, who.id, "", place, who in left)


def some_people(number: int, name: str = "own") -> list[Person]:
    return [Person.objects.create(name=f"{name} {each}") for each in range(number)]


def gain(person: Person) -> float:
    """By how much the best rating of a person is above that of somebody new."""
    strengths = Rating.objects.filter(person=person).values_list("strength", flat=True)
    best: float = max([STRENGTH, *strengths])
    return best - STRENGTH


# --- what the owner of a farm could try; each gives what the main account has gained


def star(ledger: Ledger) -> float:
    """All own accounts lose to the main one, by turns."""
    main, *others = some_people(FARM)
    for _, other in zip(range(GAMES), cycle(others), strict=False):
        ledger.play(main, other)
    return gain(main)


def fresh(ledger: Ledger) -> float:
    """Each game against an account that has never played."""
    (main,) = some_people(1)
    for number in range(GAMES):
        ledger.play(main, *some_people(1, f"fresh {number}"))
    return gain(main)


def mixed(ledger: Ledger) -> float:
    """Some games against own accounts that are established, the others against new ones."""
    main, *others = some_people(FARM)
    _all_against_all(ledger, others)
    for _, other in zip(range(3 * len(others)), cycle(others), strict=False):
        ledger.play(main, other)
    for number in range(GAMES - 3 * len(others)):
        ledger.play(main, *some_people(1, f"fresh {number}"))
    return gain(main)


def warmed_up(ledger: Ledger) -> float:
    """The own accounts establish each other first, at no cost for the main one."""
    main, *others = some_people(FARM)
    _all_against_all(ledger, others)
    for _, other in zip(range(GAMES), cycle(others), strict=False):
        ledger.play(main, other)
    return gain(main)


def chain(ledger: Ledger) -> float:
    """The first account feeds the second, the second the third, and so on up to the main one."""
    own = some_people(FARM)
    games = GAMES // (FARM - 1)
    for lower, upper in pairwise(own):
        for _ in range(games):
            ledger.play(upper, lower)
    return gain(own[-1])


def ring(ledger: Ledger) -> float:
    """Each account beats the next one round and round, and the main one never loses."""
    main, *others = some_people(FARM)
    for number in range(GAMES):
        winner, loser = others[number % len(others)], others[(number + 1) % len(others)]
        ledger.play(winner, loser)
        ledger.play(main, winner)
    return gain(main)


def feeders(ledger: Ledger) -> float:
    """Half of the accounts lift the other half, which then loses to the main one."""
    main, *others = some_people(FARM)
    low, high = others[: FARM // 2], others[FARM // 2 :]
    for number in range(GAMES):
        ledger.play(high[number % len(high)], low[number * 7 % len(low)])
    for _, other in zip(range(GAMES), cycle(high), strict=False):
        ledger.play(main, other)
    return gain(main)


def full_tables(ledger: Ledger) -> float:
    """Six at a table: the main account wins, five own ones follow."""
    main, *others = some_people(FARM)
    losers = cycle(others)
    for _ in range(GAMES):
        ledger.play(main, *(next(losers) for _ in range(5)))
    return gain(main)


def with_computer_players(ledger: Ledger) -> float:
    """An own account gives up, and the main one beats the weakest computer players."""
    main, *others = some_people(FARM)
    for _, other in zip(range(GAMES), cycle(others), strict=False):
        ledger.play(main, "random", "random", "random", "random", other, left=[other])
    return gain(main)


def giving_up(ledger: Ledger) -> float:
    """The others give up, or run out of time, which is the same for the ratings."""
    main, *others = some_people(FARM)
    for _, other in zip(range(GAMES), cycle(others), strict=False):
        ledger.play(main, other, left=[other])
    return gain(main)


def both_give_up(ledger: Ledger) -> float:
    """Nobody is left who could have won."""
    main, *others = some_people(FARM)
    for _, other in zip(range(GAMES), cycle(others), strict=False):
        ledger.play(main, other, left=[main, other], tie=True)
    assert not Rating.objects.exists()
    return gain(main)


Strategy = Callable[[Ledger], float]
STRATEGIES: tuple[Strategy, ...] = (
    *(star, fresh, mixed, warmed_up, chain, ring, feeders),
    *(full_tables, with_computer_players, giving_up, both_give_up),
)


def _all_against_all(ledger: Ledger, own: Sequence[Person]) -> None:
    """Each account plays every other one once, and wins half of it."""
    for first, one in enumerate(own):
        for second, other in enumerate(own[first + 1 :]):
            ledger.play(*((one, other) if (first + second) % 2 else (other, one)))


# --- honest players


class Honest(NamedTuple):
    """What honest players have after some games: the order of their strengths and ratings, and how wide they spread."""

    correlation: float
    spread: float


def honest(ledger: Ledger, players: int = 30, games: int = 1500, seed: int = 1) -> Honest:
    """People of known strengths meet at random, as the model of the ratings says that they win."""
    chance = Random(seed)
    people = some_people(players, "player")
    strengths = {each.id: 1000 + 1000 * place / (players - 1) for place, each in enumerate(people)}
    for first, second in _pairs(chance, people, games):
        expected = 1 / (1 + exp((strengths[second.id] - strengths[first.id]) / (SPREAD * 2**0.5)))
        ledger.play(*((first, second) if chance.random() < expected else (second, first)))
    found = dict(Rating.objects.filter(mode=DUEL).values_list("person_id", "strength"))
    order = [found.get(each.id, STRENGTH) for each in people]
    return Honest(rank_correlation(list(range(players)), order), max(order) - min(order))


def _pairs(chance: Random, people: Sequence[Person], games: int) -> Iterator[tuple[Person, Person]]:
    for _ in range(games):
        first, second = chance.sample(list(people), 2)
        yield first, second


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's, without ties."""
    first, second, size = _ranks(one), _ranks(other), len(one)
    return 1 - 6 * sum((first[each] - second[each]) ** 2 for each in range(size)) / (size * (size**2 - 1))


def _ranks(values: Sequence[float]) -> dict[int, int]:
    ordered = sorted(range(len(values)), key=lambda place: values[place])
    return {place: rank for rank, place in enumerate(ordered)}


__all__ = ["STRATEGIES", "Ledger", "Strategy", "honest"]
