"""Notices by e-mail: plain text, only to confirmed addresses, each with a link that ends them."""

from __future__ import annotations

import smtplib
from datetime import timedelta
from email.utils import make_msgid
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.mail import EmailMessage, get_connection
from django.core.validators import validate_email
from django.db import transaction
from django.utils.timezone import now

from vendemmia.web.models.notices import Contact

from .channel import Channel, Refused, locked
from .hosting import has_mail
from .links import CONFIRM_WITHIN, confirm_path, stop_path
from .outgoing import HttpReply, Outcome
from .texts import name_of, words_of_person

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from vendemmia.web.models import Person

    from .links import Meant
    from .texts import Text

ASK_PAUSE = timedelta(minutes=10)
"""Between two questions to confirm: of one person, and to one address from all people."""


class Letter(NamedTuple):
    """A mail, ready to be sent."""

    address: str
    site: str
    """The address of the server as the reader knows it."""
    subject: str
    body: str
    headers: dict[str, str]


class Email(Channel):
    name = "email"
    place = "email"
    fields = ("email",)

    def is_offered(self) -> bool:
        return has_mail()

    def reaches(self, contact: Contact) -> bool:
        return contact.confirmed is not None

    def carry(self, person: Person, contact: Contact, text: Text) -> HttpReply:
        words = words_of_person(person)
        stop = contact.site + stop_path(person.id, contact.email)
        body = words.message(
            "notice-mail",
            name=name_of(person),
            title=text.title,
            text=text.body,
            link=contact.site + text.path,
            stop=stop,
        )
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        subject = words.message("notice-mail-subject", title=text.title, text=text.body)
        return send(Letter(contact.email, contact.site, subject, body, headers))

    def choose(self, person: Person, given: Mapping[str, str]) -> str:
        choose_email(person, given["email"])
        return "asked" if given["email"].strip() else "email"


EMAIL = Email()


def choose_email(person: Person, typed: str, clock: Callable[[], datetime] = now) -> None:
    """Save a new address, whose owner is asked first. Nothing typed ends the mails."""
    email = typed.strip()
    moment = clock()
    with transaction.atomic():
        contact = locked(person)
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
    if ask_to_confirm(person, contact).outcome is not Outcome.ACCEPTED:
        Contact.objects.filter(person=person, asked=moment).update(email="", asked=None)
        raise Refused("mail-failed")


def confirm(meant: Meant, moment: datetime) -> bool:
    """Return whether the owner of an address agrees. False if the person has chosen another one meanwhile."""
    found = Contact.objects.filter(person_id=meant.person_id, email=meant.email)
    found.filter(confirmed__isnull=True).update(confirmed=moment)
    return found.exists()


def stop(meant: Meant) -> None:
    """Note that the owner of an address wants no more mails."""
    Contact.objects.filter(person_id=meant.person_id, email=meant.email).update(email="", confirmed=None)


def ask_to_confirm(person: Person, contact: Contact) -> HttpReply:
    """Ask the owner of a new address whether they want notices there."""
    words = words_of_person(person)
    link = contact.site + confirm_path(person.id, contact.email)
    hours = int(CONFIRM_WITHIN.total_seconds() // 3600)
    body = words.message("notice-confirm-mail", name=name_of(person), site=contact.site, link=link, hours=hours)
    return send(Letter(contact.email, contact.site, words.message("notice-confirm-subject"), body, {}))


def send(letter: Letter) -> HttpReply:
    """Hand a mail to the server of the host, and say what it answered."""
    usual = {
        "Auto-Submitted": "auto-generated",
        "Message-ID": make_msgid(domain=urlsplit(letter.site).hostname or "localhost"),
    }
    connection = get_connection()
    message = EmailMessage(
        " ".join(letter.subject.split()),
        letter.body,
        to=[letter.address],
        headers={**usual, **letter.headers},
        connection=connection,
    )
    try:
        connection.open()
    except (OSError, smtplib.SMTPException):
        return HttpReply(Outcome.LATER)
    try:
        message.send()
    except smtplib.SMTPRecipientsRefused as refused:
        status = max((code for code, _ in refused.recipients.values()), default=0)
        return _answer(status)
    except smtplib.SMTPResponseException as refused:
        return _answer(int(refused.smtp_code))
    except (OSError, smtplib.SMTPException):
        return HttpReply(Outcome.UNSURE)
    finally:
        connection.close()
    return HttpReply(Outcome.ACCEPTED)


def _answer(status: int) -> HttpReply:
    """Turn the answer of a mail server into a reply: it refuses for good with 5xx, and for a while with 4xx."""
    return HttpReply(Outcome.GONE if status >= 500 else Outcome.LATER, status)
