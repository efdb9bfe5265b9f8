"""Links with which a person who has forgotten the password chooses a new one: each works once, for some hours.

Django's token is made from the password that it replaces, so the first use makes all such links worthless.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.contrib.auth.models import User
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.urls import reverse

from vendemmia.web.game.player_names import alike, tidy
from vendemmia.web.models import Person

if TYPE_CHECKING:
    from django.db.models import QuerySet


HOURS: Final = 12
"""For which a link works (`PASSWORD_RESET_TIMEOUT`)."""


class _PasswordTokens(PasswordResetTokenGenerator):
    key_salt = "vendemmia.password-link"


_tokens = _PasswordTokens()


def new_link(person: Person) -> str:
    """Return the path of a page where the owner of an account chooses a new password.

    It gives access to the account: hand it to its owner only. A second factor stays in force.
    """
    if person.account is None:
        raise ValueError("a guest has no password")
    return reverse("reset", args=[f"{person.id}.{_tokens.make_token(person.account)}"])


def person_of_link(text: str) -> Person | None:
    """Return whose link this is; None for one that is too old, was used, or was never made."""
    person_id, _, token = text.partition(".")
    person = Person.objects.select_related("account").filter(id=person_id, account__isnull=False).first()
    if person is None or person.account is None or not person.account.is_active:
        return None
    return person if _tokens.check_token(person.account, token) else None


def reachable(typed: str) -> QuerySet[Person]:
    """Return the accounts that a typed name or e-mail address means, if mail may be sent there."""
    confirmed = Person.objects.select_related("account").filter(account__is_active=True, email_confirmed__isnull=False)
    typed = tidy(typed)
    if "\0" in typed:
        return confirmed.none()
    if "@" in typed:
        return confirmed.filter(account__email__iexact=typed)
    exact = User.objects.filter(username=typed)
    if exact.exists():
        return confirmed.filter(account__in=exact)
    return confirmed.filter(account_name=alike(typed))
