"""Stand-ins: a computer player answers for an absent person, who takes the seat back with one press.

In a rated game it does so only for good: when the person gives up, or when their clock has run out.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.db import DatabaseError, transaction
from django.utils.timezone import now

from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Finished, Proposal, Seat, Table
from vendemmia.web.ratings import note_exit, void
from vendemmia.web.results.finished import LOSS
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.contests import is_contest
from vendemmia.web.tables.endings import RESIGNED, TIME, is_decided, places_of
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable

from .clocks import keep_steady, overdue
from .moves import Stale, committing

if TYPE_CHECKING:
    from vendemmia.web.models import Person

LOG = logging.getLogger(__name__)
LEVEL = "normal"
"""The computer player that answers for absent people."""
SAME_MOMENT: Final = timedelta(minutes=1)
"""Who gives up so soon after the other has not seen it, and does not take the win."""


def stand_in(table: Table, seat: int) -> bool:
    """Let a computer player answer for a person who may come back. False if one does already, or none may.

    Call it with the lock of the table, which you have just read.
    """
    if not _is_played(table, seat) or table.players[seat].stand_in or not may_stand_in(table):
        return False
    _write(table, seat, LEVEL)
    return True


def may_stand_in(table: Table) -> bool:
    """Return whether a computer player may answer for a person who may come back.

    Not in a contest: a person who lets it answer and then takes the seat back was helped. A rated game can be given up.
    """
    return not is_contest(table)


def resign(table: Table, seat: int) -> bool:
    """Give up for a person. A computer player plays on for the others; a game of two is over. False if it is over."""
    return _leave(table, seat, RESIGNED) or _resigned_too(table, seat)


def _leave(table: Table, seat: int, why: str) -> bool:
    """Leave a seat; `why` is what the table says if that ends the game."""
    if not _is_played(table, seat) or table.players[seat].left or (is_contest(table) and not table.rated):
        return False
    _write(table, seat, table.players[seat].stand_in or LEVEL, why=why)
    return True


def _is_played(table: Table, seat: int) -> bool:
    return not (table.players[seat].bot or table.over or table.uploaded or table.gathering)


def _resigned_too(table: Table, seat: int) -> bool:
    """Return whether both have given up in the same moment: the game has no winner and changes no rating."""
    player = table.players[seat]
    if table.ending != RESIGNED or player.bot or player.left or now() - table.changed > SAME_MOMENT:
        return False
    with transaction.atomic():
        players = list(table.players)
        players[seat] = player._replace(left=True)
        table.players = tuple(players)
        Table.objects.filter(id=table.id).update(places=places_of(table))
        Seat.objects.filter(table_id=table.id, number=seat).update(left=True)
        Finished.objects.filter(table_id=table.id, seat=seat).update(outcome=LOSS)
        note_exit(table, seat)
        void(table.id)
        bump_side_version(table.id)
    return True


def resume_seat(table: Table, seat: int) -> bool:
    """Let the person answer again. In a rated game, giving up is for good."""
    if not table.players[seat].stand_in or table.over:
        return False
    row = Seat.objects.get(table_id=table.id, number=seat)
    if row.left and table.rated:
        return False
    _write(table, seat, "")
    return True


def _write(table: Table, seat: int, level: str, *, why: str = "") -> None:
    """Let a computer player take a seat. `why` the person leaves for good; empty for one who may come back."""
    players = list(table.players)
    players[seat] = players[seat]._replace(stand_in=level, left=bool(why))
    ending = why if why and is_decided(players) else ""

    def write() -> None:
        Seat.objects.filter(table_id=table.id, number=seat).update(stand_in=level, left=bool(why), ahead={})
        Proposal.objects.filter(table_id=table.id).delete()
        if why:
            note_exit(table, seat)
        if why == TIME:
            Seat.objects.filter(table_id=table.id, number=seat).update(time_left=0.0)
        bump_side_version(table.id)

    table.players = tuple(players)
    table.ending = ending or table.ending
    with committing(table, table.version, extra_write=write):
        pass


def serve_overdue() -> bool:
    """Let computer players answer wherever time is up. Return whether it was up anywhere."""
    keep_steady()
    found = list(overdue())
    for table_id in found:
        try:
            _time_is_up(table_id)
        except (Stale, Table.DoesNotExist):
            LOG.info("table %s has changed just before its time was up", table_id)
        except DatabaseError:
            raise
        except Exception as error:  # One table must not keep the computer players from all others.
            if not isinstance(error, Unplayable):
                LOG.exception("nobody can stand in at table %s", table_id)
            Table.objects.filter(id=table_id).update(deadline=None)
    return bool(found)


def _time_is_up(table_id: str) -> None:
    with table_lock(table_id):
        table = read_table(table_id)
        if table.deadline is None or table.deadline > now():
            return
        seat = table.to_move
        # A player who runs out of time in a rated game loses it.
        if seat is None or not (_leave(table, seat, TIME) if table.rated else stand_in(table, seat)):
            Table.objects.filter(id=table_id, version=table.version).update(deadline=None)
            return
        Seat.objects.filter(table_id=table_id, number=seat).update(time_left=0.0)


def leave_everything(person: Person) -> None:
    """Give up all running games of a person, whose account goes away."""
    for table_id in Seat.objects.filter(person=person, table__over=False).values_list("table_id", flat=True).distinct():
        try:
            with table_lock(table_id):
                table = read_table(table_id)
                for seat, player in enumerate(table.players):
                    if player.person_id == person.id:
                        _leave(table, seat, RESIGNED)
        except (Stale, Table.DoesNotExist, Unplayable):
            LOG.info("nobody stands in at table %s", table_id)
