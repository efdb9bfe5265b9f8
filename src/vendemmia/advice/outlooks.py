"""What the outcome of an answer is sure to bring or to cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import outlook_choices

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Outlook

LOST = frozenset({"discard", "destroy", "sell_field", "sell_grape"})
"""Things of an outlook whose amount counts what is given away."""
NO_GAIN = LOST | {"uproot"}


def costs(part: Outlook) -> bool:
    return part.ends[0] < 0 or part.thing in LOST


def is_gain(part: Outlook) -> bool:
    return part.ends[0] > 0 and part.thing not in NO_GAIN


def brings(outlook: Sequence[Outlook]) -> bool:
    """Return whether something is gained in any case: outside all choices, or in every way of one of them."""
    if any(is_gain(part) for part in outlook if not part.choice):
        return True
    return any(all(any(map(is_gain, way)) for way in ways) for ways in outlook_choices(outlook))


def has_price(outlook: Sequence[Outlook]) -> bool:
    """Return whether one of several prices is still to be chosen."""
    return any(all(all(map(costs, way)) for way in ways) for ways in outlook_choices(outlook))


def certain(outlook: Iterable[Outlook], thing: str) -> int:
    """Return how much of a thing comes in any case; 0 if that is not certain."""
    return sum(part.amount for part in outlook if part.thing == thing and not part.choice and part.most is None)
