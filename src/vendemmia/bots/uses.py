"""What the answers after this one make of it: the visitor that is played and its use, cards drawn or kept, workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from vendemmia.advice import VISITOR_USES, Why
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import ACTION_NUMBER, CARD_NUMBER, STRUCTURES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event, Vineyard

    from .lines import Happened, Line

DRAWN: Final = {Kind.PLANTED: "drawn_planted", Kind.FILLED: "drawn_filled", Kind.PLAYED: "drawn_played"}
"""What becomes of a card that was drawn."""
KEPT: Final = {Kind.PLANTED: "keeps_vine", Kind.FILLED: "keeps_order", Kind.PLAYED: "keeps_visitor"}
"""What becomes of a card of the hand that was not given up."""
MADE: Final = {
    Kind.WINE: "wine",
    Kind.TRAINED: "train",
    Kind.BUILT: "build",
    Kind.PLANTED: "plant",
    Kind.HARVESTED: "harvest",
}
"""What a visitor is played for, if neither for an order nor for points, the best first."""
MOST: Final = 12
"""A larger number of workers or points is not told."""


class Course(Protocol):
    """What happens to a seat in one line (`foreseen.Foresight`)."""

    line: Line
    own: Vineyard
    """Its vineyard at the question."""
    now: list[Event]
    later: list[Happened]

    def when(self, each: Happened) -> int:
        """Return 1 for this year, 2 for the next."""


def visited(course: Course) -> Iterator[Why]:
    """Yield the visitor that is played in the turn, with what it brings."""
    played = next((event for event in course.now if event.kind is Kind.PLAYED), None)
    if played is None:
        return
    source = f"visitor:{played.thing}"
    brought = [event for event in course.now if event.source.split("/")[0] == source]
    what, amount = use_of(brought)
    if what:
        number = VISITOR_USES.index(what)
        yield Why("plays_visitor", {"card": CARD_NUMBER[played.thing], "use": number, "amount": amount})


def use_of(brought: Sequence[Event]) -> tuple[str, int]:
    """Return what a visitor is played for, one of `VISITOR_USES`, and how much; empty for nothing that can be told."""
    orders = [event.amount for event in brought if event.kind is Kind.FILLED and event.amount > 0]
    if orders:
        return "order", orders[0]
    if (vp := total(brought, Kind.VP)) > 0:
        return "vp", vp
    for kind, what in MADE.items():
        if count := sum(event.kind is kind for event in brought):
            return what, count
    if (drawn := sum(event.kind in (Kind.DREW, Kind.TOOK) for event in brought)) > 0:
        return "cards", drawn
    lira = total(brought, Kind.LIRA)
    return ("lira", lira) if lira > 0 else ("", 0)


def total(events: Sequence[Event], kind: Kind) -> int:
    return sum(event.amount for event in events if event.kind is kind)


def drawn(course: Course) -> Iterator[Why]:
    """Yield what becomes of a card that the turn draws."""
    held = set(course.own.hand)
    new = {event.thing for event in course.now if event.kind is Kind.DREW} - {""}
    new = {card for card in new if CARD_NUMBER[card] not in held}
    for each in course.later:
        if each.event.kind in DRAWN and each.event.thing in new:
            yield from by_then(course, each, DRAWN[each.event.kind], {})


def kept(course: Course, given: int) -> Iterator[Why]:
    """Yield the cards of the hand that are used later, without the one that is given up."""
    hand = set(course.own.hand) - {given}
    for each in course.later:
        event = each.event
        if event.kind in KEPT and CARD_NUMBER[event.thing] in hand:
            hand.discard(CARD_NUMBER[event.thing])
            yield from by_then(course, each, KEPT[event.kind], {"card": CARD_NUMBER[event.thing]})


def by_then(course: Course, each: Happened, reason: str, params: dict[str, int]) -> Iterator[Why]:
    """Yield a reason for this year, if it comes true this year, and for the end of the next."""
    for when in range(course.when(each), 3):
        yield Why(reason, {**params, "when": when})


def next_job(course: Course) -> Iterator[Why]:
    """Yield the action that the seat goes for next: the first of the year, once it has taken a row."""
    reason = "row_for" if any(event.kind in (Kind.ROW, Kind.NEXT_ROW) for event in course.now) else "then"
    placed = next((each for each in course.later if each.event.kind in (Kind.PLACED, Kind.PLANNED)), None)
    if placed is not None:
        action = ACTION_NUMBER[placed.event.where.action]
        yield Why(reason, {"action": action, "when": course.when(placed)})


def crew(course: Course) -> Iterator[Why]:
    """Yield how many workers are placed in the year after one was trained, and fewer, so that lines can agree."""
    if not any(event.kind is Kind.TRAINED for event in course.now):
        return
    kinds, year = (Kind.PLACED, Kind.PLANNED), course.line.year + 1
    placed = sum(each.event.kind in kinds and each.year == year for each in course.later)
    for workers in range(min(placed, MOST), 2, -1):
        yield Why("trains_for", {"workers": workers})


def built_points(course: Course) -> Iterator[Why]:
    """Yield how many points a structure of the turn brings later, and fewer, so that lines can agree."""
    for built in course.now:
        if built.kind is not Kind.BUILT or built.thing not in STRUCTURES:
            continue
        source = f"structure:{built.thing}"
        vp = total([each.event for each in course.later if each.event.source == source], Kind.VP)
        for points in range(min(vp, MOST), 0, -1):
            yield Why("builds_for_points", {"structure": STRUCTURES.index(built.thing), "vp": points})


def built_use(course: Course) -> Iterator[Why]:
    """Yield when a structure of the turn is used: its space, or what it brings in a later season."""
    for built in course.now:
        if built.kind is not Kind.BUILT or built.thing not in STRUCTURES:
            continue
        used = next((each for each in course.later if uses(built.thing, each.event)), None)
        if used is not None:
            yield from by_then(course, used, "builds_for_use", {"structure": STRUCTURES.index(built.thing)})


def uses(structure: str, event: Event) -> bool:
    """Return whether an event comes of a structure: a worker on its space, or something with it as the source."""
    if event.kind in (Kind.PLACED, Kind.PLANNED):
        return event.where.action == structure
    return event.source == f"structure:{structure}"
