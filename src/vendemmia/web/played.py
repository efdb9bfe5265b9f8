"""A game with the events of each ply: all that pages show of its course."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.engine import VendemmiaError
from vendemmia.record import RULES_VERSION, UNKNOWN, Game, Record, course_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Asked, Event, Options, Seed, State
    from vendemmia.record import Course


class Answer(NamedTuple):
    """A ply as the database has it."""

    code: str
    forced: bool
    seat: int
    check: str
    row: int | None = None
    """The number of its row."""


class Mark(NamedTuple):
    """The year and season after a ply. Year 0 is the set-up."""

    year: int
    season: int


class Gap(NamedTuple):
    """Answers whose positions cannot be shown: the rules have changed, and the game went on from its saved position."""

    after: int
    """The ply of the last position before it, -1 if not even the beginning can be shown."""
    until: int
    """The position from which the game went on."""


class Played:
    """A game with the events and the decider of every ply."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[list[Event]] = []
        """The events of each ply; none in a gap."""
        self.deciders: list[int] = []
        self.options_of: dict[int, Asked] = {}
        """By ply, the question that an option answered: its number alone says nothing."""
        self.forced: set[int] = set()
        """Plies answered without a press of their own: by the server, or by the press of the answer before."""
        self.stumbled: set[int] = set()
        """Plies answered at random, because the computer player failed; only those played in this process."""
        self.gaps: list[Gap] = []
        self.marks: list[Mark] = [_mark(game.state, Mark(0, 0))]
        """By ply: the first before any answer."""
        self.last_row: int | None = None
        """The number of the row of the last ply; None if it is not known."""
        self._codes: tuple[State, int, list[str]] | None = None

    @property
    def plies(self) -> int:
        return len(self.events)

    @property
    def to_move(self) -> int | None:
        """The seat that must answer; None when the game is over."""
        return self.game.state.to_move

    @property
    def codes(self) -> list[str]:
        """The legal answers, computed once for each position."""
        state = self.game.state
        if self._codes is None or self._codes[0] is not state or self._codes[1] != self.plies:
            self._codes = state, self.plies, state.codes()
        return self._codes[2]

    @property
    def went_on_at(self) -> int | None:
        """The ply at which the game last went on from its saved position."""
        return self.game.resumed[-1].ply if self.game.resumed else None

    def play(self, code: str, forced: bool = False, recorded: str = "", *, stumbled: bool = False) -> None:
        seat = self.game.state.to_move
        asked = self.game.state.asked() if code.startswith("option:") else None
        events = self.game.play(code, recorded)
        if forced:
            self.forced.add(self.plies)
        if stumbled:
            self.stumbled.add(self.plies)
        if asked is not None:
            self.options_of[self.plies] = asked
        self.events.append(events)
        self.deciders.append(-1 if seat is None else seat)
        self.marks.append(_mark(self.game.state, self.marks[-1]))

    def undo(self, to: int) -> None:
        """Go back to a ply, but not before the floor of the game."""
        self.game.undo(to)
        del self.events[to:], self.deciders[to:], self.marks[to + 1 :]
        self.forced = {ply for ply in self.forced if ply < to}
        self.stumbled = {ply for ply in self.stumbled if ply < to}
        self.options_of = {ply: asked for ply, asked in self.options_of.items() if ply < to}
        self.last_row = None

    def undo_steps(self, seat: int) -> list[int]:
        """The plies to which a seat may go back, the last first: its own decisions since the floor, not the forced."""
        steps: list[int] = []
        for ply in range(self.plies - 1, self.game.undo_floor - 1, -1):
            if self.deciders[ply] != seat:
                break
            if ply not in self.forced:
                steps.append(ply)
        return steps

    def last_decision(self, seat: int) -> int | None:
        """The ply of the last decision of a seat that nobody gave for it; None if there is none to go back to."""
        for ply in range(self.plies - 1, -1, -1):
            if self.deciders[ply] == seat and ply not in self.forced:
                return ply if self.may_rewind(ply) else None
        return None

    def may_rewind(self, ply: int) -> bool:
        """Not before the position from which a game went on under other rules."""
        return (self.went_on_at or 0) <= ply < self.plies

    def rewound(self, ply: int) -> Played:
        """The game as it was before a ply, also behind the floor of undo."""
        record = self.game.record()
        answers = [
            Answer(code, number in self.forced, max(self.deciders[number], 0), check)
            for number, (code, check) in enumerate(zip(self.game.codes, self.game.checks, strict=True))
        ][:ply]
        before = record._replace(codes=record.codes[:ply], checks=record.checks[:ply], checksum="", position=None)
        return Played.of_record(before, answers)

    @property
    def decided_last(self) -> int | None:
        return self.deciders[-1] if self.deciders else None

    def catch_up(self, answers: Sequence[Answer]) -> bool:
        """Advance the game to a list of answers; False if it went another way."""
        own = self.game.codes
        if len(own) > len(answers) or any(own[ply] != answers[ply].code for ply in range(len(own))):
            return False
        for answer in answers[len(own) :]:
            self.play(answer.code, answer.forced, answer.check)
        return True

    def go_on(self, rows: Sequence[Sequence[Any]]) -> bool:
        """Advance the game by the rows (`rows.PLAYED`) from its last ply on; False if that is another one by now.

        Undo removes the last plies, and what is played then has new rows: who has the same last row has the same game.
        """
        if self.plies:
            if not rows or self.last_row is None or (rows[0][0], rows[0][-1]) != (self.plies - 1, self.last_row):
                return False
            rows = rows[1:]
        if [row[0] for row in rows] != list(range(self.plies, self.plies + len(rows))):
            return False
        for _, *rest in rows:
            answer = Answer(*rest)
            self.play(answer.code, answer.forced, answer.check)
            self.last_row = answer.row
        return True

    def _skip(self, answers: Sequence[Answer]) -> None:
        """Skip answers that the current rules cannot replay."""
        for answer in answers:
            if answer.forced:
                self.forced.add(self.plies)
            self.events.append([])
            self.deciders.append(answer.seat)
            self.marks.append(self.marks[-1])

    @classmethod
    def new(
        cls, options: Options, seed: Seed, start: dict[str, object] | None = None, rules: int = RULES_VERSION
    ) -> Played:
        """A new game, or one that begins from a position."""
        return cls(Game.begun(Record(options.normal(), seed, (), "", start, rules)))

    @classmethod
    def of_record(cls, record: Record, answers: Sequence[Answer] = ()) -> Played:
        """The game of a record, from its saved position if the current rules no longer lead to its end.

        `answers` says more about the plies than a record does. RecordError if the game cannot go on at all.
        """
        answers = answers or _answers_of(record)
        game = None if record.resumed else cls._retraced(record, answers)
        return game or cls._along(course_of(record), answers)

    @classmethod
    def _retraced(cls, record: Record, answers: Sequence[Answer]) -> Played | None:
        """The game as it was played, if the current rules still lead to its end."""
        try:
            played = cls(Game.begun(record))
            for answer in answers:
                played.play(answer.code, answer.forced, answer.check)
        except VendemmiaError:
            return None
        state = played.game.state
        same = state.rules.options == record.options and record.checksum in ("", state.checksum())
        return played if same else None

    @classmethod
    def _along(cls, course: Course, answers: Sequence[Answer]) -> Played:
        """A game that went on from saved positions."""
        record, first = course.record, course.stretches[0]
        if first.resumed:
            played = cls(Game(record.options, record.seed, first.state, record.start, record.rules))
        else:
            played = cls(Game.begun(record))
        for stretch in course.stretches:
            if stretch.resumed:
                played.gaps.append(Gap(-1 if stretch == first else played.plies, stretch.first))
                played._skip(answers[played.plies : stretch.first])
                before, resumed = stretch.first, record.resumed[: stretch.resumed]
                played.game.go_on_from(stretch.state.copy(), record.codes[:before], record.checks[:before], resumed)
                played.marks[-1] = _mark(played.game.state, played.marks[-1])
            for answer in answers[stretch.first : stretch.end]:
                played.play(answer.code, answer.forced, answer.check)
        return played


def _answers_of(record: Record) -> list[Answer]:
    checks = record.checks or (UNKNOWN,) * len(record.codes)
    pairs = zip(record.codes, checks, strict=True)
    return [Answer(code, False, 0, "" if check == UNKNOWN else check) for code, check in pairs]


def _mark(state: State, before: Mark) -> Mark:
    """The last season lasts to the end of the game."""
    return before if state.is_over else Mark(int(state.year), int(state.season()))


__all__ = ["Answer", "Gap", "Mark", "Played"]
