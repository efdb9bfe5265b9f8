"""Links in mails that act without signing in: they are signed, and each does one thing for one address."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from django.core import signing
from django.urls import reverse

CONFIRM, STOP = "notices.confirm", "notices.stop"
CONFIRM_WITHIN = timedelta(days=2)


class Meant(NamedTuple):
    """Whose address a link is about."""

    person_id: str
    email: str


def confirm_path(person_id: str, email: str) -> str:
    return reverse("notices_confirm", args=[signing.dumps([person_id, email], salt=CONFIRM)])


def stop_path(person_id: str, email: str) -> str:
    return reverse("notices_stop", args=[signing.dumps([person_id, email], salt=STOP)])


def read_confirm(token: str) -> Meant | None:
    """Read a link that confirms an address; None for one that we did not make, or one that is too old."""
    return _read(token, CONFIRM, CONFIRM_WITHIN)


def read_stop(token: str) -> Meant | None:
    """Read a link that ends notices. It works as long as the address is used."""
    return _read(token, STOP, None)


def _read(token: str, salt: str, within: timedelta | None) -> Meant | None:
    try:
        return Meant(*signing.loads(token, salt=salt, max_age=within))
    except (signing.BadSignature, TypeError, ValueError):
        return None
