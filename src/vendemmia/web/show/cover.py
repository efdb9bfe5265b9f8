"""The cover between two people at one screen: everything on it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from .log import Log
from .season import NOW, Calendar
from .thread import Thread, thread

if TYPE_CHECKING:
    from .scene import Scene, SeatMark

OPEN = (
    *("keep_mama", "keep_papa", "name_visitor", "pick_card", "discard_down", "place", "place_ahead"),
    *("row", "glass_row", "any_row", "next_row", "next_glass_row", "move_rooster"),
)
"""Questions that name no card. For all others the cover shows only which card or action asks."""
BETWEEN = (
    *("action_or_bonus", "bonus", "bonus_due", "bonus_lost", "action_or_token", "token", "bonus_or_token"),
    *("token_bonus", "printed_bonus", "host", "host_visitor", "pupil", "again", "again_bonus"),
    *("extra_card", "drawn_discard", "order_drawn"),
)
"""Questions between a worker and its action: no card asks them."""
MOST_LINES = 4


class Standing(NamedTuple):
    seat: SeatMark
    vp: int
    lira: int


class Cover:
    """What the screen shows while no hand may be seen. The scene is a spectator's."""

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
        asked = self.scene.asked_now
        assert asked is not None
        if asked.id in OPEN:
            return self.words.question(asked, self.scene.names)
        if asked.id in BETWEEN:
            return self.words.message("cover-goes-on", player=self.next.name)
        source = self.words.listed(self.words.source(each) for each in asked.source.split())
        return self.words.message("cover-asks", source=source, player=self.next.name)

    @property
    def happened(self) -> list[str]:
        """What the player before has just done."""
        return Log(self.scene).latest[-MOST_LINES:]

    @property
    def standings(self) -> list[Standing]:
        vineyards = self.scene.view.vineyards
        return [Standing(seat, vineyards[seat.number].vp, vineyards[seat.number].lira) for seat in self.scene.seats]

    @cached_property
    def thread(self) -> Thread:
        """What the last player to decide may still take back."""
        return thread(self.scene, self.people)
