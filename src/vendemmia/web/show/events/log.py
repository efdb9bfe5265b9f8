"""The log: what has happened, action by action, as the reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SEASONS
from vendemmia.web.show.cards.chapters import chapter_of, chapters, events_of, offset_of

from .actions import BEGINS, YEAR_END, beginning, cut
from .entries import entry
from .recent_actions import last_own

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.cards.chapters import LogChapter

    from .actions import Action
    from .entries import Entry

OLDER = 30
"""The number of plies before the reader's last decision that the top of the log still shows."""
NEWEST = 40
"""More entries than this are only in the full log."""
MOST_HEARD = 8
"""The most sentences read out together."""


class LogRow(NamedTuple):
    """An entry of the log."""

    entry: Entry
    new: bool
    """It has happened since the reader's last decision."""


class SeasonLog(NamedTuple):
    name: str
    season: str
    """Empty for set-up, "yearend" for the end of a year."""
    rows: list[LogRow]

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

    def __init__(self, scene: Scene, year: int | None = None) -> None:
        """Show `year`, one of those that `years` shows; by default the newest are."""
        self.scene = scene
        self.game = scene.game
        self._year = year

    @cached_property
    def last_own(self) -> int:
        return last_own(self.scene)

    @cached_property
    def _new(self) -> tuple[int, int]:
        """Where the news begin; a spectator has none."""
        seat = self.scene.seat
        return beginning(self.game.events, self.last_own, -1 if seat is None else seat)

    def _row(self, action: Action) -> LogRow:
        return LogRow(entry(self.scene, action), (action.ply, action.at) >= self._new)

    @cached_property
    def newest(self) -> list[LogRow]:
        """What is new, and some older entries, the newest first."""
        plies, events = self.game.plies, self.game.events
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
        last, deciders = self.game.decided_last, self.game.deciders
        if not self.scene.live or last is None or last == self.scene.seat:
            return []
        first = next((ply for ply in range(len(deciders) - 1, -1, -1) if deciders[ply] != last), -1) + 1
        actions = cut([(ply, self.game.events[ply]) for ply in range(first, self.game.plies)])
        return [entry(self.scene, action).say for action in actions[:MOST_HEARD]]

    @cached_property
    def _chapters(self) -> list[LogChapter]:
        return chapters(self.game)

    @cached_property
    def _place(self) -> int:
        return chapter_of(self._chapters, self._year)

    @property
    def earlier(self) -> int | None:
        """The last year before those that are shown."""
        return self._chapters[self._place - 1].last_year if self._place else None

    @property
    def later(self) -> int | None:
        """The first year after those that are shown."""
        following = self._chapters[self._place + 1 :]
        return following[0].first_year if following else None

    def _beginning(self, chapter: LogChapter) -> YearLog:
        """Return set-up, or the moment from which a game began that was set up by hand; a later chapter begins with a
        year."""
        words, start = self.scene.words, self.scene.game.start or {}
        if chapter.first:
            mark = self.game.marks[chapter.first + 1]
            begun = SEASONS[mark.season]
            return YearLog(mark.year, [SeasonLog(words.season_name(begun), begun, [])])
        year, season = start.get("year", 0), start.get("season", "spring")
        if not isinstance(year, int) or not year or season not in SEASONS:
            return YearLog(0, [SeasonLog(words.message("log-set-up"), "", [])])
        return YearLog(year, [SeasonLog(words.season_name(str(season)), str(season), [])])

    @cached_property
    def years(self) -> list[YearLog]:
        """Some years by season, in the order in which it happened: a chapter of the log."""
        words, chapter = self.scene.words, self._chapters[self._place]
        years = [self._beginning(chapter)]
        for action in cut(events_of(self.game, chapter), offset_of(self.game, chapter)):
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
