"""Accounts: a name and a password that keep a person's games from browser to browser. Playing needs none."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction
from django.db.models import Q

from vendemmia.engine import VendemmiaError
from vendemmia.web.conduct import merge_guest as desk
from vendemmia.web.game.player_names import alike, is_usable, tidy
from vendemmia.web.models import CampaignProgress, Finished, Person, Seat, Table, TableCampaign, new_key
from vendemmia.web.notices import contacts
from vendemmia.web.people.names import is_reserved, is_taken, was_taken_away
from vendemmia.web.people.renaming import make_way
from vendemmia.web.play.deleting import delete_table
from vendemmia.web.play.stand_ins import leave_everything
from vendemmia.web.sessions import sessions

from .merge_guest import has_contests, leave_tries, merge_contests

if TYPE_CHECKING:
    from django.http import HttpRequest

LONGEST_PASSWORD = 128


class AccountError(VendemmiaError):
    """What was typed cannot be used: the field, and the end of the id of the message `account-error-…`."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(problem)
        self.field = field
        self.problem = problem


def _check_password(password: str, user: User) -> None:
    if len(password) > LONGEST_PASSWORD:
        raise AccountError("password", "too-long")
    try:
        validate_password(password, user)
    except ValidationError as error:
        code = getattr(error.error_list[0], "code", "") or ""
        raise AccountError("password", code.removeprefix("password_").replace("_", "-")) from None


def _tidy_name(name: str) -> str:
    name = tidy(unicodedata.normalize("NFKC", name))
    if not is_usable(name):
        raise AccountError("name", "name")
    return name


def sign_up(guest: Person | None, name: str, password: str, email: str, language: str) -> Person:
    """Return a new account. A guest becomes its person and keeps seats and games."""
    name, email = _tidy_name(name), email.strip()
    if email:
        try:
            validate_email(email)
        except ValidationError:
            raise AccountError("email", "email") from None
    if is_reserved(name):
        raise AccountError("name", "reserved")
    if is_taken(name):
        raise AccountError("name", "taken")
    if guest is not None and was_taken_away(name, guest):
        raise AccountError("name", "taken-away")
    user = User(username=name, email=email)
    _check_password(password, user)
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
            person = _made(user, guest, name, language)
    except IntegrityError:  # Another person took the name at the same moment.
        raise AccountError("name", "taken") from None
    make_way(person)
    return person


def _made(user: User, guest: Person | None, name: str, language: str) -> Person:
    if guest is None or guest.account is not None:
        return Person.objects.create(name=name, account=user, account_name=alike(name), language=language)
    leave_tries(guest, guest)
    guest.account, guest.account_name, guest.name, guest.key = user, alike(name), name, new_key()
    guest.guest_name = ""
    guest.save(update_fields=["account", "account_name", "guest_name", "name", "key"])
    return guest


def _username(name: str) -> str:
    """Return the name of an account as it was written at sign-up.

    An exact one wins: earlier versions let names differ in case alone.
    """
    if User.objects.filter(username=name).exists():
        return name
    known = Person.objects.filter(account_name=alike(name)).values_list("account__username", flat=True).first()
    return known or name


def owner_of(name: str) -> str:
    """Return the id of the person whose account has this name, as it may be typed; empty if there is none."""
    name = tidy(unicodedata.normalize("NFKC", name))
    if not is_usable(name):
        return ""
    return Person.objects.filter(account__username=_username(name)).values_list("id", flat=True).first() or ""


def person_with(request: HttpRequest, name: str, password: str) -> Person:
    """Return the person of an account, by name and password. Only `sign_in.signing_in` makes a session of it."""
    name = tidy(unicodedata.normalize("NFKC", name))
    if not is_usable(name):  # No account has such a name, and PostgreSQL refuses some of them.
        raise AccountError("password", "wrong")
    user = authenticate(request, username=_username(name), password=password[: LONGEST_PASSWORD + 1])
    if user is None:
        raise AccountError("password", "wrong")
    person, _ = Person.objects.get_or_create(account=user, defaults={"name": user.get_username()})
    return person


def receive(guest: Person | None, person: Person) -> None:
    """Give a person who has signed in what the guest in the same browser has."""
    if guest is not None and guest.account is None:
        merge_guest_into(guest, person)


def merge_guest_into(guest: Person, person: Person) -> None:
    """Give a person all that a guest has, and remove the guest.

    Not so what others are compared by: contests of guests of earlier versions, running or over, stay where they are.
    Then the guest stays too, without a browser.
    """
    with transaction.atomic():
        running = Q(over=False) & (Q(rated=True) | Q(day__isnull=False, known_deal=False))
        contests = Table.objects.filter(running, seats__person=guest).values("id")
        own = list(contests.values_list("id", flat=True).distinct())
        # Before its seats, as every move does: no deadlock.
        Table.objects.filter(host=guest).exclude(id__in=own).update(host=person)
        Seat.objects.filter(person=guest).exclude(table_id__in=own).update(person=person)
        for model in (Finished, CampaignProgress, TableCampaign):
            model._default_manager.filter(person=guest).update(person=person)
        merge_contests(guest, person)
        desk.merge_conduct(guest, person)
        contacts.merge_contacts(guest, person)
        if own or has_contests(guest):
            guest.key = new_key()
            guest.save(update_fields=["key"])
        else:
            guest.delete()


def set_password(person: Person, password: str) -> None:
    """Set a new password for a person who has shown whose account it is. All browsers are signed out, and all programs
    lose their tokens."""
    user = person.account
    assert user is not None  # A guest has no password.
    _check_password(password, user)
    user.set_password(password)
    with transaction.atomic():
        user.save(update_fields=["password"])
        sessions.end_all(person)


def delete_account(person: Person) -> None:
    """Remove a person who has shown whose account it is. Stand-ins finish running games; finished ones keep the name
    under which they were played."""
    user = person.account
    leave_everything(person)
    for table_id in Table.objects.filter(host=person, gathering=True).values_list("id", flat=True):
        delete_table(table_id)
    with transaction.atomic():
        Seat.objects.filter(person=person, table__gathering=True).update(person=None, name="")
        person.delete()
        if user is not None:
            user.delete()


def confirmed(person: Person, password: str) -> User:
    """Return the user of a person who has typed their password once more. AccountError."""
    user = person.account
    if user is None or not user.check_password(password[: LONGEST_PASSWORD + 1]):
        raise AccountError("before", "wrong-before")
    return user
