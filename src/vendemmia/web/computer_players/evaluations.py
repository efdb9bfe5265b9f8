"""Requested evaluations: rows that the process of the computer players works through (`evaluating`)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.db.models import Count, Max, Q
from django.utils.timezone import now

from vendemmia.engine import CardAnswer, VendemmiaError, parse
from vendemmia.web.databases import database
from vendemmia.web.models import Evaluation
from vendemmia.web.people.rate_limits import Marks
from vendemmia.web.tables.contests import refuse_help

if TYPE_CHECKING:
    from vendemmia.web.models import Table
    from vendemmia.web.tables.history import History

NOBODY: Final = Marks()
MOST_WAITING = 100
"""Evaluations that may wait at the same time."""
MOST_EACH = 2
"""Of them by one person."""
MOST_TOGETHER = MOST_WAITING // 4
"""Of them by all at one address, since guests cost nothing there."""
STALLED = timedelta(seconds=30)
"""If no evaluation makes progress for this long, the computer players are busy or not running."""


class QueueFull(VendemmiaError):
    """Too many evaluations wait already."""


class ShareFull(VendemmiaError):
    """As many wait already as one person, or all at one address, may have there."""


class QueuePlace(NamedTuple):
    """Where an evaluation is in the queue, counted from 1."""

    number: int
    waiting: int
    is_stalled: bool


def decisions(history: History, seat: int) -> list[int]:
    """Return the numbers of a seat's answers, counted from 0, without those given by the server or inside a gap.

    A card may have been chosen by the press that placed the worker, so it counts; if it was the only one, it is found
    out when it is evaluated.
    """
    played = history.whole
    return [
        number
        for number in range(history.plies)
        if played.deciders[number] == seat
        and (number not in played.forced or isinstance(parse(history.codes[number]), CardAnswer))
        and history.leads_on(number)
    ]


def known(table: Table, seat: int) -> Evaluation | None:
    """Return the evaluation of a seat at the table's current version, if anybody has asked for it.

    One of an earlier version of the program, in victory points, does not count.
    """
    found = Evaluation.objects.filter(table=table, seat=seat, version=table.version)
    current = found.filter(Q(found=[]) | ~Q(found__0__has_key="gain"))
    return current.defer("found").first()  # While it is in progress, only its progress is needed.


def ask(table: Table, history: History, seat: int, by: Marks = NOBODY) -> Evaluation:
    """Return the evaluation of a seat, and put it into the queue at the first request.

    Contest while one runs; QueueFull, ShareFull.
    """
    refuse_help(table)
    with transaction.atomic():
        found = known(table, seat)
        if found is not None:
            return found
        _take_place(by)
        Evaluation.objects.filter(table=table, seat=seat, version=table.version).delete()  # An old one, see `known`.
        total = len(decisions(history, seat))
        new = {"total": total, "finished": total == 0, "asker": by.person, "address": by.address}
        made, _ = Evaluation.objects.get_or_create(  # Another process may be asked for the same at the same time.
            table=table, seat=seat, version=table.version, defaults=new
        )
        database().note_evaluation()
        return made


def _take_place(by: Marks) -> None:
    """Make sure that one more may wait."""
    waiting = Evaluation.objects.filter(finished=False)
    if by.person and waiting.filter(asker=by.person).count() >= MOST_EACH:
        raise ShareFull
    if by.address and waiting.filter(address=by.address).count() >= MOST_TOGETHER:
        raise ShareFull
    if waiting.count() >= MOST_WAITING:
        raise QueueFull


def place(evaluation: Evaluation) -> QueuePlace:
    """Return where an unfinished evaluation is. It may have been finished since it was read."""
    queue = Evaluation.objects.filter(finished=False).aggregate(
        before=Count("id", filter=Q(id__lt=evaluation.id)), waiting=Count("id"), last=Max("changed")
    )
    number = queue["before"] + 1
    is_stalled = queue["last"] is not None and now() - queue["last"] > STALLED
    return QueuePlace(number, max(number, queue["waiting"]), is_stalled)


__all__ = [
    "MOST_EACH",
    "MOST_TOGETHER",
    "MOST_WAITING",
    "STALLED",
    "QueueFull",
    "QueuePlace",
    "ShareFull",
    "ask",
    "decisions",
    "known",
    "place",
]
