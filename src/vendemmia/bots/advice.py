"""Reasons for an answer: ids with parameters, whose words the catalogues have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.actions import PASS
from vendemmia.engine.names import ORDER_DECK
from vendemmia.engine.vineyard import bit_count

from .outline import since
from .worth import terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from vendemmia.engine import State, View

    from .comparing import Found

REASON_OF: Final = {
    "points": "points",
    "orders": "nears_order",
    "vines": "vines",
    "money": "money",
    "income": "income",
    "workers": "trains",
    "structures": "builds",
    "unlocked": "builds",
    "cards": "cards",
    "influence": "influence",
    "tokens": "tokens",
    "tempo": "workers_left",
}
"""The reason that a term gives when it grows most."""
REASONS: Final = (
    *dict.fromkeys(REASON_OF.values()),
    "fills_order",
    "makes_wine",
    "saves_workers",
    "nothing_better",
    "chance",
)
LEAST: Final = 0.05
"""A term that grows less is no reason."""


class Advice(NamedTuple):
    """An answer, what it gains in victory points to be expected against leaving things as they are, and why."""

    action: int
    gain: float
    reason: str
    params: Mapping[str, int]


def advised(view: View, found: Iterable[Found]) -> list[Advice]:
    """Answers that were compared, each with its reason."""
    assert view.seat is not None
    before = terms(view, view.seat)
    return [Advice(each.action, each.gain, *reason(view, before, each.action, each.end)) for each in found]


def reason(view: View, before: Mapping[str, float], action: int, end: State) -> tuple[str, Mapping[str, int]]:
    """What speaks most for an answer; `before` are the terms as they are now, `end` is where its turn ends."""
    seat = view.seat
    assert seat is not None
    if action == PASS:
        return ("saves_workers", {}) if view.vineyards[seat].has_worker() else ("nothing_better", {})
    own, then = view.vineyards[seat], end.vineyards[seat]
    if then.vp > own.vp and then.holds(ORDER_DECK) < own.holds(ORDER_DECK):
        return "fills_order", {"amount": then.vp - own.vp}
    after = terms(end, seat, since(view, seat))
    growth = {name: after[name] - value for name, value in before.items() if name != "tempo"}
    best = max(growth, key=lambda name: growth[name])
    if growth[best] < LEAST:
        return "nothing_better", {}
    made = int(bit_count(then.cellar) - bit_count(own.cellar))
    if best == "orders" and made > 0:
        return "makes_wine", {"amount": made}
    amounts = {"points": then.vp - own.vp, "money": then.lira - own.lira, "income": then.residual - own.residual}
    return REASON_OF[best], {"amount": amounts[best]} if best in amounts else {}
