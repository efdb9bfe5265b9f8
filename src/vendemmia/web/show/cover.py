"""The cover between two people at one screen: all it tells is open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.arrival import Arrival
from vendemmia.engine.course import ChooseParents, NameVisitors
from vendemmia.engine.draft import PickCard
from vendemmia.engine.placement import Placement
from vendemmia.engine.planning import PlaceAhead
from vendemmia.engine.season import PlacementSeason
from vendemmia.engine.verbs.cards import DiscardDown
from vendemmia.engine.verbs.drawing import Drawn
from vendemmia.engine.verbs.rows import ChooseRow

from .log import Log
from .season import NOW, Calendar
from .thread import Thread, thread

if TYPE_CHECKING:
    from .scene import Scene, SeatMark

OPEN = (ChooseParents, ChooseRow, DiscardDown, NameVisitors, PickCard, PlaceAhead, PlacementSeason)
"""Nodes whose question names no card. Of all others only the source is told: which card or action asks."""
MIDST = (Arrival, Drawn, Placement)
"""Nodes between a worker and its action, which have no name."""
MOST_TOLD = 4


class Standing(NamedTuple):
    seat: SeatMark
    vp: int
    lira: int


class Cover:
    """What is told while nobody's hand may be seen. The scene is a spectator's."""

    def __init__(self, scene: Scene, people: tuple[int, ...]) -> None:
        self.scene = scene
        self.people = people
        self.words = scene.words
        assert scene.seat is None
        assert scene.to_move is not None
        self.next: SeatMark = scene.seats[scene.to_move]

    @property
    def when(self) -> str:
        calendar = Calendar(self.scene)
        season = next((mark.id for mark in calendar.ribbon if mark.state == NOW), "")
        if not season:
            return self.words.message("top-set-up")
        name = self.words.message(f"top-season-{season}")
        return self.words.message("cover-when", year=calendar.year, season=name)

    @property
    def asked(self) -> str:
        """What is asked, as far as everybody may know it."""
        frame = self.scene.view.stack[-1]
        if isinstance(frame.node, OPEN):
            return self.words.question(self.scene.view.asked, self.scene.names)
        if isinstance(frame.node, MIDST):
            return self.words.message("cover-goes-on", player=self.next.name)
        return self.words.message("cover-asks", source=self.words.source(frame.node.origin), player=self.next.name)

    @property
    def happened(self) -> list[str]:
        """What the player before has just done."""
        return Log(self.scene).latest[-MOST_TOLD:]

    @property
    def standings(self) -> list[Standing]:
        vineyards = self.scene.view.vineyards
        return [Standing(seat, vineyards[seat.number].vp, vineyards[seat.number].lira) for seat in self.scene.seats]

    @cached_property
    def thread(self) -> Thread:
        """What the one who decided last may still take back."""
        return thread(self.scene, self.people)
