"""What the events of a game add up to: victory points by source and by year, and the turns that brought most."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.arena.sources import SOURCES, START, UNKNOWN, point_sources
from vendemmia.engine import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event, View
    from vendemmia.web.tables.history import History, Turn

TURNS_NAMED = 3


class YearEnd(NamedTuple):
    """The points when a year was over; year 0 is the start. `automa` is None without an Automa."""

    year: int
    points: tuple[int, ...]
    automa: int | None


class GreatTurn(NamedTuple):
    """A turn in which one player gained many points."""

    turn: Turn
    seat: int
    vp: int


class PointsMade:
    """Over all plies of a history."""

    def __init__(self, history: History) -> None:
        opening = history.view(history.known_from(0), None)
        self.points = [int(vineyard.vp) for vineyard in opening.vineyards]
        """By seat, in the end."""
        self.sources: list[Counter[str]] = [Counter({START: vp}) for vp in self.points]
        """The points by source for each seat."""
        self.automa = int(opening.automa_vp) if history.options.solo is not None else None
        self.years: list[YearEnd] = []
        """The start and the end of every year; the last is the end of the game so far."""
        if opening.year:
            self._note_year(int(opening.year) - 1)
        self.course: list[tuple[tuple[int, ...], int | None]] = [(tuple(self.points), self.automa)]
        """By ply: everybody's points, and the Automa's."""
        saved = {gap.until for gap in history.gaps}
        for ply, events in enumerate(history.whole.events):
            if ply in saved:
                self._go_on_from(history.view(ply, None))
            self._count(events)
            self.course.append((tuple(self.points), self.automa))
        if history.plies in saved:
            self._go_on_from(history.view(history.plies, None))
        self.course[-1] = tuple(self.points), self.automa
        self._note_year(history.marks[-1].year)

    @property
    def used(self) -> tuple[str, ...]:
        """The sources that gave or took points in this game."""
        return tuple(source for source in SOURCES if any(counted[source] for counted in self.sources))

    def _count(self, events: Sequence[Event]) -> None:
        before: Event | None = None
        for event in events:
            if event.kind is Kind.VP:
                self._add(event, before)
            elif event.kind is Kind.YEAR:
                self._note_year(event.amount - 1)
            elif event.kind is Kind.MARKER:
                self.automa = event.amount
            before = event

    def _go_on_from(self, view: View) -> None:
        """Continue from a saved position: where the points before it came from is unknown."""
        for seat, vineyard in enumerate(view.vineyards):
            self.sources[seat][UNKNOWN] += int(vineyard.vp) - self.points[seat]
            self.points[seat] = int(vineyard.vp)
        if self.automa is not None:
            self.automa = int(view.automa_vp)

    def _add(self, event: Event, before: Event | None) -> None:
        self.points[event.seat] += event.amount
        for source, vp in point_sources(event, before):
            self.sources[event.seat][source] += vp

    def _note_year(self, year: int) -> None:
        self.years.append(YearEnd(year, tuple(self.points), self.automa))


def great_turns(history: History, count: int = TURNS_NAMED) -> list[GreatTurn]:
    """Return the turns that gained most points, in the order of play; a turn with one point is none of them."""
    gained: list[GreatTurn] = []
    for turn in history.turns:
        points: Counter[int] = Counter()
        for events in history.whole.events[turn.first : turn.end]:
            for event in events:
                if event.kind is Kind.VP:
                    points[event.seat] += event.amount
        gained += [GreatTurn(turn, seat, vp) for seat, vp in sorted(points.items()) if vp > 1]
    best = sorted(gained, key=lambda great: (-great.vp, great.turn.first))[:count]
    return sorted(best, key=lambda great: great.turn.first)
