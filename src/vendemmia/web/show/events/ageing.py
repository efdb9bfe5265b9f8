"""Grapes and wines as the events leave them: what aged at the end of a year, token by token.

All of it is open to everybody. In a game that has a gap it cannot be known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import COLOURS, TOP_VALUE, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from vendemmia.engine import Event
    from vendemmia.web.show.board.scene import Scene

ADDED = {Kind.GRAPE: "grape", Kind.WINE: "wine"}
REMOVED = {Kind.GRAPE_USED: "grape", Kind.SOLD_GRAPE: "grape", Kind.WINE_USED: "wine"}
CELLARS = ("medium_cellar", "large_cellar")
TALLIED = 50
"""Plies between two countings that are kept."""
BARRIERS = (3, 6)
"""The values above which a wine needs the medium and the large cellar."""


class Good(NamedTuple):
    """A grape or a wine."""

    kind: str
    thing: str
    """Its colour or type."""
    value: int


class Ageing(NamedTuple):
    """A token at the end of a year. If it stays, `reason` says why: "top", "cellar" or "taken"."""

    before: Good
    after: Good
    reason: str

    @property
    def moved(self) -> bool:
        return self.before != self.after


class Goods:
    """The grapes and wines of one seat."""

    def __init__(self, start: Mapping[str, Any] | None = None) -> None:
        """Read goods; `start` is the seat in a position, as JSON."""
        plain = start or {}
        rows = (("grape", plain.get("crush_pad", {})), ("wine", plain.get("cellar", {})))
        self.held = {
            Good(kind, thing, value) for kind, row in rows for thing, values in row.items() for value in values
        }
        self.cellars = set(plain.get("structures", ())) & {*CELLARS}

    def copy(self) -> Goods:
        found = Goods()
        found.held, found.cellars = set(self.held), set(self.cellars)
        return found

    def take(self, event: Event) -> None:
        """Apply an event of this seat."""
        if event.kind in ADDED:
            self.held.add(Good(ADDED[event.kind], event.thing, event.amount))
        elif event.kind in REMOVED:
            self.held.discard(Good(REMOVED[event.kind], event.thing, event.amount))
        elif event.kind is Kind.BUILT and event.thing in CELLARS:
            self.cellars.add(event.thing)
        elif event.kind is Kind.AGED and event.thing in WINE_TYPES:
            self.held.discard(Good("wine", event.thing, event.amount - 1))
            self.held.add(Good("wine", event.thing, event.amount))
        elif event.kind is Kind.AGED:
            kinds = ("grape", "wine") if event.thing == "all" else (event.thing,)
            for _ in range(event.amount):
                aged = {step.after for step in self.ageing(kinds)}
                self.held = {good for good in self.held if good.kind not in kinds} | aged

    def ageing(self, kinds: tuple[str, ...] = ("grape", "wine")) -> Iterator[Ageing]:
        """Yield what one step of ageing does to each token, the highest value of a row first."""
        for kind, things in (("grape", COLOURS), ("wine", WINE_TYPES)):
            for thing in things if kind in kinds else ():
                yield from self._row(kind, thing)

    def _row(self, kind: str, thing: str) -> Iterator[Ageing]:
        taken: set[int] = set()
        for value in sorted((good.value for good in self.held if good[:2] == (kind, thing)), reverse=True):
            reason = self._stays(kind, value, taken)
            after = value if reason else value + 1
            taken.add(after)
            yield Ageing(Good(kind, thing, value), Good(kind, thing, after), reason)

    def _stays(self, kind: str, value: int, taken: set[int]) -> str:
        if value == TOP_VALUE:
            return "top"
        if kind == "wine" and value in self._barriers:
            return "cellar"
        return "taken" if value + 1 in taken else ""

    @property
    def _barriers(self) -> tuple[int, ...]:
        if "large_cellar" in self.cellars:
            return ()
        return BARRIERS[1:] if "medium_cellar" in self.cellars else BARRIERS


def is_known(scene: Scene) -> bool:
    """Return whether the events say where every token came from."""
    return not scene.game.gaps


def aged(scene: Scene, ply: int, index: int) -> dict[int, tuple[Ageing, ...]]:
    """Return by seat what ages in a year end that begins with an event; nothing where it cannot be known."""
    if not is_known(scene):
        return {}
    goods = _before(scene, ply)
    _replay(goods, scene.game.events[ply][:index])
    return {seat: tuple(each.ageing()) for seat, each in enumerate(goods)}


def _before(scene: Scene, ply: int) -> list[Goods]:
    """Return everybody's goods before a ply, counted from the nearest ply before it at which they are known."""
    tallies, events = scene.game.tallies, scene.game.events
    near = next((at for at in range(ply - ply % TALLIED, 0, -TALLIED) if at in tallies), 0)
    goods = [each.copy() for each in tallies[near]] if near else _at_start(scene)
    for at in range(near, ply):
        _replay(goods, events[at])
        if (at + 1) % TALLIED == 0:
            tallies[at + 1] = [each.copy() for each in goods]
    return goods


def _at_start(scene: Scene) -> list[Goods]:
    seats: Any = (scene.game.start or {}).get("seats", ())
    goods = [Goods(seats[number] if number < len(seats) else None) for number in range(len(scene.seats))]
    _replay(goods, scene.game.opening)
    return goods


def _replay(goods: list[Goods], events: Iterable[Event]) -> None:
    for event in events:
        if 0 <= event.seat < len(goods):
            goods[event.seat].take(event)
