"""A game in progress: the state, its record, what each answer brought, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CODES, Options, State, new_state, number_of, observe, parse

from .errors import Flaw, RecordError, UndoRefused
from .form import LINK, RULES_VERSION, canonical, digest
from .marks import Gap, Mark, mark_of
from .record import Record, generator_of
from .retracing import Retracing

if TYPE_CHECKING:
    from typing import Self

    from vendemmia.engine import Asked, Event, Seed, View

    from .form import Resumed


class Game:
    """A game that records itself: play, undo, save. Make one with `Game.new`, `from_position` or `from_record`.

    Plies are counted from 0; "after 3 plies" is the position before ply 3.
    """

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
        self.opening: list[Event] = []
        """What happened in set-up, before the first decision."""
        self.events: list[list[Event]] = []
        """For each ply, what happened; none in a gap. Show a seat `event.seen_by(seat)`."""
        self.deciders: list[int] = []
        """For each ply, the seat that answered; -1 in a gap, where it is not known."""
        self.forced: set[int] = set()
        """Plies that no player decided: the answer was given automatically, or with the one before."""
        self.option_questions: dict[int, Asked] = {}
        """By ply, the question that an `option:` answered, whose number alone says nothing."""
        self.marks: list[Mark] = [mark_of(state)]
        """By ply, the year and season after that number of answers."""
        self.gaps: list[Gap] = []
        """The plies of a record that can no longer be shown."""
        self.starts: dict[int, State] = {0: state.copy()}
        """By ply, the positions that were dealt or saved. Copy one before you play on it."""
        self._earlier: list[State] = []
        """The states before each ply since the undo floor."""
        self._last_seat: int | None = None
        self._legal: tuple[State, int, list[str]] | None = None
        self._text: tuple[State, int, str] | None = None

    @classmethod
    def new(
        cls,
        options: Options | None = None,
        seed: Seed = 0,
        rules: int = RULES_VERSION,
        start: dict[str, object] | None = None,
    ) -> Self:
        """Return a new game. `start` is a position to start from that is known to be sound; see `from_position`.

        The same options, seed and version of the rules give the same deal. OptionsError or SeedError if they do not
        describe a game.
        """
        options = options or Options()
        generator = generator_of(rules)
        if start is not None:
            return cls(options, seed, State.from_json(start, generator), start, rules)
        opening: list[Event] = []
        game = cls(options, seed, new_state(options, seed, opening, generator=generator), None, rules)
        game.opening = opening
        return game

    @classmethod
    def from_position(cls, plain: dict[str, object]) -> Self:
        """Return a game that starts from a position. PositionError if the game cannot continue from it."""
        state = State.from_json(plain, try_out=True)
        return cls(state.rules.options, 0, state, state.to_json())

    @classmethod
    def from_record(
        cls, record: Record, plies: int | None = None, *, final: bool = False, untrusted: bool = False
    ) -> Self:
        """Return the game as it was after some plies of a record, by default after all.

        If today's rules no longer lead to the end of the record, the game continues from its saved position, and
        `gaps` and `resumed` say so. RecordError if that is not possible either, or if you ask for plies that can no
        longer be replayed. `final` saves what undo of these answers would need. `untrusted` also tries out positions
        that were not dealt: use it for a record that anybody may have written.
        """
        game = Retracing(
            record,
            lambda: cls.new(record.options, record.seed, record.rules, record.start),
            lambda state: cls(record.options, record.seed, state, record.start, record.rules),
            final=final,
            untrusted=untrusted,
        ).run()
        return game if plies is None or plies == game.plies else game.rewound(plies)

    # --- the course of the game

    @property
    def plies(self) -> int:
        """The number of answers so far."""
        return len(self.codes)

    @property
    def to_move(self) -> int | None:
        """The seat that must answer; None when the game is over."""
        return self.state.to_move

    @property
    def legal_codes(self) -> list[str]:
        """The codes of the legal answers, computed once for each position."""
        if self._legal is None or self._legal[0] is not self.state or self._legal[1] != self.plies:
            self._legal = self.state, self.plies, self.state.codes()
        return self._legal[2]

    @property
    def position_text(self) -> str:
        """The canonical text of the position, whose digest is its checksum; computed once for each position."""
        if self._text is None or self._text[0] is not self.state or self._text[1] != self.plies:
            self._text = self.state, self.plies, canonical(self.state.to_json())
        return self._text[2]

    @property
    def decided_last(self) -> int | None:
        """The seat that gave the last answer; None before the first."""
        return self.deciders[-1] if self.deciders else None

    def play(self, code: str | int, recorded: str = "", *, forced: bool = False, final: bool = False) -> list[Event]:
        """Check and carry out an answer.

        Returns what happened. IllegalAction, GameOver or UnknownCode if that is not possible: then nothing has changed.
        `recorded` is the check that a record has for this ply, if there is one; it saves computing it again. `forced`:
        no player decided this answer. `final`: neither this nor an earlier answer can be undone.
        """
        state, seat = self.state, self.state.to_move
        before = None if final else state.copy()
        revealed = state.revealed
        legal_code = CODES[number_of(code)]
        asked = state.asked() if parse(legal_code).kind == "option" else None
        events = state.play(code)
        if before is None or state.revealed != revealed:
            self._earlier = []
        elif seat != self._last_seat:
            self._earlier = [before]
        else:
            self._earlier.append(before)
        self._last_seat = seat
        if forced:
            self.forced.add(self.plies)
        if asked is not None:
            self.option_questions[self.plies] = asked
        self.codes.append(legal_code)
        self.checks.append(recorded or digest(self.position_text)[:LINK])
        self.events.append(events)
        self.deciders.append(-1 if seat is None else seat)
        self.marks.append(mark_of(state, self.marks[-1]))
        return events

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        return observe(self.state, seat)

    def news(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what has happened from a ply on, as a seat or a spectator (None) may know it."""
        return [event.seen_by(seat) for events in self.events[since:] for event in events]

    # --- undo

    @property
    def undo_floor(self) -> int:
        """The earliest ply that undo can return to: after the last reveal or the last decision of another seat."""
        return self.plies - len(self._earlier)

    def undo_steps(self, seat: int | None) -> list[int]:
        """Return the plies to which a seat may return, the last first: its own decisions since the floor, not the
        forced."""
        steps: list[int] = []
        for ply in range(self.plies - 1, self.undo_floor - 1, -1):
            if self.deciders[ply] != seat:
                break
            if ply not in self.forced:
                steps.append(ply)
        return steps

    def undo(self, to: int | None = None) -> None:
        """Undo one decision, or all back to a ply (`game.undo_floor` for the whole turn).

        UndoRefused if that is too far.
        """
        target = self.plies - 1 if to is None else to
        if not self.undo_floor <= target < self.plies:
            raise UndoRefused(target, self.undo_floor)
        place = target - self.undo_floor
        self.state = self._earlier[place]
        del self._earlier[place:]
        self.keep(target)

    def keep(self, plies: int) -> None:
        """Forget all answers but the first. The caller sets the state that belongs to the last one kept."""
        del self.codes[plies:], self.checks[plies:], self.events[plies:], self.deciders[plies:]
        del self.marks[plies + 1 :]
        self.forced = {ply for ply in self.forced if ply < plies}
        self.option_questions = {ply: asked for ply, asked in self.option_questions.items() if ply < plies}

    # --- the past

    @property
    def went_on_at(self) -> int | None:
        """The ply at which the game last continued from its saved position."""
        return self.resumed[-1].ply if self.resumed else None

    def knows(self, ply: int) -> bool:
        """Return whether the position after this number of plies can be shown."""
        return 0 <= ply <= self.plies and not any(gap.after < ply < gap.until for gap in self.gaps)

    def rewound(self, plies: int) -> Self:
        """Return the game as it was after some plies, also behind the floor of undo.

        RecordError if that is in a gap.
        """
        if not self.knows(plies):
            raise RecordError(Flaw.NOT_REPLAYABLE, plies)
        first = max(ply for ply in self.starts if ply <= plies)
        game = self.at(first, self.starts[first].copy())
        for ply in range(first, plies):
            game.play(self.codes[ply], self.checks[ply], forced=ply in self.forced)
        return game

    def at(self, plies: int, state: State) -> Self:
        """Return the game as it was after some plies, of which `state` is the position; its past cannot be undone."""
        past = type(self)(self.options, self.seed, state, self.start, self.rules)
        past.opening = self.opening
        past.codes, past.checks = self.codes[:plies], self.checks[:plies]
        past.events, past.deciders = self.events[:plies], self.deciders[:plies]
        past.forced = {ply for ply in self.forced if ply < plies}
        past.option_questions = {ply: asked for ply, asked in self.option_questions.items() if ply < plies}
        past.marks = self.marks[: plies + 1]
        past.gaps = [gap for gap in self.gaps if gap.until <= plies]
        past.resumed = [each for each in self.resumed if each.ply <= plies]
        past.starts = {ply: start for ply, start in self.starts.items() if ply <= plies}
        return past

    def resume(self, state: State, record: Record, times: int) -> None:
        """Continue from the position at which a record was resumed for this time; the answers since are a gap."""
        resumed = record.resumed[:times]
        until = resumed[-1].ply
        self.gaps.append(Gap(self.plies if self.starts else -1, until))
        skipped = slice(self.plies, until)
        self.codes += record.codes[skipped]
        self.checks += record.checks[skipped]
        for _ in range(len(self.events), until):
            self.events.append([])
            self.deciders.append(-1)
            self.marks.append(self.marks[-1])
        self.state = state
        self.starts[until] = state.copy()
        self.marks[-1] = mark_of(state, self.marks[-1])
        self.resumed = list(resumed)
        self._earlier = []
        self._last_seat = None

    def record(self) -> Record:
        """Return the record of the game so far. Save it with `Record.to_text`."""
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
