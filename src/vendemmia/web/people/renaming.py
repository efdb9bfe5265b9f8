"""Giving people another name, everywhere it is shown."""

from __future__ import annotations

from django.db import transaction
from django.db.models import F

from vendemmia.web.game.player_names import alike, free_name
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Person, Seat
from vendemmia.web.tables.cache import forget

from .names import free_of_accounts


def set_name(person: Person, name: str) -> None:
    """Write the name, with what it looks like."""
    person.name = name
    if person.account_id is None:
        person.guest_name = alike(name)
    else:
        person.account_name = alike(name)
    person.save(update_fields=["name", "guest_name", "account_name"])


def rename_seats(person: Person) -> None:
    """Show the name of a person at all tables, also at those that are over."""
    for seat in Seat.objects.filter(person=person):
        _rename_seat(seat, person.name)


def _rename_seat(seat: Seat, name: str) -> None:
    with transaction.atomic():
        others = Seat.objects.filter(table_id=seat.table_id).exclude(id=seat.pk).values_list("name", flat=True)
        seat.name = free_name(name, {alike(each) for each in others if each})
        seat.save(update_fields=["name"])
        bump_side_version(seat.table_id)
    forget(seat.table_id)


def make_way(person: Person) -> None:
    """Give another name to all guests who look like a new account, also where they play under a former name."""
    if person.account_name is None:
        return
    for guest in Person.objects.filter(guest_name=person.account_name):
        set_name(guest, free_of_accounts(guest.name))
        rename_seats(guest)
    guests = Seat.objects.filter(person__account=None, person__isnull=False, table__over=False)
    for seat in guests.exclude(name="").exclude(name=F("person__name")):  # The few who have renamed themselves.
        if alike(seat.name) == person.account_name:
            _rename_seat(seat, free_of_accounts(seat.name))
