"""Where everybody's points came from up to a moment of a running game, counted on from the last moment that was asked.

Points are open to everybody, and so is what brings them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vendemmia.arena.sources import CELLAR, MAP, SOURCES, START, STRUCTURES, UNKNOWN, point_sources
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CELLAR_TOP, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Event, Rules, Vineyard
    from vendemmia.web.show.board.scene import Scene

TURN_BEGINS = (Kind.PLACED, Kind.PLANNED, Kind.ROW, Kind.PASSED)
KEPT = 50
"""Plies between two countings that stay in memory."""


class SourcesSoFar:
    """The points by source of each seat; in a scene that scores the end, as if it ended now."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        counted_so_far = tally(scene)
        self.sources = [Counter(counted) for counted in counted_so_far.points]
        """By seat."""
        self.orders = tuple(counted_so_far.orders)
        """How many orders each seat has filled."""
        self.is_known = not scene.game.gaps
        """Everything that brought points, and every order, is among the events."""
        for seat, vineyard in enumerate(scene.view.vineyards):
            missing = int(vineyard.vp) - self.sources[seat].total()
            if missing:  # What a game began with, or what a gap hides.
                self.sources[seat][START if self.is_known else UNKNOWN] += missing
        if scene.ending.is_shown:
            self._score_end()

    def _score_end(self) -> None:
        ending, view = self.scene.ending, self.scene.view
        for seat, vineyard in enumerate(view.vineyards):
            of_map, of_cellar = ending.map_points[seat], _of_cellar(view.rules, vineyard)
            rest = ending.vp(seat) - int(vineyard.vp) - of_map - of_cellar
            for source, vp in ((MAP, of_map), (CELLAR, of_cellar), (STRUCTURES, rest)):
                if vp:
                    self.sources[seat][source] += vp

    @property
    def used(self) -> tuple[str, ...]:
        """The sources that gave or took points so far."""
        return tuple(source for source in SOURCES if any(counted[source] for counted in self.sources))

    def vp(self, seat: int) -> int:
        return self.sources[seat].total()


def _of_cellar(rules: Rules, vineyard: Vineyard) -> int:
    """Return what the wines score at the end of challenge 6 (CAMP-7)."""
    if not rules.large_cellar_vp:
        return 0
    wines = [value for kind in WINE_TYPES for value in vineyard.wines(kind)]
    small, medium = CELLAR_TOP[:2]
    tops = sum(value > medium for value in wines), sum(small < value <= medium for value in wines)
    return tops[0] * int(rules.large_cellar_vp) + tops[1] * int(rules.medium_cellar_vp)


class EventTally:
    """What the events up to a ply add up to, by seat."""

    def __init__(self, points: Iterable[Counter[str]], orders: Iterable[int], turns: Iterable[int]) -> None:
        self.points = [Counter(counted) for counted in points]
        self.orders = list(orders)
        self.turns = list(turns)
        """How many turns have begun."""

    def copy(self) -> EventTally:
        return EventTally(self.points, self.orders, self.turns)

    def take(self, events: Iterable[Event]) -> None:
        before: Event | None = None
        for event in events:
            if event.kind is Kind.VP:
                for source, vp in point_sources(event, before):
                    if vp:
                        self.points[event.seat][source] += vp
            elif event.kind is Kind.FILLED:
                self.orders[event.seat] += 1
            elif event.kind in TURN_BEGINS:
                self.turns[event.seat] += 1
            before = event


def tally(scene: Scene) -> EventTally:
    """Return what has been counted up to the moment of a scene."""
    game = scene.game
    kept, events, plies = game.points_made, game.events, game.plies
    near = plies
    while near > 0 and near not in kept:
        near -= 1
    if near:
        found: EventTally = kept[near].copy()
    else:
        none = [0] * len(scene.seats)
        found = EventTally([Counter()] * len(none), none, none)
        found.take(game.opening)
    for ply in range(near, plies):
        found.take(events[ply])
        if (ply + 1) % KEPT == 0:
            kept[ply + 1] = found.copy()
    if near != plies:
        if near % KEPT:
            kept.pop(near, None)
        kept[plies] = found.copy()
    return found
