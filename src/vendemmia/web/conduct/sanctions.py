"""What people may not do for a while: in force, shown to them, ended by time, lifted. Everything asks here.

| kind | what it stops |
|---|---|
| warning | nothing; it is shown once and must be acknowledged |
| renamed | nothing; it says what the new name is, as a warning does |
| mute | free text; set phrases stay possible |
| rated | opening and joining rated tables, ranked daily tries |
| play | opening and joining tables |
| ban | everything but public pages, signing out, and reading why (`door`) |

A ban of an address concerns strangers and guests, and everybody who wants to sign up there.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from django.db.models import Exists, OuterRef
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError
from vendemmia.web.databases import database
from vendemmia.web.models import Person, Sanction
from vendemmia.web.models.desk import LONGEST_APPEAL, TOLD, in_force
from vendemmia.web.sessions.sightings import group_of
from vendemmia.web.util.plain_text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from django.http import HttpRequest


WARNING, RENAMED, MUTE, RATED, PLAY, BAN = "warning", "renamed", "mute", "rated", "play", "ban"
KINDS: Final = (WARNING, RENAMED, MUTE, RATED, PLAY, BAN)
STOPS: Final = {"write": (MUTE, BAN), "play": (PLAY, BAN), "rated": (RATED, PLAY, BAN), "enter": (BAN,)}
"""By deed, the sanctions that stop it."""
LENGTHS: Final = {
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "days3": timedelta(days=3),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "year": timedelta(days=365),
    "open": None,
}
"""How long a sanction can last; the last one until a moderator lifts it."""

EVER_BANNED: Final = f"SELECT 1 FROM {Sanction._meta.db_table} WHERE address = %s AND kind = %s LIMIT 1"  # noqa: S608
"""Every request of a stranger or a guest asks it, so Django composes nothing."""


class Sanctioned(VendemmiaError):
    """A sanction forbids what a person wants to do."""

    def __init__(self, sanction: Sanction) -> None:
        super().__init__(sanction.kind)
        self.sanction = sanction


def holding(person: Person | None) -> list[Sanction]:
    """Return the sanctions of a person that are in force now, the gravest first."""
    if person is None or not person.sanctioned:
        return []
    found = list(Sanction.objects.filter(in_force(), person=person))
    if not found:
        _forget_mark(person)
    return sorted(found, key=lambda each: (-KINDS.index(each.kind), each.pk))


def _forget_mark(person: Person) -> None:
    """Clear the mark of a person without a sanction. The database decides: another process may just have added one."""
    some = Exists(Sanction.objects.filter(in_force(), person=OuterRef("pk")))
    Person.objects.filter(~some, id=person.id).update(sanctioned=False)


def check(person: Person | None, deed: str) -> None:
    """Raise Refused if a sanction stops this person from doing it; `deed` is one of `STOPS`."""
    for sanction in holding(person):
        if sanction.kind in STOPS[deed]:
            raise Sanctioned(sanction)


def is_stopped(person: Person | None, deed: str) -> bool:
    return any(sanction.kind in STOPS[deed] for sanction in holding(person))


def ban_of(person: Person | None) -> Sanction | None:
    """Return the ban of a person that is in force."""
    return next((sanction for sanction in holding(person) if sanction.kind == BAN), None)


def ban_of_address(request: HttpRequest) -> Sanction | None:
    """Return the ban of the address of a request that is in force."""
    group = group_of(request)
    if not group or not database().rows(EVER_BANNED, [group, BAN]):
        return None
    return Sanction.objects.filter(in_force(), address=group, kind=BAN).first()


def is_banned(person_id: str) -> bool:
    """Return whether the same for a stream, which keeps no person that could have become old."""
    return Sanction.objects.filter(in_force(), person_id=person_id, kind=BAN).exists()


def unread(person: Person | None) -> list[Sanction]:
    """Return what the person has not said to have read; a ban has its own page."""
    return [sanction for sanction in holding(person) if sanction.seen is None and sanction.kind != BAN]


def acknowledge(person: Person) -> None:
    """Note that the person has read what was shown to them."""
    ids = [sanction.pk for sanction in unread(person)]
    Sanction.objects.filter(id__in=ids, seen__isnull=True).update(seen=now())


def impose(
    kind: str, reason: str, until: datetime | None, *, person: Person | None = None, address: str = ""
) -> Sanction:
    """Return a new sanction. A transaction around it also writes down whose act it was (`acts`)."""
    made = Sanction.objects.create(kind=kind, person=person, address=address, reason=reason, until=until)
    if person is not None:
        Person.objects.filter(id=person.id).update(sanctioned=True)
        person.sanctioned = True
    return made


def appeal(sanction: Sanction, text: str) -> bool:
    """Answer a sanction once. False if that was done before, or there is nothing in it."""
    text = plain(text)
    if not text or len(text) > LONGEST_APPEAL or sanction.kind in TOLD:
        return False
    return bool(Sanction.objects.filter(id=sanction.pk, appealed__isnull=True).update(appeal=text, appealed=now()))


def mark(people: Iterable[Person]) -> None:
    """Mark people who have taken over the sanctions of a guest, because the guest signed in."""
    some = Exists(Sanction.objects.filter(in_force(), person=OuterRef("pk")))
    Person.objects.filter(some, id__in=[person.id for person in people]).update(sanctioned=True)
