"""What the tests of the computer players are written with."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from vendemmia.bots import player
from vendemmia.engine import Options, State, new_state, observe
from vendemmia.engine.options import MODULES

if TYPE_CHECKING:
    from collections.abc import Sequence

SOME_MODULES = [frozenset(some) for count in range(4) for some in combinations(MODULES, count)]


def played(options: Options, names: Sequence[str], seed: int) -> tuple[State, list[int]]:
    """A whole game, every answer checked, and the answers that were given."""
    rng = Random(seed)
    state = new_state(options, rng.getrandbits(53))
    players = [player(name) for name in names]
    given: list[int] = []
    while (seat := state.to_move) is not None:
        view = observe(state, seat)
        action = players[seat].choose(view, rng)
        assert action in view.legal
        state.apply(action)
        given.append(action)
    return state, given


def position(options: Options, seed: int, plies: int) -> State:
    """A position after some answers at random."""
    rng = Random(seed)
    state = new_state(options, seed)
    for _ in range(plies):
        if state.is_over:
            break
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
    return state
