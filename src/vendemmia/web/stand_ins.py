"""Stand-ins: a computer player answers for an absent person, who takes the seat back with one press."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import DatabaseError
from django.utils.timezone import now

from .clocks import overdue
from .locks import alone
from .models import Proposal, Seat, Table
from .news import tell
from .reading import read_table
from .rows import Unplayable
from .tables import Stale, changing

if TYPE_CHECKING:
    from .models import Person

LOG = logging.getLogger(__name__)
LEVEL = "normal"
"""The computer player that stands in."""


def stand_in(table: Table, seat: int, *, left: bool = False) -> bool:
    """Let a computer player answer for a person. `left`: the person has given up the game. False if one does already.

    You are `alone` with the table and have just read it.
    """
    player = table.players[seat]
    if player.bot or table.over or table.uploaded or table.gathering or (player.stand_in and not left):
        return False
    _write(table, seat, player.stand_in or LEVEL, left=left)
    return True


def take_back(table: Table, seat: int) -> bool:
    """The person answers again. In a rated game, giving up is for good."""
    if not table.players[seat].stand_in or table.over:
        return False
    row = Seat.objects.get(table_id=table.id, number=seat)
    if row.left and table.rated:
        return False
    _write(table, seat, "", left=False)
    return True


def _write(table: Table, seat: int, level: str, *, left: bool) -> None:
    def write() -> None:
        Seat.objects.filter(table_id=table.id, number=seat).update(stand_in=level, left=left, ahead={})
        Proposal.objects.filter(table_id=table.id).delete()
        tell(table.id)

    players = list(table.players)
    players[seat] = players[seat]._replace(stand_in=level, left=left)
    table.players = tuple(players)
    with changing(table, table.version, also=write):
        pass


def serve_overdue() -> bool:
    """Let computer players stand in wherever time is up. False if it was up nowhere."""
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
    with alone(table_id):
        table = read_table(table_id)
        if table.deadline is None or table.deadline > now():
            return
        seat = table.game.to_move
        # Whoever runs out of time in a rated game loses it.
        if seat is None or not stand_in(table, seat, left=table.rated):
            Table.objects.filter(id=table_id, version=table.version).update(deadline=None)
            return
        Seat.objects.filter(table_id=table_id, number=seat).update(time_left=0.0)


def leave_everything(person: Person) -> None:
    """Give up all running games of a person, whose account goes away."""
    for table_id in Seat.objects.filter(person=person, table__over=False).values_list("table_id", flat=True).distinct():
        try:
            with alone(table_id):
                table = read_table(table_id)
                for seat, player in enumerate(table.players):
                    if player.person_id == person.id:
                        stand_in(table, seat, left=True)
        except (Stale, Table.DoesNotExist, Unplayable):
            LOG.info("nobody stands in at table %s", table_id)
