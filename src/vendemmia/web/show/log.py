"""The log: what has happened, action by action, as the reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS

from .actions import BEGINS, YEAR_END, beginning, cut, whole
from .entries import entry
from .since import last_own

if TYPE_CHECKING:
    from .actions import Action
    from .entries import Entry
    from .scene import Scene

OLDER = 30
"""The number of plies before the reader's last decision that the top of the log still shows."""
NEWEST = 40
"""More entries than this are only in the full log."""
MOST_HEARD = 8
"""The most sentences read out together."""


class Row(NamedTuple):
    """An entry of the log."""

    entry: Entry
    new: bool
    """It has happened since the reader's last decision."""


class SeasonLog(NamedTuple):
    name: str
    season: str
    """Empty for set-up, "yearend" for the end of a year."""
    rows: list[Row]

    @property
    def turns(self) -> int:
        """The number of workers placed."""
        return sum(row.entry.kind in ("placed", "planned") for row in self.rows)


class YearLog(NamedTuple):
    year: int
    """0 for set-up."""
    seasons: list[SeasonLog]

    @property
    def turns(self) -> int:
        return sum(season.turns for season in self.seasons)


class Log:
    """Every entry is made from events that are masked for the reader."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.played = scene.played

    @cached_property
    def last_own(self) -> int:
        return last_own(self.scene)

    @cached_property
    def _new(self) -> tuple[int, int]:
        """Where the news begin; a spectator has none."""
        seat = self.scene.seat
        return beginning(self.played.events, self.last_own, -1 if seat is None else seat)

    def _row(self, action: Action) -> Row:
        return Row(entry(self.scene, action), (action.ply, action.at) >= self._new)

    @cached_property
    def newest(self) -> list[Row]:
        """What is new, and some older entries, the newest first."""
        plies, events = self.played.plies, self.played.events
        first = max(0, min(self.last_own, plies) - OLDER)
        while first > 0 and not (events[first] and events[first][0].kind in BEGINS):
            first -= 1
        actions = cut([(ply, events[ply]) for ply in range(first, plies)])
        return [self._row(action) for action in reversed(actions[-NEWEST:])]

    @property
    def has_new(self) -> bool:
        return any(row.new for row in self.newest)

    @property
    def latest(self) -> list[str]:
        """What the previous player has just done, in order; for screen readers and for the cover."""
        last, deciders = self.played.decided_last, self.played.deciders
        if not self.scene.live or last is None or last == self.scene.seat:
            return []
        first = next((ply for ply in range(len(deciders) - 1, -1, -1) if deciders[ply] != last), -1) + 1
        actions = cut([(ply, self.played.events[ply]) for ply in range(first, self.played.plies)])
        return [entry(self.scene, action).say for action in actions[:MOST_HEARD]]

    def _beginning(self) -> YearLog:
        """Set-up, or the moment from which a game began that was set up by hand."""
        words, start = self.scene.words, self.scene.game.start or {}
        year, season = start.get("year", 0), start.get("season", "spring")
        if not isinstance(year, int) or not year or season not in SEASONS:
            return YearLog(0, [SeasonLog(words.message("log-set-up"), "", [])])
        return YearLog(year, [SeasonLog(words.season_name(str(season)), str(season), [])])

    @cached_property
    def years(self) -> list[YearLog]:
        """Everything by year and season, in the order in which it happened."""
        words = self.scene.words
        years = [self._beginning()]
        for action in whole(self.scene.game.opening, self.played.events):
            if action.kind == "year":
                years.append(YearLog(action.first.amount, []))
            if action.kind in ("year", "season"):
                season = action.events[1].thing if action.kind == "year" else action.first.thing
                years[-1].seasons.append(SeasonLog(words.season_name(season), season, []))
                if len(action.events) == (2 if action.kind == "year" else 1):
                    continue
            elif action.kind == YEAR_END and years[-1].seasons[-1].season != YEAR_END:
                years[-1].seasons.append(SeasonLog(words.message("log-year-end"), YEAR_END, []))
            years[-1].seasons[-1].rows.append(self._row(action))
        return [
            YearLog(year.year, seasons)
            for year in years
            if (seasons := [season for season in year.seasons if season.rows])
        ]
