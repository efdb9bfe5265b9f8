"""Premoves: a question that each player gets in turn can be answered before it reaches you.

When another player is asked something that you will be asked next ("each opponent may build"), or while all choose at
the set-up, you may choose your answer already. It is used when the question comes, if it is still possible then.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.engine import CODES, Question, imagine, observe
from vendemmia.web.models import Seat

if TYPE_CHECKING:
    from vendemmia.engine import Asked, State, View
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Table

SET_UP: Final = {question.id for question in (Question.KEEP_MAMA, Question.KEEP_PAPA, Question.PAPA)}
YEAR_END: Final = {Question.DISCARD_DOWN.id}
FARTHEST: Final = 24
"""Answers of others that are imagined before the question is given up."""


def is_asked_in_turn(asked: Asked) -> bool:
    """Return whether a question that several seats answer one after the other."""
    out_of_turn = asked.owner not in (-1, asked.seat)
    return out_of_turn or asked.id in SET_UP or asked.id in YEAR_END


def key_of(state: State, asked: Asked) -> str:
    """Return the question, so that no other one takes the answer: a card asks it once in a season."""
    return f"{asked.id}/{asked.source}/{int(state.year)}"


def coming(game: LiveGame, seat: int) -> View | None:
    """Return the view of a seat at the moment at which it will be asked what is going round; None if nothing is.

    Others may have more to answer first. What they answer is imagined, from what the seat knows.
    """
    state = game.state
    now = state.asked_openly()
    if now is None or now.seat == seat or not is_asked_in_turn(now):
        return None
    supposed = imagine(game.view(seat), Random(0))
    for _ in range(FARTHEST):
        asked = supposed.asked()
        if asked is None:
            return None
        if asked.seat == seat:
            same = is_asked_in_turn(asked) and asked.source == now.source
            return observe(supposed, seat) if same else None
        supposed.apply(supposed.legal_actions()[-1])  # Declining comes last.
    return None


def premove(table: Table, seat: int, code: str) -> bool:
    """Remember an answer. False if it is not among those that will be possible, or nothing is coming."""
    view = None if table.over else coming(table.game, seat)
    if view is None or view.asked is None or code not in {CODES[action] for action in view.legal}:
        return False
    key = key_of(table.game.state, view.asked)
    Seat.objects.filter(table_id=table.id, number=seat).update(ahead={key: code})
    return True


def withdraw(table: Table, seat: int) -> None:
    """Forget what was answered ahead: the question will be asked."""
    Seat.objects.filter(table_id=table.id, number=seat).update(ahead={})


def premoves_of(table: Table, seat: int) -> dict[str, object]:
    """Return what a seat has answered ahead. A row may hold anything."""
    found = Seat.objects.filter(table_id=table.id, number=seat).values_list("ahead", flat=True).first()
    return found if isinstance(found, dict) else {}


def play_premove(table: Table) -> bool:
    """Play what the seat to move has answered ahead. False if it has answered nothing, or nothing possible."""
    state, seat = table.game.state, table.game.to_move
    asked = None if seat is None else state.asked()
    if asked is None or seat is None or not is_asked_in_turn(asked):
        return False
    code = premoves_of(table, seat).get(key_of(state, asked))
    if code is None:
        return False
    withdraw(table, seat)
    if code not in state.codes():
        return False
    table.game.play(str(code), forced=True)
    return True
