"""Looking back at decisions: what the computer player would have answered, and how much that differs."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.bots import evaluate
from vendemmia.engine import CODES, number_of, observe

from .replay import when

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.bots import Evaluation
    from vendemmia.locale import Words
    from vendemmia.web.history import History
    from vendemmia.web.models import Table

LOG = logging.getLogger(__name__)

KEPT = 32
"""So many players' decisions stay in memory."""
SWINGS = 6
LEAST_SWING = 0.3
"""Victory points: what differs less is a matter of taste."""
BEST = 0.05
"""So near to the best it is as good."""


class Judged(NamedTuple):
    """A decision, by the number of its answer counted from 0."""

    number: int
    found: Evaluation


class Judgement:
    """The decisions of one seat in a game: those with more than one answer. They are weighed a few at a time."""

    def __init__(self, history: History, seat: int) -> None:
        self.history = history
        self.seat = seat
        self.judged: dict[int, Judged] = {}
        self._left = [
            number
            for number in range(history.plies - 1, -1, -1)
            if history.whole.deciders[number] == seat and number not in history.whole.forced
        ]
        """The last first."""
        self._total = len(self._left)
        self._lock = threading.Lock()

    @property
    def done(self) -> bool:
        return not self._left

    @property
    def percent(self) -> int:
        return 100 if self.done else 100 * (self._total - len(self._left)) // self._total

    def go_on(self, seconds: float) -> None:
        """Weigh decisions for some time; another request that does the same meanwhile waits."""
        with self._lock:
            end = monotonic() + seconds
            while self._left and monotonic() < end:
                self._judge(self._left[-1])
                self._left.pop()

    def _judge(self, number: int) -> None:
        state = self.history.state(number)
        view = observe(state, self.seat)
        if len(view.legal) < 2:
            return
        chance = Random(number)  # The same decision is always weighed alike.
        try:
            found = evaluate(view, number_of(self.history.codes[number]), chance)
        except Exception:
            LOG.exception("a decision could not be weighed")  # It is left out; the others are worth having.
            return
        self.judged[number] = Judged(number, found)

    @property
    def swings(self) -> list[Judged]:
        """The decisions that cost most, the largest first."""
        costly = [each for each in list(self.judged.values()) if each.found.loss >= LEAST_SWING]
        return sorted(costly, key=lambda each: (-each.found.loss, each.number))[:SWINGS]

    @property
    def in_order(self) -> list[Judged]:
        return sorted(self.judged.values())


class Weighed(NamedTuple):
    """A decision in words."""

    ply: int
    """After it was given."""
    when: str
    question: str
    chosen: str
    best: str
    """Empty if what was chosen is as good."""
    reason: str
    loss: str


class EvaluationPanel:
    """What the templates show of a judgement, or that there is none yet."""

    def __init__(self, judgement: Judgement | None, seat: int, names: tuple[str, ...], words: Words) -> None:
        self.judgement = judgement
        self.seat = seat
        self.names = names
        self.words = words

    @property
    def player(self) -> str:
        return self.names[self.seat]

    @property
    def done(self) -> bool:
        return self.judgement is not None and self.judgement.done

    @cached_property
    def swings(self) -> list[Weighed]:
        return [] if self.judgement is None else self._weighed(self.judgement.swings)

    @cached_property
    def all(self) -> list[Weighed]:
        return [] if self.judgement is None else self._weighed(self.judgement.in_order)

    def at(self, ply: int) -> Weighed | None:
        """The decision that led to a ply."""
        judged = None if self.judgement is None else self.judgement.judged.get(ply - 1)
        return None if judged is None else self._weighed([judged])[0]

    @property
    def lost(self) -> str:
        """All differences together."""
        return (
            "" if self.judgement is None else _points(sum(each.found.loss for each in self.judgement.judged.values()))
        )

    def _weighed(self, judged: Iterable[Judged]) -> list[Weighed]:
        assert self.judgement is not None
        history, words = self.judgement.history, self.words
        weighed = []
        for number, found in judged:
            state = history.state(number)
            best = found.best
            as_good = found.loss < BEST
            weighed.append(
                Weighed(
                    number + 1,
                    when(words, history.marks[number]),
                    words.question(state, self.names),
                    words.choice(state, history.codes[number], self.names),
                    "" if as_good else words.choice(state, CODES[best.action], self.names),
                    words.advice(best.reason, best.params),
                    _points(found.loss),
                )
            )
        return weighed


def _points(vp: float) -> str:
    return f"{vp:.1f}"


_kept: OrderedDict[tuple[str, int, int], Judgement] = OrderedDict()
_guard = threading.Lock()


def judgement(table: Table, history: History, seat: int, *, begin: bool) -> Judgement | None:
    """What has been found out about a seat's decisions; None if nothing has and it shall not begin now."""
    key = (table.id, table.version, seat)
    with _guard:
        found = _kept.get(key)
        if found is None and begin:
            found = _kept[key] = Judgement(history, seat)
            while len(_kept) > KEPT:
                _kept.popitem(last=False)
        return found
