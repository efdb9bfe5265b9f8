"""Play a game to its end without people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import State


def play_out(state: State, answer: Callable[[int], int], apply: Callable[[int], object] | None = None) -> int:
    """Play a game to its end, and return the number of answers.

    `answer` gives the answer of a seat. `apply` carries it out, if more than `state.apply` is to be done.
    """
    apply = apply or state.apply
    answers = 0
    while (seat := state.to_move) is not None:
        apply(answer(seat))
        answers += 1
    return answers
