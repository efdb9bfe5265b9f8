"""The card in play: it stays in sight while its questions are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import face

if TYPE_CHECKING:
    from .cards import Face
    from .scene import Scene


def card_in_play(scene: Scene) -> Face | None:
    """The card whose question the reader is asked."""
    asked = scene.asked_now
    if scene.seat is None or not scene.asked or asked is None or not asked.card:
        return None
    return face(scene.words, asked.card)
