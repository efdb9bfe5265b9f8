"""Small questions that a reader may leave to the coach: it answers as the hint would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CardAnswer, Question, parse
from vendemmia.engine.catalogue import CARD_NUMBER
from vendemmia.web.show.hand.picking import picks

from .hint import best_codes, best_decision

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene

LARGE = {
    question.id
    for question in (
        *(Question.PLACE, Question.PLACE_AHEAD, Question.ROW, Question.GLASS_ROW, Question.ANY_ROW),
        *(Question.NEXT_ROW, Question.NEXT_GLASS_ROW, Question.MOVE_ROOSTER),
    )
}
"""Questions that are the game itself: where a worker goes, and when to wake up."""


def is_small(scene: Scene) -> bool:
    """Return whether the reader is asked something that can be left to the computer player."""
    asked = scene.asked_now
    if not scene.asked or scene.guest is not None or asked is None:
        return False
    return asked.id not in LARGE and len(scene.choices.codes) > 1


def chosen_for(scene: Scene) -> tuple[str, ...]:
    """Return the answers it gives: one, all of a decision of several parts, or as many cards as are chosen together.

    None if it fails, or must not answer.
    """
    if not is_small(scene):
        return ()
    if scene.choices.sheet is not None or scene.choices.at_once:
        return tuple(best_decision(scene))
    codes = best_codes(scene)
    count = picks(scene)
    if not count:
        return tuple(codes[:1])
    hand = scene.view.vineyards[scene.own].hand
    cards = [answer for answer in map(parse, codes) if isinstance(answer, CardAnswer)]
    held = [answer.code for answer in cards for _ in range(hand.count(CARD_NUMBER[answer.card]))]
    return tuple(held[:count])
