"""Works through the requested evaluations, a little at a time, in the process of the computer players.

Results are saved after every turn. After a crash a new process continues from there.
"""

from __future__ import annotations

import logging
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from django.core.exceptions import ObjectDoesNotExist
from django.db import DatabaseError
from django.utils.timezone import now

from vendemmia.bots import ADVICE_SEED, evaluate
from vendemmia.engine import CODES, number_of, observe
from vendemmia.web.databases import database
from vendemmia.web.models import Evaluation
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.history import history
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.util.time_limit import time_limit

from .evaluations import decisions

if TYPE_CHECKING:
    from vendemmia.web.databases import Claims
    from vendemmia.web.models import EvaluatedDecision
    from vendemmia.web.tables.history import History

LOG = logging.getLogger(__name__)
SLICE = 0.05
"""Seconds of work between two checks for tables where a computer player is to move."""
TURN = 0.5
"""Seconds of work before the results are written and the next evaluation has its turn."""
PATIENCE = 5.0
"""Seconds of processor time after which a decision is given up."""


def evaluated(past: History, seat: int, number: int) -> EvaluatedDecision | None:
    """Return what the computer player thinks of an answer; None if there was no choice."""
    view = observe(past.state(number), seat)
    if len(view.legal) < 2:
        return None
    code = past.codes[number]
    with time_limit(PATIENCE):
        # The deals of a hint, so that what it advises is not a mistake.
        found = evaluate(view, number_of(code), Random(ADVICE_SEED))
    return {
        "number": number,
        "chosen": code,
        "chance": round(found.chance, 4),
        "best": CODES[found.best.action],
        "best_chance": round(found.best.chance, 4),
        "reason": found.best.reason,
        "params": dict(found.best.params),
    }


class Evaluating:
    """An evaluation in progress: continues where the row says, and writes its results into it."""

    def __init__(self, row: Evaluation, past: History) -> None:
        self.row = row
        self.past = past
        self.numbers = decisions(past, row.seat)
        self.done = min(row.done, len(self.numbers))
        self.found = list(row.found)
        self._has_failed = False

    @property
    def is_finished(self) -> bool:
        return self.done == len(self.numbers)

    def go_on(self, seconds: float) -> None:
        end = monotonic() + seconds
        while not self.is_finished and monotonic() < end:
            self._evaluate(self.numbers[self.done])
            self.done += 1

    def _evaluate(self, number: int) -> None:
        try:
            found = evaluated(self.past, self.row.seat, number)
        except Exception:  # It is left out; the others are still useful.
            if not self._has_failed:
                LOG.exception("answer %d of table %s cannot be evaluated", number, self.row.table_id)
            self._has_failed = True
        else:
            self.found += [] if found is None else [found]

    def write(self) -> None:
        """Save the results, unless the table and with it the row were deleted meanwhile."""
        Evaluation.objects.filter(id=self.row.id, done__lte=self.done).update(
            found=self.found, done=self.done, total=len(self.numbers), finished=self.is_finished, changed=now()
        )


class Queue:
    """The waiting evaluations. People take turns, and so do those of one person: a short one need not wait."""

    def __init__(self, claims: Claims | None = None) -> None:
        self._claims = claims or database().claims()
        self._waiting: list[_Waiting] = []
        self._is_old = True
        self._current: Evaluating | None = None
        self._spent = 0.0
        self._turns = 0
        self._served: dict[str, _Turn] = {}
        """The last turn of each person who waits."""

    def look(self) -> None:
        """Read the queue again before the next step, because the database has changed."""
        self._is_old = True

    def go_on(self, seconds: float = SLICE) -> bool:
        """Work for some time. False if there was nothing to do."""
        if self._is_old:
            self._read()
        if self._current is None:
            self._current, self._spent = self._next(), 0.0
        if self._current is None:
            return False
        started = monotonic()
        self._current.go_on(seconds)
        self._spent += monotonic() - started
        if self._current.is_finished or self._spent >= TURN:
            self._current.write()
            if self._current.is_finished:
                self._waiting = [each for each in self._waiting if each.id != self._current.row.id]
            self._claims.release(_subject(self._current.row.id))
            self._current = None
        return True

    def _read(self) -> None:
        found = Evaluation.objects.filter(finished=False).order_by("id").values_list("id", "asker")
        self._waiting = [_Waiting(*each) for each in found]
        there = {each.asker for each in self._waiting}
        self._served = {asker: turn for asker, turn in self._served.items() if asker in there}
        self._is_old = False

    def _next(self) -> Evaluating | None:
        """Return an evaluation of the person who has waited longest, so that asking for many gains nothing."""
        for each in self._in_turn():
            self._turns += 1
            self._served[each.asker] = _Turn(self._turns, each.id)
            if not self._claims.take(_subject(each.id)):
                continue  # Another process is at it.
            opened = _opened(each.id)
            if opened is not None:
                return opened
            self._claims.release(_subject(each.id))
        return None

    def _in_turn(self) -> list[_Waiting]:
        """Return people in the order of their last turns, each with the one after their last in a ring first."""

        def order(each: _Waiting) -> tuple[int, bool, int]:
            turn = self._served.get(each.asker, _Turn(0, 0))
            return turn.number, each.id <= turn.last, each.id

        return sorted(self._waiting, key=order)


class _Waiting(NamedTuple):
    """An evaluation, and a mark of the person who asked for it."""

    id: int
    asker: str


class _Turn(NamedTuple):
    """When a person had a turn, and which of their evaluations."""

    number: int
    last: int


def _subject(row_id: int) -> str:
    return f"evaluation:{row_id}"


def _opened(row_id: int) -> Evaluating | None:
    """Open an evaluation. None if there is nothing left to do: it was deleted, is about an old position, or cannot be
    played."""
    try:
        row = Evaluation.objects.get(id=row_id, finished=False)
    except ObjectDoesNotExist:
        return None
    try:
        with table_lock(row.table_id):
            table = read_table(row.table_id)
            if row.version == table.version:
                return Evaluating(row, history(table))
            row.delete()
    except DatabaseError:
        raise
    except ObjectDoesNotExist:
        pass
    except Exception:  # The page says that nothing was found; other evaluations continue.
        LOG.exception("the game of table %s cannot be evaluated", row.table_id)
        Evaluation.objects.filter(id=row_id).update(finished=True, changed=now())
    return None


__all__ = ["SLICE", "Evaluating", "Queue", "evaluated"]
