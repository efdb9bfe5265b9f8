"""The course of a game, cut into actions: what a player does with one worker, a row, a pass, or a part of the calendar.

Nothing here knows a scene or a language. Mask the events of an action before showing it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER

from .gains import summed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from vendemmia.engine import Event

    from .gains import CounterChange

BEGINS = {
    Kind.PLACED: "placed",
    Kind.PLANNED: "planned",
    Kind.DUE: "due",
    Kind.LOST: "lost",
    Kind.ROW: "row",
    Kind.PASSED: "passed",
    Kind.PARENT: "parent",
    Kind.DRAFTED: "draft",
    Kind.AUTOMA_CARD: "automa",
    Kind.SPECIALS: "specials",
    Kind.GAME_OVER: "over",
    Kind.YEAR: "year",
    Kind.SEASON: "season",
}
"""Kinds of events that always begin an action, and the kind of action they begin."""
YEAR_END = "yearend"
STEP = "step"
"""What a season brings automatically, to one seat."""
REPLY = "reply"
"""What follows from an earlier action: an answer of another player, or the rest of it."""
MARKS = ("year", "season", YEAR_END, "over", "specials")
"""Actions of the table, not of a seat."""
AT_YEAR_END = (Kind.WORKERS_HOME, Kind.FIRST_PLAYER)
YEAR_END_STEPS = ("step:age", "step:residual", "step:workers_home", "step:discard_down")
CARD_KINDS = (Kind.FILLED, Kind.PLAYED, Kind.BUILT, Kind.PLANTED, Kind.PARENT)
"""Kinds that put a card face up, the most important first."""


class Action(NamedTuple):
    """Events that belong together. `ply` and `at` say which event it begins with."""

    kind: str
    seat: int
    """Whose action it is, -1 for the table."""
    ply: int
    at: int
    events: tuple[Event, ...]

    @property
    def id(self) -> str:
        return f"{self.ply}-{self.at}"

    @property
    def first(self) -> Event:
        return self.events[0]

    @property
    def is_mark(self) -> bool:
        return self.kind in MARKS

    @property
    def gains(self) -> tuple[CounterChange, ...]:
        return summed(self.events)

    @property
    def card(self) -> Event | None:
        """The event with the card that is shown face up: the one it is about."""
        for kind in CARD_KINDS:
            for event in self.events:
                if event.kind is kind and (kind is Kind.PARENT or event.thing in CARD_NUMBER):
                    return event
        return None

    def seen_by(self, seat: int | None) -> Action:
        """Return the action as a seat, or a spectator (None), may know it."""
        return self._replace(events=tuple(event.seen_by(seat) for event in self.events))


class _Cutter:
    """Collects events and gives whole actions."""

    def __init__(self) -> None:
        self.done: list[Action] = []
        self._kind = ""
        self._seat = -1
        self._at = (0, 0)
        self._events: list[Event] = []

    def take(self, event: Event, ply: int, index: int) -> None:
        kind = self._begun_by(event)
        if kind:
            self.close()
            self._kind, self._at = kind, (ply, index)
            self._seat = -1 if kind in MARKS or kind == "automa" else event.seat
        self._events.append(event)

    def close(self) -> None:
        if self._events:
            self.done.append(Action(self._kind, self._seat, *self._at, tuple(self._events)))
        self._events = []

    def _begun_by(self, event: Event) -> str:
        """Return the kind of the action that an event begins; empty if it belongs to the one before."""
        if event.kind is Kind.SEASON and self._kind == "year" and self._events[-1].kind is Kind.YEAR:
            return ""
        if event.kind in BEGINS:
            return BEGINS[event.kind]
        if event.kind is Kind.AUTOMA_PLACED:
            placed = any(earlier.kind is Kind.AUTOMA_PLACED for earlier in self._events)
            return "" if self._kind == "automa" and not placed else "automa"
        if event.kind in AT_YEAR_END or event.source in YEAR_END_STEPS:
            return "" if self._kind == YEAR_END and self._events else YEAR_END
        if not self._events or (event.seat >= 0 and self._is_over_for(event.seat)):
            return STEP if event.source.startswith("step:") else REPLY
        return ""

    def _is_over_for(self, seat: int) -> bool:
        """Return whether the last action is a mark, or what a season brings to another seat."""
        return self._kind in ("year", "season", "specials") or (self._kind in (STEP, REPLY) and self._seat != seat)


def cut(plies: Iterable[tuple[int, Sequence[Event]]], first: int = 0) -> list[Action]:
    """Return the actions of some plies with their numbers; of the first ply only the events from `first` on."""
    cutter = _Cutter()
    for number, (ply, events) in enumerate(plies):
        for index, event in enumerate(events):
            if number or index >= first:
                cutter.take(event, ply, index)
    cutter.close()
    return cutter.done


def beginning(events: Sequence[Sequence[Event]], last_own: int, seat: int) -> tuple[int, int]:
    """Return the ply and the event with which something begins that a seat has not seen when it decided last.

    Its own decision may have ended a season as well, or have let others act: that part is new.
    """
    if last_own < 0 or last_own >= len(events):
        return last_own + 1, 0
    return last_own, _after_own(events[last_own], seat)


def since(events: Sequence[Sequence[Event]], last_own: int, seat: int) -> list[Action]:
    """Return what has happened after a seat's last decision."""
    ply, first = beginning(events, last_own, seat)
    return cut([(number, events[number]) for number in range(ply, len(events))], first)


def _after_own(events: Sequence[Event], seat: int) -> int:
    """Return where in the events of a seat's own decision something else begins."""
    for index, event in enumerate(events):
        if event.kind in (Kind.SEASON, Kind.YEAR, Kind.GAME_OVER, Kind.AUTOMA_CARD, Kind.AUTOMA_PLACED):
            return index
        if event.kind in AT_YEAR_END or event.source in YEAR_END_STEPS:
            if event.kind is not Kind.DISCARDED:
                return index
        elif event.kind in BEGINS and event.seat != seat:
            return index
    return len(events)


def own_part(events: Sequence[Event], seat: int) -> Sequence[Event]:
    """Return what belongs to a seat's own decision of all that has followed from it."""
    return events[: _after_own(events, seat)]


def whole(opening: Sequence[Event], events: Sequence[Sequence[Event]]) -> Iterator[Action]:
    """Yield the whole game from set-up on. Set-up has the ply -1."""
    yield from cut([(-1, opening), *enumerate(events)])
