"""The end of a game: who has won and by what, and where the points came from."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import solo_result, standings, winners
from vendemmia.web.points import PointsMade, great_turns

from .charts import Bars, Lines
from .games import about
from .replay import Reader, turn_text, when

if TYPE_CHECKING:
    from vendemmia.engine import Standing
    from vendemmia.web.history import History, Turn
    from vendemmia.web.models import Table
    from vendemmia.web.points import GreatTurn

    from .charts import Bar, Line
    from .scene import Scene, SeatMark

TIE_BREAKS = ("lira", "wine", "grapes")
"""What decides between equal victory points, in this order."""
TIE_RULE = "GAME-2"
NO_GOAL = 1000
"""Boards on which no number of points ends the game have a target beyond this."""


class Place(NamedTuple):
    """A seat in the order of places. `decided` is the tie-break that puts it before or behind its neighbour."""

    seat: SeatMark
    standing: Standing
    won: bool
    decided: str


class Tie(NamedTuple):
    """Two neighbours with equal points: by what the first is ahead, empty if nothing tells them apart."""

    first: SeatMark
    second: SeatMark
    vp: int
    by: str
    more: int
    less: int


class ResultPage:
    """What `result/result.html` shows. `reader` is the only person at the table, if there is just one."""

    tie_rule = TIE_RULE

    def __init__(self, table: Table, scene: Scene, history: History) -> None:
        self.table = table
        self.scene = scene
        self.history = history
        self.view = scene.view
        self.end = scene.view.open_state()
        """What counts in the end is public."""
        self.points_made = PointsMade(history)

    @property
    def solo(self) -> str:
        """The result of a solo game: "win", "draw" or "loss"; empty for others."""
        return "" if self.scene.options.solo is None else solo_result(self.end)

    @property
    def lost_by(self) -> str:
        """Why a solo game was over before its last year."""
        if not self.solo or self.year >= self.view.rules.last_year:
            return ""
        behind = self.view.rules.automa_markers and self.hero_vp <= self.automa_vp
        return "behind" if behind else "few-workers"

    @property
    def about(self) -> str:
        """Board, modules and variants in a few words."""
        return about(self.scene.words, self.history.options)

    @property
    def year(self) -> int:
        return int(self.view.year)

    @property
    def automa_vp(self) -> int:
        return int(self.view.automa_vp)

    @cached_property
    def winners(self) -> tuple[SeatMark, ...]:
        return tuple(self.scene.seats[seat] for seat in winners(self.end))

    @cached_property
    def reader(self) -> SeatMark | None:
        people = [seat for seat in self.scene.seats if not seat.bot]
        return people[0] if len(people) == 1 and not self.table.uploaded else None

    @property
    def hero(self) -> SeatMark:
        """Whose points are shown large: the winner's, in a solo game the player's."""
        return self.winners[0] if self.winners else self.scene.seats[0]

    @property
    def hero_vp(self) -> int:
        return int(self.view.vineyards[self.hero.number].vp)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        ranked = sorted(standings(self.end), key=lambda each: (each.rank, each.seat))
        decided = {tie.first.number: tie.by for tie in self.ties} | {tie.second.number: tie.by for tie in self.ties}
        won = {seat.number for seat in self.winners}
        return tuple(
            Place(self.scene.seats[each.seat], each, each.seat in won, decided.get(each.seat, "")) for each in ranked
        )

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        ranked = sorted(standings(self.end), key=lambda each: (each.rank, each.seat))
        return tuple(self._tie(first, second) for first, second in pairwise(ranked) if first.vp == second.vp)

    def _tie(self, first: Standing, second: Standing) -> Tie:
        seats = self.scene.seats[first.seat], self.scene.seats[second.seat]
        for by in TIE_BREAKS:
            more, less = getattr(first, by), getattr(second, by)
            if more != less:
                return Tie(*seats, first.vp, by, more, less)
        return Tie(*seats, first.vp, "", 0, 0)

    @cached_property
    def bars(self) -> Bars:
        return Bars(self.points_made, self.scene.seats)

    @cached_property
    def lines(self) -> Lines:
        target = int(self.scene.board.target)
        return Lines(self.points_made.years, self.scene.seats, target if target < NO_GOAL else None)

    @cached_property
    def great_turns(self) -> list[GreatTurn]:
        return great_turns(self.history)

    def when(self, turn: Turn) -> str:
        return when(self.scene.words, turn.mark)

    def turn_line(self, turn: Turn) -> str:
        return turn_text(self.scene.words, self.scene.names, self.history, turn, Reader(None, open=True))

    # --- charts in words

    def bar_text(self, bar: Bar) -> str:
        """A bar in words, for screen readers."""
        words = self.scene.words
        parts = [
            words.message("chart-part", source=words.message(f"chart-source-{part.source}"), vp=part.vp)
            for part in bar.parts
        ]
        if not parts:
            return words.message("chart-bar-none", player=bar.seat.name)
        return words.message("chart-bar", player=bar.seat.name, parts=words.listed(parts))

    @property
    def lines_text(self) -> str:
        words = self.scene.words
        return " ".join(
            words.message("chart-bar", player=self.name_of(line), parts=words.listed(self._values(line)))
            for line in self.lines.lines
        )

    def _values(self, line: Line) -> list[str]:
        pairs = zip(self.lines.years, line.values, strict=True)
        return [self.scene.words.message("chart-part", source=self.year_name(year.year), vp=vp) for year, vp in pairs]

    def year_name(self, year: int) -> str:
        words = self.scene.words
        return words.message("chart-year", year=year) if year else words.message("chart-start")

    def name_of(self, line: Line) -> str:
        return self.scene.words.automa_name() if line.seat is None else line.seat.name
