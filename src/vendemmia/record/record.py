"""The record of a game: options, seed and the codes of all answers. docs/record-format.md describes the format."""

from __future__ import annotations

import hashlib
import json
import re
from typing import NamedTuple

from vendemmia.engine import (
    KEYED,
    LEGACY,
    IllegalAction,
    Options,
    PositionError,
    State,
    UnknownCode,
    new_state,
)
from vendemmia.engine.errors import GameOver, OptionsError
from vendemmia.engine.options import is_whole

from .errors import Flaw, RecordError

FORMAT = "vendemmia-record/1"
RULES_VERSION = 2
"""Raised when a correction of the rules changes the course of recorded games."""

KEYS = {"format", "rules", "options", "seed", "start", "plies", "trail", "checksum", "comment"}
LINK = 4
"""Hex digits of the trail per ply."""


class Record(NamedTuple):
    """A game that can be replayed. `start` is the position it began from, if not a new game."""

    options: Options
    seed: int
    codes: tuple[str, ...]
    checksum: str
    """Of the state after the last code."""
    start: dict[str, object] | None = None
    rules: int = RULES_VERSION
    """1 draws with the old random generator, 2 with the keyed one."""

    def opening(self) -> State:
        """The state before the first ply."""
        generator = LEGACY if self.rules == 1 else KEYED
        if self.start is None:
            return new_state(self.options, self.seed, generator=generator)
        return State.from_json(self.start, generator)

    def trail(self) -> str:
        """A chain over the codes: a changed, added or missing code breaks it at its place."""
        head = json.dumps([self.options.to_json(), self.seed, self.start], sort_keys=True)
        digest = hashlib.sha256(head.encode()).hexdigest()
        links: list[str] = []
        for code in self.codes:
            digest = hashlib.sha256(f"{digest} {code}".encode()).hexdigest()
            links.append(digest[:LINK])
        return "".join(links)

    def to_text(self) -> str:
        plain: dict[str, object] = {
            "format": FORMAT,
            "rules": self.rules,
            "options": self.options.to_json(),
            "seed": self.seed,
        }
        if self.start is not None:
            plain["start"] = self.start
        head = json.dumps(plain, indent=1)[:-2]
        plies = ",\n".join(f"  {json.dumps(code)}" for code in self.codes)
        listed = f"[\n{plies}\n ]" if plies else "[]"
        return f'{head},\n "plies": {listed},\n "trail": "{self.trail()}",\n "checksum": "{self.checksum}"\n}}\n'

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read and check the form; `replay` checks the game."""
        try:
            plain = json.loads(text)
        except json.JSONDecodeError as error:
            raise _broken(text, error) from None
        except (ValueError, RecursionError):  # A number or a nesting that cannot be read.
            raise RecordError(Flaw.BEYOND_BOUNDS) from None
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise RecordError(Flaw.OTHER_FORMAT, format=FORMAT)
        _check_keys(plain)
        codes, seed, checksum = plain["plies"], plain["seed"], plain["checksum"]
        for ply, code in enumerate(codes, 1):
            if not isinstance(code, str) or not code.isascii():
                raise RecordError(Flaw.NO_CODE, ply)
        try:
            record = cls(
                Options.from_json(plain.get("options")),
                seed,
                tuple(codes),
                checksum,
                plain.get("start"),
                plain["rules"],
            )
        except OptionsError as error:
            raise RecordError(Flaw.NO_GAME, cause=error) from None
        _check_trail(record, plain["trail"])
        return record

    def replay(self) -> State:
        """Play it again and compare the end; RecordError names the first bad ply."""
        try:
            state = self.opening()
        except PositionError as error:
            raise RecordError(Flaw.START_IMPOSSIBLE, cause=error) from None
        if state.rules.options != self.options:
            raise RecordError(Flaw.START_DIFFERS)
        for ply, code in enumerate(self.codes, 1):
            try:
                state.play(code)
            except IllegalAction as error:
                raise RecordError(Flaw.NOT_LEGAL, ply, error, code=code) from None
            except UnknownCode:
                raise RecordError(Flaw.UNKNOWN_CODE, ply, code=code) from None
            except GameOver:
                raise RecordError(Flaw.GAME_OVER, ply) from None
        if (end := state.checksum()) != self.checksum:
            raise RecordError(Flaw.OTHER_END, checksum=end, recorded=self.checksum)
        return state


def _check_keys(plain: dict[str, object]) -> None:
    """All that a record needs is there and of its kind, and nothing else."""
    rules = plain.get("rules")
    if not is_whole(rules):
        raise RecordError(Flaw.WRONG_KIND, key="rules")
    if rules not in (1, RULES_VERSION):
        raise RecordError(Flaw.OTHER_RULES, recorded=str(rules), current=RULES_VERSION)
    if unknown := sorted(str(key) for key in plain if key not in KEYS):
        raise RecordError(Flaw.UNKNOWN_KEYS, keys=", ".join(unknown))
    if not is_whole(plain.get("seed")):
        raise RecordError(Flaw.WRONG_KIND, key="seed")
    for key, kind in (("plies", list), ("trail", str), ("checksum", str)):
        if not isinstance(plain.get(key), kind):
            raise RecordError(Flaw.WRONG_KIND, key=key)
    if not isinstance(plain.get("start"), dict | None):
        raise RecordError(Flaw.WRONG_KIND, key="start")


def _check_trail(record: Record, trail: str) -> None:
    wanted = record.trail()
    for ply in range(1, len(record.codes) + 1):
        if trail[(ply - 1) * LINK : ply * LINK] != wanted[(ply - 1) * LINK : ply * LINK]:
            raise RecordError(Flaw.CHANGED, ply)
    if len(trail) > len(wanted):
        raise RecordError(Flaw.PLIES_MISSING, len(record.codes) + 1)


def _broken(text: str, error: json.JSONDecodeError) -> RecordError:
    """Where a damaged text stops making sense."""
    if '"plies"' not in text:
        return RecordError(Flaw.NO_JSON, line=str(error.lineno))
    whole = re.findall(r'^  "[^"\n]*",?$', text[: error.pos], re.MULTILINE)
    return RecordError(Flaw.DAMAGED, len(whole) + 1, line=str(error.lineno))
