"""A game in progress: the state, its record, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CODES, Options, State, VendemmiaError, new_state, number_of, observe

from .course import course_of
from .errors import Flaw, RecordError, UndoRefused
from .record import RULES_VERSION, Record, check_of, generator_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event, Seed, View

    from .record import Resumed


class Game:
    """A game that records itself: play, undo, save. Make one with `Game.new`, `from_position` or `from_record`."""

    def __init__(
        self,
        options: Options,
        seed: Seed,
        state: State,
        start: dict[str, object] | None = None,
        rules: int = RULES_VERSION,
    ) -> None:
        self.options = options
        """The options of the game."""
        self.seed = seed
        """The seed of the game."""
        self.start = start
        """The position the game started from; None for a new game."""
        self.rules = rules
        """The version of the rules under which the game started."""
        self.state = state
        """The current position. Do not change it directly, or the record no longer fits."""
        self.codes: list[str] = []
        """The answers so far."""
        self.checks: list[str] = []
        """For each code, the check of the state after it, as records have it."""
        self.resumed: list[Resumed] = []
        """Where the game continued from a saved position, because the rules had changed."""
        self._earlier: list[State] = []
        """The states before each ply since the undo floor."""
        self.opening: list[Event] = []
        """What happened in set-up, before the first decision."""
        self._last_seat: int | None = None

    @classmethod
    def new(cls, options: Options | None = None, seed: Seed = 0, rules: int = RULES_VERSION) -> Game:
        """A new game.

        The same options, seed and version of the rules give the same deal. OptionsError or SeedError if they do not
        describe a game.
        """
        options = options or Options()
        opening: list[Event] = []
        state = new_state(options, seed, opening, generator=generator_of(rules))
        game = cls(options, seed, state, rules=rules)
        game.opening = opening
        return game

    @classmethod
    def from_position(cls, plain: dict[str, object]) -> Game:
        """A game that starts from a position. PositionError if the game cannot continue from it."""
        state = State.from_json(plain, try_out=True)
        return cls(state.rules.options, 0, state, state.to_json())

    @classmethod
    def begun(cls, record: Record) -> Game:
        """The game of a record, before its first ply."""
        if record.start is None:
            return cls.new(record.options, record.seed, record.rules)
        return cls(record.options, record.seed, record.opening(), record.start, record.rules)

    @classmethod
    def from_record(cls, record: Record, plies: int | None = None) -> Game:
        """The game as it was after some plies of a record, by default after all.

        If today's rules no longer lead to the end of the record, the game continues from its saved position, and
        `game.resumed` says so. RecordError if that is not possible either, or if you ask for plies that can no longer
        be replayed.
        """
        plies = len(record.codes) if plies is None else plies
        if not record.resumed and 0 <= plies <= len(record.codes) and (game := cls._retraced(record, plies)):
            return game
        course = course_of(record)
        record = course.record
        stretch = course.stretch_at(plies)
        if stretch is None:
            raise RecordError(Flaw.NOT_REPLAYABLE, plies, None)
        if stretch.resumed:
            game = cls(record.options, record.seed, stretch.state, record.start, record.rules)
            first, resumed = stretch.first, record.resumed[: stretch.resumed]
            game.go_on_from(stretch.state, record.codes[:first], record.checks[:first], resumed)
        else:
            game = cls.begun(record)
        for ply in range(stretch.first, plies):
            game.play(record.codes[ply], recorded=record.checks[ply] if record.checks else "")
        return game

    @classmethod
    def _retraced(cls, record: Record, plies: int) -> Game | None:
        """The game after some plies, if today's rules lead through the whole record to its end."""
        try:
            game = cls.begun(record)
            for ply in range(plies):
                game.play(record.codes[ply], recorded=record.checks[ply] if record.checks else "")
            end = game.state.copy() if plies < len(record.codes) else game.state
            for ply in range(plies, len(record.codes)):
                record.step(end, ply)
        except VendemmiaError:
            return None
        return game if end.rules.options == record.options and end.checksum() == record.checksum else None

    def go_on_from(self, state: State, codes: Sequence[str], checks: Sequence[str], resumed: Sequence[Resumed]) -> None:
        """Continue from a saved position. The answers before it stay in the record but cannot be undone."""
        self.state = state
        self.codes = list(codes)
        self.checks = list(checks)
        self.resumed = list(resumed)
        self._earlier = []
        self._last_seat = None

    def play(self, code: str | int, recorded: str = "") -> list[Event]:
        """Check and carry out an answer.

        Returns what happened. IllegalAction, GameOver or UnknownCode if that is not possible: then nothing has changed.
        `recorded` is the check that a record has for this ply, if there is one; it saves computing it again.
        """
        before = self.state.copy()
        seat = self.state.to_move
        revealed = before.revealed
        legal_code = CODES[number_of(code)]
        events = self.state.play(code)
        if self.state.revealed != revealed:
            self._earlier = []
        elif seat != self._last_seat:
            self._earlier = [before]
        else:
            self._earlier.append(before)
        self._last_seat = seat
        self.codes.append(legal_code)
        self.checks.append(recorded or check_of(self.state))
        return events

    @property
    def undo_floor(self) -> int:
        """The earliest ply that undo can return to: after the last reveal or the last decision of another seat."""
        return len(self.codes) - len(self._earlier)

    def undo(self, to: int | None = None) -> None:
        """Undo one decision, or all back to a ply (`game.undo_floor` for the whole turn).

        UndoRefused if that is too far.
        """
        target = len(self.codes) - 1 if to is None else to
        if not self.undo_floor <= target < len(self.codes):
            raise UndoRefused(target, self.undo_floor)
        place = target - self.undo_floor
        self.state = self._earlier[place]
        del self._earlier[place:]
        del self.codes[target:], self.checks[target:]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return observe(self.state, seat)

    def record(self) -> Record:
        """The record of the game so far. Save it with `Record.to_text`."""
        return Record(
            self.options,
            self.seed,
            tuple(self.codes),
            self.state.checksum(),
            self.start,
            self.rules,
            tuple(self.checks),
            self.state.to_json(),
            tuple(self.resumed),
        )
