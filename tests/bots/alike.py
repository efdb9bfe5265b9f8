"""Questions that look the same to a seat although what it cannot see differs: no player may answer them differently."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from vendemmia.engine import Options, View, imagine, new_state, observe

from .support import SOME_MODULES

KINDS = (
    Options(players=3),
    Options(players=2, advanced=True),
    Options(players=3, modules=SOME_MODULES[-1]),
    Options(players=1, solo="hard"),
    Options(players=2, modules=SOME_MODULES[1]),
    Options(players=6, modules=SOME_MODULES[-1], friendly=True),
)
EACH = 15
"""How many questions there are from each kind of game."""


class Pair(NamedTuple):
    """A question at a table, and at another one where the hidden cards differ, and so does chance."""

    here: View
    there: View


@cache
def alike() -> tuple[Pair, ...]:
    """Questions with several answers from games at random; the kinds take turns."""
    return tuple(pair for some in zip(*map(_pairs, KINDS), strict=True) for pair in some)


def _pairs(options: Options) -> list[Pair]:
    found: list[Pair] = []
    rng = Random(7)
    state = new_state(options, 7)
    while len(found) < EACH:
        if (seat := state.to_move) is None:
            state = new_state(options, len(found))
            continue
        legal = state.legal_actions()
        if len(legal) > 2 and rng.random() < 0.1:
            here = observe(state, seat)
            other = imagine(here, Random(len(found)))
            assert other != state
            found.append(Pair(here, observe(other, seat)))
        state.apply(rng.choice(legal))
    return found
