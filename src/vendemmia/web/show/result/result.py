"""The end of a game: who has won and by what, how it came to that, and which decisions cost most."""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Kind, solo_result, standings
from vendemmia.web.ratings import mode_of, rated_seats
from vendemmia.web.results.chances import chances
from vendemmia.web.results.points import PointsMade, great_turns
from vendemmia.web.show.cards.daily_table import note_on, rank_of
from vendemmia.web.show.cards.labels import when
from vendemmia.web.show.page.replay import ReplayReader, turn_text
from vendemmia.web.tables.endings import RESIGNED, TIME, gone, places_of, winners_of
from vendemmia.web.tables.revealing import is_out

from .charts import Bars, Lines, bar_text
from .course import chance_course, points_course
from .games import about
from .player import change
from .verdict import Duel, duel_of, headline, reasons, solo_headline

if TYPE_CHECKING:
    from vendemmia.engine import Standing
    from vendemmia.web.models import Table
    from vendemmia.web.results.points import GreatTurn
    from vendemmia.web.show.advice.evaluation import EvaluatedMove, EvaluationPanel
    from vendemmia.web.show.board.scene import Scene, SeatMark
    from vendemmia.web.tables.history import History, Turn

    from .charts import PointsLine, SourceBar
    from .course import CourseGraph, CourseLine

LOG = logging.getLogger(__name__)

TIE_RULE = "GAME-2"
COSTLY = 3
"""How many decisions are shown."""
USUAL_ORDER = 4
"""The points of an order for a player who has filled none."""
NO_GOAL = 1000
"""Boards on which no number of points ends the game have a target beyond this."""


class RankedSeat(NamedTuple):
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


class Toast(NamedTuple):
    """The winner's word to a reader who has lost."""

    winner: str
    points: int
    """How many more would have won without a tie."""
    orders: int
    """How many orders like the reader's best bring as many."""


class Again(NamedTuple):
    """The rematch of several people."""

    next: str
    """The table of the next game; empty if it is not there yet."""
    pressed: bool
    """The reader wants one, and others have not pressed yet."""
    waiting: str
    """The names of those who have not pressed."""
    missed: bool = False
    """The others have begun it without the reader."""


class ResultPage:
    """What `result/result.html` shows. `reader` is the only person before this screen, if there is just one.

    `evaluation` is what the computer player thinks of the reader's decisions.
    """

    tie_rule = TIE_RULE

    def __init__(self, table: Table, scene: Scene, history: History, evaluation: EvaluationPanel | None = None) -> None:
        self.evaluation = evaluation
        self.table = table
        self.scene = scene
        self.history = history
        self.view = scene.view
        self.end = scene.view.open_state()
        """What counts in the end is public."""
        self.points_made = PointsMade(history)
        self.again: Again | None = None
        self.people = tuple(seat.number for seat in scene.seats if not seat.bot)
        """The seats of the people before this screen; on a shared server only the own ones."""

    @property
    def solo(self) -> str:
        """The result of a solo game: "win", "draw" or "loss"; empty for others."""
        return "" if self.scene.options.solo is None else solo_result(self.end)

    @property
    def on_day(self) -> str:
        """What kind of game it was at a daily vineyard; empty for other games."""
        return note_on(self.scene.words, self.table, "result")

    @property
    def is_of_guest(self) -> bool:
        return rank_of(self.table) == "guest"

    @property
    def is_out(self) -> bool:
        """Whether the record may be downloaded."""
        return is_out(self.table)

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
        return tuple(self.scene.seats[seat] for seat in winners_of(self.table))

    @cached_property
    def reader(self) -> SeatMark | None:
        return self.scene.seats[self.people[0]] if len(self.people) == 1 and not self.table.uploaded else None

    @property
    def you(self) -> SeatMark | None:
        """The reader; None if the reader has given up: what the computer won for them is not their win."""
        return None if self.reader is None or self.reader.number in self.given_up else self.reader

    def name(self, seat: SeatMark) -> str:
        """Return the name of a player; the reader is "You"."""
        yours = self.you is not None and seat.number == self.you.number
        return self.scene.words.message("board-you") if yours else seat.name

    # --- who has won

    @cached_property
    def duel(self) -> Duel | None:
        """The winner and whom to compare with; None if there is an Automa or no single winner."""
        reader = None if self.reader is None else self.reader.number
        return None if self.solo or self.early else duel_of([place.standing for place in self.places], reader)

    @cached_property
    def headline(self) -> str:
        return self._headline(by_name=False)

    @property
    def headline_by_name(self) -> str:
        """The headline for other people: no player is "you"."""
        return self._headline(by_name=True)

    def _headline(self, *, by_name: bool) -> str:
        words, own = self.scene.words, None if by_name else self.you
        if self.early:
            return self._early_headline(by_name=by_name)
        if self.solo:
            margin = self.hero_vp - self.automa_vp
            return solo_headline(words, self.solo, margin, self.hero.name, yours=own is not None)
        seats = self._seats(own)
        return headline(words, self.duel, seats, [seats[seat.number] for seat in self.winners])

    @property
    def early(self) -> bool:
        """The game was over before its rules said so."""
        return bool(self.table.ending)

    @property
    def gone_text(self) -> str:
        """What the scores say of those who have left, as the id of a message."""
        return {RESIGNED: "ending-given-up", TIME: "ending-timed-out"}.get(self.table.ending, "together-left")

    def _early_headline(self, *, by_name: bool) -> str:
        words, left = self.scene.words, gone(self.table)
        if not self.winners:
            return words.message("ending-without-winner")
        own = None if by_name or self.reader is None else self.reader.number
        winner = self.winners[0]
        return words.message(
            f"ending-{self.table.ending}",
            who="you" if winner.number == own else "lost" if own in left else "other",
            winner=winner.name,
            gone=words.listed(self.scene.names[seat] for seat in left),
        )

    def _seats(self, own: SeatMark | None) -> list[SeatMark]:
        """Return all seats; at most one of them is "you"."""
        number = None if own is None else own.number
        return [seat._replace(is_reader=seat.number == number) for seat in self.scene.seats]

    @property
    def reasons(self) -> tuple[str, ...]:
        if self.duel is None:
            return ()
        return reasons(self.scene.words, self.duel, self._seats(self.you), self.points_made)

    @cached_property
    def rivals(self) -> tuple[SeatMark, SeatMark] | None:
        """The two whose points are shown large: the reader first, else the winner."""
        if self.duel is None:
            return None
        pair = self.scene.seats[self.duel.first.seat], self.scene.seats[self.duel.second.seat]
        return (pair[1], pair[0]) if self.reader is not None and pair[1].number == self.reader.number else pair

    def vp(self, seat: SeatMark) -> int:
        return int(self.view.vineyards[seat.number].vp)

    @property
    def hero(self) -> SeatMark:
        """Whose points are shown large: the winner's, in a solo game the player's."""
        return self.winners[0] if self.winners else self.scene.seats[0]

    @property
    def hero_vp(self) -> int:
        return int(self.view.vineyards[self.hero.number].vp)

    @cached_property
    def places(self) -> tuple[RankedSeat, ...]:
        ranked = sorted(self._standings, key=lambda each: (each.rank, each.seat))
        decided = {tie.first.number: tie.by for tie in self.ties} | {tie.second.number: tie.by for tie in self.ties}
        won = {seat.number for seat in self.winners}
        return tuple(
            RankedSeat(self.scene.seats[each.seat], each, each.seat in won, decided.get(each.seat, ""))
            for each in ranked
        )

    @property
    def _standings(self) -> list[Standing]:
        """Of a game that ended early, who gave up decides, and not the points."""
        found = standings(self.end)
        return [each._replace(rank=place) for each, place in zip(found, places_of(self.table), strict=True)]

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        if self.early:
            return ()
        ranked = sorted(standings(self.end), key=lambda each: (each.rank, each.seat))
        return tuple(self._tie(first, second) for first, second in pairwise(ranked) if first.vp == second.vp)

    def _tie(self, first: Standing, second: Standing) -> Tie:
        seats = self.scene.seats[first.seat], self.scene.seats[second.seat]
        by = first.tie_break(second)
        more, less = (getattr(first, by), getattr(second, by)) if by else (0, 0)
        return Tie(*seats, first.vp, by, more, less)

    def who(self, tie: Tie) -> str:
        """Return whether the reader is the "first" or the "second" of two, or an "other"."""
        own = None if self.you is None else self.you.number
        return "first" if tie.first.number == own else "second" if tie.second.number == own else "other"

    @cached_property
    def ratings(self) -> dict[int, str]:
        """By seat, the rating after a rated game and how much it changed; nothing for other games."""
        words = self.scene.words
        return {
            seat: words.message("player-change", after=str(round(game.after)), change=change(game))
            for seat, game in rated_seats(self.table).items()
            if not game.void
        }

    @property
    def rating_mode(self) -> str:
        return mode_of(self.history.options)

    @property
    def given_up(self) -> set[int]:
        """The seats that the computer played to the end for a person who has left. In a rated game they have lost."""
        return {seat for seat, player in enumerate(self.table.players) if player.left or player.stand_in}

    # --- the feast

    def parts(self, seat: SeatMark) -> dict[str, int]:
        """Return the points of a seat by source, as the feast counts them."""
        return {source: vp for source, vp in self.points_made.sources[seat.number].items() if vp}

    @cached_property
    def toast(self) -> Toast | None:
        """What the winner says to a reader who has lost by points, and what was missing."""
        if self.you is None or self.early or self.you in self.winners:
            return None
        own = self.vp(self.you)
        if self.solo:
            name, best = self.scene.words.automa_name(), self.automa_vp
        elif self.duel is not None:
            name, best = self.name(self.scene.seats[self.duel.first.seat]), self.duel.first.vp
        else:
            return None
        if best < own or (self.solo and self.lost_by == "few-workers"):
            return None
        missing = best - own + 1
        filled = [
            event.amount
            for events in self.history.whole.events
            for event in events
            if event.kind is Kind.FILLED and event.seat == self.you.number
        ]
        return Toast(name, missing, -(-missing // max([USUAL_ORDER, *filled])))

    # --- how it came to that

    @cached_property
    def course(self) -> CourseGraph:
        """Chances turn by turn; points against the Automa, and where the network cannot be used."""
        if not self.solo:
            try:
                return chance_course(chances(self.table, self.history), self.scene.seats, self.reader)
            except Exception:
                LOG.exception("no chances for a result")
        return points_course(self.points_made, self.history, self.scene.seats)

    @cached_property
    def costly(self) -> list[EvaluatedMove]:
        """The decisions of the reader that cost most, the largest first."""
        done = self.evaluation is not None and self.evaluation.is_finished
        return self.evaluation.swings[:COSTLY] if done and self.evaluation is not None else []

    @property
    def again_from_start(self) -> bool:
        """The reader may play the same deal again."""
        return self.reader is not None and self.history.knows(0)

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
        you = None if self.reader is None else self.reader.number
        return turn_text(self.scene.words, self.scene.names, self.history, turn, ReplayReader(None, open=True), you)

    # --- charts in words

    def bar_text(self, bar: SourceBar) -> str:
        return bar_text(self.scene.words, self.name(bar.seat), bar)

    @property
    def lines_text(self) -> str:
        words = self.scene.words
        return " ".join(
            words.message("chart-bar", player=self.name_of(line), parts=words.listed(self._values(line)))
            for line in self.lines.lines
        )

    def _values(self, line: PointsLine) -> list[str]:
        pairs = zip(self.lines.years, line.values, strict=True)
        return [self.scene.words.message("chart-part", source=self.year_name(year.year), vp=vp) for year, vp in pairs]

    def year_name(self, year: int) -> str:
        words = self.scene.words
        return words.message("chart-year", year=year) if year else words.message("chart-start")

    @property
    def course_heading(self) -> str:
        course = self.course
        kind = "points" if course.kind == "points" else "chances" if course.even is None else "yours"
        return self.scene.words.message(f"course-{kind}")

    @property
    def course_text(self) -> str:
        """The course in words: the value after every year."""
        words, course = self.scene.words, self.course
        lines = []
        for line in course.lines:
            values = [self.course_value(value) for value in line.values]
            parts = [
                words.message("course-part", year=year, value=value)
                for (year, _), value in zip(course.year_ends, values, strict=True)
            ]
            lines.append(words.message("chart-bar", player=self.name_of(line), parts=words.listed(parts)))
        return " ".join(lines)

    def course_value(self, value: float) -> str:
        words = self.scene.words
        if self.course.kind == "chance":
            return words.message("course-percent", percent=round(100 * value))
        return words.message("chart-number", number=int(value))

    def name_of(self, line: PointsLine | CourseLine) -> str:
        return self.scene.words.automa_name() if line.seat is None else self.name(line.seat)
