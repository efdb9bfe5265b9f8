"""Browsers in which a person has signed in before: their tries are counted apart from those of strangers.

The mark is in the signed cookie and stays there after signing out. It is good for one account only and signs
no one in: it only says that wrong passwords from elsewhere shall not slow down this browser.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpRequest

    from vendemmia.web.models import Person

ENTRY: Final = "known"
"""The entry of the signed cookie: by the id of a person, a random name for this browser."""
MOST: Final = 5
"""Accounts that a browser remembers, the newest ones; a cookie is small."""


def remember(request: HttpRequest, person: Person) -> None:
    """Note that a person has signed in here."""
    known = _known(request.session)
    own = known.pop(person.id, "") or secrets.token_urlsafe(9)
    request.session[ENTRY] = dict([*known.items(), (person.id, own)][-MOST:])


def name_of(request: HttpRequest, person_id: str) -> str:
    """Return the name of this browser if its account was signed in here before, else an empty text."""
    return _known(request.session).get(person_id, "")


def is_known(session: Mapping[str, object]) -> bool:
    """Return whether anybody has ever signed in with a browser that has this in its cookie."""
    return bool(_known(session))


def _known(session: Mapping[str, object]) -> dict[str, str]:
    kept = session.get(ENTRY)
    if not isinstance(kept, dict):
        return {}
    return {who: name for who, name in kept.items() if isinstance(who, str) and isinstance(name, str)}
