"""The wake-up chart: seven rows, on the extended board with a cell for each season, and the roosters on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS, SPRING, WINTER, piece_of, row_cell
from vendemmia.web.show.cards.printed import effect_tokens

if TYPE_CHECKING:
    from vendemmia.play import Choice
    from vendemmia.web.show.cards.icons import IconToken

    from .scene import Scene, SeatMark
    from .season import Calendar

ROWS = range(1, 8)


class Rooster(NamedTuple):
    """A rooster on the chart; `ahead` if it is there for next year."""

    seat: SeatMark
    ahead: bool
    label: str


class WakeupCell(NamedTuple):
    """A cell of a row: what it brings and who is there."""

    season: str
    bonus: tuple[IconToken, ...]
    text: str
    """The bonus in words."""
    roosters: tuple[Rooster, ...]
    next: bool
    """The reader enters it on a pass."""
    holder: SeatMark | None
    """Who has taken the temporary worker or the grape token from here this year."""
    found: Choice
    """The answer that chooses the row, in the cell where the rooster would be."""


class WakeupRow(NamedTuple):
    """On the base board the only cell is that of the row's bonus."""

    number: int
    cells: tuple[WakeupCell, ...]
    glass: bool
    """It still has its glass token (AUT-3)."""


class Chart:
    """The chart of one scene."""

    def __init__(self, scene: Scene, calendar: Calendar) -> None:
        self.scene = scene
        self.calendar = calendar
        self.view = scene.view
        self.words = scene.words
        self.columns: tuple[int, ...] = tuple(range(len(SEASONS))) if calendar.has_four_seasons else (SPRING,)

    @cached_property
    def rows(self) -> list[WakeupRow]:
        glass = self.view.glass_rows() if self.has_glass else []
        return [
            WakeupRow(number, tuple(self._cell(number, column) for column in self.columns), number in glass)
            for number in ROWS
        ]

    @property
    def has_glass(self) -> bool:
        return bool(self.view.rules.glass_rows())

    @property
    def now(self) -> int:
        """The column of the season now."""
        return self.calendar.season

    @property
    def first_player(self) -> SeatMark | None:
        """Who begins the year; None on the extended board and in a solo game (TUS-5)."""
        seats = self.scene.seats
        if len(seats) == 1 or not self.scene.board.first_player or not 0 <= self.view.first < len(seats):
            return None
        return seats[self.view.first]

    @property
    def temporary(self) -> SeatMark | None:
        """Who has the temporary worker."""
        return self.scene.seats[self.view.temporary] if self.view.temporary >= 0 else None

    @property
    def grape(self) -> SeatMark | None:
        """Who has taken the grape token from the chart."""
        taken = self.calendar.has_four_seasons and self.view.grape >= 0
        return self.scene.seats[self.view.grape] if taken else None

    def _cell(self, row: int, column: int) -> WakeupCell:
        effect = row_cell(self.scene.board, row, column)
        bonus = effect_tokens(self.words, self.view.rules, effect)
        return WakeupCell(
            SEASONS[column],
            bonus,
            self.words.cell_text(effect),
            tuple(self._roosters(row, column)),
            self._is_next(row, column),
            self._holder(effect),
            self.scene.choices[f"row:{row}"] if column == self.chosen_column else None,
        )

    def _holder(self, effect: str) -> SeatMark | None:
        match piece_of(effect):
            case "temporary":
                return self.temporary
            case "grape":
                return self.grape
            case _:
                return None

    @property
    def chosen_column(self) -> int:
        """The column of a rooster whose row is chosen now: spring for next year, else this season."""
        if len(self.columns) == 1 or self.calendar.is_year_end or self.calendar.is_set_up:
            return SPRING
        return self.calendar.season

    def _roosters(self, row: int, column: int) -> list[Rooster]:
        found: list[Rooster] = []
        for seat in self.scene.seats:
            vineyard = self.view.vineyards[seat.number]
            if (vineyard.next_row or vineyard.row) != row or self._column_of(seat.number) != column:
                continue
            ahead = bool(vineyard.next_row)
            who = self.words.message("board-you") if seat.is_reader else seat.name
            label = self.words.message("board-rooster-ahead" if ahead else "board-rooster", player=who)
            found.append(Rooster(seat, ahead, label))
        return found

    def _column_of(self, seat: int) -> int:
        """Return a player who has passed is already in the next season (TUS-6)."""
        if len(self.columns) == 1 or self.view.vineyards[seat].next_row or self.calendar.is_set_up:
            return SPRING
        passed = self.view.has_passed(seat)
        return min(self.calendar.season + passed, WINTER)

    def _is_next(self, row: int, column: int) -> bool:
        seat = self.scene.seat
        if seat is None or len(self.columns) == 1 or "pass" not in self.scene.choices.codes:
            return False
        return self.view.vineyards[seat].row == row and column == self.calendar.season + 1
