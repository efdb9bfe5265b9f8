"""Mails about an account. They are sent by a thread of their own: no page waits for a mail server, and how long it
takes does not tell whether there was anything to send."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from vendemmia.web.counting.allowances import HOUR, TooOften
from vendemmia.web.counting.calls import Counter
from vendemmia.web.notices.mail import Letter, send
from vendemmia.web.notices.outgoing import Outcome
from vendemmia.web.notices.texts import words_of_person

from . import email_links, password_links

if TYPE_CHECKING:
    from vendemmia.web.models import Person

LOG = logging.getLogger(__name__)
MOST_WAITING: Final = 200
"""Mails that wait; more are dropped, and people ask for theirs again."""
MOST_EACH: Final = 5
"""Links to one address in an hour, by each web process: strangers ask for them, and fill no other person's mailbox."""
_thread = ThreadPoolExecutor(1, "letters")
_waiting = threading.BoundedSemaphore(MOST_WAITING)
_sent = Counter(workers=1)
"""In memory: a question to the database would take longer where there is an account, and so tell that there is one."""


def send_password_link(person: Person, site: str) -> None:
    """Write to the confirmed address of a person who has forgotten the password."""
    _write_link(person, "reset", site, _address(person), site + password_links.new_link(person))


def send_email_link(person: Person, address: str, site: str) -> None:
    """Ask the owner of an address whether it is theirs."""
    _write_link(person, "email", site, address, site + email_links.new_link(person, address))


def tell_of_change(person: Person, address: str, site: str) -> None:
    """Tell the old address that there is a new one."""
    _write(person, "email-changed", site, address, site)


def _address(person: Person) -> str:
    assert person.account is not None  # Only accounts get mails.
    return person.account.email


def _write_link(person: Person, about: str, site: str, address: str, link: str) -> None:
    """Write, unless the address has got enough links lately. The asker is not told: it is the same for all of them."""
    try:
        _sent.count("letters", HOUR, [(address.casefold(), MOST_EACH)])
    except TooOften:
        LOG.warning("an address got %d links within an hour: one more was not sent", MOST_EACH)
        return
    _write(person, about, site, address, link)


def _write(person: Person, about: str, site: str, address: str, link: str) -> None:
    words = words_of_person(person)
    subject = words.message(f"letter-{about}-subject")
    body = words.message(f"letter-{about}", name=person.name, site=site, link=link, hours=password_links.HOURS)
    if not _waiting.acquire(blocking=False):
        LOG.error("too many mails wait: one about an account was dropped")
        return
    _thread.submit(_send, Letter(address, site, subject, body, {}))


def _send(letter: Letter) -> None:
    try:
        if (answer := send(letter)).outcome is not Outcome.ACCEPTED:
            LOG.error("a mail about an account could not be sent: %s %s", answer.outcome, answer.status)
    except Exception:
        LOG.exception("a mail about an account could not be sent")
    finally:
        _waiting.release()
