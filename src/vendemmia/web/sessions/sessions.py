"""Sessions: which browsers act for a person. They are rows here, so signing out ends them, even if a cookie is kept.

The signed cookie of a browser has a random key; the row has its digest, as with tokens of the API. A cookie of an
earlier version has the id and the key of its person instead. It is good for a session of its own when it comes back, so
an upgrade signs no browser out; ending any session makes a new key, so no such cookie outlives a sign-out.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import DatabaseError, transaction
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.timezone import now

from vendemmia.web.databases import if_possible
from vendemmia.web.models import Person, Session, Token, new_key

from . import sightings
from .browsers import described

if TYPE_CHECKING:
    from datetime import datetime

    from django.db.models import QuerySet
    from django.http import HttpRequest

ENTRY = "session"
"""The entry of the signed cookie."""
OLD_ENTRY = "person"
"""That of earlier versions."""
SEEN_EVERY = timedelta(minutes=5)
"""How exactly it is known when a person was last here; reading pages then hardly ever writes."""
DISUSED = timedelta(days=365)
"""A browser that has not been here for so long is signed out."""
MOST = 50
"""Browsers that act for a person. One more signs out the one that has been away longest, so the list stays short."""


def session_of(request: HttpRequest) -> Session | None:
    """Return the session of this browser, with its person; None if it acts for no person."""
    kept = getattr(request, "session", {})
    session = _by_key(kept.get(ENTRY)) or _of_earlier_version(request, kept.get(OLD_ENTRY))
    if session is None:
        return None
    moment = now()
    if moment - session.seen > DISUSED:
        return None
    if moment - session.seen > SEEN_EVERY:
        with if_possible("when somebody was here"):
            _note(request, session, moment)
    return session


def _note(request: HttpRequest, session: Session, moment: datetime) -> None:
    Session.objects.filter(id=session.id).update(seen=moment)
    Person.objects.filter(id=session.person_id).update(seen=moment)
    sightings.note(request, session.person)


def _by_key(key: object) -> Session | None:
    if not isinstance(key, str):
        return None
    return Session.objects.select_related("person__account").filter(digest=_digest(key)).first()


def _of_earlier_version(request: HttpRequest, saved: object) -> Session | None:
    """Return a session for a browser that an earlier version signed in.

    Its key follows from the cookies, so several requests at once, which is how a page is loaded, make one session.
    """
    if not (isinstance(saved, list) and len(saved) == 2 and all(isinstance(part, str) for part in saved)):
        return None
    person = Person.objects.select_related("account").filter(id=saved[0]).first()
    if person is None or not constant_time_compare(person.key, saved[1]):
        return None
    browser = request.COOKIES.get(settings.CSRF_COOKIE_NAME, "")
    key = salted_hmac("vendemmia.session", f"{person.key} {browser}").hexdigest()
    try:
        session, is_new = Session.objects.get_or_create(digest=_digest(key), defaults=_row(request, person))
        if is_new:
            _end_beyond_bound(person)
            sightings.note(request, person)
    except DatabaseError:  # On a full disk the pages can still be read; the cookie stays as it is.
        return Session(person=person, created=now(), seen=now())
    session.person = person
    request.session.pop(OLD_ENTRY)
    request.session[ENTRY] = key
    return session


def begin(request: HttpRequest, person: Person) -> None:
    """Let this browser act for a person from now on. What it had before is ended."""
    end_here(request)
    key = secrets.token_urlsafe(32)
    Session.objects.create(digest=_digest(key), **_row(request, person))
    _end_beyond_bound(person)
    request.session[ENTRY] = key
    sightings.note(request, person)


def _end_beyond_bound(person: Person) -> None:
    newest = Session.objects.filter(person=person).order_by("-seen", "-id").values_list("id", flat=True)
    if too_many := list(newest[MOST:]):
        Session.objects.filter(id__in=too_many).delete()


def _row(request: HttpRequest, person: Person) -> dict[str, object]:
    browser, system = described(request.headers.get("User-Agent", ""))
    return {"person": person, "browser": browser, "system": system}


def end_here(request: HttpRequest) -> None:
    """End the session of this browser, and of any copy of its cookie."""
    session = session_of(request)
    for entry in (ENTRY, OLD_ENTRY):
        request.session.pop(entry, None)
    if session is not None:
        end(session.person_id, session.id)


def sessions_of(person: Person) -> QuerySet[Session]:
    """Return those that are good for something, the last seen first."""
    return Session.objects.filter(person=person, seen__gte=now() - DISUSED).order_by("-seen", "-id")


def end(person_id: str, session_id: int) -> None:
    """End a session of this person, if there is one."""
    with transaction.atomic():
        if Session.objects.filter(person_id=person_id, id=session_id).delete()[0]:
            _shut_out_earlier_versions(person_id)


def end_browsers(person: Person, but: Session | None = None) -> None:
    """Sign out all browsers of a person, or all but one."""
    with transaction.atomic():
        found = Session.objects.filter(person=person)
        (found if but is None else found.exclude(id=but.id)).delete()
        _shut_out_earlier_versions(person.id)


def end_all(person: Person, but: Session | None = None) -> None:
    """End all that acts for a person: browsers, perhaps but one, and programs with tokens."""
    with transaction.atomic():
        end_browsers(person, but)
        Token.objects.filter(person=person).delete()


def _shut_out_earlier_versions(person_id: str) -> None:
    Person.objects.filter(id=person_id).update(key=new_key())


def remove_disused() -> int:
    """Forget browsers that have not been here for a year; returns how many."""
    return Session.objects.filter(seen__lt=now() - DISUSED).delete()[0]


def _digest(key: str) -> str:
    return sha256(key.encode("utf-8", "replace")).hexdigest()
