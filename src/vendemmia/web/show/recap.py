"""The recap for a player who returns: what the others have done since, in a dialog over the table."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from .log import Log

if TYPE_CHECKING:
    from datetime import datetime

    from .log import Line
    from .scene import Scene

AWAY = timedelta(hours=1)
"""A player who was away for longer has forgotten what was going on."""


class Recap(NamedTuple):
    """Lines of the log since the reader's last decision, the newest first, and the ply from which to step through."""

    lines: tuple[Line, ...]
    ply: int


def recap(scene: Scene, changed: datetime, now: datetime) -> Recap | None:
    """For a reader whom the table has been waiting for that long; None if there is nothing to show."""
    if not scene.asked or now - changed <= AWAY:
        return None
    log = Log(scene)
    lines = tuple(line for line in log.lines if line.new)
    return Recap(lines, log.last_own + 1) if lines and log.last_own >= 0 else None
