"""Works through the requested evaluations, a little at a time, in the process of the computer players.

Results are saved after every turn: after a crash a new process goes on from there.
"""

from __future__ import annotations

import logging
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from django.core.exceptions import ObjectDoesNotExist
from django.db import DatabaseError
from django.utils.timezone import now

from vendemmia.bots import ADVICE_SEED, evaluate
from vendemmia.engine import CODES, number_of, observe

from .databases import database
from .evaluations import decisions
from .history import history
from .locks import alone
from .models import Evaluation
from .reading import read_table
from .time_limit import time_limit

if TYPE_CHECKING:
    from .databases import Claims
    from .history import History
    from .models import Judged

LOG = logging.getLogger(__name__)
SLICE = 0.05
"""Seconds of work between two checks for tables where a computer player is to move."""
TURN = 0.5
"""Seconds of work before the results are written and the next evaluation has its turn."""
PATIENCE = 5.0
"""Seconds of processor time after which a decision is given up."""


def judged(past: History, seat: int, number: int) -> Judged | None:
    """What the computer player thinks of an answer; None if there was no choice."""
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


class Judging:
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
            self._judge(self.numbers[self.done])
            self.done += 1

    def _judge(self, number: int) -> None:
        try:
            found = judged(self.past, self.row.seat, number)
        except Exception:  # It is left out; the others are still useful.
            if not self._has_failed:
                LOG.exception("answer %d of table %s cannot be weighed", number, self.row.table_id)
            self._has_failed = True
        else:
            self.found += [] if found is None else [found]

    def write(self) -> None:
        """Save the results, unless the table and with it the row were deleted meanwhile."""
        Evaluation.objects.filter(id=self.row.id, done__lte=self.done).update(
            found=self.found, done=self.done, total=len(self.numbers), finished=self.is_finished, changed=now()
        )


class Queue:
    """The waiting evaluations. They take turns, so that a short one does not wait for a long one."""

    def __init__(self, claims: Claims | None = None) -> None:
        self._claims = claims or database().claims()
        self._waiting: list[int] = []
        self._is_old = True
        self._current: Judging | None = None
        self._spent = 0.0
        self._last = 0
        """The evaluation that had the last turn."""

    def look(self) -> None:
        """The database has changed: read the queue again before going on."""
        self._is_old = True

    def go_on(self, seconds: float = SLICE) -> bool:
        """Work for some time. False if there was nothing to do."""
        if self._is_old:
            self._waiting = list(Evaluation.objects.filter(finished=False).order_by("id").values_list("id", flat=True))
            self._is_old = False
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
                self._waiting = [each for each in self._waiting if each != self._current.row.id]
            self._claims.release(_subject(self._current.row.id))
            self._current = None
        return True

    def _next(self) -> Judging | None:
        """The one after the last, in a ring."""
        later = [each for each in self._waiting if each > self._last]
        for each in (*later, *(each for each in self._waiting if each <= self._last)):
            self._last = each
            if not self._claims.take(_subject(each)):
                continue  # Another process is at it.
            opened = _opened(each)
            if opened is not None:
                return opened
            self._claims.release(_subject(each))
        return None


def _subject(row_id: int) -> str:
    return f"evaluation:{row_id}"


def _opened(row_id: int) -> Judging | None:
    """None if there is nothing left to do: it was deleted, is about an old position, or cannot be played."""
    try:
        row = Evaluation.objects.get(id=row_id, finished=False)
    except ObjectDoesNotExist:
        return None
    try:
        with alone(row.table_id):
            table = read_table(row.table_id)
            if row.version == table.version:
                return Judging(row, history(table))
            row.delete()
    except DatabaseError:
        raise
    except ObjectDoesNotExist:
        pass
    except Exception:  # The page says that nothing was found; other evaluations go on.
        LOG.exception("the game of table %s cannot be weighed", row.table_id)
        Evaluation.objects.filter(id=row_id).update(finished=True, changed=now())
    return None


__all__ = ["SLICE", "Judging", "Queue", "judged"]
