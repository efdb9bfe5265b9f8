"""Answers that a person need not be asked for: the only one, a bonus that only gives, an order that changes nothing."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import Question, imagine, observe
from vendemmia.engine.catalogue import CODE_NUMBER, DECKS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from vendemmia.engine import Asked, State
    from vendemmia.record import Game

DO_ACTION, DO_BONUS, DONE = "do:action", "do:bonus", "done"
COUNTED = ("lira", "vp", "residual")
GIFTS = (*COUNTED, *DECKS)
"""What a bonus may bring that is taken without asking. More of it never hurts."""
COURSE = {
    question.id
    for question in (
        *(Question.PLACE, Question.ROW, Question.GLASS_ROW, Question.ANY_ROW, Question.NEXT_ROW),
        *(Question.NEXT_GLASS_ROW, Question.NAME_VISITOR, Question.DISCARD_DOWN),
    )
}
"""Questions of the course of the year, not of a worker."""
DECLINES = (DONE, "no")
"""Answers that decline what is offered."""
OFFERS = {
    question.id
    for question in (
        *(Question.BONUS, Question.TOKEN, Question.HOST, Question.AGAIN, Question.EXTRA_CARD, Question.OFFER),
        *(Question.OFFER_BUILD, Question.OFFER_PLANT, Question.OFFER_WINE, Question.OFFER_TRAIN, Question.OFFER_PAY),
        *(Question.OFFER_TAKE_BACK, Question.OFFER_SELL_WINE, Question.OFFER_SELL_GRAPES, Question.OFFER_SELL_BOTH),
        *(Question.SELL_MORE, Question.AGE_MORE, Question.PLANT_MAYBE),
    )
}
"""Questions that may be declined each time they come."""
MOST_TRIED = 300
"""Positions to try before the order of action and bonus is left to the player."""


class AutoAnswers(NamedTuple):
    """Which answers a person leaves to the game."""

    takes_bonuses: bool = True
    """Take a bonus that only gives without asking."""
    confirms: bool = True
    """Ask before passing in winter."""
    declined: frozenset[tuple[int, str]] = frozenset()
    """The offers that a seat always declines; see `declinable`."""


DEFAULT_ANSWERS: Final = AutoAnswers()
"""Of a person who has changed nothing."""


def play_forced(game: Game, auto: AutoAnswers, *people: int) -> None:
    """Give every answer that these people need not be asked for, and note it as forced."""
    while (seat := game.to_move) is not None and seat in people:
        code = forced_answer(game.state, seat, game.legal_codes, auto, may_reveal=game.undo_floor == game.plies)
        if not code:
            return
        game.play(code, forced=True)


def forced_answer(state: State, seat: int, codes: Sequence[str], auto: AutoAnswers, *, may_reveal: bool) -> str:
    """Return the one of the legal answers that this seat need not be asked for; empty if it must be asked.

    `may_reveal`: there is nothing left to undo, so the answer may show a hidden card.
    """
    if len(codes) == 1:
        return codes[0]
    if code := declined(state, auto):
        return code
    if not _may_be_needless(state):
        return ""
    supposed = imagine(observe(state, seat), Random(0))  # Nothing hidden decides what is asked.
    return needless(supposed, auto, may_reveal=may_reveal)


class ForcedStep(NamedTuple):
    """An answer that was given without asking, and the id of its question."""

    question: str
    """The id of the question."""
    code: str
    """The code of the answer."""


def preview_forced(state: State, seat: int, auto: AutoAnswers) -> list[ForcedStep]:
    """Give the same answers on an imagined table, which is changed, up to the first reveal. Return them."""
    revealed = state.revealed
    given: list[ForcedStep] = []
    while state.to_move == seat and state.revealed == revealed:
        code = only_answer(state) or declined(state, auto) or needless(state, auto, may_reveal=False)
        asked = state.asked()
        if not code or asked is None:
            break
        given.append(ForcedStep(asked.id, code))
        state.apply(CODE_NUMBER[code])
    return given


def only_answer(state: State) -> str:
    """Return the only legal answer, empty if there are more."""
    codes = state.codes()
    return codes[0] if len(codes) == 1 else ""


class Declinable(NamedTuple):
    """A question that may be declined each time it comes."""

    kind: str
    """What is asked, and about which action."""
    code: str
    """The answer that declines it."""


def declinable(asked: Asked | None, codes: Collection[str]) -> Declinable | None:
    """Return the offer that a question with these answers makes; None if it is another one, or cannot be declined."""
    code = next((code for code in DECLINES if code in codes), "")
    if asked is None or asked.id not in OFFERS or not code:
        return None
    about = asked.params.get("action") or asked.params.get("offer") or ""
    return Declinable(f"{asked.id}:{about}", code)


def declined(state: State, auto: AutoAnswers) -> str:
    """Return the answer to an offer that its seat always declines; empty for any other question."""
    made = declinable(state.asked(), state.codes()) if auto.declined else None
    return made.code if made is not None and (state.to_move, made.kind) in auto.declined else ""


def needless(state: State, auto: AutoAnswers, *, may_reveal: bool) -> str:
    """Return the answer to a question about a bonus that an imagined table makes needless; empty if it must be asked.

    `may_reveal`: there is nothing left to undo, so the answer may show a hidden card.
    """
    asked = state.asked()
    if asked is None:
        return ""
    codes = set(state.codes())
    if asked.id == Question.BONUS.id and codes == {DONE, DO_BONUS}:
        return DO_BONUS if auto.takes_bonuses and _only_gives(state, may_reveal) else ""
    if asked.id == Question.ACTION_OR_BONUS.id and codes == {DO_ACTION, DO_BONUS}:
        return _order(state, auto)
    return ""


def _may_be_needless(state: State) -> bool:
    asked = state.asked()
    return asked is not None and asked.id in (Question.BONUS.id, Question.ACTION_OR_BONUS.id)


def _brings_only(state: State, things: Collection[str]) -> bool:
    """Return whether the bonus brings something of this, for certain, and costs nothing."""
    parts = state.outlook(DO_BONUS)
    return bool(parts) and all(not part.choice and part.ends[0] > 0 and part.thing in things for part in parts)


def _only_gives(state: State, may_reveal: bool) -> bool:
    """Return whether the bonus costs nothing, asks nothing and, if that matters, shows nothing hidden."""
    if not _brings_only(state, GIFTS):
        return False
    trial = state.copy()
    trial.apply(CODE_NUMBER[DO_BONUS])
    ends = _is_turn_over(trial, state.to_move) and not trial.is_over
    return ends and (may_reveal or trial.revealed == state.revealed)


def _is_turn_over(state: State, seat: int | None) -> bool:
    """Return whether the seat is not asked any more about the worker that it has placed."""
    asked = state.asked()
    return asked is None or asked.seat != seat or asked.id in COURSE


def _order(state: State, auto: AutoAnswers) -> str:
    """Return what comes first, if the other order would bring nothing else; empty if it would, or if that is not
    certain."""
    first = _outcomes(state, DO_BONUS)
    later = _outcomes(state, DO_ACTION)
    if first is None or later is None:
        return ""
    if auto.takes_bonuses and _brings_only(state, COUNTED):
        taken = _outcomes(state, DO_ACTION, declines=False)
        if taken is not None and taken <= first:
            return DO_BONUS
    return DO_ACTION if first <= later else ""


def _outcomes(state: State, code: str, *, declines: bool = True) -> set[tuple[object, ...]] | None:
    """Return the positions in which the placement can end; None if something is revealed on the way, or if they are
    many."""
    seat = state.to_move
    trial = state.copy()
    trial.apply(CODE_NUMBER[code])
    found: set[tuple[object, ...]] = set()
    waiting, tried = [trial], 0
    while waiting:
        here = waiting.pop()
        tried += 1
        if here.revealed != state.revealed or tried > MOST_TRIED:
            return None
        if _is_turn_over(here, seat):
            found.add(here.key())
            continue
        codes = here.codes()
        if not declines and DO_BONUS in codes:
            codes = [each for each in codes if each != DONE]
        for each in codes:
            after = here.copy()
            after.apply(CODE_NUMBER[each])
            waiting.append(after)
    return found
