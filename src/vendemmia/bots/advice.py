"""Advice: an answer, the chance to win that it leads to, and a reason as an id with parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Advice(NamedTuple):
    """An answer and what the coach says about it."""

    action: int
    """The number of the answer."""
    chance: float
    """The chance to win that it leads to."""
    reason: str
    """The id of the reason, one of `REASONS`."""
    params: Mapping[str, int]
    """What the message of the reason needs."""
    plan: Sequence[tuple[str, Mapping[str, int]]] = ()
    """What the seat does this year and the next if the answer is given, one of `PLANNED` each; none without a plan."""
