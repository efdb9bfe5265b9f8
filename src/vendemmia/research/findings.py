"""What recorded games say about the game: wins by wake-up row and by papa, points by source, what cards are worth.

Everything is read from the games of a data set, which are replayed. Games are independent of each other, but what
happens in one game is not, so every interval counts games.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.arena.intervals import Z, rate_interval
from vendemmia.arena.sources import START, point_sources
from vendemmia.engine import Kind, new_state, number_of

from .datasets import options_of, read_manifest, read_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
    from pathlib import Path

    from vendemmia.engine import Event, Options


class SeatFigures(NamedTuple):
    """What a seat did in one game."""

    won: float
    margin: int
    points: int
    papa: str
    rows: tuple[int, ...]
    """The wake-up row of each year."""
    sources: dict[str, int]
    """Victory points by source."""
    drawn: tuple[tuple[str, str], ...]
    """The cards drawn, each with its deck."""


class Measured(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    cases: int
    """How many seats, years or draws it is the mean of."""

    def above(self, usual: float) -> Measured:
        """Return how far it is above something usual."""
        return Measured(self.mean - usual, self.low - usual, self.high - usual, self.cases)


def games_of(folder: Path) -> Iterator[tuple[SeatFigures, ...]]:
    """Yield the seats of every game of a data set."""
    options = options_of(read_manifest(folder))
    for row in read_rows(folder):
        yield _replayed(options, row)


def _replayed(options: Options, row: dict[str, Any]) -> tuple[SeatFigures, ...]:
    events: list[Event] = []
    state = new_state(options, int(row["seed"]), events)
    state.sink = events
    for code in row["codes"]:
        state.apply(number_of(code))
    if state.checksum() != row["checksum"]:
        raise ValueError(f"game {row['game']} does not replay to the end that was recorded")
    seats = range(len(row["players"]))
    rows: list[list[int]] = [[] for _ in seats]
    sources: list[Counter[str]] = [Counter() for _ in seats]
    drawn: list[list[tuple[str, str]]] = [[] for _ in seats]
    before: Event | None = None
    for event in events:
        if event.seat in seats:
            if event.kind is Kind.ROW:
                rows[event.seat].append(event.amount)
            elif event.kind is Kind.VP:
                for source, vp in point_sources(event, before):
                    sources[event.seat][source] += vp
            elif event.kind is Kind.DREW:
                drawn[event.seat].append((event.deck, event.thing))
        before = event
    for seat in seats:  # What no event tells was there at the start.
        sources[seat][START] += row["points"][seat] - sources[seat].total()
    return tuple(
        SeatFigures(
            row["won"][seat],
            row["margins"][seat],
            row["points"][seat],
            row["papas"][seat],
            tuple(rows[seat]),
            {source: vp for source, vp in sources[seat].items() if vp},
            tuple(drawn[seat]),
        )
        for seat in seats
    )


def win_rates(
    games: Sequence[tuple[SeatFigures, ...]], keys: Callable[[SeatFigures], Iterable[Hashable]]
) -> dict[Any, Measured]:
    """Return the share of wins for each key that a seat has, with Wilson's interval for as many games as they are
    worth."""
    books: dict[Hashable, list[tuple[float, int]]] = defaultdict(list)
    for seats in games:
        found: dict[Hashable, list[float]] = defaultdict(list)
        for seat in seats:
            for key in keys(seat):
                found[key].append(seat.won)
        for key, won in found.items():
            books[key].append((sum(won), len(won)))
    measured = {}
    for key, book in books.items():
        count = sum(each for _, each in book)
        low, high = rate_interval(book)
        measured[key] = Measured(sum(won for won, _ in book) / count, low, high, count)
    return measured


def means(
    games: Sequence[tuple[SeatFigures, ...]], values: Callable[[SeatFigures], Iterable[tuple[Hashable, float]]]
) -> dict[Any, Measured]:
    """Return the mean of values by key, over all that seats have; the interval is that of a ratio over games."""
    books: dict[Hashable, list[tuple[float, int]]] = defaultdict(list)
    for seats in games:
        found: dict[Hashable, list[float]] = defaultdict(list)
        for seat in seats:
            for key, value in values(seat):
                found[key].append(value)
        for key, some in found.items():
            books[key].append((sum(some), len(some)))
    return {key: clustered(book) for key, book in books.items()}


def clustered(book: Sequence[tuple[float, int]]) -> Measured:
    """Return a mean over clusters, each given as the sum and the number of its values."""
    count = sum(each for _, each in book)
    mean = sum(total for total, _ in book) / count
    spread = math.sqrt(sum((total - mean * each) ** 2 for total, each in book) * len(book) / max(1, len(book) - 1))
    half = Z * spread / count
    return Measured(mean, mean - half, mean + half, count)


def wins_by_row(games: Sequence[tuple[SeatFigures, ...]]) -> dict[int, Measured]:
    """Return the share of wins of seats by the wake-up row of a year, over all years."""
    return win_rates(games, lambda seat: seat.rows)


def wins_by_papa(games: Sequence[tuple[SeatFigures, ...]]) -> dict[str, Measured]:
    """Return the share of wins by the papa. Papas are dealt, so this is what a papa does."""
    return win_rates(games, lambda seat: (seat.papa,))


def points_by_source(games: Sequence[tuple[SeatFigures, ...]], sources: Sequence[str]) -> dict[str, Measured]:
    """Return the mean points of a seat by source, and in all as "total"."""
    return means(games, lambda seat: [*((each, seat.sources.get(each, 0)) for each in sources), ("total", seat.points)])


def worth_of_draws(games: Sequence[tuple[SeatFigures, ...]]) -> dict[tuple[str, str], Measured]:
    """Return for each deck and card: how much more often those win who draw it than those who draw any card of the
    deck.

    Which card is drawn is chance for every player, so the difference is what the card does.
    """
    won = means(games, lambda seat: [(each, seat.won) for each in seat.drawn])
    usual = means(games, lambda seat: [(deck, seat.won) for deck, _ in seat.drawn])
    return {(deck, card): measured.above(usual[deck].mean) for (deck, card), measured in won.items()}
