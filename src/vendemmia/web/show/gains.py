"""What events change on the counters of the table: how many of each kind, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import STRUCTURES

from .cards import deck_of

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


class Gain(NamedTuple):
    """A change of one counter of one seat. Cards are counted by deck, so none of them is named."""

    seat: int
    kind: str
    """"lira", "vp", "residual", "token", "grape", "wine", "worker", "star", a deck, or a structure."""
    amount: int


def gains_of(event: Event) -> tuple[Gain, ...]:
    """The counters that an event changes. Which card it is makes no difference."""
    seat, kind = event.seat, event.kind
    if kind in CHANGES:
        return (Gain(seat, CHANGES[kind], event.amount),)
    if kind in ONE_MORE:
        return (Gain(seat, ONE_MORE[kind], 1),)
    if kind in ONE_LESS:
        return () if event.source == FROM_DECK else (Gain(seat, ONE_LESS[kind], -1),)
    if kind is Kind.UPROOTED:
        return (Gain(seat, "vine", 1),)
    if kind is Kind.BUILT:
        return (Gain(seat, event.thing, 1) if event.thing in STRUCTURES else Gain(seat, "structure", -1),)
    return _cards(event)


def _cards(event: Event) -> tuple[Gain, ...]:
    """Cards that go into hands and out of them."""
    match event.kind:
        case kind if kind in INTO_HAND:
            return (Gain(event.seat, event.deck, 1),)
        case Kind.GAVE:
            return Gain(event.seat, event.deck, -1), Gain(event.other, event.deck, 1)
        case Kind.DISCARDED if event.seat >= 0:
            return (Gain(event.seat, event.deck, -1),)
        case Kind.PLAYED:
            return (Gain(event.seat, deck_of(event.thing), -1),)
        case _:
            return ()


def summed(events: Iterable[Event]) -> tuple[Gain, ...]:
    """The changes of all events together, each counter once, in the order in which they first changed."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        for gain in gains_of(event):
            key = gain.seat, gain.kind
            sums[key] = sums.get(key, 0) + gain.amount
    return tuple(Gain(seat, kind, amount) for (seat, kind), amount in sums.items() if amount)
