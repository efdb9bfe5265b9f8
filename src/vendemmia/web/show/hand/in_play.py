"""The card in play: it stays in sight while its questions are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.web.show.cards.cards import face

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.cards.cards import Face


def card_in_play(scene: Scene) -> Face | None:
    """Return the card whose question the reader is asked."""
    asked = scene.asked_now
    if scene.seat is None or not scene.asked or asked is None or not asked.card:
        return None
    return face(scene.words, asked.card)
