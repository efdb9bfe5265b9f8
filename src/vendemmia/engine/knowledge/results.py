"""GAME-2: who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..state.tokens import ROW, TOTAL
from ..year.automa import cellar_points, solo_result
from ..year.leaving import score_map
from ..year.triggers import END_TESTED, react

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state.state import State
    from .views import View


TIE_BREAKS: Final = ("lira", "wine", "grapes")
"""What decides between equal victory points, in this order (GAME-2)."""


class Standing(NamedTuple):
    """The result of one seat."""

    seat: int
    """The seat."""
    rank: int
    """1 for the best; seats that are equal in everything share a rank."""
    vp: int
    """Victory points."""
    lira: int
    """Money, the first tie-breaker."""
    wine: int
    """The total value of the wine, the second tie-breaker."""
    grapes: int
    """The total value of the grapes, the third tie-breaker."""

    def tie_break(self, other: Standing) -> str:
        """Return which of `TIE_BREAKS` decides between two seats; empty if the points or none of them do."""
        if self.vp != other.vp:
            return ""
        return next((name for name in TIE_BREAKS if getattr(self, name) != getattr(other, name)), "")


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result of every seat, in the order of the seats.

    Victory points decide, then lira, wine and grapes (GAME-2). In a game that is not over it shows who would be ahead.
    """
    scores: list[tuple[int, int, int, int]] = []
    for vineyard in state.vineyards:
        wine = sum(TOTAL[(vineyard.cellar >> shift) & ROW] for shift in (0, 9, 18, 27))
        grapes = TOTAL[vineyard.crush_pad & ROW] + TOTAL[vineyard.crush_pad >> 9]
        scores.append((vineyard.vp, vineyard.lira, wine, grapes))
    return tuple(
        Standing(seat, rank, *score) for seat, (rank, score) in enumerate(zip(ranks(scores), scores, strict=True))
    )


def ranks(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the rank of each seat by its victory points, lira, wine and grapes; equal seats share one (GAME-2)."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]


def ending(view: View) -> tuple[Standing, ...]:
    """Return the standings if the game ended now, from what a view shows.

    What is scored at the end counts: the Statue (TUS-10), the map (INF-5), and the wines of challenge 6 (CAMP-7).
    Nothing else of a year end is played, so lira, wine and grapes are those of now.
    """
    state = view.open_state()
    if not view.is_over:
        for vineyard in state.vineyards:
            vineyard.vp += cellar_points(state.rules, vineyard)
        if state.rules.structure_cards:
            for owner in range(state.rules.players):
                react(state, END_TESTED, owner)
        if state.rules.map_scoring:
            score_map(state)
    return standings(state)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that have won: several if they share the first rank, none if the Automa was not beaten.

    Ask only when the game is over.
    """
    if state.rules.options.solo is not None and solo_result(state) != "win":
        return ()
    return tuple(standing.seat for standing in standings(state) if standing.rank == 1)
