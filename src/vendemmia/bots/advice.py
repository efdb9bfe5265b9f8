"""Advice: an answer, the chance to win that it leads to, and a reason as an id with parameters.

The catalogues have the texts of the reasons, the messages `advice-ID`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import ANSWER_DONE, ANSWER_NO, ANSWER_PASS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.engine import View

FORESEEN: Final = (
    *("wine_for_order", "grapes_for_order", "vine_for_order", "builds_for_vine", "builds_for_wine"),
    *("money_for_structure", "money_for_worker", "grapes_for_wine", "vine_for_harvest", "saves_workers"),
)
"""Reasons that say what follows after the turn, this year or the next, if everybody plays as the network expects."""
IMMEDIATE: Final = (
    *("fills_order", "trains", "points", "income", "makes_wine", "harvests", "plants", "builds", "influence"),
    *("tokens", "cards", "money"),
)
"""Reasons that say what the turn itself brings."""
PLAIN: Final = ("only_answer", "costs_least", "costs_more", "leaves_workers", "no_workers", "chance", "lower")
"""Reasons that say neither."""
REASONS: Final = (*FORESEEN, *IMMEDIATE, *PLAIN)
"""The ids of all reasons that an `Advice` can have."""
GIVEN_UP: Final = (
    *("destroy", "discard", "discard_down", "drawn_discard", "give", "order_wine", "pay_grape", "pay_wine", "pledge"),
    *("sell_grapes", "trade_card", "trade_grape"),
)
"""Questions that ask what to give up. An uprooted vine is not: it comes back to the hand (PLANT-4)."""


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


def gives_up(view: View, action: int) -> bool:
    """Whether the answer chooses what to give up: then no answer gains anything."""
    if action in (ANSWER_PASS, ANSWER_DONE, ANSWER_NO):
        return False
    return view.asked is not None and view.asked.id in GIVEN_UP
