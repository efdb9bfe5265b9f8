"""How often something may be done, counted in the database: processes count together, and a restart forgets nothing."""

from __future__ import annotations

from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.db.models import F
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError
from vendemmia.web.models import Allowance

if TYPE_CHECKING:
    from collections.abc import Iterable

MINUTE, HOUR = 60, 3600


class Limit(NamedTuple):
    """At most `times` in a number of seconds by one person, and `together` by all who come from one address."""

    times: int
    seconds: int
    together: int


LIMITS: Final = {
    "sign-in": Limit(10, 15 * MINUTE, 10),
    "sign-up": Limit(10, HOUR, 30),
    "guests": Limit(60, HOUR, 60),
    "tables": Limit(60, HOUR, 120),
    "listed": Limit(10, HOUR, 12),
    "joining": Limit(60, 10 * MINUTE, 180),
    "chat": Limit(20, MINUTE, 120),
    "uploads": Limit(20, HOUR, 40),
    "hints": Limit(120, 10 * MINUTE, 480),
    "evaluations": Limit(40, HOUR, 80),
    "proposals": Limit(20, 10 * MINUTE, 120),
    "letters": Limit(5, HOUR, 20),
    "own-data": Limit(20, HOUR, 40),
    "reports": Limit(10, HOUR, 40),
    "blocks": Limit(60, HOUR, 240),
}
"""By what is done. docs/design/shared-tables.md explains them."""


class TooOften(VendemmiaError):
    """A person did this too often and may do it again after `seconds`."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(what)
        self.what = what
        self.seconds = seconds


class CountedSubject(NamedTuple):
    """Who or where something is counted, and how often it may be done there."""

    who: str
    most: int


def count(what: str, seconds: int, where: Iterable[CountedSubject]) -> None:
    """Count once more everywhere. TooOften if that is too often somewhere: then it counts nowhere, so that a person who
    presses on and on uses up nothing of what others at the same address may do."""
    most = {key_of(what, each.who): each.most for each in where}
    with transaction.atomic():
        began = [_count(what, key, most[key], seconds) for key in sorted(most)]  # In one order, or two could deadlock.
    if any(began):
        forget_old()


def _count(what: str, key: str, most: int, seconds: int) -> bool:
    """Count once, and return whether this is the first count of a new period."""
    fresh = Allowance.objects.filter(key=key, until__gt=now())
    if fresh.filter(count__lt=most).update(count=F("count") + 1):
        return False
    began = _begin(key, seconds)
    if not fresh.filter(count__lt=most).update(count=F("count") + 1):
        until = fresh.values_list("until", flat=True).first() or now()
        raise TooOften(what, max(1, int((until - now()).total_seconds())))
    return began


def _begin(key: str, seconds: int) -> bool:
    """See to it that there is a row whose time is not over. Of several processes, one makes it."""
    moment = now()
    fresh = Allowance.objects.filter(key=key, until__gt=moment)
    if fresh.exists():
        return False
    Allowance.objects.filter(key=key, until__lte=moment).delete()
    row = Allowance(key=key, count=0, until=moment + timedelta(seconds=seconds))
    Allowance.objects.bulk_create([row], ignore_conflicts=True)
    return True


def give_back(what: str, who: Iterable[str]) -> None:
    """Take back what was counted: a right password is not a guess."""
    keys = [key_of(what, each) for each in who]
    Allowance.objects.filter(key__in=keys, count__gt=0).update(count=F("count") - 1)


def counted_so_far(what: str, who: str) -> int:
    """Return how often it counted lately."""
    row = Allowance.objects.filter(key=key_of(what, who), until__gt=now()).first()
    return 0 if row is None else row.count


def lease(what: str, who: str, wanted: int, most: int, seconds: int) -> int:
    """Lease up to `wanted` of what all processes may do together; fewer, or none, when that is used up."""
    key = key_of(what, who)
    with transaction.atomic():
        began = _begin(key, seconds)
        row = Allowance.objects.select_for_update().get(key=key)
        granted = max(0, min(wanted, most - row.count))
        Allowance.objects.filter(key=key).update(count=F("count") + granted)
    if began:
        forget_old()
    return granted


def is_first_time(what: str, which: str, seconds: int) -> bool:
    """Return whether something that may happen once happens now. It is remembered for `seconds`, in all processes."""
    forget_old()
    until = now() + timedelta(seconds=seconds)
    return Allowance.objects.get_or_create(key=key_of(what, which), defaults={"count": 1, "until": until})[1]


def key_of(what: str, who: str) -> str:
    """Return a digest: names, addresses and secrets are not kept."""
    return blake2b(f"{what}\0{who}".encode(), digest_size=24).hexdigest()


def forget_old() -> None:
    """Forget counts whose time is over."""
    Allowance.objects.filter(until__lte=now()).delete()
