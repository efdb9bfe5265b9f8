"""Who is at the other end of a request, on a server that several people share.

A browser has the key of its session in the signed cookie (`sessions.sessions`). On a home server there are no people:
every browser that reaches it owns everything. In a household (`serve --lan`) the browser at the computer itself still
owns what the home server had; all others act for people.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import DatabaseError

from vendemmia.web.counting.allowances import LIMITS, CountedSubject, count
from vendemmia.web.counting.ip_addresses import address_of
from vendemmia.web.game.player_names import alike
from vendemmia.web.models import Person
from vendemmia.web.sessions import sessions
from vendemmia.web.sessions.admission import admit, admitted, is_decided

from .names import why_not_called
from .preferences import preferences_of

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.locale import Words


def is_shared() -> bool:
    """Return whether several people share this server, so that seats and tables belong to people."""
    return bool(settings.SHARED)


def is_owner(request: HttpRequest) -> bool:
    """Return whether the request comes from the owner of the data: at home always, in a household from the computer
    itself.

    A public server has no such place: behind a proxy every request comes from the computer itself.
    """
    if not is_shared():
        return True
    return settings.MODE == "lan" and is_loopback(request)


def is_loopback(request: HttpRequest) -> bool:
    """Return whether the request comes from this computer."""
    try:
        return ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False


def is_near(request: HttpRequest) -> bool:
    """Return whether the request comes from this computer, and no proxy has passed it on: it may see what is for the
    host alone."""
    return "X-Forwarded-For" not in request.headers and "Forwarded" not in request.headers and is_loopback(request)


def person_of(request: HttpRequest) -> Person | None:
    """Return the person of a request; None for a stranger, and always on a home server.

    Looked up once for a request.
    """
    if not is_shared():
        return None
    if not is_decided(request):
        session = sessions.session_of(request)
        return admit(request, None if session is None else session.person)
    return admitted(request)


def person_if_known(request: HttpRequest) -> Person | None:
    """Return the same for the frame of a page, which is shown without a name if the database cannot say whose it is."""
    try:
        return person_of(request)
    except DatabaseError:
        return admit(request, None)  # Once is enough: it may have taken seconds.


def be(request: HttpRequest, person: Person | None) -> None:
    """Let this browser act for a person from now on, with a new session, or for none."""
    if person is None:
        sessions.end_here(request)
    else:
        sessions.begin(request, person)
    admit(request, person)


def new_guest(request: HttpRequest, name: str, language: str) -> Person:
    """Return a guest, for whom this browser acts: with a name that others may see (`people.names`), or with none."""
    count_new_person(request)
    person = Person.objects.create(name=name, guest_name=alike(name), language=language)
    be(request, person)
    return person


def count_new_person(request: HttpRequest) -> None:
    """Count one more person from the address of a request. TooOften if there are too many: each has allowances."""
    if not is_owner(request):
        allowed = LIMITS["guests"]
        count("guests", allowed.seconds, [CountedSubject(f"address {address_of(request)}", allowed.together)])


def somebody(request: HttpRequest, words: Words, name: str = "") -> Person:
    """Return the person of a request on a shared server.

    A stranger becomes a guest: with the name that they typed, or that of the settings, or none of their own. A guest
    who types another name has that one from now on.
    """
    person = person_of(request)
    if person is None:
        return new_guest(request, name or usual_name(request), words.language)
    if name and person.account is None and name != person.name:
        person.name, person.guest_name = name, alike(name)
        person.save(update_fields=["name", "guest_name"])
    return person


def usual_name(request: HttpRequest) -> str:
    """Return the name of the settings; none if it is another person's account by now."""
    name = preferences_of(request).name
    return "" if why_not_called(name) else name


def know_better(request: HttpRequest, *, name: str = "", language: str = "") -> None:
    """Save a new language for notices, or a guest's new name. Account names do not change."""
    person = person_of(request)
    if person is None:
        return
    if language:
        Person.objects.filter(id=person.id).update(language=language)
    if name:
        Person.objects.filter(id=person.id, account__isnull=True).update(name=name, guest_name=alike(name))


def host_of(request: HttpRequest, words: Words) -> Person | None:
    """Return to whom a table belongs that this request opens; None for the owner of the data, who has those without a
    host."""
    return None if is_owner(request) else somebody(request, words)
