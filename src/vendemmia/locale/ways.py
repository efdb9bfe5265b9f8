"""Ways out: for each reason one message that says what would change it, or what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Placement, Reason, parse
from vendemmia.engine.catalogue import ACTION_NUMBER, SEASONS, STRUCTURE_CARDS, STRUCTURES, structure_price

from .reasons import NOT_GIVEN, arguments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Refusal, View

    from .catalogue import Args
    from .names import Names

PRICED = (*STRUCTURES, *(card.id for card in STRUCTURE_CARDS))
"""What has a price; the mat is a thing to build on."""
ASKED = ("place", "action", "card", "deck", "grape")
"""The kinds of answers that some messages name."""

MISSING = {
    Reason.MEDIUM_CELLAR_FIRST: "medium_cellar",
    Reason.MEDIUM_CELLAR_NEEDED: "medium_cellar",
    Reason.LARGE_CELLAR_NEEDED: "large_cellar",
}
"""The structures that are missing where a reason does not name them."""


def way_out(words: Names, refusal: Refusal, view: View, code: str, names: Sequence[str]) -> str:
    answer = parse(code)
    args = arguments(words, refusal, names)
    needs, has = refusal.params.get("needs"), refusal.params.get("has")
    args["lacking"] = needs - has if isinstance(needs, int) and isinstance(has, int) else 0
    args["asked"] = answer.kind if answer.kind in ASKED else "other"
    args["board"] = "extended" if view.rules.board.regions else "base"
    args["price"] = _price(refusal, view)
    args |= {"season": NOT_GIVEN, "when": NOT_GIVEN}
    if isinstance(answer, Placement):
        args |= _opening(view, answer.action)
    return words.message(f"way-{refusal.code.lower()}", **args)


def _price(refusal: Refusal, view: View) -> int | str:
    """Return what the missing structure would cost the player who is asked."""
    structure = MISSING.get(refusal.reason) or refusal.params.get("structure")
    if structure not in PRICED or view.to_move is None:
        return NOT_GIVEN
    return structure_price(view.vineyards[view.to_move], structure)


def _opening(view: View, action: str) -> Args:
    """Return the season of an action that is not open now, and whether it is still to come or has passed."""
    printed = view.rules.board.actions[ACTION_NUMBER[action]]
    now = view.season()
    if printed is None or printed.is_open(now):
        return {"season": NOT_GIVEN, "when": NOT_GIVEN}
    later = [number for number in range(now + 1, len(SEASONS)) if printed.is_open(number)]
    season = later[0] if later else next(number for number in range(len(SEASONS)) if printed.is_open(number))
    return {"season": SEASONS[season], "when": "later" if later else "past"}
