"""What became of all finished games: by mode, by source of points, game by game. Every plot has its table."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import SOLO_LEVELS
from vendemmia.web.finished import CAMPAIGN, COMPUTERS, FRIENDS, LOSS, SOLO, WIN
from vendemmia.web.player_names import alike
from vendemmia.web.points import SOURCES

from .charts import BAR_HEIGHT, BAR_WIDTH, GAP, Part

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.locale import Words
    from vendemmia.web.results import Result

ICONS = {COMPUTERS: "u-bot", SOLO: "i-automa", CAMPAIGN: "u-campaign", FRIENDS: "u-rivals"}
LAST = 12
"""Games in a small plot of margins."""
MARGIN = 12
"""A larger margin is drawn like this one."""
PLOTTED = 60
"""Games in the large plot."""
AVERAGED = 10
LEFT, RIGHT, TOP, BOTTOM = 44.0, 664.0, 14.0, 240.0


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
    def average(self) -> str:
        return f"{self.total / self.games:.1f}" if self.games else ""


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


class Bar(NamedTuple):
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
    bars: tuple[Bar, ...]
    margins: str
    """The bars in words."""


class Dot(NamedTuple):
    """A game in the large plot."""

    x: float
    y: float
    result: Result


class Shares(NamedTuple):
    """Points by source, on average."""

    name: str
    parts: tuple[Part, ...]
    values: tuple[str, ...]
    total: str


class StatisticsPage:
    """What `home/statistics.html` shows. `name` is the reader's; `wanted` the line whose games are plotted."""

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
        return tuple(each for each in self.results if each.mode != FRIENDS or alike(each.name) == alike(self.name))

    @cached_property
    def all(self) -> Figures:
        return figures(self.mine)

    # --- by mode

    @cached_property
    def _groups(self) -> dict[str, tuple[str, str, list[Result]]]:
        """By the id of the line: its icon, its name and its games."""
        found: dict[str, tuple[str, str, list[Result]]] = {}

        def add(id_: str, icon: str, name: str, belongs: Callable[[Result], bool]) -> None:
            found[id_] = icon, name, [each for each in self.mine if belongs(each)]

        message = self.words.message
        for board in (False, True):
            kind = "extended" if board else "base"
            add(
                f"computers-{kind}",
                ICONS[COMPUTERS],
                message(f"stats-computers-{kind}"),
                lambda each, board=board: each.mode == COMPUTERS and each.extended == board,  # type: ignore[misc]
            )
        played = {each.level for each in self.mine if each.mode == SOLO}
        for level in [level for level in SOLO_LEVELS if level in played] or [""]:
            name = message("stats-solo-level", level=self.words.level_name(level)) if level else message("stats-solo")
            add(
                f"solo-{level}",
                ICONS[SOLO],
                name,
                lambda each, level=level: each.mode == SOLO and each.level == level,  # type: ignore[misc]
            )
        add("campaign", ICONS[CAMPAIGN], message("stats-campaign"), lambda each: each.mode == CAMPAIGN)
        add("friends", ICONS[FRIENDS], message("stats-friends"), lambda each: each.mode == FRIENDS)
        return found

    @cached_property
    def modes(self) -> tuple[ModeLine, ...]:
        return tuple(
            ModeLine(id_, icon, name, figures(some), *self._margins(some[-LAST:]))
            for id_, (icon, name, some) in self._groups.items()
        )

    def _margins(self, some: Sequence[Result]) -> tuple[tuple[Bar, ...], str]:
        bars = []
        for place, each in enumerate(some):
            tall = max(1.5, min(abs(each.margin), MARGIN))
            bars.append(Bar(9 * place, 13 - tall if each.margin >= 0 else 13, tall, each.won))
        texts = [self.words.message("stats-margin", margin=f"{each.margin:+d}".replace("-", "−")) for each in some]
        return tuple(bars), self.words.listed(texts)

    def streak(self, some: Figures) -> str:
        return self.words.message("stats-streak", outcome=some.streak_of or LOSS, count=some.streak)

    # --- friends

    @cached_property
    def friends(self) -> tuple[tuple[str, Figures], ...]:
        """Everybody who played at this screen with others, by name; who won most often first."""
        by_name: defaultdict[str, list[Result]] = defaultdict(list)
        for each in self.results:
            if each.mode == FRIENDS:
                by_name[alike(each.name)].append(each)
        lines = [(some[-1].name, figures(some)) for some in by_name.values()]
        return tuple(sorted(lines, key=lambda line: (-line[1].wins, -line[1].games, line[0])))

    # --- by source

    @cached_property
    def sources(self) -> tuple[str, ...]:
        total: Counter[str] = Counter()
        for each in self.mine:
            total.update(each.sources)
        return tuple(source for source in SOURCES if total[source] > 0)

    @cached_property
    def shares(self) -> tuple[Shares, ...]:
        """All games, those won and those lost; what has no games is left out."""
        kinds = {"all": self.mine, "won": [e for e in self.mine if e.won], "lost": [e for e in self.mine if not e.won]}
        averages = {
            kind: [sum(each.sources.get(source, 0) for each in some) / len(some) for source in self.sources]
            for kind, some in kinds.items()
            if some
        }
        widest = max((sum(vp for vp in some if vp > 0) for some in averages.values()), default=1) or 1
        return tuple(self._shares(kind, some, BAR_WIDTH / widest) for kind, some in averages.items())

    def _shares(self, kind: str, averages: Sequence[float], scale: float) -> Shares:
        parts, x = [], 0.0
        for source, vp in zip(self.sources, averages, strict=True):
            wide = max(0.0, vp) * scale
            if wide > GAP:
                parts.append(Part(source, round(vp), round(x, 1), round(wide - GAP, 1)))
            x += wide
        values = tuple(f"{vp:.1f}" for vp in averages)
        return Shares(self.words.message(f"stats-shares-{kind}"), tuple(parts), values, f"{sum(averages):.1f}")

    # --- game by game

    @cached_property
    def plotted(self) -> ModeLine | None:
        """The line whose games are plotted: the one asked for, else the one with most games."""
        lines = [line for line in self.modes if line.figures.games]
        asked = next((line for line in lines if line.id == self.wanted), None)
        return asked or max(lines, key=lambda line: line.figures.games, default=None)

    @cached_property
    def games(self) -> list[Result]:
        return self._groups[self.plotted.id][2][-PLOTTED:] if self.plotted else []

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
    def dots(self) -> tuple[Dot, ...]:
        return tuple(Dot(self.x(place), self.y(each.vp), each) for place, each in enumerate(self.games))

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
