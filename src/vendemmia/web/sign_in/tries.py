"""Tries to sign in. Wrong ones slow down where they come from, never the owner of the account elsewhere.

To keep an owner out, an attacker sends wrong passwords for their name. So nothing here refuses a try because of
the name alone. What counts is where a try comes from: a browser in which this account was used before counts for itself
(`known_browsers`), every other one for its address. A right password gives back what it has counted.
docs/design/shared-tables.md says why this is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.web.counting.allowances import HOUR, LIMITS, CountedSubject, TooOften, count, counted_so_far, give_back
from vendemmia.web.counting.ip_addresses import address_of
from vendemmia.web.people.identity import is_owner
from vendemmia.web.sessions.sessions import session_of

from .known_browsers import name_of

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Person

WRONG, PAUSE, _ = LIMITS["sign-in"]
"""Wrong tries in a number of seconds of one known browser, or of all other browsers at one address."""
MANY: Final = 1000
"""Wrong tries for one name in an hour, by unknown browsers: a sign of guesses from many addresses."""
UNBOUNDED: Final = 2**31 - 1
WRONG_THEN: Final = 2
"""Wrong tries that each address then has for this name. The owner at a new address still has them."""
PASSWORD, CODE, SURE, GUESSES = "sign-in", "second", "sure", "guesses"


class Try(NamedTuple):
    """A try that was counted."""

    what: str
    who: tuple[str, ...]
    guessed: str = ""
    """Whose secret may have been guessed, if the browser is not known."""

    def was_right(self) -> None:
        """Take back a counted try that was no guess."""
        give_back(self.what, self.who)
        if self.guessed:
            give_back(GUESSES, (self.guessed,))


def try_password(request: HttpRequest, name: str, person_id: str = "") -> Try:
    """Count a try to sign in as a name, which may be that of an account. TooOften if there were too many from here."""
    return _try(request, PASSWORD, f"name {name}", person_id)


def try_code(request: HttpRequest, person: Person) -> Try:
    """Count a try of a second factor, after a right password."""
    return _try(request, CODE, f"person {person.id}", person.id)


def try_passkey(request: HttpRequest, credential: str) -> Try:
    """Count a try to sign in with a passkey."""
    return _try(request, PASSWORD, f"passkey {credential}", "")


def try_again(request: HttpRequest, person: Person) -> Try:
    """Count a try to type the password once more, by a signed-in person. It counts for this browser alone."""
    session = session_of(request)
    here = f"session {session.id}" if session is not None else f"person {person.id}"
    if not is_owner(request):
        count(SURE, PAUSE, [CountedSubject(here, WRONG)])
    return Try(SURE, (here,))


def wrong_lately(name: str) -> int:
    """Return wrong passwords for a name in the last hour, by browsers that are not known."""
    return counted_so_far(GUESSES, f"name {name}")


def _try(request: HttpRequest, what: str, target: str, person_id: str) -> Try:
    if is_owner(request):
        return Try(what, ())
    own = name_of(request, person_id) if person_id else ""
    if own:
        device = f"browser {person_id} {own}"
        try:
            count(what, PAUSE, [CountedSubject(device, WRONG)])
        except TooOften:
            pass  # A copied cookie is not to keep the owner out either: such a browser counts like all others.
        else:
            return Try(what, (device,))
    return _try_as_stranger(what, target, f"address {address_of(request)}")


def _try_as_stranger(what: str, target: str, address: str) -> Try:
    where = [CountedSubject(address, WRONG)]
    if counted_so_far(GUESSES, target) >= MANY:
        where.append(CountedSubject(f"{address} {target}", WRONG_THEN))
    count(what, PAUSE, where)
    count(GUESSES, HOUR, [CountedSubject(target, UNBOUNDED)])
    return Try(what, tuple(each.who for each in where), target)
