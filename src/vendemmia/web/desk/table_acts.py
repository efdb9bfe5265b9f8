"""What a moderator may do to tables, and what becomes of the tables of a banned person."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from django.db import transaction

from vendemmia.web.conduct import audit
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Seat, Table
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.web.models import Person

LOG = logging.getLogger(__name__)


def close(by: Person, table_id: str, reason: str) -> bool:
    """End a table without ratings, for good. Return False if it is not there."""
    from vendemmia.web.play.deleting import delete_table

    with table_lock(table_id):
        with transaction.atomic():
            there = Table.objects.filter(id=table_id, deleted__isnull=True)
            if not there.update(rated=False, listed=False):
                return False
            audit.note(by, "close", table_id=table_id, reason=reason)
        delete_table(table_id)
    return True


def unlist(by: Person, table_id: str, reason: str) -> bool:
    """Take a table out of the list for good. False if it is not in it."""
    with transaction.atomic():
        if not Table.objects.filter(id=table_id, listed=True, deleted__isnull=True).update(listed=False):
            return False
        audit.note(by, "unlist", table_id=table_id, reason=reason)
        bump_side_version(table_id)
    return True


def leave_tables(by: Person, person: Person) -> None:
    """Take a banned person from their tables, without a resignation.

    They leave tables that gather. In games with others a computer player replaces them, and a rated game is rated no
    more, so that a ban changes no rating.
    """
    from vendemmia.web.play.deleting import delete_table

    for table_id in Table.objects.filter(host=person, gathering=True, deleted__isnull=True).values_list(
        "id", flat=True
    ):
        delete_table(table_id)
    seated = Seat.objects.filter(person=person, table__over=False, table__deleted__isnull=True)
    for table_id in seated.values_list("table_id", flat=True).distinct():
        try:
            _leave(by, person, table_id)
        except Exception as error:  # A damaged table must not keep anybody from being banned.
            if not isinstance(error, Unplayable):
                LOG.exception("nobody stands in at table %s", table_id)


def _leave(by: Person, person: Person, table_id: str) -> None:
    from vendemmia.web.lobby import gathering
    from vendemmia.web.play.stand_ins import stand_in
    from vendemmia.web.ratings import void as take_back_ratings
    from vendemmia.web.tables.cache import read_table

    if Table.objects.filter(id=table_id, gathering=True).exists():
        gathering.leave(table_id, person)
        return
    with table_lock(table_id):
        table = read_table(table_id)
        if not any(player.person_id not in (None, person.id) for player in table.players):
            return
        with transaction.atomic():
            if take_back_ratings(table_id):
                audit.note(by, "unrate", person, table_id=table_id)
                bump_side_version(table_id)
        table.rated = False
        for seat, player in enumerate(table.players):
            if player.person_id == person.id:
                stand_in(table, seat)


def void(by: Person, table_id: str, reason: str) -> bool:
    """Take back what a table has done to the ratings. False if it has done nothing."""
    from vendemmia.web.ratings import void as take_back_ratings

    with transaction.atomic():
        if not take_back_ratings(table_id):
            return False
        audit.note(by, "void", table_id=table_id, reason=reason)
        bump_side_version(table_id)
    return True


ACTS: Final[dict[str, Callable[[Person, str, str], bool]]] = {"close": close, "unlist": unlist, "void": void}
"""By name, what can be done to a table; each returns False where there is nothing to do."""
