"""Answers that need no question."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vendemmia.engine import State

FORCED = ("field", "mat", "grape", "wine", "make", "deck", "region", "worker", "bonus", "done")
"""Kinds of answers that can be given automatically if they are the only one. A card is never played automatically."""


def forced_answer(state: State) -> str | None:
    """The only answer to the current question, if giving it automatically reveals nothing; otherwise None."""
    codes = state.codes()
    if len(codes) == 1 and codes[0].partition(":")[0] in FORCED:
        return codes[0]
    return None
