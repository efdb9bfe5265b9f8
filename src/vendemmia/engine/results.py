"""GAME-2: who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .automa import solo_result
from .tokens import ROW, TOTAL

if TYPE_CHECKING:
    from .state import State


class Standing(NamedTuple):
    """One seat's result; rank 1 is shared by seats that are equal in everything."""

    seat: int
    rank: int
    vp: int
    lira: int
    wine: int
    grapes: int


def standings(state: State) -> tuple[Standing, ...]:
    """By seat. Most VP, then lira, then total value of wine, then of grapes; then the place is shared."""
    scores: list[tuple[int, int, int, int]] = []
    for vineyard in state.vineyards:
        wine = sum(TOTAL[(vineyard.cellar >> shift) & ROW] for shift in (0, 9, 18, 27))
        grapes = TOTAL[vineyard.crush_pad & ROW] + TOTAL[vineyard.crush_pad >> 9]
        scores.append((vineyard.vp, vineyard.lira, wine, grapes))
    return tuple(
        Standing(seat, 1 + sum(1 for other in scores if other > score), *score) for seat, score in enumerate(scores)
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats that have won; nobody if the Automa was not beaten."""
    if state.rules.options.solo is not None and solo_result(state) != "win":
        return ()
    return tuple(standing.seat for standing in standings(state) if standing.rank == 1)
