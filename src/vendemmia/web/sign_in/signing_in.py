"""From a right password or passkey to a session: with a second factor there is one more step between them.

Nothing else signs anybody in. A passkey whose device has checked who holds it (user verification: a finger, a face, the
code of the screen lock) counts as two factors: something one has, and something one is or knows.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

from vendemmia.web.accounts import accounts
from vendemmia.web.models import Person
from vendemmia.web.people.identity import be, person_of

from . import known_browsers, second_factor

if TYPE_CHECKING:
    from django.http import HttpRequest

PENDING: Final = "second"
"""The entry of the signed cookie: who has shown the first factor, with which password, and when."""
VALID: Final = 10 * 60
"""Seconds for the second step."""


def enter(request: HttpRequest, person: Person, *, has_two_factors: bool = False) -> bool:
    """Sign in a person who has shown whose account it is. Return False if a code must follow first."""
    if not has_two_factors and second_factor.is_on(person):
        assert person.account is not None  # Only accounts have a second factor.
        request.session[PENDING] = [person.id, person.account.get_session_auth_hash(), int(time())]
        return False
    _let_in(request, person)
    return True


def pending(request: HttpRequest) -> Person | None:
    """Return who has shown the first factor in this browser, not long ago and with a password that is still right."""
    match request.session.get(PENDING):
        case [str(person_id), str(password), int(moment)] if 0 <= time() - moment <= VALID:
            person = Person.objects.select_related("account").filter(id=person_id).first()
            if person is not None and person.account is not None and person.account.is_active:
                return person if person.account.get_session_auth_hash() == password else None
    return None


def enter_with_code(request: HttpRequest, person: Person, typed: str) -> bool:
    """Return whether the second step. False for a wrong code, or one that was used before."""
    if not second_factor.accepts(person, typed):
        return False
    _let_in(request, person)
    return True


def _let_in(request: HttpRequest, person: Person) -> None:
    accounts.receive(person_of(request), person)
    request.session.pop(PENDING, None)
    known_browsers.remember(request, person)
    be(request, person)
