"""Accounts: a name and a password that keep a person's games from browser to browser. Nobody needs one to play."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction

from vendemmia.engine import VendemmiaError

from .community import take_over_community
from .deleting import delete_table
from .models import CampaignProgress, Finished, Person, Seat, Table, TableCampaign, new_key
from .notices import contacts
from .player_names import alike, is_usable, tidy
from .stand_ins import leave_everything

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
    """A new account. A guest becomes its person and keeps seats and games."""
    name, email = _tidy_name(name), email.strip()
    if email:
        try:
            validate_email(email)
        except ValidationError:
            raise AccountError("email", "email") from None
    if _is_taken(name):
        raise AccountError("name", "taken")
    user = User(username=name, email=email)
    _check_password(password, user)
    user.set_password(password)
    try:
        with transaction.atomic():
            user.save()
            if guest is None or guest.account is not None:
                return Person.objects.create(name=name, account=user, account_name=alike(name), language=language)
            guest.account, guest.account_name, guest.name, guest.key = user, alike(name), name, new_key()
            guest.save(update_fields=["account", "account_name", "name", "key"])
            return guest
    except IntegrityError:  # Somebody else took the name at the same moment.
        raise AccountError("name", "taken") from None


def _is_taken(name: str) -> bool:
    """Whether an account has this name, perhaps in other letters. One that the version before made has only a user."""
    taken = Person.objects.filter(account_name=alike(name)).exists()
    return taken or User.objects.filter(username__iexact=name).exists()


def _username(name: str) -> str:
    """The name of an account as it was written at sign-up. An exact one wins: earlier versions let names differ in
    case alone."""
    if User.objects.filter(username=name).exists():
        return name
    known = Person.objects.filter(account_name=alike(name)).values_list("account__username", flat=True).first()
    return known or name


def sign_in(request: HttpRequest, guest: Person | None, name: str, password: str) -> Person:
    """The person of an account. What a guest in the same browser has played and plays becomes theirs."""
    name = tidy(unicodedata.normalize("NFKC", name))
    if not is_usable(name):  # Nobody has such a name, and PostgreSQL refuses some of them.
        raise AccountError("password", "wrong")
    user = authenticate(request, username=_username(name), password=password[: LONGEST_PASSWORD + 1])
    if user is None:
        raise AccountError("password", "wrong")
    person, _ = Person.objects.get_or_create(account=user, defaults={"name": user.get_username()})
    receive(guest, person)
    return person


def receive(guest: Person | None, person: Person) -> None:
    """Somebody has signed in: what the guest in the same browser has becomes theirs."""
    if guest is not None and guest.account is None:
        take_over(guest, person)


def take_over(guest: Person, person: Person) -> None:
    """All that a guest has becomes a person's, and the guest is gone."""
    with transaction.atomic():
        Table.objects.filter(host=guest).update(host=person)  # Before its seats, as every move does: no deadlock.
        for model in (Seat, Finished, CampaignProgress, TableCampaign):
            model._default_manager.filter(person=guest).update(person=person)
        take_over_community(guest, person)
        contacts.take_over(guest, person)
        guest.delete()


def change_password(person: Person, before: str, password: str) -> None:
    """A new password. All browsers but this one are signed out."""
    user = confirmed(person, before)
    _check_password(password, user)
    user.set_password(password)
    with transaction.atomic():
        user.save(update_fields=["password"])
        person.key = new_key()
        person.save(update_fields=["key"])


def delete_account(person: Person, password: str) -> None:
    """Remove a person: running games go on with stand-ins, finished ones stay under the name they were played."""
    user = confirmed(person, password)
    leave_everything(person)
    for table_id in Table.objects.filter(host=person, gathering=True).values_list("id", flat=True):
        delete_table(table_id)
    with transaction.atomic():
        Seat.objects.filter(person=person, table__gathering=True).update(person=None, name="")
        person.delete()
        user.delete()


def confirmed(person: Person, password: str) -> User:
    """The user of a person who has typed their password once more. AccountError."""
    user = person.account
    if user is None or not user.check_password(password[: LONGEST_PASSWORD + 1]):
        raise AccountError("before", "wrong-before")
    return user
