"""What a person chooses about notices: saved after checks. A refusal changes nothing."""

from __future__ import annotations

from datetime import time, timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.web.models.notices import Contact, Device

from .channel import Refused, locked
from .channels import CHANNELS
from .outgoing import Outcome
from .quiet import zone_named
from .sending import send_by
from .texts import sample_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from vendemmia.web.models import Person


TEST_PAUSE = timedelta(seconds=30)
"""Between two tests of one channel."""


class Reachability(NamedTuple):
    """How a person can be reached, for the page."""

    contact: Contact
    devices: tuple[str, ...]
    """The fingerprints of the browsers that get push messages."""

    @property
    def channels(self) -> tuple[str, ...]:
        """Those that would carry a notice, in the order in which they are tried."""
        return tuple(each.name for each in CHANNELS.values() if each.is_offered() and each.reaches(self.contact))


def contact_of(person: Person) -> Contact:
    """Return the choices of a person, or the defaults. Nothing is written."""
    return Contact.objects.filter(person=person).first() or Contact(person=person)


def reach_of(person: Person) -> Reachability:
    devices = Device.objects.filter(person=person).order_by("id").values_list("fingerprint", flat=True)
    return Reachability(contact_of(person), tuple(devices))


def remember_site(person: Person, site: str, language: str) -> None:
    """Save how this person's browser calls the server, and the language of the notices."""
    Contact.objects.update_or_create(person=person, defaults={"site": site})
    if person.language != language:
        person.language = language
        person.save(update_fields=["language"])


def choose_quiet(person: Person, start: str, end: str, zone: str) -> None:
    """Save quiet hours as `22:00`, `07:30` and the name of a time zone; two empty times for none."""
    hours: tuple[time | None, time | None] = (None, None)
    named = zone.strip() if zone_named(zone.strip()) is not None else ""
    if start.strip() or end.strip():
        hours = (_time(start), _time(end))
        if hours[0] == hours[1]:
            raise Refused("quiet-same")
        if not named:
            raise Refused("zone")
    Contact.objects.update_or_create(
        person=person, defaults={"quiet_from": hours[0], "quiet_until": hours[1], "zone": named}
    )


def _time(typed: str) -> time:
    try:
        found = time.fromisoformat(typed.strip())
    except ValueError:
        raise Refused("quiet-time") from None
    return found.replace(second=0, microsecond=0, tzinfo=None)


def send_test(person: Person, channel: str, clock: Callable[[], datetime] = now) -> None:
    """Send a test by one channel. Refused if it does not arrive, or if the last one was just now."""
    if channel not in reach_of(person).channels:
        raise Refused("test-none")
    moment = clock()
    with transaction.atomic():
        contact = locked(person)
        if moment.timestamp() - contact.tested.get(channel, 0.0) < TEST_PAUSE.total_seconds():
            raise Refused("test-pause")
        contact.tested = {**contact.tested, channel: moment.timestamp()}
        contact.save(update_fields=["tested"])
    answer = send_by(channel, person, contact, sample_text(person))
    if answer is None or answer.outcome is not Outcome.ACCEPTED:
        raise Refused(f"test-{channel}")


def merge_contacts(guest: Person, person: Person) -> None:
    """Move a guest's browsers to the account, and their choices if the account has none."""
    Device.objects.filter(person=guest).update(person=person)
    if not Contact.objects.filter(person=person).exists():
        Contact.objects.filter(person=guest).update(person=person)
