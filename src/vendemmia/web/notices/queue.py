"""Who is asked now, and a notice for them in the queue. Called after every committed change of a table."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.utils.timezone import now

from vendemmia.web.databases import database
from vendemmia.web.models import Seat
from vendemmia.web.models.notices import DROPPED, WAITING, Contact, Notice
from vendemmia.web.people.identity import is_shared

from .channels import CHANNELS

if TYPE_CHECKING:
    from datetime import datetime

    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Table

GRACE = timedelta(seconds=20)
"""A player who answers within it was there anyway."""
SEATED = ("number", "person_id", "stand_in")
CHOSEN = f"SELECT 1 FROM {Contact._meta.db_table} WHERE person_id = %s"  # noqa: S608 - a constant


def notify(table: Table) -> None:
    """Queue a notice for the player who is asked at the table, unless they have seen the question.

    Players who are asked out of turn get one too. Call it after the change is committed. There is no notice at a table
    without other people, nor for a further question of a player's own turn.
    """
    person_id = person_to_notify(table)
    if person_id is None:
        return
    assert table.to_move is not None
    moment = now()
    made, is_new = Notice.objects.get_or_create(
        person_id=person_id,
        table_id=table.id,
        ply=table.game.plies,
        defaults={"seat": table.to_move, "version": table.version, "asked": moment, "due": moment + GRACE},
    )
    if not is_new:
        _ask_again(made, table, moment)


def person_to_notify(table: Table) -> str | None:
    """Return the person who is asked and may not know it; None if there is none, or if they cannot be reached.

    It runs after every change: nothing is asked of the database on a home server, and little otherwise.
    """
    if not is_shared() or table.to_move is None or table.over or table.bot_to_move or table.gathering or table.uploaded:
        return None
    if last_to_choose(table.game) == table.to_move:
        return None
    if not may_want_one(table.players[table.to_move].person_id):
        return None
    there = Seat.objects.filter(table_id=table.id, person__isnull=False, left=False)
    people = {number: (person, stand_in) for number, person, stand_in in there.values_list(*SEATED)}
    person_id, stand_in = people.get(table.to_move, (None, ""))
    if person_id is None or stand_in or {person for person, _ in people.values()} == {person_id}:
        return None
    return person_id if can_be_reached(person_id) else None


def may_want_one(person_id: str | None) -> bool:
    """Return whether a person has ever chosen anything. Most have not, and then have no row and no device."""
    return person_id is not None and bool(database().rows(CHOSEN, [person_id]))


def can_be_reached(person_id: str) -> bool:
    """Return whether a person has a channel."""
    contact = Contact.objects.filter(person_id=person_id).first()
    return contact is not None and any(channel.reaches(contact) for channel in CHANNELS.values())


def last_to_choose(game: LiveGame) -> int | None:
    """Return the seat that gave the last answer of its own will; what the server answered does not count."""
    chosen = (game.deciders[ply] for ply in reversed(range(game.plies)) if ply not in game.forced)
    return next(chosen, None)


def _ask_again(notice: Notice, table: Table, moment: datetime) -> None:
    """Renew the notice of the same decision, after an undo or another change. What was sent is not sent again."""
    again = Notice.objects.filter(id=notice.id)
    again.filter(state=DROPPED).update(
        state=WAITING, version=table.version, asked=moment, due=moment + GRACE, tries=0, lease=None, owner=""
    )
    again.filter(state=WAITING).update(version=table.version)
