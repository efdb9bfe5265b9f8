"""Everybody's points if the game ended now: the map and what else is scored at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import ending, map_points

if TYPE_CHECKING:
    from vendemmia.engine import Standing, View


class SeatScore(NamedTuple):
    """The end for one seat."""

    vp: int
    leads: bool


class ScoreIfEndedNow:
    """The engine scores the end (`ending`); this says when it is worth showing, and where it differs from now."""

    def __init__(self, view: View) -> None:
        self.view = view

    @property
    def is_shown(self) -> bool:
        """Something is scored at the end, and that end is still to come."""
        rules = self.view.rules
        scored = (rules.map_scoring and rules.board.regions) or rules.structure_cards or rules.large_cellar_vp
        return bool(scored) and not self.view.is_over

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return ending(self.view)

    def of(self, seat: int) -> SeatScore | None:
        return SeatScore(self.vp(seat), self.leads(seat)) if self.is_shown else None

    @property
    def of_automa(self) -> SeatScore | None:
        ahead = all(self.automa_vp > standing.vp for standing in self.standings)
        return SeatScore(self.automa_vp, ahead) if self.is_shown else None

    def vp(self, seat: int) -> int:
        return self.standings[seat].vp

    def leads(self, seat: int) -> bool:
        """Return whether the first place alone: ties are broken by lira, wine and grapes."""
        first = [standing.seat for standing in self.standings if standing.rank == 1]
        return first == [seat] and (not self.view.rules.options.solo or self.vp(seat) > self.automa_vp)

    @cached_property
    def map_points(self) -> list[int]:
        """What the regions bring each seat, and last the Automa."""
        return map_points(self.view.rules, [vineyard.star_counts() for vineyard in self.view.vineyards])

    @property
    def automa_vp(self) -> int:
        return self.view.automa_vp + (0 if self.view.is_over else self.map_points[-1])
