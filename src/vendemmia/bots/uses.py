"""What the answers after this one make of it: visitors that are played, cards drawn or kept, workers, a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from vendemmia.advice import VISITOR_USES, Why
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARD_NUMBER,
    DECK_OF,
    FIELD_VALUES,
    ORDER_DECK,
    STRUCTURES,
    VINE_DECK,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vendemmia.engine import Event, View, Vineyard

    from .lines import Happened, Line

    Step = tuple[str, Mapping[str, int]]

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
STEPS: Final = 2
"""The steps of a plan, at most, without the points that it scores."""
WORTH: Final = ("order", "visitor", "vine", "structure", "worker", "harvest")
"""The steps worth telling, the best first."""
FEW: Final = 2
"""Fewer points are not worth a plan."""


class SeatLine(Protocol):
    """What happens to a seat in one line (`foreseen.Foresight`)."""

    line: Line
    own: Vineyard
    """Its vineyard at the question."""
    now: list[Event]
    later: list[Happened]

    def when(self, each: Happened) -> int:
        """Return 1 for this year, 2 for the next."""


def visited(course: SeatLine) -> Iterator[Why]:
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


def drawn(course: SeatLine) -> Iterator[Why]:
    """Yield what becomes of a card that the turn draws."""
    held = set(course.own.hand)
    new = {event.thing for event in course.now if event.kind is Kind.DREW} - {""}
    new = {card for card in new if CARD_NUMBER[card] not in held}
    for each in course.later:
        if each.event.kind in DRAWN and each.event.thing in new:
            yield from by_then(course, each, DRAWN[each.event.kind], {})


def kept(course: SeatLine, given: int) -> Iterator[Why]:
    """Yield the cards of the hand that are used later, without the one that is given up."""
    hand = set(course.own.hand) - {given}
    for each in course.later:
        event = each.event
        if event.kind in KEPT and CARD_NUMBER[event.thing] in hand:
            hand.discard(CARD_NUMBER[event.thing])
            yield from by_then(course, each, KEPT[event.kind], {"card": CARD_NUMBER[event.thing]})


def by_then(course: SeatLine, each: Happened, reason: str, params: dict[str, int]) -> Iterator[Why]:
    """Yield a reason for this year, if it comes true this year, and for the end of the next."""
    for when in range(course.when(each), 3):
        yield Why(reason, {**params, "when": when})


def next_job(course: SeatLine) -> Iterator[Why]:
    """Yield the action that the seat goes for next: the first of the year, once it has taken a row."""
    reason = "row_for" if any(event.kind in (Kind.ROW, Kind.NEXT_ROW) for event in course.now) else "then"
    placed = next((each for each in course.later if each.event.kind in (Kind.PLACED, Kind.PLANNED)), None)
    if placed is not None:
        action = ACTION_NUMBER[placed.event.where.action]
        yield Why(reason, {"action": action, "when": course.when(placed)})


def crew(course: SeatLine) -> Iterator[Why]:
    """Yield how many workers are placed in the year after one was trained, and fewer, so that lines can agree."""
    if not any(event.kind is Kind.TRAINED for event in course.now):
        return
    kinds, year = (Kind.PLACED, Kind.PLANNED), course.line.year + 1
    placed = sum(each.event.kind in kinds and each.year == year for each in course.later)
    for workers in range(min(placed, MOST), 2, -1):
        yield Why("trains_for", {"workers": workers})


def built_points(course: SeatLine) -> Iterator[Why]:
    """Yield how many points a structure of the turn brings later, and fewer, so that lines can agree."""
    for built in course.now:
        if built.kind is not Kind.BUILT or built.thing not in STRUCTURES:
            continue
        source = f"structure:{built.thing}"
        vp = total([each.event for each in course.later if each.event.source == source], Kind.VP)
        for points in range(min(vp, MOST), 0, -1):
            yield Why("builds_for_points", {"structure": STRUCTURES.index(built.thing), "vp": points})


def built_use(course: SeatLine) -> Iterator[Why]:
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


# --- the plan


def plan(lines: Sequence[Line], view: View) -> tuple[Step, ...]:
    """Return the steps that all lines of an answer have, in the order of the first line; none if there is no plan."""
    assert view.seat is not None
    if not lines:
        return ()
    hand = frozenset(view.vineyards[view.seat].hand)
    found = [dict.fromkeys(steps(line, hand)) for line in lines]
    shared = [step for step in found[0] if all(step in other for other in found[1:])]
    best = sorted(shared, key=lambda step: WORTH.index(step[0]))[:STEPS]
    told: list[Step] = [(name, dict(params)) for name, params in shared if (name, params) in best]
    vp = min(sum(each.event.amount for each in line.happened if each.event.kind is Kind.VP) for line in lines)
    if vp >= FEW:
        told.append(("points", {"vp": vp}))
    return tuple(told) if len(told) > 1 or (told and told[0][0] == "order") else ()


def steps(line: Line, hand: frozenset[int]) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Yield what a seat does in a line that a plan can name: with cards that it holds now, on things that it owns."""
    for each in line.happened:
        yield from step_of(each.event, hand)


def step_of(event: Event, hand: frozenset[int]) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Yield an event as a step of a plan."""
    match event.kind:
        case Kind.FILLED | Kind.PLANTED | Kind.PLAYED if (card := CARD_NUMBER.get(event.thing, -1)) in hand:
            kind = "order" if DECK_OF[card] == ORDER_DECK else "vine" if DECK_OF[card] == VINE_DECK else "visitor"
            yield kind, (("card", card),)
        case Kind.BUILT if event.thing in STRUCTURES:
            yield "structure", (("structure", STRUCTURES.index(event.thing)),)
        case Kind.TRAINED:
            yield "worker", ()
        case Kind.HARVESTED if event.amount in FIELD_VALUES:
            yield "harvest", (("field", event.amount),)
