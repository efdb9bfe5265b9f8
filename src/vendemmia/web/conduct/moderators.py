"""The people who look after a shared server. The command line names them, and nothing else can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from vendemmia.engine import VendemmiaError
from vendemmia.web.game.player_names import alike, tidy
from vendemmia.web.models import Moderator, Person
from vendemmia.web.people.identity import is_shared, person_of

from . import audit
from .sanctions import BAN, holding

if TYPE_CHECKING:
    from django.http import HttpRequest


class CannotName(VendemmiaError):
    """This account cannot become a moderator, or is none; the end of the id of the message `cli-host-…`."""


def moderator_of(request: HttpRequest) -> Person | None:
    """Return the person of a request if they are a moderator."""
    person = person_of(request) if is_shared() else None
    return person if person is not None and is_moderator(person) else None


def is_moderator(person: Person) -> bool:
    return person.account_id is not None and Moderator.objects.filter(person=person).exists()


def add(name: str) -> Person:
    """Name an account as moderator."""
    person = account_of(name)
    if any(each.kind == BAN for each in holding(person)):
        raise CannotName("banned")
    with transaction.atomic():
        if not Moderator.objects.get_or_create(person=person)[1]:
            raise CannotName("already")
        audit.note(None, "add", person)
    return person


def remove(name: str) -> Person:
    """Make the account an ordinary one again."""
    person = account_of(name)
    with transaction.atomic():
        if not Moderator.objects.filter(person=person).delete()[0]:
            raise CannotName("not-one")
        audit.note(None, "remove", person)
    return person


def moderators() -> list[Moderator]:
    return list(Moderator.objects.select_related("person").order_by("since"))


def account_of(name: str) -> Person:
    """Return the person with an account of this name."""
    name = tidy(name)
    if "\0" in name:  # No account has such a name, and PostgreSQL refuses to look for it.
        raise CannotName("unknown")
    accounts = Person.objects.filter(account__isnull=False)
    found = accounts.filter(account__username=name).first() or accounts.filter(account_name=alike(name)).first()
    if found is None:
        guest = Person.objects.filter(account__isnull=True, name=name).exists()
        raise CannotName("guest" if guest else "unknown")
    return found
