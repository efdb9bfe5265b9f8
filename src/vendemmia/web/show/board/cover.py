"""The cover over a hand between two people at one screen: the table stays open, and everything here is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import DECKS

if TYPE_CHECKING:
    from .scene import Scene, SeatMark

OPEN = (
    *("keep_mama", "keep_papa", "papa", "name_visitor", "pick_card", "discard_down", "place", "place_ahead"),
    *("row", "glass_row", "any_row", "next_row", "next_glass_row", "move_rooster"),
)
"""Questions that name no card. For all others only the card or action that asks is named."""
BETWEEN = (
    *("action_or_bonus", "bonus", "bonus_due", "bonus_lost", "action_or_token", "token", "bonus_or_token"),
    *("token_bonus", "printed_bonus", "host", "host_visitor", "pupil", "again", "again_bonus"),
    *("extra_card", "drawn_discard", "order_drawn"),
)
"""Questions between a worker and its action: no card asks them."""


class Cover:
    """What lies over the hand of the guest of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        assert scene.seat is None
        assert scene.guest is not None
        self.next: SeatMark = scene.seats[scene.guest]

    @property
    def question(self) -> str:
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
    def backs(self) -> list[str]:
        """The decks of the cards in the hand."""
        counts = self.scene.view.hand_counts[self.next.number]
        return [deck for deck, count in zip(DECKS, counts, strict=False) for _ in range(count)]

    @property
    def held(self) -> int:
        return len(self.backs)
