"""Choosing several cards with one answer: discards are chosen in the hand and confirmed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Question

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene

COUNTED = {question.id for question in (Question.DISCARD, Question.TRADE_CARD)}
"""Questions for one card of several, with its number and their total."""


def picks(scene: Scene) -> int:
    """Return how many cards of the hand are to be chosen together; 0 where one answer is enough."""
    asked = scene.asked_now
    if not scene.asked or asked is None:
        return 0
    if asked.id == Question.DISCARD_DOWN.id:
        count = int(asked.params["left"])
    elif asked.id in COUNTED:
        count = int(asked.params["total"]) - int(asked.params["number"]) + 1
    else:
        return 0
    return count if count > 1 else 0


def pick_way(scene: Scene) -> str:
    """Return what happens to the cards that are chosen."""
    asked = scene.asked_now
    return "give" if asked is not None and asked.id == Question.TRADE_CARD.id else "discard"
