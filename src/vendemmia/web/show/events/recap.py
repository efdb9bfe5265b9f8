"""The recap for a player who returns: what the others have done since, in a dialog over the table."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from .recent_actions import RecentActions, last_own

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.show.board.scene import Scene

    from .entries import Entry

AWAY = timedelta(hours=1)
"""A player who was away for longer has forgotten what was happening."""


class Recap(NamedTuple):
    """The actions since the reader's last decision, the oldest first, and the ply from which to step through."""

    entries: tuple[Entry, ...]
    ply: int


def recap(scene: Scene, changed: datetime, now: datetime) -> Recap | None:
    """Return the recap for a reader whom the table has been waiting for that long; None if there is nothing to show."""
    if not scene.asked or now - changed <= AWAY:
        return None
    own = last_own(scene)
    entries = tuple(RecentActions(scene).entries)
    return Recap(entries, own + 1) if entries and own >= 0 else None
