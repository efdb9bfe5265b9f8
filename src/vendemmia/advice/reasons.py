"""Every reason that an answer can have, by id, with the names of its parameters. Parameters are ids and numbers.

The coach's are about imagined games; their messages are `advice-ID` in `bots.ftl`, and evaluations in the database
keep them, with cards and structures as numbers. Those of `FACTS` are about the position; their messages are `why-ID` in
`hint.ftl`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import ANSWER_DONE, ANSWER_NO, ANSWER_PASS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.engine import Outlook, View

    Parameter = int | str | tuple[str, ...] | tuple[str, int] | tuple[tuple[str, int], ...] | tuple[Outlook, ...]


class Why(NamedTuple):
    """A reason."""

    id: str
    """One of the reasons below."""
    params: Mapping[str, Parameter]
    """What its message needs."""


FORESEEN: Final = {
    "wine_for_order": ("vp", "when"),
    "grapes_for_order": ("vp", "when"),
    "vine_for_order": ("vp", "when"),
    "builds_for_vine": ("card", "when"),
    "builds_for_wine": ("wine", "when"),
    "money_for_structure": ("lira", "structure", "when"),
    "money_for_worker": ("lira", "when"),
    "grapes_for_wine": ("when",),
    "vine_for_harvest": ("field", "when"),
    "saves_workers": ("workers",),
    "money_for_visitor": ("lira", "card", "when"),
    "builds_for_points": ("structure", "vp"),
    "builds_for_use": ("structure", "when"),
    "drawn_planted": ("when",),
    "drawn_filled": ("when",),
    "drawn_played": ("when",),
    "keeps_vine": ("card", "when"),
    "keeps_order": ("card", "when"),
    "keeps_visitor": ("card", "when"),
    "row_for": ("action", "when"),
    "then": ("action", "when"),
    "trains_for": ("workers",),
}
"""Reasons that say what follows after the turn, this year or the next, if everybody plays as the network expects."""
IMMEDIATE: Final = {
    "fills_order": ("vp",),
    "trains": (),
    "points": ("vp",),
    "income": ("lira",),
    "makes_wine": ("wines",),
    "harvests": ("field",),
    "plants": ("card",),
    "builds": ("structure",),
    "influence": (),
    "tokens": (),
    "cards": ("cards",),
    "money": ("lira",),
    "plays_visitor": ("card", "use", "amount"),
}
"""Reasons that say what the turn itself brings."""
FOLLOWING: Final = (*FORESEEN, "plays_visitor")
"""Reasons that name what the answers after this one do: what a plan is made of."""
VISITOR_USES: Final = ("order", "vp", "wine", "train", "build", "plant", "harvest", "cards", "lira")
"""What a visitor is played for; evaluations keep the number."""
PLANNED: Final = {
    "order": ("card",),
    "vine": ("card",),
    "visitor": ("card",),
    "structure": ("structure",),
    "worker": (),
    "harvest": ("field",),
    "points": ("vp",),
}
"""The steps of a plan, with their parameters; their messages are `plan-ID`."""
PLAIN: Final = {
    "only_answer": (),
    "costs_least": (),
    "costs_more": (),
    "leaves_workers": ("workers",),
    "no_workers": (),
    "chance": (),
    "lower": (),
}
"""Reasons that say neither."""
REASONS: Final = (*FORESEEN, *IMMEDIATE, *PLAIN)
"""The ids of all reasons that an `Advice` can have."""

FACTS: Final = {
    # What the turn brings for certain.
    "outcome": ("outlook",),
    "points": ("gain", "vp", "after"),
    "lira": ("gain", "lira", "after"),
    "lira-for": ("gain", "lira", "after", "structure", "price"),
    # Orders, wines and grapes.
    "order": ("wines", "vp", "income", "of"),
    "order-ready": (),
    "order-unfilled": (),
    "wine-for": ("wine", "vp"),
    "same-wine": (),
    "draw-order": ("orders", "wines"),
    "harvest": ("field", "grapes"),
    "harvest-most": ("field", "grapes"),
    "then": ("field", "grapes"),
    "grapes-later": (),
    # Vines.
    "plant": ("vine", "grapes"),
    "plant-some": ("count",),
    "vine-most": (),
    "vine-ready": (),
    "vine-lacks": ("structure",),
    "vine-no-room": (),
    "uproot": ("vine", "field", "value"),
    "draw-vine": ("vines", "room"),
    # Structures, workers and visitors.
    "build": ("lira", "structures"),
    "build-for": ("structure", "price", "lira", "vine"),
    "build-cellar": ("structure", "price", "wine"),
    "train": ("workers",),
    "take-back": ("workers",),
    "visitor": ("count", "card"),
    "visitor-unplayable": (),
    "deck-soon": ("deck",),
    "deck-none": ("deck",),
    # What is printed on a thing.
    "card-text": ("card",),
    "structure-text": ("structure",),
    "parent-text": ("parent",),
    "worker-text": ("worker",),
    "row": ("row",),
    "row-first": ("row",),
    # The map.
    "region-lead": ("worth",),
    "region-tie": (),
    "region-kept": (),
    # What is given up or kept.
    "must-go": ("left", "kept"),
    "least": ("kind",),
    "keep-lira": ("amount",),
    "keep-vp": ("amount",),
    "keep-cards": ("cards",),
    "token-later": (),
    "pass-brings": ("outlook",),
    "pass-none": (),
    "pass-later": ("workers",),
}
"""Reasons that are facts of the position."""

GIVEN_UP: Final = (
    *("destroy", "discard", "discard_down", "drawn_discard", "give", "order_wine", "pay_grape", "pay_wine", "pledge"),
    *("sell_grapes", "trade_card", "trade_grape"),
)
"""Questions that ask what to give up. An uprooted vine is not: it comes back to the hand (PLANT-4)."""


def gives_up(view: View, action: int) -> bool:
    """Return whether the answer chooses what to give up: then no answer gains anything."""
    if action in (ANSWER_PASS, ANSWER_DONE, ANSWER_NO):
        return False
    return view.asked is not None and view.asked.id in GIVEN_UP
