"""The log: what has happened, in words, as the reader may know it."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import SEASONS, STRUCTURES
from vendemmia.locale.relevance import is_routine

from .cards import icon_of, prose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Event
    from vendemmia.locale import Words

    from .cards import Prose
    from .scene import Scene, SeatMark

OLDER = 24
"""The number of lines below those since the reader's last turn."""
NEWEST = 60
"""More lines than this are only in the full log."""

ICONS = {
    Kind.PARENT: "i-worker",
    Kind.ROW: "i-rooster",
    Kind.NEXT_ROW: "i-rooster",
    Kind.PASSED: "u-skip",
    Kind.LIRA: "i-lira",
    Kind.VP: "u-trophy",
    Kind.RESIDUAL: "i-residual",
    Kind.RESHUFFLED: "i-card-any",
    Kind.PLANTED: "i-card-vine",
    Kind.UPROOTED: "a-uproot",
    Kind.SWITCHED: "i-card-vine",
    Kind.SOLD_FIELD: "i-field",
    Kind.BOUGHT_FIELD: "i-field",
    Kind.HARVESTED: "a-harvest",
    Kind.FILLED: "i-card-order",
    Kind.TEMPORARY: "i-worker",
    Kind.OPTION: "u-check",
    Kind.DECLINED: "u-x",
    Kind.CHOSEN: "u-check",
    Kind.PLEDGED: "u-hand",
    Kind.AGED: "u-age",
    Kind.STAR: "i-star",
    Kind.STAR_MOVED: "i-star",
    Kind.TRADED: "a-trade",
    Kind.GRAPE_TOKEN: "i-grape-token",
    Kind.TOKEN: "i-token",
    Kind.AUTOMA_CARD: "i-card-automa",
    Kind.AUTOMA_PLACED: "i-automa",
    Kind.AUTOMA_SKIPPED: "i-automa",
    Kind.MARKER: "i-automa",
    Kind.LAST_YEAR: "u-flag",
    Kind.GAME_OVER: "u-flag",
    Kind.YEAR: "i-yearend",
    Kind.SPECIALS: "i-special",
}
"""The drawings of those kinds that always have the same."""


TEXTS = 8192
"""The number of cached lines: the log of a table is shown again with every page."""
MOST_HEARD = 8
"""The most lines read out together."""


class Line(NamedTuple):
    """One line of the log."""

    ply: int
    seat: SeatMark | None
    icon: str
    text: Prose
    kind: str
    new: bool
    """It has happened since the reader's last decision."""


class SeasonLog(NamedTuple):
    name: str
    season: str
    """Empty for set-up."""
    lines: list[Line]


class YearLog(NamedTuple):
    year: int
    """0 for set-up."""
    seasons: list[SeasonLog]


def icon_for(event: Event) -> str:
    """The icon before a line."""
    match event.kind:
        case Kind.PLACED | Kind.PLANNED | Kind.DUE | Kind.LOST | Kind.TAKEN_BACK | Kind.BUMPED | Kind.TRAINED:
            return "i-grande" if event.where.worker == "grande" else "i-worker"
        case Kind.DREW | Kind.DISCARDED | Kind.SHOWN | Kind.TOOK | Kind.GAVE | Kind.PLAYED | Kind.DRAFTED:
            return f"i-card-{event.deck or 'any'}"
        case Kind.BUILT if event.thing not in STRUCTURES:
            return "i-card-structure"
        case Kind.BUILT:
            return icon_of(event.thing)
        case Kind.DESTROYED:
            return "i-card-structure"
        case Kind.GRAPE | Kind.GRAPE_USED | Kind.SOLD_GRAPE:
            return f"i-grape-{event.thing}"
        case Kind.WINE | Kind.WINE_USED:
            return f"i-wine-{event.thing}"
        case Kind.SEASON:
            return f"i-{event.thing}"
        case kind:
            return ICONS.get(kind, "")


@lru_cache(maxsize=TEXTS)
def _text(words: Words, masked: Event, names: tuple[str, ...]) -> Prose:
    """An event in words. It is already masked for its reader, so that nobody reads another player's secrets."""
    return prose(words, words.event(masked, names))


class Log:
    """Every line is made from an event that is masked for the reader."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.played = scene.played

    @cached_property
    def last_own(self) -> int:
        """The ply of the reader's last decision, -1 before the first; to a spectator nothing is new."""
        if self.scene.seat is None or not self.scene.live:
            return self.played.plies
        deciders = self.played.deciders
        return next((ply for ply in range(len(deciders) - 1, -1, -1) if deciders[ply] == self.scene.seat), -1)

    def _is_new(self, ply: int, event: Event) -> bool:
        """What others did, and what happened to others through the reader's last decision."""
        return ply > self.last_own or (ply == self.last_own and event.seat != self.scene.seat)

    def _line(self, ply: int, event: Event) -> Line:
        masked = event.seen_by(self.scene.seat)
        words = self.scene.words
        seat = self.scene.seats[masked.seat] if 0 <= masked.seat < len(self.scene.seats) else None
        text = _text(words, masked, self.scene.names)
        return Line(ply, seat, icon_for(masked), text, masked.kind.value, self._is_new(ply, event))

    def _backwards(self) -> Iterator[Line]:
        """All lines worth showing, the newest first."""
        for ply in range(self.played.plies - 1, -1, -1):
            for event in reversed(self.played.events[ply]):
                if not is_routine(event):
                    yield self._line(ply, event)

    @cached_property
    def lines(self) -> list[Line]:
        """Those since the reader's last decision and some before, the newest first."""
        lines: list[Line] = []
        older = 0
        for line in islice(self._backwards(), NEWEST):
            older += not line.new
            if older > OLDER:
                break
            lines.append(line)
        return lines

    @property
    def has_new(self) -> bool:
        return any(line.new for line in self.lines)

    @property
    def latest(self) -> list[str]:
        """What the previous player has just done, in order; for screen readers."""
        last, deciders = self.played.decided_last, self.played.deciders
        if not self.scene.live or last is None or last == self.scene.seat:
            return []
        first = next((ply for ply in range(len(deciders) - 1, -1, -1) if deciders[ply] != last), -1) + 1
        words, names = self.scene.words, self.scene.names
        events = [event for ply in range(first, self.played.plies) for event in self.played.events[ply]]
        seen = [event.seen_by(self.scene.seat) for event in events if not is_routine(event)]
        return [words.event(event, names) for event in seen[:MOST_HEARD]]

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
        for ply, events in enumerate(self.played.events):
            for event in events:
                if event.kind is Kind.YEAR:
                    years.append(YearLog(event.amount, [SeasonLog(words.season_name("spring"), "spring", [])]))
                elif event.kind is Kind.SEASON:
                    years[-1].seasons.append(SeasonLog(words.season_name(event.thing), event.thing, []))
                elif not is_routine(event):
                    years[-1].seasons[-1].lines.append(self._line(ply, event))
        return [
            YearLog(year.year, seasons)
            for year in years
            if (seasons := [season for season in year.seasons if season.lines])
        ]
