"""What a person chooses about notices: saved after checks. A refusal changes nothing."""

from __future__ import annotations

from datetime import time, timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.utils.timezone import now

from . import mail
from .hosting import has_mail, has_push
from .models import Contact, Device
from .outgoing import Forbidden, Outcome, checked
from .quiet import zone_named
from .sending import CHANNELS, send_by
from .texts import sample_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from vendemmia.web.models import Person

    from .links import Meant

TEST_PAUSE = timedelta(seconds=30)
"""Between two tests of one channel."""
ASK_PAUSE = timedelta(minutes=10)
"""Between two questions to confirm: of one person, and to one address, whoever typed it."""


class Refused(ValueError):
    """A choice that cannot be saved. `problem` is the end of the id of the message that says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Reach(NamedTuple):
    """How a person can be reached, for the page."""

    contact: Contact
    devices: tuple[str, ...]
    """The fingerprints of the browsers that get push messages."""

    @property
    def channels(self) -> tuple[str, ...]:
        """Those that would carry a notice, in the order in which they are tried."""
        used = {
            "push": bool(self.devices) and has_push(),
            "webhook": bool(self.contact.webhook) and not self.contact.webhook_gone,
            "email": self.contact.confirmed is not None and has_mail(),
        }
        return tuple(channel for channel in CHANNELS if used[channel])


def contact_of(person: Person) -> Contact:
    """The choices of a person; those of nobody if they have made none. Nothing is written."""
    return Contact.objects.filter(person=person).first() or Contact(person=person)


def reach_of(person: Person) -> Reach:
    devices = Device.objects.filter(person=person).order_by("id").values_list("fingerprint", flat=True)
    return Reach(contact_of(person), tuple(devices))


def _locked(person: Person) -> Contact:
    """The row of a person, for a change inside of a transaction."""
    Contact.objects.get_or_create(person=person)
    return Contact.objects.select_for_update().get(person=person)


def remember_site(person: Person, site: str, language: str) -> None:
    """How this person's browser calls the server, and the language of the notices."""
    Contact.objects.update_or_create(person=person, defaults={"site": site})
    if person.language != language:
        person.language = language
        person.save(update_fields=["language"])


def choose_email(person: Person, typed: str, clock: Callable[[], datetime] = now) -> None:
    """A new address: its owner is asked first. Nothing typed ends the mails."""
    email = typed.strip()
    moment = clock()
    with transaction.atomic():
        contact = _locked(person)
        if not email:
            contact.email, contact.confirmed = "", None
            contact.save(update_fields=["email", "confirmed"])
            return
        if email == contact.email and contact.confirmed is not None:
            return
        if not has_mail():
            raise Refused("mail-off")
        try:
            validate_email(email)
        except ValidationError:
            raise Refused("email") from None
        recent = Contact.objects.filter(email__iexact=email, asked__gt=moment - ASK_PAUSE)
        if recent.exists() or (contact.asked is not None and contact.asked > moment - ASK_PAUSE):
            raise Refused("asked")
        contact.email, contact.confirmed, contact.asked = email, None, moment
        contact.save(update_fields=["email", "confirmed", "asked"])
    if mail.ask_to_confirm(person, contact).outcome is not Outcome.ACCEPTED:
        Contact.objects.filter(person=person, asked=moment).update(email="", asked=None)
        raise Refused("mail-failed")


def confirm(meant: Meant, moment: datetime) -> bool:
    """The owner of an address agrees. False if the person has chosen another one meanwhile."""
    found = Contact.objects.filter(person_id=meant.person_id, email=meant.email)
    found.filter(confirmed__isnull=True).update(confirmed=moment)
    return found.exists()


def stop(meant: Meant) -> None:
    """The owner of an address wants no more mails."""
    Contact.objects.filter(person_id=meant.person_id, email=meant.email).update(email="", confirmed=None)


def choose_webhook(person: Person, typed: str) -> None:
    """A new address, or none. Refused if this server does not call it."""
    address = typed.strip()
    if address:
        try:
            checked(address)
        except Forbidden as refused:
            raise Refused(str(refused)) from None
    Contact.objects.update_or_create(person=person, defaults={"webhook": address, "webhook_gone": False})


def choose_quiet(person: Person, start: str, end: str, zone: str) -> None:
    """Quiet hours as `22:00`, `07:30` and the name of a time zone; two empty times for none."""
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
        contact = _locked(person)
        if moment.timestamp() - contact.tested.get(channel, 0.0) < TEST_PAUSE.total_seconds():
            raise Refused("test-pause")
        contact.tested = {**contact.tested, channel: moment.timestamp()}
        contact.save(update_fields=["tested"])
    answer = send_by(channel, person, contact, sample_text(person))
    if answer is None or answer.outcome is not Outcome.ACCEPTED:
        raise Refused(f"test-{channel}")


def take_over(guest: Person, person: Person) -> None:
    """A guest has signed in: their browsers go along, and their choices if the account has none."""
    Device.objects.filter(person=guest).update(person=person)
    if not Contact.objects.filter(person=person).exists():
        Contact.objects.filter(person=guest).update(person=person)
