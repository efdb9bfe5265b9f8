"""A decision as a whole: the questions that belong together, answered one after the other on an imagined table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from vendemmia.engine import imagine, observe
from vendemmia.engine.catalogue import CODE_NUMBER

from .at_once import follows
from .sheets import Walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import View


def whole_decision(view: View, answer: Callable[[View], str]) -> tuple[str, ...]:
    """Return the answers to the present question and to those that belong to it, each given by `answer`.

    They can be played with one `play_sequence`: the last of them is before anything hidden turns up.
    """
    begun, asked = imagine(view, Random(0)), view.asked
    if asked is None or asked.seat != view.seat:
        return ()
    trial, walk, codes = begun.copy(), Walk(begun, asked), list[str]()
    while not codes or (walk.goes_on(trial) if walk.decision else follows(begun, trial, asked)):
        codes.append(answer(observe(trial, view.seat)))
        trial.apply(CODE_NUMBER[codes[-1]])
    return tuple(codes)
