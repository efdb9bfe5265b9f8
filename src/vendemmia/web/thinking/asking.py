"""Asks the computer players' process, and waits for its answer.

Where no such process gives a sign of life, the question is worked out here: a hint must not depend on another process.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from django.db import transaction

from vendemmia.bots import Advice
from vendemmia.engine import VendemmiaError
from vendemmia.web.databases import database
from vendemmia.web.models import Question

from .problems import Coach, worked_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import View
    from vendemmia.web.models import Table

ALIVE: Final = 6.0
"""Seconds without a sign of life after which the computer players are not asked."""
PATIENCE: Final = 5.0
"""Seconds to wait for an answer, which is there after a tenth of one."""
PAUSE: Final = 0.01
"""Seconds between two looks for it."""


class NoAnswer(VendemmiaError):
    """The computer players' process could not answer, or not in time."""


def ask(kind: str, table: Table, seat: int = 0) -> Any:  # noqa: ANN401 - what JSON can hold
    """Return the answer to a question about a table as it is now, or raise NoAnswer. You hold the lock of the table."""
    silence = database().seconds_since_heartbeat()
    if silence is None or silence > ALIVE:
        return worked_out(kind, table, seat)
    with transaction.atomic():
        asked = Question.objects.create(kind=kind, table=table.id, seat=seat, version=table.version)
        database().note_evaluation()
    try:
        return _answer_to(asked.pk)
    finally:
        Question.objects.filter(id=asked.pk).delete()


class AskingCoach(Coach):
    """Advises at a table as it is now: the computer players' process thinks."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def advice(self, view: View) -> list[Advice]:
        assert view.seat is not None
        return [advice_of(*found) for found in ask("advice", self._table, view.seat)]

    def ranked(self, view: View) -> list[int]:
        assert view.seat is not None
        return list(ask("ranked", self._table, view.seat))

    def decision(self, view: View) -> list[str]:
        assert view.seat is not None
        return list(ask("decision", self._table, view.seat))


def advice_of(
    action: int, chance: float, reason: str, params: dict[str, int], plan: Sequence[tuple[str, dict[str, int]]] = ()
) -> Advice:
    """Return advice from what JSON had of it; a process of an earlier version leaves out the plan."""
    return Advice(action, chance, reason, params, tuple((step, about) for step, about in plan))


def _answer_to(number: int) -> Any:  # noqa: ANN401 - as above
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = Question.objects.filter(id=number, answered=True).values_list("answer", flat=True).first()
        if found is not None:
            if "failed" in found:
                raise NoAnswer(str(number))
            return found["found"]
        time.sleep(PAUSE)
    raise NoAnswer(str(number))
