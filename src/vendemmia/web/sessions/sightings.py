"""From which addresses people came lately: enough to see that two accounts have the same one, never which it is."""

from __future__ import annotations

from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.utils.timezone import now

from vendemmia.web.counting.ip_addresses import UNKNOWN, address_of
from vendemmia.web.models import Person, Sighting

if TYPE_CHECKING:
    from django.http import HttpRequest

KEPT: Final = timedelta(days=30)
"""A sighting is forgotten after this time."""


def group_of(request: HttpRequest) -> str:
    """Return a digest of the address of a request, with the key of this server; empty if it has none."""
    network = address_of(request)
    if network == UNKNOWN:
        return ""
    return blake2b(network.encode(), key=settings.SECRET_KEY.encode()[:64], digest_size=24).hexdigest()


def note(request: HttpRequest, person: Person) -> None:
    """Note that the person is at this address, and forget old sightings."""
    group = group_of(request)
    if not group:
        return
    remove_old()
    Sighting.objects.update_or_create(person=person, address=group, defaults={"seen": now()})


def remove_old() -> None:
    """Forget sightings after a month."""
    Sighting.objects.filter(seen__lt=now() - KEPT).delete()


def addresses_of(person: Person) -> list[str]:
    """Return the digests of the addresses of a person, the last one first."""
    recent = Sighting.objects.filter(person=person, seen__gte=now() - KEPT)
    return list(recent.order_by("-seen").values_list("address", flat=True))


def same_address(person: Person, most: int) -> list[Person]:
    """Return others who were at an address of this person, the last seen first."""
    others = Sighting.objects.filter(address__in=addresses_of(person), seen__gte=now() - KEPT).exclude(person=person)
    found = others.order_by("-seen").values_list("person_id", flat=True)
    people = Person.objects.in_bulk(list(dict.fromkeys(found))[:most])
    return [people[person_id] for person_id in dict.fromkeys(found) if person_id in people]
