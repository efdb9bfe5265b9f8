"""How often somebody may do what costs others something: on a shared server only, counted in the database.

Several processes count together there, and a restart forgets nothing. A person is counted by their id, a stranger by
the address they come from; sign-in is counted by both, so that neither many addresses nor many names help.
"""

from __future__ import annotations

from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.db.models import F
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError

from .models import Allowance
from .people import is_owner, person_of

if TYPE_CHECKING:
    from django.http import HttpRequest

MINUTE, HOUR = 60, 3600


class Limit(NamedTuple):
    """At most `times` in a number of seconds."""

    times: int
    seconds: int


LIMITS: Final = {
    "sign-in": Limit(10, 15 * MINUTE),
    "sign-up": Limit(10, HOUR),
    "guests": Limit(60, HOUR),
    "tables": Limit(60, HOUR),
    "joining": Limit(60, 10 * MINUTE),
    "chat": Limit(20, MINUTE),
    "uploads": Limit(20, HOUR),
    "hints": Limit(120, 10 * MINUTE),
    "evaluations": Limit(40, HOUR),
    "proposals": Limit(20, 10 * MINUTE),
}
"""By what is done. docs/design/shared-tables.md explains them."""


class TooOften(VendemmiaError):
    """Somebody did this too often; `seconds` until they may again."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(what)
        self.what = what
        self.seconds = seconds


def limit(request: HttpRequest, what: str, *also: str) -> None:
    """Count once more; TooOften if that is too often. `also` names further things that are counted, e.g. a username.

    The owner of the data is not counted: who could they disturb?
    """
    if is_owner(request):
        return
    person = person_of(request)
    who = f"person {person.id}" if person is not None else f"address {request.META.get('REMOTE_ADDR', '')}"
    for each in (who, *also):
        _count(what, each)


def is_first_time(what: str, which: str, seconds: int) -> bool:
    """Whether something that may happen once happens now. It is remembered for `seconds`, in all processes."""
    Allowance.objects.filter(until__lte=now()).delete()
    until = now() + timedelta(seconds=seconds)
    return Allowance.objects.get_or_create(key=_key(what, which), defaults={"count": 1, "until": until})[1]


def _key(what: str, who: str) -> str:
    """Names, addresses and secrets are not kept."""
    return blake2b(f"{what}\0{who}".encode(), digest_size=24).hexdigest()


def _count(what: str, who: str) -> None:
    allowed, moment, key = LIMITS[what], now(), _key(what, who)
    with transaction.atomic():
        fresh = Allowance.objects.filter(key=key, until__gt=moment)
        if not fresh.update(count=F("count") + 1):
            Allowance.objects.filter(until__lte=moment).delete()
            until = moment + timedelta(seconds=allowed.seconds)
            Allowance.objects.update_or_create(key=key, defaults={"count": 1, "until": until})
            return
        row = fresh.get()
    if row.count > allowed.times:
        raise TooOften(what, max(1, int((row.until - moment).total_seconds())))
