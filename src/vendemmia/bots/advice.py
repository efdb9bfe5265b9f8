"""Reasons for an answer: ids with parameters; the catalogues have their texts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import (
    ANSWER_DONE,
    ANSWER_NO,
    ANSWER_PASS,
    FIRST_ROW,
    FIRST_SEAT,
    ORDER_DECK,
    WINTER,
    bit_count,
)

from .outline import season_of, since
from .worth import TERMS, terms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.engine import State, View, Vineyard

    from .comparing import Found

    Why = tuple[str, Mapping[str, int]]
    """The id of a reason and its parameters."""

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
    "hand",
    "costs_least",
    "costs_more",
    "row_bonuses",
    "row_early",
    "only_answer",
    "alike",
    "no_gain",
    "saves_workers",
    "nothing_better",
    "chance",
)
"""The ids of all reasons that an `Advice` can have."""
LEAST: Final = 0.05
"""A term that grows less is not a reason."""
GIVEN_UP: Final = (
    *("destroy", "discard", "discard_down", "drawn_discard", "give", "order_wine", "pay_grape", "pay_wine", "pledge"),
    *("sell_grapes", "trade_card", "trade_grape", "uproot_field", "uproot_vine"),
)
"""Questions that ask what to give up."""


class Advice(NamedTuple):
    """An answer that a computer player recommends, and why."""

    action: int
    """The number of the answer."""
    gain: float
    """The victory points to be expected from it, compared with leaving things as they are."""
    reason: str
    """The id of the reason, one of `REASONS`."""
    params: Mapping[str, int]
    """What the message of the reason needs."""


def advised(view: View, found: Sequence[Found], count: int) -> list[Advice]:
    """The first few of the compared answers, which are sorted by gain, each with its reason."""
    if len(view.legal) == 1:
        return [Advice(each.action, each.gain, "only_answer", {}) for each in found]
    assert view.seat is not None
    before, start = terms(view, view.seat), since(view, view.seat)
    weighed = [grown(before, terms(each.end, view.seat, start)) for each in found]
    decisive = {name for name in TERMS if differs([growth[name] for growth in weighed])}
    advice: list[Advice] = []
    for each, growth in zip(found[:count], weighed, strict=False):
        is_best = found[0].gain - each.gain < LEAST
        if gives_up(view, each.action):
            why: Why = ("costs_least" if is_best else "costs_more", {})
        else:
            why = reason(view, {name: growth[name] for name in decisive}, each.action, each.end)
            if not why[0]:
                why = quiet_reason(growth, each.action, is_best), {}
        advice.append(Advice(each.action, each.gain, *why))
    return advice


def differs(growth: Sequence[float]) -> bool:
    """Whether a term differs between answers: what all of them bring is not a reason for any."""
    return len(growth) == 1 or max(growth) - min(growth) >= LEAST


def grown(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    return {name: after[name] - value for name, value in before.items()}


def gives_up(view: View, action: int) -> bool:
    """Whether the answer chooses what to give up: then no answer gains anything."""
    if action in (ANSWER_PASS, ANSWER_DONE, ANSWER_NO):
        return False
    return view.asked is not None and view.asked.id in GIVEN_UP


def reason(view: View, growth: Mapping[str, float], action: int, end: State) -> Why:
    """The main reason for an answer: the term that grows most; an empty id if none does."""
    seat = view.seat
    assert seat is not None
    if action == ANSWER_PASS:
        later = season_of(view) != WINTER and view.vineyards[seat].has_worker()
        return ("saves_workers" if later else ""), {}
    own, then = view.vineyards[seat], end.vineyards[seat]
    made = int(bit_count(then.cellar) - bit_count(own.cellar))
    if made < 0 and then.vp > own.vp and then.holds(ORDER_DECK) < own.holds(ORDER_DECK):
        return "fills_order", {"amount": then.vp - own.vp}
    amounts = {"points": then.vp - own.vp, "money": then.lira - own.lira, "income": then.residual - own.residual}
    # A term can grow without anything visible: wines that will score (CAMP-7), fields when one is sold.
    hidden = {"tempo", *(name for name, amount in amounts.items() if amount <= 0)}
    if then.sold & ~own.sold:
        hidden.add("vines")
    if goods(own) == goods(then):
        hidden.add("orders")  # Money alone brings no order closer.
    best = max((name for name in growth if name not in hidden), key=lambda name: growth[name], default="")
    if not best or growth[best] < LEAST:
        return unseen(view, growth, action), {}
    if best == "orders" and made > 0:
        return "makes_wine", {"amount": made}
    if best == "cards" and not Counter(then.hand) - Counter(own.hand):
        return "hand", {}
    return REASON_OF[best], {"amount": amounts[best]} if best in amounts else {}


def goods(vineyard: Vineyard) -> tuple[object, ...]:
    """What orders are filled with, and the orders."""
    orders = vineyard.holds(ORDER_DECK)
    return vineyard.cellar, vineyard.crush_pad, vineyard.fields, vineyard.structures, orders


def unseen(view: View, growth: Mapping[str, float], action: int) -> str:
    """The reason for an answer that brings nothing immediately, if there is one."""
    if growth.get("tempo", 0.0) >= LEAST:
        return REASON_OF["tempo"]
    if FIRST_ROW <= action < FIRST_SEAT:
        if not view.rules.board.first_player:
            return "row_bonuses"
        if action == min(legal for legal in view.legal if FIRST_ROW <= legal < FIRST_SEAT):
            return "row_early"
    return ""


def quiet_reason(growth: Mapping[str, float], action: int, is_best: bool) -> str:
    """The reason given for an answer that has no advantage over others."""
    if action not in (ANSWER_DONE, ANSWER_NO) and max(growth.values()) >= LEAST:
        return "alike"
    return "nothing_better" if is_best else "no_gain"
