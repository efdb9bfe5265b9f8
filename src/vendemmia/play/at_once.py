"""Answers given at once: a small question and all that follows from each of its answers, as one list."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import Question, observe
from vendemmia.engine.catalogue import CODE_NUMBER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vendemmia.engine import Asked, State, View

ASKED: Final = frozenset(
    question.id
    for question in (
        *(Question.NAME_VISITOR, Question.TRADE_GIVE, Question.OPTION, Question.PART),
        *(Question.FIRST_OF_TWO, Question.SECOND_OF_TWO, Question.UPROOT_FIELD),
    )
)
"""Questions that are asked so: they choose a part, and the next question what it is done with."""
APART: Final = frozenset(
    question.id
    for question in (
        *(Question.PLACE, Question.PLACE_AHEAD, Question.ROW, Question.GLASS_ROW, Question.ANY_ROW),
        *(Question.NEXT_ROW, Question.NEXT_GLASS_ROW, Question.DISCARD_DOWN, Question.DISCARD),
    )
)
"""Questions that are asked for themselves: they begin another decision, or have a sheet of their own."""
MOST_WAYS: Final = 6
"""An answer that can be carried out in more ways is given alone."""
LONGEST: Final = 3
"""Answers that are given at once, at most."""


class AnswerAtOnce(NamedTuple):
    """An answer with all that follows from it."""

    codes: tuple[str, ...]
    """The answers, one after the other."""
    labels: tuple[str, ...]
    """What the first of them does, and each other one that has an alternative, in words."""
    locks: bool
    """It reveals something hidden, so it cannot be taken back."""


class _Way(NamedTuple):
    codes: tuple[str, ...]
    before: tuple[State, ...]
    """The imagined table before each answer."""
    state: State


def at_once(
    begun: State, asked: Asked | None, label: Callable[[View, str], str]
) -> dict[str, tuple[AnswerAtOnce, ...]]:
    """Return how each legal answer on an imagined table and all that follows from it can be given at once.

    Nothing for an answer that has no question after it, or too many ways. `label` says what an answer does.
    """
    if asked is None or asked.id not in ASKED:
        return {}
    found: dict[str, tuple[AnswerAtOnce, ...]] = {}
    known: set[object] = set()
    for code in begun.codes():
        ways = list(islice(_ways(begun, asked, _Way((), (), begun), code), MOST_WAYS + 1))
        if not 1 < len(ways) <= MOST_WAYS:
            continue
        found[code] = tuple(_answer(begun, asked, way, label) for way in ways if _end(way) not in known)
        known.update(map(_end, ways))
    return found


def _end(way: _Way) -> object:
    """Return what makes two ways the same: things named in another order to the same question are."""
    asked = {None if found is None else found.id for found in (state.asked() for state in way.before)}
    return tuple(sorted(way.codes)) if len(asked) == 1 else way.codes


def _ways(begun: State, asked: Asked, way: _Way, code: str) -> Iterator[_Way]:
    state = way.state.copy()
    state.apply(CODE_NUMBER[code])
    here = _Way((*way.codes, code), (*way.before, way.state), state)
    if len(here.codes) == LONGEST or not follows(begun, state, asked):
        yield here
        return
    for following in state.codes():
        yield from _ways(begun, asked, here, following)


def follows(begun: State, state: State, asked: Asked) -> bool:
    """Return whether the question on this table belongs to one that was asked before, and nothing has been revealed."""
    now = None if state.is_over or state.revealed != begun.revealed else state.asked()
    if now is None or asked.id not in ASKED or now.id in APART:
        return False
    return (now.seat, now.source) == (asked.seat, asked.source)


def _answer(begun: State, asked: Asked, way: _Way, label: Callable[[View, str], str]) -> AnswerAtOnce:
    steps = [
        (observe(state, asked.seat), code)
        for state, code in zip(way.before, way.codes, strict=True)
        if state is begun or len(state.codes()) > 1
    ]
    locks = way.state.revealed != begun.revealed or way.state.is_over
    return AnswerAtOnce(way.codes, tuple(label(view, code) for view, code in steps), locks)
