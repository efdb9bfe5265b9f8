"""The e-mail address of an account: it counts once its owner has followed a link that was sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.core import signing
from django.db import transaction
from django.urls import reverse
from django.utils.timezone import now

from vendemmia.web.models import Person

if TYPE_CHECKING:
    from django.contrib.auth.models import User

SALT = "vendemmia.email-link"


class EmailLink(NamedTuple):
    """What a link is about."""

    person: Person
    user: User
    address: str


class _EmailTokens(PasswordResetTokenGenerator):
    """For one address: the first use changes the state that the token is made from."""

    key_salt = SALT

    def __init__(self, person: Person, address: str) -> None:
        super().__init__()
        self._of = f"{person.email_confirmed} {address}"

    def _make_hash_value(self, user: User, timestamp: int) -> str:
        return f"{super()._make_hash_value(user, timestamp)} {self._of}"


def new_link(person: Person, address: str) -> str:
    """Return the path of the page where the owner of an address says that it is theirs."""
    assert person.account is not None  # Guests have no address.
    token = _EmailTokens(person, address).make_token(person.account)
    return reverse("email_confirm", args=[signing.dumps([person.id, address, token], salt=SALT)])


def read_link(text: str) -> EmailLink | None:
    """Read a link; None for one that is too old, was used, or was never made."""
    try:
        person_id, address, token = signing.loads(text, salt=SALT)
    except (signing.BadSignature, TypeError, ValueError):
        return None
    person = Person.objects.select_related("account").filter(id=person_id, account__isnull=False).first()
    if person is None or person.account is None or not _EmailTokens(person, address).check_token(person.account, token):
        return None
    return EmailLink(person, person.account, address)


def confirm(meant: EmailLink) -> str:
    """Make this the address of the account. Returns the one before, if it was confirmed; else nothing."""
    before = meant.user.email if meant.person.email_confirmed is not None else ""
    with transaction.atomic():
        meant.user.email = meant.address
        meant.user.save(update_fields=["email"])
        Person.objects.filter(id=meant.person.id).update(email_confirmed=now())
    return before if before.casefold() != meant.address.casefold() else ""
