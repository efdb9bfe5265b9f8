"""Requested evaluations: rows that the process of the computer players works through (`judging`)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.db import transaction
from django.db.models import Count, Max, Q
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError

from .databases import database
from .models import Evaluation

if TYPE_CHECKING:
    from .history import History
    from .models import Table

MOST_WAITING = 100
"""Evaluations that may wait at the same time."""
STALLED = timedelta(seconds=30)
"""If no evaluation makes progress for this long, the computer players are busy or not running."""


class QueueFull(VendemmiaError):
    """Too many evaluations wait already."""


class Place(NamedTuple):
    """Where an evaluation is in the queue, counted from 1."""

    number: int
    waiting: int
    is_stalled: bool


def decisions(history: History, seat: int) -> list[int]:
    """The numbers of a seat's answers, counted from 0, without those given by the server or inside a gap.

    A card may have been chosen by the press that placed the worker, so it counts; if it was the only one, it is found
    out when it is weighed.
    """
    played = history.whole
    return [
        number
        for number in range(history.plies)
        if played.deciders[number] == seat
        and (number not in played.forced or history.codes[number].startswith("card:"))
        and history.leads_on(number)
    ]


def known(table: Table, seat: int) -> Evaluation | None:
    """The evaluation of a seat at the table's current version, if anybody has asked for it.

    One of an earlier version of the program, in victory points, does not count.
    """
    found = Evaluation.objects.filter(table=table, seat=seat, version=table.version)
    current = found.filter(Q(found=[]) | ~Q(found__0__has_key="gain"))
    return current.defer("found").first()  # While it is in progress, only its progress is needed.


def ask(table: Table, history: History, seat: int) -> Evaluation:
    """The evaluation of a seat, put into the queue if nobody has asked for it before."""
    with transaction.atomic():
        found = known(table, seat)
        if found is not None:
            return found
        if Evaluation.objects.filter(finished=False).count() >= MOST_WAITING:
            raise QueueFull
        Evaluation.objects.filter(table=table, seat=seat, version=table.version).delete()  # An old one, see `known`.
        total = len(decisions(history, seat))
        made, _ = Evaluation.objects.get_or_create(  # Another process may be asked for the same at the same time.
            table=table, seat=seat, version=table.version, defaults={"total": total, "finished": total == 0}
        )
        database().note_evaluation()
        return made


def place(evaluation: Evaluation) -> Place:
    """Where an unfinished evaluation is. It may have been finished since it was read."""
    queue = Evaluation.objects.filter(finished=False).aggregate(
        before=Count("id", filter=Q(id__lt=evaluation.id)), waiting=Count("id"), last=Max("changed")
    )
    number = queue["before"] + 1
    is_stalled = queue["last"] is not None and now() - queue["last"] > STALLED
    return Place(number, max(number, queue["waiting"]), is_stalled)


__all__ = ["MOST_WAITING", "STALLED", "Place", "QueueFull", "ask", "decisions", "known", "place"]
