"""Playing a position on to the end of the year: own answers are compared quickly, those of others are random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.engine import solo_result, winners
from vendemmia.engine.catalogue import ANSWER_PASS

from .comparing import any_worker, one_turn, thinkable
from .turns import Reach
from .worth import worth

if TYPE_CHECKING:
    from vendemmia.engine import State

    from .outline import Since

QUICK: Final = Reach(depth=0, breadth=3, positions=6, total=60)
MANY: Final = 2000
"""More decisions than two years have."""
VICTORY: Final = 12.0
"""What winning is worth, and what losing costs."""


def played_on(state: State, seat: int, year: int, start: Since, seed: int) -> float:
    """What the position is worth to a seat when a year begins."""
    rng = Random(seed)
    state = state.copy()
    for _ in range(MANY):
        if state.is_over or state.year >= year:
            break
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
        elif state.to_move == seat:
            best = max(one_turn(state, seat, QUICK, any_worker(thinkable(legal))), key=lambda found: found.gain)
            if best.action == ANSWER_PASS:
                state.apply(ANSWER_PASS)
            else:
                state = best.end  # The turn has already been played to its end.
        else:
            state.apply(legal[int(rng.random() * len(legal))])
    return worth(state, seat, start) + (victory(state, seat) if state.is_over else 0.0)


def victory(state: State, seat: int) -> float:
    if state.rules.options.solo is not None:
        return {"win": VICTORY, "draw": 0.0, "loss": -VICTORY}[solo_result(state)]
    return VICTORY if seat in winners(state) else -VICTORY
