"""The calendar: the year, its seasons, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS, SPRING, SUMMER, WINTER

if TYPE_CHECKING:
    from .scene import Scene, SeatMark

YEAR_END = "yearend"
DONE, NOW, LATER = "done", "now", "later"


class SeasonMark(NamedTuple):
    """A season on the ribbon; `id` is the name of its icon and of its message."""

    id: str
    state: str


class TurnMark(NamedTuple):
    """A player in the order of turns."""

    seat: SeatMark
    acts: bool
    passed: bool


class Calendar:
    """Where in the year a scene is."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.year: int = self.view.year
        self.is_over = self.view.is_over
        self.is_year_end = self.view.is_year_end
        self.is_set_up = self.year == 0 and not self.is_over

    @cached_property
    def season(self) -> int:
        """The season now; winter when the game is over."""
        return WINTER if self.is_over else self.view.season()

    @property
    def light(self) -> str:
        """The season whose light lies on the land."""
        return "dusk" if self.is_year_end else SEASONS[self.season]

    @cached_property
    def has_four_seasons(self) -> bool:
        """Workers are placed in all four: the extended board."""
        return bool(self.scene.board.regions)

    @cached_property
    def large(self) -> int:
        """The season whose actions are drawn large: this one, or the next in which workers are placed."""
        if self.has_four_seasons:
            return self.season
        return SUMMER if self.season in (SPRING, SUMMER) else WINTER

    def state_of(self, season: int) -> str:
        if self.is_set_up:
            return LATER
        if self.is_over or season < self.season:
            return DONE
        if season > self.season:
            return LATER
        return DONE if self.is_year_end else NOW

    @cached_property
    def ribbon(self) -> list[SeasonMark]:
        seasons = [SeasonMark(name, self.state_of(number)) for number, name in enumerate(SEASONS)]
        last = DONE if self.is_over else NOW if self.is_year_end else LATER
        return [*seasons, SeasonMark(YEAR_END, last)]

    @cached_property
    def turns(self) -> list[TurnMark]:
        """The players in turn order; empty in a solo game."""
        seats = self.scene.seats
        if len(seats) == 1:
            return []
        rows = [vineyard.row for vineyard in self.view.vineyards]
        order = sorted(seats, key=lambda seat: (rows[seat.number] or 99, seat.number))
        return [TurnMark(seat, self.view.to_move == seat.number, self.view.has_passed(seat.number)) for seat in order]

    @cached_property
    def next_up(self) -> SeatMark | None:
        """Who will move after the one to move, if no player passes."""
        turns = self.turns
        acting = next((place for place, turn in enumerate(turns) if turn.acts), None)
        if acting is None:
            return None
        later = [*turns[acting + 1 :], *turns[:acting]]
        return next((turn.seat for turn in later if not turn.passed), None)
