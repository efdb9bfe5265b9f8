"""The record of a game: options, seed and the codes of all answers. docs/record-format.md describes the format."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import (
    KEYED,
    LEGACY,
    GameOver,
    IllegalAction,
    Options,
    PositionError,
    State,
    UnknownCode,
    new_state,
)

from .errors import Flaw, RecordError
from .form import FIRST_FORMAT, FORMAT, RULES_VERSION, Resumed, trail_of
from .reader import read

if TYPE_CHECKING:
    from vendemmia.engine import Seed


class Record(NamedTuple):
    """A game that can be replayed: options, seed and the codes of all answers.

    Get one with `Game.record` or `Record.from_text`. It can hold a game that does not replay; `replay` and
    `Game.from_record` check that.
    """

    options: Options
    """The options of the game."""
    seed: Seed
    """The seed of the game. It tells all cards."""
    codes: tuple[str, ...]
    """The codes of all answers."""
    checksum: str
    """The checksum of the state after the last code."""
    start: dict[str, object] | None = None
    """The position the game started from; None for a new game."""
    rules: int = RULES_VERSION
    """The version of the rules under which it started."""
    checks: tuple[str, ...] = ()
    """For each ply, the first digits of the checksum of the state after it. Empty in the first format."""
    position: dict[str, object] | None = None
    """The state after the last code. None in the first format."""
    resumed: tuple[Resumed, ...] = ()
    """Where the game continued from a saved position."""

    @property
    def format(self) -> str:
        """The format to write. A record read in the first format is written in the first format."""
        return FIRST_FORMAT if self.position is None and self.rules == 1 and not self.resumed else FORMAT

    def opening(self) -> State:
        """Return the state before the first ply. PositionError if the start is not a possible position."""
        generator = generator_of(self.rules)
        if self.start is not None:
            return State.from_json(self.start, generator)
        return new_state(self.options, self.seed, generator=generator)

    def cut(self, plies: int, end: State) -> Record:
        """Return the same game cut after its first plies, which lead to `end`."""
        return self._replace(
            codes=self.codes[:plies],
            checks=self.checks[:plies],
            resumed=tuple(each for each in self.resumed if each.ply <= plies),
            checksum=end.checksum(),
            position=None if self.position is None else end.to_json(),
        )

    def trail(self) -> str:
        """Return a chain of digests over the codes: a changed, added or missing code breaks it at that point."""
        head: list[object] = [self.options.to_json(), self.seed, self.start]
        if self.format != FIRST_FORMAT:
            head += [self.rules, [list(each) for each in self.resumed]]
        return trail_of(head, self.codes)

    def to_text(self) -> str:
        """Return the record as text, always the same for the same record."""
        plain: dict[str, object] = {
            "format": self.format,
            "rules": self.rules,
            "options": self.options.to_json(),
            "seed": self.seed,
        }
        if self.start is not None:
            plain["start"] = self.start
        if self.resumed:
            plain["resumed"] = [each._asdict() for each in self.resumed]
        head = json.dumps(plain, indent=1)[:-2]
        plies = ",\n".join(f"  {json.dumps(code)}" for code in self.codes)
        listed = f"[\n{plies}\n ]" if plies else "[]"
        saved = ""
        if self.format != FIRST_FORMAT:
            saved = f' "checks": "{"".join(self.checks)}",\n "position": {json.dumps(self.position)},\n'
        return f'{head},\n "plies": {listed},\n "trail": "{self.trail()}",\n{saved} "checksum": "{self.checksum}"\n}}\n'

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record and check its form. RecordError if it is damaged. `replay` checks the game."""
        return read(text, cls)

    def replay(self) -> State:
        """Replay the game and compare the end. RecordError names the first bad ply.

        A resumed game is replayed from the point where it continued.
        """
        if self.resumed:
            first, state = self.resumed[-1].ply, self.resumed_state(self.resumed[-1])
        else:
            first, state = 0, self._checked_opening()
        for ply in range(first, len(self.codes)):
            self.step(state, ply)
        if (end := state.checksum()) != self.checksum:
            raise RecordError(Flaw.OTHER_END, checksum=end, recorded=self.checksum)
        return state

    def step(self, state: State, ply: int) -> None:
        """Play one code (counted from 0) on the state before it. RecordError if that is not possible."""
        try:
            state.play(self.codes[ply])
        except (IllegalAction, UnknownCode, GameOver) as error:
            raise flaw_at(ply, self.codes[ply], error) from None

    def _checked_opening(self) -> State:
        try:
            state = self.opening()
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, cause=error) from None
        if state.rules.options != self.options:
            raise RecordError(Flaw.START_DIFFERS)
        return state

    def resumed_state(self, resumed: Resumed) -> State:
        """Return the state from which the game continued. RecordError if it is not possible or has other options."""
        try:
            state = State.from_json(resumed.position)
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, resumed.ply, error) from None
        if state.rules.options != self.options:
            raise RecordError(Flaw.START_DIFFERS, resumed.ply)
        return state


def flaw_at(ply: int, code: str, error: IllegalAction | UnknownCode | GameOver) -> RecordError:
    """Return what a code of a record (counted from 0) that cannot be played says about the record."""
    if isinstance(error, IllegalAction):
        return RecordError(Flaw.NOT_LEGAL, ply + 1, error, code=code)
    if isinstance(error, UnknownCode):
        return RecordError(Flaw.UNKNOWN_CODE, ply + 1, code=code)
    return RecordError(Flaw.GAME_OVER, ply + 1)


def generator_of(rules: int) -> int:
    """Return the random generator of new games under a version of the rules."""
    return LEGACY if rules == 1 else KEYED
