"""Who is at the other end of a request, on a server that several people share.

A browser carries the id and the key of its person in the signed cookie. On a home server there are no people: whoever
reaches it owns everything. In a household (`serve --lan`) whoever sits at the computer itself still owns what the home
server had; everybody else is a person.
"""

from __future__ import annotations

from datetime import timedelta
from ipaddress import ip_address
from secrets import compare_digest
from typing import TYPE_CHECKING

from django.conf import settings
from django.utils.timezone import now

from .models import Person
from .preferences import preferences_of

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.locale import Words

COOKIE = "person"
"""The entry of the signed cookie."""
SEEN_EVERY = timedelta(minutes=5)
"""How exactly we know when somebody was last here; reading pages then hardly ever writes."""


def is_shared() -> bool:
    """Whether several people share this server, so that seats and tables belong to somebody."""
    return bool(settings.SHARED)


def is_owner(request: HttpRequest) -> bool:
    """Whether the request comes from the owner of the data: at home always, in a household from the computer itself.

    A public server has no such place: behind a proxy every request comes from the computer itself.
    """
    if not is_shared():
        return True
    return settings.MODE == "lan" and is_loopback(request)


def is_loopback(request: HttpRequest) -> bool:
    """The request comes from this computer."""
    try:
        return ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False


def person_of(request: HttpRequest) -> Person | None:
    """The person of a request; None for a stranger, and always on a home server. Looked up once for a request."""
    if not is_shared():
        return None
    if not hasattr(request, "_person"):
        request._person = _found(request)  # type: ignore[attr-defined]
    found: Person | None = request._person  # type: ignore[attr-defined]
    return found


def _found(request: HttpRequest) -> Person | None:
    saved = getattr(request, "session", {}).get(COOKIE)
    if not (isinstance(saved, list) and len(saved) == 2 and all(isinstance(part, str) for part in saved)):
        return None
    person_id, key = saved
    person = Person.objects.filter(id=person_id).first()
    if person is None or not compare_digest(person.key, key):
        return None
    if now() - person.seen > SEEN_EVERY:
        Person.objects.filter(id=person.id).update(seen=now())
    return person


def be(request: HttpRequest, person: Person | None) -> None:
    """From now on this browser acts for a person, or for nobody."""
    request.session.pop(COOKIE, None)
    if person is not None:
        request.session[COOKIE] = [person.id, person.key]
    request._person = person  # type: ignore[attr-defined]


def new_guest(request: HttpRequest, name: str, language: str) -> Person:
    """A guest with a name that a table can show (`player_names.is_usable`); this browser acts for them."""
    person = Person.objects.create(name=name, language=language)
    be(request, person)
    return person


def somebody(request: HttpRequest, words: Words, name: str = "") -> Person:
    """The person of a request on a shared server. A stranger becomes a guest: with the name that they typed, or that of
    the settings, or none of their own. A guest who types another name has that one from now on."""
    person = person_of(request)
    if person is None:
        usual = preferences_of(request).name or words.message("together-guest")
        return new_guest(request, name or usual, words.language)
    if name and person.account is None and name != person.name:
        person.name = name
        person.save(update_fields=["name"])
    return person


def know_better(request: HttpRequest, *, name: str = "", language: str = "") -> None:
    """A person has chosen another language for notices, or a guest another name. An account keeps its own."""
    person = person_of(request)
    if person is None:
        return
    if language:
        Person.objects.filter(id=person.id).update(language=language)
    if name:
        Person.objects.filter(id=person.id, account__isnull=True).update(name=name)


def host_of(request: HttpRequest, words: Words) -> Person | None:
    """To whom a table belongs that this request opens; None for the owner of the data, who has those without a host."""
    return None if is_owner(request) else somebody(request, words)
