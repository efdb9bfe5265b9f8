"""Answers that are given by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vendemmia.engine import State

FORCED = ("field", "mat", "grape", "wine", "make", "deck", "region", "worker", "bonus", "done")
"""Kinds of answers that need not be asked when there is no other; a card is never played unasked."""


def forced_answer(state: State) -> str | None:
    """The only answer to the question asked now, if giving it unasked tells nobody anything; else None."""
    codes = state.codes()
    if len(codes) == 1 and codes[0].partition(":")[0] in FORCED:
        return codes[0]
    return None
