"""Ways out: for each reason one message that tells what would change it, or what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Reason
from vendemmia.engine.catalogue import (
    ACTION_NUMBER,
    CARD_COST,
    FIRST_CARD_BIT,
    SEASONS,
    STRUCTURE_COST,
    STRUCTURE_NUMBER,
    STRUCTURES,
)
from vendemmia.engine.verbs.buildings import reduced

from .reasons import NOT_GIVEN, arguments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Refusal, State

    from .catalogue import Args
    from .names import Names

ASKED = ("place", "action", "card", "deck", "grape")
"""The kinds of answers of which some messages speak."""

MISSING = {
    Reason.MEDIUM_CELLAR_FIRST: "medium_cellar",
    Reason.MEDIUM_CELLAR_NEEDED: "medium_cellar",
    Reason.LARGE_CELLAR_NEEDED: "large_cellar",
}
"""The structures that are missing where a reason does not name them."""


def way_out(words: Names, refusal: Refusal, state: State, code: str, names: Sequence[str]) -> str:
    kind, _, named = code.partition(":")
    args = arguments(words, refusal, names)
    needs, has = refusal.params.get("needs"), refusal.params.get("has")
    args["lacking"] = needs - has if isinstance(needs, int) and isinstance(has, int) else 0
    args["asked"] = kind if kind in ASKED else "other"
    args["board"] = "extended" if state.rules.board.regions else "base"
    args["price"] = _price(refusal, state)
    args |= (
        _opening(state, named.rsplit(":", 2)[0]) if kind == "place" else dict.fromkeys(("season", "when"), NOT_GIVEN)
    )
    return words.message(f"way-{refusal.code.lower()}", **args)


def _price(refusal: Refusal, state: State) -> int | str:
    """What the missing structure would cost the player who is asked."""
    structure = MISSING.get(refusal.reason) or refusal.params.get("structure")
    if structure not in STRUCTURE_NUMBER or state.to_move is None:
        return NOT_GIVEN
    number = STRUCTURE_NUMBER[structure]
    printed = STRUCTURE_COST[number] if structure in STRUCTURES else CARD_COST[number - FIRST_CARD_BIT]
    return int(reduced(state.vineyards[state.to_move], printed))


def _opening(state: State, action: str) -> Args:
    """The season of an action that is not of this season: it comes, or it has passed."""
    printed = state.rules.board.actions[ACTION_NUMBER[action]]
    now = state.rules.board.seasons[state.stack[0].step - 1]
    if printed is None or printed.seasons >> now & 1:
        return {"season": NOT_GIVEN, "when": NOT_GIVEN}
    later = [number for number in range(now + 1, len(SEASONS)) if printed.seasons >> number & 1]
    season = later[0] if later else next(number for number in range(len(SEASONS)) if printed.seasons >> number & 1)
    return {"season": SEASONS[season], "when": "later" if later else "past"}
