"""What would come of an answer, in numbers: the interface shows it beside every open choice."""

from __future__ import annotations

from typing import NamedTuple


class Outlook(NamedTuple):
    """A thing and how much of it, negative for a cost: ("lira", 3), ("vp", 1), ("vine", 2), ("red_grape", 4)."""

    thing: str
    amount: int


def merged(parts: list[Outlook]) -> tuple[Outlook, ...]:
    """Money, points and cards add up; tokens and everything with a value stay single."""
    totals: dict[str, int] = {}
    singles: list[Outlook] = []
    for part in parts:
        if part.thing in ADDING:
            totals[part.thing] = totals.get(part.thing, 0) + part.amount
        else:
            singles.append(part)
    return (*(Outlook(thing, totals[thing]) for thing in ADDING if totals.get(thing)), *singles)


ADDING = (
    *(
        "lira",
        "vp",
        "residual",
        "vine",
        "summer",
        "winter",
        "order",
        "structure",
        "visitor",
        "worker",
        "discard",
        "star",
    ),
    *("plant", "harvest", "make_wine", "fill_order", "uproot", "play_summer", "play_winter"),
)
