"""Several answers of one press: each is checked, and all are played or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import IllegalAction, Reason, VendemmiaError, number_of

from .forced import DEFAULT_ANSWERS, forced_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import State
    from vendemmia.record import Game

    from .forced import AutoAnswers


class Interrupted(VendemmiaError):
    """A sequence of answers must end where something hidden turns up, or another player is asked."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        """The first answer that the player must give with new knowledge."""


def play_sequence(game: Game, seat: int, codes: Sequence[str], auto: AutoAnswers = DEFAULT_ANSWERS) -> None:
    """Play the answers of one press of a seat, with those between them that need no question; one undo takes all back.

    IllegalAction, UnknownCode or Interrupted if one of them cannot be played: then none is.
    """
    played = codes if len(codes) == 1 else checked_sequence(game.state, seat, codes, auto)
    for place, code in enumerate(played):
        game.play(code, forced=place > 0)


def checked_sequence(
    state: State, seat: int, codes: Sequence[str], auto: AutoAnswers = DEFAULT_ANSWERS
) -> tuple[str, ...]:
    """Return the answers of a sequence with those between them that need no question.

    Raises what `play_sequence` raises. The state stays as it is. The last answer may reveal something, no other may.
    """
    trial, played = state.copy(), list[str]()
    for code in codes:
        number = number_of(code)
        if _is_interrupted(state, trial, seat):
            raise Interrupted(code)  # A reason would say something about what is hidden.
        before = trial.copy()
        forced = list[str]()
        while played and not _is_interrupted(state, trial, seat) and code not in (legal := trial.codes()):
            given = forced_answer(trial, seat, legal, auto, may_reveal=False)
            if not given:
                break
            trial.apply(number_of(given))
            forced.append(given)
        if _is_interrupted(state, trial, seat) or trial.why_not(number):
            raise _refusal(before, code, is_interrupted=_is_interrupted(state, trial, seat))
        trial.apply(number)
        played += (*forced, code)
    return tuple(played)


def _refusal(state: State, code: str, *, is_interrupted: bool) -> IllegalAction | Interrupted:
    """Return why an answer is refused where it was given, before what needs no question."""
    reasons = state.why_not(code)
    if is_interrupted and all(refusal.reason is Reason.NOT_ASKED for refusal in reasons):
        return Interrupted(code)
    return IllegalAction(code, reasons)


def _is_interrupted(begun: State, trial: State, seat: int) -> bool:
    return trial.is_over or trial.to_move != seat or trial.revealed != begun.revealed
