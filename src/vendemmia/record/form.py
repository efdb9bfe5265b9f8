"""What makes up the form of a record: its versions, the digests in it, and the points where a game was resumed."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State

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


def trail_of(head: list[object], codes: Sequence[str]) -> str:
    """Return the trail of a list of codes: a few hex digits per code, each depending on everything before it."""
    digest = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()
    links: list[str] = []
    for code in codes:
        digest = hashlib.sha256(f"{digest} {code}".encode()).hexdigest()
        links.append(digest[:LINK])
    return "".join(links)


def canonical(position: dict[str, object]) -> str:
    """Return the canonical text of a position, from which its checksum is computed."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """Return the checksum of a position from its canonical text, even if today's rules cannot read it
    (`State.checksum`)."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def check_of(state: State) -> str:
    """Return the part of a checksum that a record has for every ply."""
    return state.checksum()[:LINK]
