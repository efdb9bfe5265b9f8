"""The record of a game: options, seed and the codes of all answers. docs/record-format.md describes the format."""

from __future__ import annotations

import hashlib
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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Seed

FIRST_FORMAT = "vendemmia-record/1"
FORMAT = "vendemmia-record/2"
"""The format that records are written in."""
RULES_VERSION = 2
"""Raised when a correction of the rules changes the course of recorded games. docs/design/records.md lists them all."""
LINK = 4
"""Hex digits per ply of the trail and of the checks."""
UNKNOWN = "." * LINK
"""The check of a ply that was played before there were checks."""


class Resumed(NamedTuple):
    """A point where a game continued from its saved position, because the rules had changed and no longer led there."""

    ply: int
    """The number of answers before it."""
    rules: int
    """The version of the rules under which it continued."""
    position: dict[str, object]
    """The position from which the game continued."""


class Record(NamedTuple):
    """A game that can be replayed: options, seed and the codes of all answers.

    Get one with `Game.record` or `Record.from_text`. It can hold a game that does not replay; `replay` and `course_of`
    check that.
    """

    options: Options
    """The options of the game."""
    seed: Seed
    """The seed of the game; whoever has it knows the cards."""
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
        """The state before the first ply. PositionError if the start is not a possible position."""
        generator = generator_of(self.rules)
        if self.start is not None:
            return State.from_json(self.start, generator)
        return new_state(self.options, self.seed, generator=generator)

    def cut(self, plies: int, end: State) -> Record:
        """The same game cut after its first plies, which lead to `end`."""
        return self._replace(
            codes=self.codes[:plies],
            checks=self.checks[:plies],
            resumed=tuple(each for each in self.resumed if each.ply <= plies),
            checksum=end.checksum(),
            position=None if self.position is None else end.to_json(),
        )

    def trail(self) -> str:
        """A chain of digests over the codes: a changed, added or missing code breaks it at that point."""
        head: list[object] = [self.options.to_json(), self.seed, self.start]
        if self.format != FIRST_FORMAT:
            head += [self.rules, [list(each) for each in self.resumed]]
        return trail_of(head, self.codes)

    def to_text(self) -> str:
        """The record as text, always the same for the same record."""
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
        from .reader import read

        return read(text)

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
        code = self.codes[ply]
        try:
            state.play(code)
        except IllegalAction as error:
            raise RecordError(Flaw.NOT_LEGAL, ply + 1, error, code=code) from None
        except UnknownCode:
            raise RecordError(Flaw.UNKNOWN_CODE, ply + 1, code=code) from None
        except GameOver:
            raise RecordError(Flaw.GAME_OVER, ply + 1) from None

    def _checked_opening(self) -> State:
        try:
            state = self.opening()
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, cause=error) from None
        if state.rules.options != self.options:
            raise RecordError(Flaw.START_DIFFERS)
        return state

    def resumed_state(self, resumed: Resumed) -> State:
        """The state from which the game continued. RecordError if it is not possible or has other options."""
        try:
            state = State.from_json(resumed.position)
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, resumed.ply, error) from None
        if state.rules.options != self.options:
            raise RecordError(Flaw.START_DIFFERS, resumed.ply)
        return state


def trail_of(head: list[object], codes: Sequence[str]) -> str:
    """The trail of a list of codes: a few hex digits per code, each depending on everything before it."""
    digest = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()
    links: list[str] = []
    for code in codes:
        digest = hashlib.sha256(f"{digest} {code}".encode()).hexdigest()
        links.append(digest[:LINK])
    return "".join(links)


def generator_of(rules: int) -> int:
    """The random generator of new games under a version of the rules."""
    return LEGACY if rules == 1 else KEYED


def canonical(position: dict[str, object]) -> str:
    """The canonical text of a position, from which its checksum is computed."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """The checksum of a position from its canonical text, even if today's rules cannot read it (`State.checksum`)."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def check_of(state: State) -> str:
    """The part of a checksum that a record has for every ply."""
    return state.checksum()[:LINK]
