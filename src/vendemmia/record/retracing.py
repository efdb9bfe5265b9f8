"""Play a record under today's rules, once, and continue from a saved position where they no longer lead to its end.

A record has a check of the position after every ply, and the last position itself. While the rules lead to the same
positions, all of it can be shown. When a correction of the rules changes its course, the plies after the last one whose
check agrees are a gap, and the game continues from its saved position under today's rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from vendemmia.engine import GameOver, IllegalAction, PositionError, UnknownCode, VendemmiaError, check_playable

from .errors import Flaw, RecordError
from .form import RULES_VERSION, UNKNOWN, Resumed, canonical, digest
from .record import flaw_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import Event, State

    from .record import Record


class Recording(Protocol):
    """What a game can do that is retraced."""

    state: State
    checks: list[str]
    starts: dict[int, State]

    @property
    def plies(self) -> int: ...
    def play(self, code: str, recorded: str = ..., *, final: bool = ...) -> list[Event]: ...
    def keep(self, plies: int) -> None: ...
    def resume(self, state: State, record: Record, times: int) -> None: ...


G = TypeVar("G", bound=Recording)


class Retracing(Generic[G]):
    """A record that is being played.

    `new` deals the game, `at` makes one whose beginning is not known. `final`: none of the answers will be undone.
    `untrusted`: try out the positions that were not dealt.
    """

    def __init__(
        self, record: Record, new: Callable[[], G], at: Callable[[State], G], *, final: bool, untrusted: bool
    ) -> None:
        self.record = record
        self.new = new
        self.at = at
        self.final = final
        self.untrusted = untrusted
        self.game: G | None = None
        """The game so far; None while nothing of it is known."""

    def run(self) -> G:
        """Return the game. RecordError if neither the codes nor the saved position lead to a playable one."""
        record = self.record
        for number, resumed in enumerate(record.resumed):
            try:
                game = self._begun(record, number)
            except VendemmiaError:  # Today's rules cannot read where it began.
                continue
            self._try_out(game.state, number)
            self._follow(game, number, resumed.ply, digest(canonical(resumed.position)))
        number, plies = len(record.resumed), len(record.codes)
        try:
            game = self._begun(record, number)
        except RecordError as error:
            return self._saved(error)
        self._try_out(game.state, number)
        first = game.plies
        try:
            for ply in range(first, plies):
                self._step(game, ply, known=True)
            end = game.state.checksum()
            if end == record.checksum or self._has_no_end:
                return game
            failed = RecordError(Flaw.OTHER_END, checksum=end, recorded=record.checksum)
        except RecordError as error:
            failed = error
        game.state = game.starts[first].copy()
        game.keep(first)
        self._follow(game, number, plies, record.checksum)
        return self._saved(failed)

    @property
    def _has_no_end(self) -> bool:
        """The first version saved no checksum of its tables. All later records must have one."""
        return not (self.record.checksum or self.untrusted)

    def _begun(self, record: Record, number: int) -> G:
        """Return the game at its beginning, or where it was resumed for the time of this number."""
        if number:
            state = record.resumed_state(record.resumed[number - 1])
            if self.game is None:
                self.game = self.at(state)
                self.game.starts.clear()
            self.game.resume(state, record, number)
            return self.game
        try:
            game = self.game = self.new()
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, cause=error) from None
        if game.state.rules.options != record.options:
            raise RecordError(Flaw.START_DIFFERS)
        return game

    def _try_out(self, state: State, number: int) -> None:
        """Raise RecordError if the game cannot continue from a position that anybody may have written."""
        if not self.untrusted or not (number or self.record.start is not None):
            return
        try:
            check_playable(state)
        except PositionError as error:
            ply = self.record.resumed[number - 1].ply if number else 0
            raise RecordError(Flaw.START_IMPOSSIBLE, ply or None, error) from None

    def _step(self, game: G, ply: int, *, known: bool) -> None:
        """Play one code. `known`: take the check from the record, which saves computing it."""
        record = self.record
        check = record.checks[ply] if known and record.checks else UNKNOWN
        try:
            game.play(record.codes[ply], recorded="" if check == UNKNOWN else check, final=self.final)
        except (IllegalAction, UnknownCode, GameOver) as error:
            raise flaw_at(ply, record.codes[ply], error) from None

    def _follow(self, game: G, number: int, end: int, wanted: str) -> None:
        """Play as far as a check, or the position at the end, confirms what was played, and keep no more of it.

        Plies without a check that lead to another position are not confirmed, nor is a deal whose first answer leads
        elsewhere.
        """
        record, first = self.record, game.plies
        sure = first if number or record.start is not None else None
        try:
            for ply in range(first, end):
                self._step(game, ply, known=False)
                check = record.checks[ply] if record.checks else UNKNOWN
                if check == game.checks[ply]:
                    sure = ply + 1
                elif check != UNKNOWN:
                    break
            else:
                sure = end if game.state.checksum() == wanted else sure
        except RecordError:
            pass
        if sure is None:
            self.game = None
        else:
            game.keep(sure)

    def _saved(self, failed: RecordError) -> G:
        """Return the game that continues from the saved position; raise the error of the replay if it cannot."""
        if self.record.position is None:
            raise failed
        resumed = Resumed(len(self.record.codes), RULES_VERSION, self.record.position)
        self.record = self.record._replace(resumed=(*self.record.resumed, resumed))
        number = len(self.record.resumed)
        try:
            game = self._begun(self.record, number)
        except RecordError:
            raise failed from None
        self._try_out(game.state, number)
        return game
