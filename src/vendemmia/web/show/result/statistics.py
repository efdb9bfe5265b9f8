"""What became of all finished games: by mode, by source of points, game by game. Every plot has its table."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.arena.sources import SOURCES
from vendemmia.engine.catalogue import SOLO_LEVELS
from vendemmia.numerals import printed
from vendemmia.plots import Scale, stacked
from vendemmia.web.game.player_names import alike
from vendemmia.web.results.finished import AT_THE_TABLE, CAMPAIGN, COMPUTERS, FRIENDS, LOSS, MODES, SOLO, WIN

from .charts import BAR_HEIGHT, BAR_WIDTH, GAP, SourcePart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.locale import Words
    from vendemmia.web.results.reading import Result

ICONS = {COMPUTERS: "u-bot", SOLO: "i-automa", CAMPAIGN: "u-campaign", FRIENDS: "u-rivals", AT_THE_TABLE: "u-board"}
LAST = 12
"""Games in a small plot of margins."""
MARGIN = 12
"""A larger margin is drawn like this one."""
PLOTTED = 60
"""Games in the large plot."""
AVERAGED = 10
LEFT, RIGHT, TOP, BOTTOM = 44.0, 664.0, 14.0, 240.0


class ResultGroup(NamedTuple):
    """What a line of the table is about. `level` is the Automa's, `board` "base" or "extended"; empty if any."""

    mode: str
    level: str = ""
    board: str = ""

    @property
    def id(self) -> str:
        return "-".join(part for part in self if part)


ALWAYS = (
    ResultGroup(COMPUTERS, "", "base"),
    ResultGroup(COMPUTERS, "", "extended"),
    ResultGroup(SOLO),
    ResultGroup(CAMPAIGN),
    ResultGroup(FRIENDS),
)
SHARED = (FRIENDS, AT_THE_TABLE)
"""Modes in which several people of one screen, or of one table, have results."""
"""Lines that are there without games too."""


def group_of(each: Result) -> ResultGroup:
    if each.mode == CAMPAIGN:
        return ResultGroup(CAMPAIGN)
    return ResultGroup(each.mode, each.level if each.mode == SOLO else "", "extended" if each.extended else "base")


def _order(group: ResultGroup) -> tuple[int, int, str]:
    levels = list(SOLO_LEVELS)
    return MODES.index(group.mode), levels.index(group.level) if group.level in levels else -1, group.board


class Figures(NamedTuple):
    """What some games add up to."""

    games: int
    wins: int
    best: int
    total: int
    streak: int
    """The last games in a row with the same outcome; `streak_of` says which."""
    streak_of: str
    longest: int
    """The most wins in a row."""

    @property
    def percent(self) -> int:
        return round(100 * self.wins / self.games) if self.games else 0

    @property
    def average(self) -> float | None:
        """None without games."""
        return self.total / self.games if self.games else None


def figures(results: Sequence[Result]) -> Figures:
    runs = [(outcome, len(list(some))) for outcome, some in groupby(each.outcome for each in results)]
    last = runs[-1] if runs else ("", 0)
    return Figures(
        len(results),
        sum(each.won for each in results),
        max((each.vp for each in results), default=0),
        sum(each.vp for each in results),
        last[1],
        last[0],
        max((length for outcome, length in runs if outcome == WIN), default=0),
    )


class MarginBar(NamedTuple):
    """The margin of one game: up for points ahead, down for points behind."""

    x: int
    y: float
    height: float
    won: bool


class ModeLine(NamedTuple):
    """A line of the table of modes. Without games it says so."""

    id: str
    icon: str
    name: str
    figures: Figures
    bars: tuple[MarginBar, ...]
    margins: str
    """The bars in words."""


class GameDot(NamedTuple):
    """A game in the large plot."""

    x: float
    y: float
    result: Result


class Shares(NamedTuple):
    """Points by source, on average."""

    name: str
    parts: tuple[SourcePart, ...]
    values: tuple[str, ...]
    total: str


class StatisticsPage:
    """What `home/statistics.html` shows. `name` is the reader's; `wanted` the line whose games are plotted, or all."""

    width, height = BAR_WIDTH, BAR_HEIGHT
    left, right, top, bottom = LEFT, RIGHT, TOP, BOTTOM

    def __init__(self, words: Words, results: Sequence[Result], name: str, wanted: str) -> None:
        self.words = words
        self.results = tuple(results)
        self.name = name
        self.wanted = wanted

    @cached_property
    def mine(self) -> tuple[Result, ...]:
        """The reader's: at a shared screen, those under the reader's name."""
        return tuple(each for each in self.results if self._is_mine(each))

    def _is_mine(self, each: Result) -> bool:
        alone = each.mode not in SHARED or each.players == 1
        return alone or alike(each.name) == alike(self.name)

    @cached_property
    def all(self) -> Figures:
        return figures(self.mine)

    # --- by mode

    @cached_property
    def _groups(self) -> dict[ResultGroup, list[Result]]:
        """The games of every line, in order; each mode has at least one line."""
        found: defaultdict[ResultGroup, list[Result]] = defaultdict(list)
        for each in self.mine:
            found[group_of(each)].append(each)
        for group in ALWAYS:
            if not any(group.mode == other.mode and group.board in ("", other.board) for other in found):
                found[group] = []
        return {group: found[group] for group in sorted(found, key=_order)}

    def _name(self, group: ResultGroup) -> str:
        level = self.words.level_name(group.level) if group.level in SOLO_LEVELS else "none"
        if group.mode == AT_THE_TABLE:
            return self.words.message("companion-stats", board=group.board)
        return self.words.message(f"stats-{group.mode}", level=level, board=group.board or "any")

    @cached_property
    def modes(self) -> tuple[ModeLine, ...]:
        return tuple(
            ModeLine(group.id, ICONS[group.mode], self._name(group), figures(some), *self._margins(some[-LAST:]))
            for group, some in self._groups.items()
        )

    def _margins(self, some: Sequence[Result]) -> tuple[tuple[MarginBar, ...], str]:
        bars = []
        for place, each in enumerate(some):
            tall = max(1.5, min(abs(each.margin), MARGIN))
            bars.append(MarginBar(9 * place, 13 - tall if each.margin >= 0 else 13, tall, each.won))
        texts = [self.words.message("stats-margin", margin=printed(each.margin, signed=True)) for each in some]
        return tuple(bars), self.words.listed(texts)

    def streak(self, some: Figures) -> str:
        return self.words.message("stats-streak", outcome=some.streak_of or LOSS, count=some.streak)

    # --- friends

    @cached_property
    def friends(self) -> tuple[tuple[str, Figures], ...]:
        """Everybody who played at this screen or table with others, by name; who won most often first."""
        by_name: defaultdict[str, list[Result]] = defaultdict(list)
        for each in self.results:
            if each.name and each.mode in SHARED and each.players > 1:
                by_name[alike(each.name)].append(each)
        lines = [(some[-1].name, figures(some)) for some in by_name.values()]
        return tuple(sorted(lines, key=lambda line: (-line[1].wins, -line[1].games, line[0])))

    # --- by source

    @cached_property
    def chosen(self) -> ModeLine | None:
        """The line that was asked for; None for all games."""
        return next((line for line in self.modes if line.id == self.wanted and line.figures.games), None)

    @cached_property
    def _some(self) -> Sequence[Result]:
        """The games that are plotted."""
        return (
            self.mine
            if self.chosen is None
            else next(some for group, some in self._groups.items() if group.id == self.wanted)
        )

    @cached_property
    def sources(self) -> tuple[str, ...]:
        total: Counter[str] = Counter()
        for each in self._some:
            total.update(each.sources)
        return tuple(source for source in SOURCES if total[source] > 0)

    @cached_property
    def shares(self) -> tuple[Shares, ...]:
        """All games, those won and those lost; what has no games is left out."""
        some_games = self._some
        kinds = {
            "all": some_games,
            "won": [e for e in some_games if e.won],
            "lost": [e for e in some_games if not e.won],
        }
        averages = {
            kind: [sum(each.sources.get(source, 0) for each in some) / len(some) for source in self.sources]
            for kind, some in kinds.items()
            if some
        }
        widest = max((sum(vp for vp in some if vp > 0) for some in averages.values()), default=1) or 1
        scale = Scale(0, widest, 0, BAR_WIDTH)
        return tuple(self._shares(kind, some, scale) for kind, some in averages.items())

    def _shares(self, kind: str, averages: Sequence[float], scale: Scale) -> Shares:
        ends = stacked(max(0.0, vp) for vp in averages)
        parts = [
            SourcePart(source, round(vp), scale.place(low), round(scale.length(high - low) - GAP, 1))
            for source, vp, (low, high) in zip(self.sources, averages, ends, strict=True)
            if scale.length(high - low) > GAP
        ]
        values = tuple(self.tenths(vp) for vp in averages)
        return Shares(self.words.message(f"stats-shares-{kind}"), tuple(parts), values, self.tenths(sum(averages)))

    def tenths(self, value: float | None) -> str:
        """Return a number to one decimal, as the language writes it; nothing for none."""
        return "" if value is None else self.words.number(value, 1)

    # --- game by game

    @cached_property
    def games(self) -> Sequence[Result]:
        return self._some[-PLOTTED:]

    @cached_property
    def _range(self) -> tuple[int, int]:
        values = [each.vp for each in self.games] or [0]
        return min(0, *values) if min(values) < 0 else min(values) // 5 * 5, max(5, -(-max(values) // 5) * 5)

    def x(self, place: int) -> float:
        return round(LEFT + 10 + (RIGHT - LEFT - 20) * place / max(1, len(self.games) - 1), 1)

    def y(self, vp: float) -> float:
        low, high = self._range
        return round(BOTTOM - (BOTTOM - TOP) * (vp - low) / max(1, high - low), 1)

    @property
    def dots(self) -> tuple[GameDot, ...]:
        return tuple(GameDot(self.x(place), self.y(each.vp), each) for place, each in enumerate(self.games))

    @property
    def ticks(self) -> tuple[tuple[int, float], ...]:
        low, high = self._range
        step = next(step for step in (5, 10, 20, 50, 100) if (high - low) / step <= 6)
        return tuple((vp, self.y(vp)) for vp in range(low, high + 1, step))

    @property
    def average_path(self) -> str:
        """The average of the last ten games at each; nothing for a few games."""
        points = [each.vp for each in self.games]
        if len(points) < 3:
            return ""
        near = [points[max(0, place - AVERAGED + 1) : place + 1] for place in range(len(points))]
        return "M" + "L".join(f"{self.x(place)} {self.y(sum(some) / len(some))}" for place, some in enumerate(near))

    @property
    def plot_text(self) -> str:
        return self.words.listed(
            [self.words.message("stats-game", vp=each.vp, outcome=each.outcome) for each in self.games]
        )
