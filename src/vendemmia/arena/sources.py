"""Where victory points come from: the source of each change, from the events of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Event

ORDERS, VISITORS, STRUCTURES, SPACES, WAKE_UP, MAP, CELLAR, START, UNKNOWN = (
    *("orders", "visitors", "structures", "spaces", "wake", "map", "cellar", "start", "unknown"),
)
SOURCES = (ORDERS, VISITORS, STRUCTURES, SPACES, WAKE_UP, MAP, CELLAR, START, UNKNOWN)
"""Where points come from, in the order in which charts stack them."""

SOURCE_OF = {
    "visitor": VISITORS,
    "structure": STRUCTURES,
    "action": SPACES,
    "bonus": SPACES,
    "worker": SPACES,
    "row": WAKE_UP,
    "enter": WAKE_UP,
    "leaving": WAKE_UP,
    "next_row": WAKE_UP,
    "region": MAP,
    "mama": START,
    "papa": START,
    "step": START,
}
"""By the kind of an event's source."""
SCORE_CELLAR = "step:score_cellar"


def point_sources(event: Event, before: Event | None) -> Iterator[tuple[str, int]]:
    """Yield the points of an event of the kind VP, by source.

    The event before says which order brought points, or which structure brings one when it is built.
    """
    of_order = 0
    if before is not None and before.kind is Kind.FILLED and before.seat == event.seat:
        of_order = min(before.amount, event.amount)
    yield ORDERS, of_order
    built = before is not None and before.kind is Kind.BUILT and before.seat == event.seat
    yield source_of(event.source, built), event.amount - of_order


def source_of(origin: str, built: bool = False) -> str:
    """Return the source of points by their origin, e.g. "visitor:broker"; `built` if they come with a new structure."""
    if origin == SCORE_CELLAR:
        return CELLAR
    found = SOURCE_OF[origin.partition("/")[0].partition(":")[0]]
    return STRUCTURES if built and found == SPACES else found
