"""What events change on the counters of the table: how many of each kind, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import STRUCTURES
from vendemmia.web.show.cards.cards import deck_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Event

CHANGES = {Kind.LIRA: "lira", Kind.VP: "vp", Kind.RESIDUAL: "residual", Kind.TOKEN: "token"}
"""Kinds whose amount is the change itself."""
ONE_MORE = {Kind.GRAPE: "grape", Kind.WINE: "wine", Kind.TRAINED: "worker", Kind.TEMPORARY: "worker"}
ONE_LESS = {
    Kind.GRAPE_USED: "grape",
    Kind.SOLD_GRAPE: "grape",
    Kind.WINE_USED: "wine",
    Kind.STAR: "star",
    Kind.PLANTED: "vine",
    Kind.FILLED: "order",
}
FROM_DECK = "step:plant_from_deck"
"""Vines that a challenge plants without a hand."""
INTO_HAND = (Kind.DREW, Kind.TOOK, Kind.DRAFTED)
"""Cards that a hand gets; those of a draft are not yet in the hand, but on their way."""


class CounterChange(NamedTuple):
    """A change of one counter of one seat. Cards are counted by deck, so none of them is named."""

    seat: int
    kind: str
    """"lira", "vp", "residual", "token", "grape", "wine", "worker", "star", a deck, or a structure."""
    amount: int


def gains_of(event: Event) -> tuple[CounterChange, ...]:
    """Return the counters that an event changes. Which card it is makes no difference."""
    seat, kind = event.seat, event.kind
    if kind in CHANGES:
        return (CounterChange(seat, CHANGES[kind], event.amount),)
    if kind in ONE_MORE:
        return (CounterChange(seat, ONE_MORE[kind], 1),)
    if kind in ONE_LESS:
        return () if event.source == FROM_DECK else (CounterChange(seat, ONE_LESS[kind], -1),)
    if kind is Kind.UPROOTED:
        return (CounterChange(seat, "vine", 1),)
    if kind is Kind.BUILT:
        return (
            CounterChange(seat, event.thing, 1) if event.thing in STRUCTURES else CounterChange(seat, "structure", -1),
        )
    return _cards(event)


def _cards(event: Event) -> tuple[CounterChange, ...]:
    """Return cards that go into hands and out of them."""
    match event.kind:
        case kind if kind in INTO_HAND:
            return (CounterChange(event.seat, event.deck, 1),)
        case Kind.GAVE:
            return CounterChange(event.seat, event.deck, -1), CounterChange(event.other, event.deck, 1)
        case Kind.DISCARDED if event.seat >= 0:
            return (CounterChange(event.seat, event.deck, -1),)
        case Kind.PLAYED:
            return (CounterChange(event.seat, deck_of(event.thing), -1),)
        case _:
            return ()


def summed(events: Iterable[Event]) -> tuple[CounterChange, ...]:
    """Return the changes of all events together, each counter once, in the order in which they first changed."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        for gain in gains_of(event):
            key = gain.seat, gain.kind
            sums[key] = sums.get(key, 0) + gain.amount
    return tuple(CounterChange(seat, kind, amount) for (seat, kind), amount in sums.items() if amount)
