"""Who is asked now, and a notice for them in the queue. Called after every committed change of a table."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models import Exists, OuterRef, Q
from django.utils.timezone import now

from vendemmia.web.models import Seat
from vendemmia.web.people import is_shared

from .models import DROPPED, WAITING, Device, Notice

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.models import Table
    from vendemmia.web.played import Played

GRACE = timedelta(seconds=20)
"""Whoever answers within it was there anyway."""

_HAS_DEVICE = Exists(Device.objects.filter(person_id=OuterRef("person_id")))
_HAS_EMAIL = Q(person__contact__confirmed__isnull=False)
_HAS_WEBHOOK = Q(person__contact__webhook_gone=False) & ~Q(person__contact__webhook="")
REACHABLE = Q(_HAS_DEVICE) | _HAS_EMAIL | _HAS_WEBHOOK
"""Seats of people who have a channel."""


def notify(table: Table) -> None:
    """Put a notice for whoever is asked at the table into the queue, unless they know it already.

    Also of somebody who is asked out of turn. Call it after the change is committed. Nobody gets a notice at a table
    without other people, and nobody for a further question of the turn that they are playing.
    """
    seat = asked_seat(table)
    if seat is None:
        return
    assert seat.person_id is not None
    moment = now()
    made, is_new = Notice.objects.get_or_create(
        person_id=seat.person_id,
        table_id=table.id,
        ply=table.game.plies,
        defaults={"seat": seat.number, "version": table.version, "asked": moment, "due": moment + GRACE},
    )
    if not is_new:
        _ask_again(made, table, moment)


def asked_seat(table: Table) -> Seat | None:
    """The seat that a notice is for; None if nobody needs one. One query, and none at all on a home server."""
    if not is_shared() or table.to_move is None or table.over or table.bot_to_move or table.gathering or table.uploaded:
        return None
    if last_to_choose(table.game) == table.to_move:
        return None
    others = Seat.objects.filter(table_id=table.id, person__isnull=False, left=False).exclude(
        person_id=OuterRef("person_id")
    )
    return (
        Seat.objects.filter(table_id=table.id, number=table.to_move, person__isnull=False, stand_in="", left=False)
        .filter(REACHABLE, Exists(others))
        .first()
    )


def last_to_choose(game: Played) -> int | None:
    """The seat that gave the last answer of its own will; what the server answered for somebody does not count."""
    chosen = (game.deciders[ply] for ply in reversed(range(game.plies)) if ply not in game.forced)
    return next(chosen, None)


def _ask_again(notice: Notice, table: Table, moment: datetime) -> None:
    """The same decision once more, after an undo or another change. What was sent is not sent again."""
    again = Notice.objects.filter(id=notice.id)
    again.filter(state=DROPPED).update(
        state=WAITING, version=table.version, asked=moment, due=moment + GRACE, tries=0, lease=None, owner=""
    )
    again.filter(state=WAITING).update(version=table.version)
