"""What the terms of `worth` have in common: one seat's side of a position, and how long the game may still last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import DECK_OF, WINTER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State, View, Vineyard

DECKS: Final = 5
PACE: Final = 3.5
"""Victory points that the leader makes in a year, once the vineyard works."""
USUAL_YEARS: Final = 8.0
LATE_YEARS: Final = 2.0
"""Years that are left in a game that has gone on for longer than usual."""
LEAST_LEFT: Final = 0.7
"""Years that are left while no player has reached the target."""


class Since(NamedTuple):
    """The moment from which positions are compared: what was unknown or undecided then must not count."""

    hand: Sequence[int]
    years: float
    """Scoring shortens the game; that must not make points look worse."""


def since(position: View | State, seat: int) -> Since:
    return Since(position.vineyards[seat].hand, years_left(position))


class Outline:
    """One seat's side of a position."""

    def __init__(self, position: View | State, seat: int, start: Since | None = None) -> None:
        self.position = position
        self.seat = seat
        self.vineyard: Vineyard = position.vineyards[seat]
        self.rules = position.rules
        self.over = position.is_over
        self.season = season_of(position)
        self.years = start.years if start is not None and not self.over else years_left(position)
        """Years to come after this one; 0 in the last one."""
        self.held: list[list[int]] = [[] for _ in range(DECKS)]
        """Cards in hand by deck."""
        self.drawn: list[int] = [0] * DECKS
        """Cards drawn since then, by deck: which they are must not count."""
        self._part(self.vineyard.hand, None if start is None else start.hand)
        self.free = int(self.vineyard.workers_ready())
        """Workers that can still be placed this year."""
        self.owned = int(position.workers_owned(seat))
        """All workers, including the trained ones, without the temporary one."""

    def _part(self, hand: Sequence[int], known: Sequence[int] | None) -> None:
        before = None if known is None or known == hand else list(known)
        for card in hand:
            if before is None or card in before:
                self.held[DECK_OF[card]].append(card)
                if before is not None:
                    before.remove(card)
            else:
                self.drawn[DECK_OF[card]] += 1


def season_of(position: View | State) -> int:
    return WINTER if position.is_over else position.season()


def years_left(position: View | State) -> float:
    """Estimate the years left from the leading score, the usual length of a game and the last year, if there is one."""
    if position.is_over or position.final_year:
        return 0.0
    rules = position.rules
    last = float(rules.last_year - position.year) if rules.last_year else USUAL_YEARS
    if last <= 0:
        return 0.0
    if rules.options.solo is not None:
        return last
    best = max(vineyard.vp for vineyard in position.vineyards)
    usual = max(USUAL_YEARS - int(position.year), LATE_YEARS)
    return max(LEAST_LEFT, min(last, usual, int(rules.board.target - best) / PACE))
