"""The strip "since your turn": one chip for each action since the reader's last decision, the oldest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.functional import cached_property

from .actions import YEAR_END, since
from .banners import banner, filled, spread
from .entries import entry
from .own_events import drawn_lately, own_events
from .table_talk import TableTalk

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene

    from .actions import Action
    from .banners import Filled, Spread
    from .entries import Entry

MANY = 5
"""More chips than this have no names: the badge says who."""
MOST = 48
"""More actions than this are only in the log."""


def last_own(scene: Scene) -> int:
    """Return the ply of the reader's last decision, -1 before the first; for a spectator nothing is new.

    Answers that were given without asking belong to the decision before them, if nothing else came in between.
    """
    if scene.seat is None or not scene.live:
        return scene.game.plies
    deciders, forced = scene.game.deciders, scene.game.forced
    own = (ply for ply in range(len(deciders) - 1, -1, -1) if deciders[ply] == scene.seat and ply not in forced)
    last = next(own, -1)
    if last < 0:
        return -1
    while last + 1 in forced and last + 1 < len(deciders) and deciders[last + 1] == scene.seat:
        last += 1
    return last


class RecentActions:
    """What a reader has not yet seen."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def actions(self) -> list[Action]:
        own, seat = last_own(self.scene), self.scene.seat
        if seat is None or own >= self.scene.game.plies:
            return []
        return since(self.scene.game.events, own, seat)[-MOST:]

    @cached_property
    def entries(self) -> list[Entry]:
        return [entry(self.scene, action) for action in self.actions]

    @cached_property
    def own(self) -> list[dict[str, object]]:
        """What the reader's own last turn has brought, event by event."""
        return own_events(self.scene, last_own(self.scene)) if self.scene.live else []

    @property
    def drawn(self) -> set[str]:
        """The cards that the reader has got in the own last turn or after it."""
        return drawn_lately(self.scene, last_own(self.scene)) if self.scene.live else set()

    @cached_property
    def talk(self) -> TableTalk:
        return TableTalk(self.scene, self.actions)

    @property
    def look(self) -> str:
        """The class of the strip: with one rival, or many chips, names are hidden to the eye only."""
        if len(self.scene.seats) <= 2:
            return "one"
        return "many" if len(self.entries) > MANY else ""

    @property
    def spoken(self) -> list[str]:
        """All of it in sentences, for screen readers."""
        return [each.say for each in self.entries]

    @cached_property
    def _spreads(self) -> dict[str, Spread | None]:
        return {action.id: spread(self.scene, action) for action in self.actions if action.kind == YEAR_END}

    def spread(self, shown: Entry) -> Spread | None:
        """Return all that a year end brought, if this entry is one."""
        return self._spreads.get(shown.id)

    @cached_property
    def banner(self) -> str:
        """What the banner of a season says besides its name."""
        return banner(self.scene)

    @cached_property
    def filled(self) -> Filled | None:
        """The order that the reader has just filled."""
        return filled(self.scene, last_own(self.scene)) if self.scene.live else None
