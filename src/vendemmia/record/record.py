"""The record of a game: options, seed and the codes of all answers. docs/record-format.md describes the format."""

from __future__ import annotations

import hashlib
import json
import re
from typing import NamedTuple

from vendemmia.engine import (
    IllegalAction,
    Options,
    PositionError,
    State,
    UnknownCode,
    VendemmiaError,
    new_state,
)
from vendemmia.engine.errors import GameOver, OptionsError

FORMAT = "vendemmia-record/1"
RULES_VERSION = 1
"""Raised when a correction of the rules changes the course of recorded games."""

KEYS = {"format", "rules", "options", "seed", "start", "plies", "trail", "checksum", "comment"}
LINK = 4
"""Hex digits of the trail per ply."""


class RecordError(VendemmiaError):
    """A file that is no sound record; `ply` is the first bad one (counted from 1), if it can be told."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message if ply is None else f"ply {ply}: {message}")
        self.ply = ply


class Record(NamedTuple):
    """A game that can be replayed. `start` is the position it began from, if not a new game."""

    options: Options
    seed: int
    codes: tuple[str, ...]
    checksum: str
    """Of the state after the last code."""
    start: dict[str, object] | None = None

    def opening(self) -> State:
        """The state before the first ply."""
        return new_state(self.options, self.seed) if self.start is None else State.from_json(self.start)

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
            "rules": RULES_VERSION,
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
        except (ValueError, RecursionError) as error:  # A number or a nesting beyond all bounds.
            raise RecordError(f"no record: {error}") from None
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise RecordError(f"this is no record in the format {FORMAT!r}")
        if plain.get("rules") != RULES_VERSION:
            raise RecordError(f"recorded under rules version {plain.get('rules')!r}, this is {RULES_VERSION}")
        unknown = sorted(str(key) for key in plain if key not in KEYS)
        if unknown:
            raise RecordError("unknown keys: " + ", ".join(unknown))
        codes, seed, trail, checksum = (plain.get(key) for key in ("plies", "seed", "trail", "checksum"))
        if not isinstance(codes, list) or isinstance(seed, bool) or not isinstance(seed, int):
            raise RecordError("plies must be a list and seed a whole number")
        if not isinstance(trail, str) or not isinstance(checksum, str):
            raise RecordError("trail and checksum must be texts; the file is not complete")
        for ply, code in enumerate(codes, 1):
            if not isinstance(code, str):
                raise RecordError(f"{code!r} is no code", ply)
        start = plain.get("start")
        if start is not None and not isinstance(start, dict):
            raise RecordError("start must be a position")
        try:
            record = cls(Options.from_json(plain.get("options")), seed, tuple(codes), checksum, start)
        except OptionsError as error:
            raise RecordError(str(error)) from None
        _check_trail(record, trail)
        return record

    def replay(self) -> State:
        """Play it again and compare the end; RecordError names the first bad ply."""
        try:
            state = self.opening()
        except PositionError as error:
            raise RecordError(f"start: {error}") from None
        if state.rules.options != self.options:
            raise RecordError("start: it has other options than the record")
        for ply, code in enumerate(self.codes, 1):
            try:
                state.play(code)
            except (IllegalAction, UnknownCode, GameOver) as error:
                raise RecordError(str(error), ply) from None
        if state.checksum() != self.checksum:
            raise RecordError(f"the game ends in {state.checksum()}, not in the recorded {self.checksum}")
        return state


def _check_trail(record: Record, trail: str) -> None:
    wanted = record.trail()
    for ply in range(1, len(record.codes) + 1):
        if trail[(ply - 1) * LINK : ply * LINK] != wanted[(ply - 1) * LINK : ply * LINK]:
            raise RecordError("changed, or something before it is missing", ply)
    if len(trail) > len(wanted):
        raise RecordError("plies are missing from here on", len(record.codes) + 1)


def _broken(text: str, error: json.JSONDecodeError) -> RecordError:
    """Where a damaged text stops making sense."""
    if '"plies"' not in text:
        return RecordError(f"no record: {error.msg} in line {error.lineno}")
    whole = re.findall(r'^  "[^"\n]*",?$', text[: error.pos], re.MULTILINE)
    return RecordError(f"the text is damaged or ends here ({error.msg}, line {error.lineno})", len(whole) + 1)
