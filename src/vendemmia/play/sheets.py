"""Sheets: all that one decision can choose, where the engine asks for its parts one after the other.

A front end shows the parts of a sheet together, e.g. finished wines, lets the player choose some of them and sends
their codes in one sequence (`play_sequence`). Nothing here knows a rule: the engine's questions are followed on an
imagined table.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine import GrapeAnswer, MakeAnswer, Question, parse
from vendemmia.engine.catalogue import CODE_NUMBER, DECK_OF, ORDER_DECK, WINE_TYPES, order_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vendemmia.engine import Asked, State, Vineyard

DONE: Final = ("done", "no")
"""The answers that end a decision, or decline it."""
MOST_PARTS: Final = 40
"""A sheet with more parts is not made: the questions are asked one after the other."""
MOST_COMPARED: Final = 16
"""With more parts than this, nothing is said about which of them go together; what is sent is checked anyway."""
LONGEST: Final = 6
"""Questions that one part may answer."""


def _ids(*questions: Question) -> frozenset[str]:
    return frozenset(question.id for question in questions)


NONE: Final = frozenset[str]()
WINES: Final = _ids(Question.WINE, Question.WINE_MORE, Question.OFFER_WINE)
WINE_GRAPES: Final = _ids(Question.WINE_RED, Question.WINE_WHITE, Question.WINE_EITHER)
DECISIONS: Final = (
    WINES,
    _ids(Question.SELL, Question.SELL_MORE),
    _ids(Question.HARVEST, Question.HARVEST_MORE),
    _ids(Question.TAKE_BACK, Question.TAKE_BACK_MORE, Question.OFFER_TAKE_BACK),
    _ids(Question.SELL_GRAPES),
    _ids(Question.DEMAND, Question.DEMAND_MORE),
    _ids(Question.PAY_OPPONENT, Question.PAY_OPPONENT_MORE),
)
"""Questions that ask for several things of one kind, one after the other."""


class SheetPart(NamedTuple):
    """One of the things of a sheet."""

    codes: tuple[str, ...]
    """The answers that choose it."""
    goes_with: Mapping[tuple[str, ...], tuple[str, int]]
    """The parts that can be chosen after it, by their codes, each with the wine that it would be then."""
    wine: str = ""
    """The type of a wine; empty for other things."""
    value: int = 0
    """The value of a wine in the cellar."""
    grapes: tuple[tuple[str, int], ...] = ()
    """What a wine is made of: colours and values."""
    fits: tuple[int, ...] = ()
    """The orders in hand that a wine brings nearer, by card number."""
    locks: bool = False
    """It reveals something hidden, so it cannot be taken back, and nothing can be chosen after it."""


class Sheet(NamedTuple):
    """A decision of several parts."""

    question: str
    """The id of the question."""
    parts: tuple[SheetPart, ...]
    """Those that can be chosen, in the order of their codes."""
    least: int
    """How many must be chosen."""
    most: int
    """How many can be chosen."""

    @property
    def is_wine(self) -> bool:
        """Whether its parts are finished wines."""
        return any(part.wine for part in self.parts)

    def part(self, *codes: str) -> SheetPart | None:
        """Return the part with these codes."""
        return next((part for part in self.parts if part.codes == codes), None)


class Reached(NamedTuple):
    """An imagined table after some answers."""

    codes: tuple[str, ...]
    state: State


class Walk:
    """Follows the questions of one seat on an imagined table."""

    def __init__(self, begun: State, asked: Asked) -> None:
        self.begun = begun
        self.asked = asked
        self.decision = WINES if asked.id in WINE_GRAPES else next((ids for ids in DECISIONS if asked.id in ids), NONE)
        self.inner = WINE_GRAPES if self.decision is WINES else NONE

    def continues(self, state: State, ids: frozenset[str]) -> bool:
        """Return whether the same card or action asks for more of the same, and nothing has been revealed."""
        found = None if state.is_over else state.asked()
        same = found is not None and (found.seat, found.source) == (self.asked.seat, self.asked.source)
        return same and found is not None and found.id in ids and state.revealed == self.begun.revealed

    def goes_on(self, state: State) -> bool:
        """Return whether the decision is not finished."""
        return self.continues(state, self.decision | self.inner)

    def reveals(self, state: State) -> bool:
        return state.revealed != self.begun.revealed or state.is_over

    def parts(self, state: State) -> Iterator[Reached]:
        """Yield each thing that can be chosen now, with the table after it."""
        for code in state.codes():
            if code not in DONE and (self.decision is not WINES or self._is_wine(code)):
                yield from self._finished(Reached((code,), after(state, code)))

    def _is_wine(self, code: str) -> bool:
        """Return whether it is about a wine: what structures offer beside it is not."""
        return isinstance(parse(code), MakeAnswer | GrapeAnswer)

    def _finished(self, reached: Reached) -> Iterator[Reached]:
        if len(reached.codes) < LONGEST and self.continues(reached.state, self.inner):
            for code in reached.state.codes():
                yield from self._finished(Reached((*reached.codes, code), after(reached.state, code)))
        else:
            yield reached


def used(reached: Reached) -> set[str]:
    """Return the codes of what has been used: a type of wine can be made again."""
    return {code for code in reached.codes if not isinstance(parse(code), MakeAnswer)}


def after(state: State, code: str) -> State:
    """Return a copy of the table after an answer."""
    trial = state.copy()
    trial.apply(CODE_NUMBER[code])
    return trial


def sheet_of(begun: State, asked: Asked | None) -> Sheet | None:
    """Return the sheet for the question on an imagined table; None if one answer is enough, or if it is too long."""
    walk = None if asked is None else Walk(begun, asked)
    return _Maker(walk, begun).sheet if walk is not None and walk.decision else None


class _Maker:
    def __init__(self, walk: Walk, begun: State) -> None:
        self.walk = walk
        self.begun = begun
        self.seat = walk.asked.seat

    @cached_property
    def reached(self) -> tuple[Reached, ...]:
        return tuple(self.walk.parts(self.begun))

    @property
    def sheet(self) -> Sheet | None:
        found = self.reached
        if not found or len(found) > MOST_PARTS:
            return None
        several = any(self.walk.continues(each.state, self.walk.decision) for each in found)
        if not several and all(len(each.codes) == 1 for each in found):
            return None
        counts = self._chain()
        least = 0 if any(code in DONE for code in self.begun.codes()) else counts[0]
        parts = tuple(self._part(each, compares=len(found) <= MOST_COMPARED) for each in found)
        return Sheet(self.walk.asked.id, parts, least, counts[1])

    def _chain(self) -> tuple[int, int]:
        """Return after how many parts the decision can end, and after how many it must.

        It must end when no part is left, too: the longest of a few ways counts.
        """
        least, most = 0, 0
        for first in self.reached:
            here, length, enough = first.state, 1, 0
            while self.walk.continues(here, self.walk.decision):
                if not enough and any(code in DONE for code in here.codes()):
                    enough = length
                following = next(self.walk.parts(here), None)
                if following is None:
                    break
                here, length = following.state, length + 1
            least = min(least or LONGEST, enough or length)
            most = max(most, length)
        return least, most

    def _part(self, reached: Reached, *, compares: bool) -> SheetPart:
        state = reached.state
        continues = self.walk.continues(state, self.walk.decision)
        following: dict[tuple[str, ...], tuple[str, int]] = {}
        if continues and compares:
            following = {each.codes: self._wine(state, each.state) for each in self.walk.parts(state)}
        elif continues:
            apart = (each for each in self.reached if not used(each) & used(reached))
            following = {each.codes: self._wine(self.begun, each.state) for each in apart}
        kind, value = self._wine(self.begun, state)
        grapes = tuple(
            (answer.colour, answer.value) for answer in map(parse, reached.codes) if isinstance(answer, GrapeAnswer)
        )
        fits = self._fits(state) if kind else ()
        locks = self.walk.reveals(state)
        return SheetPart(reached.codes, following, kind, value, grapes, fits, locks)

    def _wine(self, before: State, now: State) -> tuple[str, int]:
        """Return the wine that has been made in between, and nothing for other things."""
        if self.walk.decision is not WINES:
            return "", 0
        for kind in WINE_TYPES:
            made = set(now.vineyards[self.seat].wines(kind)) - set(before.vineyards[self.seat].wines(kind))
            if made:
                return kind, max(made)
        return "", 0

    def _fits(self, state: State) -> tuple[int, ...]:
        before, now = self.begun.vineyards[self.seat], state.vineyards[self.seat]
        orders = sorted({card for card in before.hand if DECK_OF[card] == ORDER_DECK})
        return tuple(card for card in orders if missing(now, card) < missing(before, card))


def missing(vineyard: Vineyard, order: int) -> int:
    """Return how many wines of an order the cellar lacks, given by card number."""
    cellar = {kind: list(vineyard.wines(kind)) for kind in WINE_TYPES}
    lacking = 0
    for kind, least in sorted(order_of(order).wines, key=lambda wine: -wine[1]):
        enough = next((value for value in cellar[kind] if value >= least), 0)
        if enough:
            cellar[kind].remove(enough)
        else:
            lacking += 1
    return lacking


def together(state: State, chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the chosen answers, followed by the one that ends the decision where the engine would ask for more.

    `state` is an imagined table at the question of the sheet. What is not legal is left for `play_sequence` to refuse.
    """
    asked = state.asked()
    trial = state.copy()
    for code in chosen:
        if trial.is_over or code not in trial.codes():
            return tuple(chosen)
        trial.apply(CODE_NUMBER[code])
    walk = None if asked is None else Walk(state, asked)
    if walk is None or not walk.continues(trial, walk.decision):
        return tuple(chosen)
    end = next((code for code in DONE if code in trial.codes()), "")
    return (*chosen, end) if end else tuple(chosen)
