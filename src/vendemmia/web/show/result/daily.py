"""The page of a daily vineyard, and the result to share: nothing of it gives a card away."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.web.drawings.things.labels import label_of
from vendemmia.web.game.daily_calendar import FIRST_DAY, PRACTICE_DAYS, is_over, options_of
from vendemmia.web.results.daily_board import board, line_of, streak, tries_of, try_of
from vendemmia.web.results.daily_tries import has_seen, is_trying, may_rank
from vendemmia.web.tables.revealing import promise_of_day, secret_of_day

from .deal import DealShown
from .picture import HEADLINE_LETTERS, LINE_LETTERS, label_drawings
from .picture_style import picture_style

if TYPE_CHECKING:
    from datetime import date

    from vendemmia.locale import Words
    from vendemmia.web.models import DailyTry, Person
    from vendemmia.web.results.daily_board import DailyEntry

STEPS = "▁▂▃▄▅▆▇█"
"""The bars of the text, from low to high."""
DAYS = 7
"""Days in the list of the last ones."""
FULL = 20
"""Points that fill a bar: as many as win a game."""
PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_BOTTOM = 62.0, 1138.0, 300.0, 560.0
WIDEST = 120.0


class DayMark(NamedTuple):
    """One of the last days."""

    day: date
    found: DailyTry | None
    current: bool


class YearBar(NamedTuple):
    """The points at the end of a year, in the picture."""

    year: int
    vp: int
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


class DailyPage:
    """What `result/daily.html` shows of a day to a person; None for the owner of a home server, or for a stranger."""

    width, height = 1200, 630
    left, right, bottom = PLOT_LEFT, PLOT_RIGHT, PLOT_BOTTOM

    def __init__(self, words: Words, person: Person | None, day: date, today: date) -> None:
        self.words = words
        self.person = person
        self.day = day
        self.today = today

    @property
    def name(self) -> str:
        """The day as addresses and pages name it."""
        return self.day.isoformat()

    @property
    def is_today(self) -> bool:
        return self.day == self.today

    @property
    def may_practise(self) -> bool:
        return self.day >= self.today - timedelta(days=PRACTICE_DAYS)

    @property
    def before(self) -> date | None:
        """The day before; None if there is none."""
        return None if self.day <= FIRST_DAY else self.day - timedelta(days=1)

    @property
    def after(self) -> date | None:
        """The next day; None if it has not begun."""
        return None if self.is_today else self.day + timedelta(days=1)

    # --- the game

    @cached_property
    def about(self) -> tuple[str, ...]:
        return self._about(self.day)

    @property
    def tomorrow(self) -> str:
        return self.words.listed(self._about(self.today + timedelta(days=1)))

    def _about(self, day: date) -> tuple[str, ...]:
        """Return what the options of a day are, in words."""
        options = options_of(day)
        assert options.solo is not None
        level = self.words.message("home-game-solo", level=self.words.level_name(options.solo))
        variants = [self.words.message("top-variant-advanced")] if options.advanced else []
        if options.aggressive:
            variants.append(self.words.aggressive_name())
        return (level, *variants, *(self.words.module_name(module) for module in sorted(options.modules)))

    # --- the person

    @cached_property
    def own(self) -> DailyTry | None:
        return try_of(self.person, self.day)

    @cached_property
    def own_line(self) -> DailyEntry | None:
        return None if self.own is None else line_of(self.own)

    @property
    def state(self) -> str:
        """Of the ranked try: new, playing or done; missed if the day is over without one. On the day, guest or seen if
        there can be none."""
        if self.own is None:
            if not self.is_today:
                return "missed"
            return "new" if may_rank(self.person, self.day) else "guest" if self._is_guest else "seen"
        return "playing" if self.own.ended is None else "done"

    @property
    def _is_guest(self) -> bool:
        return self.person is None or self.person.account_id is None

    @property
    def without_rank(self) -> str:
        """The message that says why a try cannot be ranked; empty if it can."""
        if self.state not in ("guest", "seen"):
            return ""
        return "daily-seen" if self.state == "seen" else "daily-guest" + "-after" * has_seen(self.person, self.day)

    @property
    def deal(self) -> DealShown | None:
        """What all tables of the day promise; None for days that are too long ago to be played."""
        if not self.may_practise:
            return None
        promise, trying = promise_of_day(self.day), is_trying(self.person, self.day)
        secret = "" if trying else secret_of_day(self.day) or ""
        later = "deal-secret-after-try" if trying and is_over(self.day) else "deal-secret-after-day"
        return DealShown(promise.deal, promise.commitment, secret, later)

    @cached_property
    def streak(self) -> int:
        return streak(self.person, self.today)

    @cached_property
    def board(self) -> list[DailyEntry]:
        return board(self.day)

    @property
    def last_days(self) -> list[DayMark]:
        days = [self.today - timedelta(days=ago) for ago in range(DAYS)]
        found = {each.day: each for each in tries_of(self.person, days[-1])}
        return [DayMark(day, found.get(day), day == self.day) for day in days]

    # --- the result to share

    @property
    def bars_text(self) -> str:
        """A bar for each year."""
        points = [] if self.own is None else self.own.by_year
        most = max([FULL, *points])
        return "".join(STEPS[round(max(vp, 0) / most * (len(STEPS) - 1))] for vp in points)

    @property
    def share_text(self) -> str:
        assert self.own is not None
        assert self.own_line is not None
        return self.words.message(
            "daily-share-text",
            day=self.name,
            outcome=self.own.outcome,
            vp=self.own.vp,
            automa=self.own.automa_vp,
            bars=self.bars_text,
            place=self.own_line.place,
            streak=self.streak,
        )

    @property
    def headline(self) -> str:
        assert self.own is not None
        return self.words.message("daily-headline", outcome=self.own.outcome, vp=self.own.vp, automa=self.own.automa_vp)

    @property
    def headline_is_long(self) -> bool:
        return len(self.headline) > HEADLINE_LETTERS

    @property
    def about_is_long(self) -> bool:
        return len(self.words.listed(self.about)) > LINE_LETTERS

    @property
    def bars(self) -> list[YearBar]:
        points = [] if self.own is None else self.own.by_year
        step = min(WIDEST + 30, (PLOT_RIGHT - PLOT_LEFT) / max(1, len(points)))
        scale = (PLOT_BOTTOM - PLOT_TOP) / max([FULL, *points])
        drawn = []
        for number, vp in enumerate(points):
            high = round(max(3.0, vp * scale), 1)
            x = round(PLOT_LEFT + 15 + number * step, 1)
            drawn.append(YearBar(number + 1, vp, x, round(PLOT_BOTTOM - high, 1), round(step - 30, 1), high))
        return drawn

    @property
    def styles(self) -> str:
        return picture_style(self.symbols, self.headline + self.words.listed(self.about))

    @property
    def symbols(self) -> str:
        return label_drawings("i-logo", "i-grande", "i-rooster", "i-vp")

    @property
    def ornament(self) -> str:
        """Which ornament the label of this day has."""
        return label_of(self.day.toordinal())[1]
