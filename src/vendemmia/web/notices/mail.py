"""Notices by e-mail: plain text, only to confirmed addresses, each with a link that ends them."""

from __future__ import annotations

import smtplib
from email.utils import make_msgid
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.core.mail import EmailMessage, get_connection

from .hosting import has_mail
from .links import CONFIRM_WITHIN, confirm_path, stop_path
from .outgoing import Answer, Outcome
from .texts import words_of_person

if TYPE_CHECKING:
    from vendemmia.web.models import Person

    from .models import Contact
    from .texts import Text


def send_to(person: Person, contact: Contact, text: Text) -> Answer | None:
    """Send a notice; None if this person gets no mail."""
    if contact.confirmed is None or not has_mail():
        return None
    words = words_of_person(person)
    stop = contact.site + stop_path(person.id, contact.email)
    body = words.message(
        "notice-mail", name=person.name, title=text.title, text=text.body, link=contact.site + text.path, stop=stop
    )
    headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return _send(contact, words.message("notice-mail-subject", title=text.title, text=text.body), body, headers)


def ask_to_confirm(person: Person, contact: Contact) -> Answer:
    """Ask the owner of a new address whether they want notices there."""
    words = words_of_person(person)
    link = contact.site + confirm_path(person.id, contact.email)
    hours = int(CONFIRM_WITHIN.total_seconds() // 3600)
    body = words.message("notice-confirm-mail", name=person.name, site=contact.site, link=link, hours=hours)
    return _send(contact, words.message("notice-confirm-subject"), body, {})


def _send(contact: Contact, subject: str, body: str, headers: dict[str, str]) -> Answer:
    usual = {
        "Auto-Submitted": "auto-generated",
        "Message-ID": make_msgid(domain=urlsplit(contact.site).hostname or "localhost"),
    }
    connection = get_connection()
    message = EmailMessage(
        " ".join(subject.split()), body, to=[contact.email], headers={**usual, **headers}, connection=connection
    )
    try:
        connection.open()
    except (OSError, smtplib.SMTPException):
        return Answer(Outcome.LATER)
    try:
        message.send()
    except smtplib.SMTPRecipientsRefused as refused:
        status = max((code for code, _ in refused.recipients.values()), default=0)
        return _answer(status)
    except smtplib.SMTPResponseException as refused:
        return _answer(int(refused.smtp_code))
    except (OSError, smtplib.SMTPException):
        return Answer(Outcome.UNSURE)
    finally:
        connection.close()
    return Answer(Outcome.ACCEPTED)


def _answer(status: int) -> Answer:
    """A mail server refuses for good with 5xx, and for a while with 4xx."""
    return Answer(Outcome.GONE if status >= 500 else Outcome.LATER, status)
