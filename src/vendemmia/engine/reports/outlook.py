"""What an answer would bring and cost, in numbers: the interface shows it beside every open choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Outlook(NamedTuple):
    """A thing and how much of it, negative for a cost: ("lira", 3), ("vp", 1), ("vine", 2), ("red_grape", 4)."""

    thing: str
    """The id of what comes or goes."""
    amount: int
    """How much: negative for a cost. Where `most` is set, the end of the range nearer to zero."""
    most: int | None = None
    """The other end of a range, further from zero, where later answers decide how much it will be; otherwise None."""
    choice: int = 0
    """0 for what comes in any case. Other numbers count the choices among several ways that are still to be made."""
    way: int = 0
    """The parts of a choice with the same number come together, and only one way of each choice comes."""

    def __repr__(self) -> str:
        """Show only the fields that differ from their defaults."""
        usual = self._field_defaults
        changed = [
            f"{name}={value!r}" for name, value in self._asdict().items() if name not in usual or value != usual[name]
        ]
        return f"Outlook({', '.join(changed)})"

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the greatest amount."""
        other = self.amount if self.most is None else self.most
        return min(self.amount, other), max(self.amount, other)


def spread(thing: str, one: int, other: int) -> Outlook:
    """Return the outlook of any amount between two, both included."""
    if one == other:
        return Outlook(thing, one)
    near, far = sorted((one, other), key=abs)
    return Outlook(thing, near, far)


def spread_of(thing: str, amounts: list[int]) -> list[Outlook]:
    """Return the outlook of one of these amounts; nothing if there are none."""
    return [spread(thing, min(amounts), max(amounts))] if amounts else []


def one_of(choice: int, ways: list[list[Outlook]]) -> list[Outlook]:
    """Return several ways; the player will choose one. A single way comes in any case."""
    if len(ways) == 1:
        return ways[0]
    return [part._replace(choice=choice, way=number) for number, way in enumerate(ways, 1) for part in way]


def choices(parts: Sequence[Outlook]) -> list[list[list[Outlook]]]:
    """Return the choices in an outlook that are still to be made, in order: for each choice its ways, for each way its
    parts.

    Parts that come in any case are left out.
    """
    found: dict[int, dict[int, list[Outlook]]] = {}
    for part in parts:
        if part.choice:
            found.setdefault(part.choice, {}).setdefault(part.way, []).append(part)
    return [list(found[choice].values()) for choice in sorted(found)]


def encoded(parts: Sequence[Outlook]) -> str:
    """Return parts without ranges and choices as one id, e.g. "lira:3 vp:-1"."""
    return " ".join(f"{part.thing}:{part.amount}" for part in parts)


def decoded(text: str) -> list[Outlook]:
    """Return the parts of an outlook that a question has as a parameter, e.g. "lira:3 vp:-1"."""
    pairs = (part.rpartition(":") for part in text.split())
    return [Outlook(thing, int(amount)) for thing, _, amount in pairs]


def merged(parts: list[Outlook]) -> tuple[Outlook, ...]:
    """Merge outlooks: money, points and cards add up; tokens and everything with a value stay single."""
    totals: dict[str, Outlook] = {}
    singles: list[Outlook] = []
    for part in parts:
        if part.thing in ADDING and not part.choice:
            totals[part.thing] = _sum(totals.get(part.thing, Outlook(part.thing, 0)), part)
        elif not part.choice:
            singles.append(part)
    chosen: list[Outlook] = []
    for ways in choices(parts):
        shared = [thing for thing in totals if all(any(part.thing == thing for part in way) for way in ways)]
        for way in ways:
            whole = [_sum(part, totals[part.thing]) if part.thing in shared else part for part in way]
            chosen.extend([part for part in whole if part.ends != (0, 0)] or whole)
        for thing in shared:
            del totals[thing]
    added = [totals[thing] for thing in ADDING if thing in totals and totals[thing].ends != (0, 0)]
    return (*added, *singles, *chosen)


def _sum(one: Outlook, other: Outlook) -> Outlook:
    """Return both together, in the way of the first."""
    total = spread(one.thing, one.ends[0] + other.ends[0], one.ends[1] + other.ends[1])
    return total._replace(choice=one.choice, way=one.way)


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
