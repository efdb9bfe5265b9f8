"""The plan behind an answer: what a seat does this year and the next in all lines that the network expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER, DECK_OF, FIELD_VALUES, ORDER_DECK, STRUCTURES, VINE_DECK

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vendemmia.engine import Event, View

    from .lines import Line

    Step = tuple[str, Mapping[str, int]]

MOST: Final = 2
"""The steps of a plan, at most, without the points that it scores."""
WORTH: Final = ("order", "visitor", "vine", "structure", "worker", "harvest")
"""The steps worth telling, the best first."""
FEW: Final = 2
"""Fewer points are not worth a plan."""


def plan(lines: Sequence[Line], view: View) -> tuple[Step, ...]:
    """Return the steps that all lines of an answer have, in the order of the first line; none if there is no plan."""
    assert view.seat is not None
    if not lines:
        return ()
    hand = frozenset(view.vineyards[view.seat].hand)
    found = [dict.fromkeys(steps(line, hand)) for line in lines]
    shared = [step for step in found[0] if all(step in other for other in found[1:])]
    best = sorted(shared, key=lambda step: WORTH.index(step[0]))[:MOST]
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
