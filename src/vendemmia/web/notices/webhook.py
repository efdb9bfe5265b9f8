"""Notices to a webhook: JSON that Discord and Slack both accept, and that other programs can read."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING

from vendemmia.web.models.notices import Contact

from .channel import Channel, Refused
from .outgoing import Forbidden, HttpReply, Outcome, checked, post
from .texts import name_of, words_of_person

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.web.models import Person

    from .texts import Text


class Webhook(Channel):
    name = "webhook"
    place = "webhook"
    fields = ("webhook",)

    def is_offered(self) -> bool:
        return True

    def reaches(self, contact: Contact) -> bool:
        return bool(contact.webhook) and not contact.webhook_gone

    def carry(self, person: Person, contact: Contact, text: Text) -> HttpReply:
        """Send a line. A webhook that refuses for good is not used again."""
        link = contact.site + text.path
        line = words_of_person(person).message(
            "notice-line", name=name_of(person), title=text.title, text=text.body, link=link
        )
        headers = {"Content-Type": "application/json", "User-Agent": "vendemmia"}
        try:
            answer = post(contact.webhook, content(line), headers)
        except Forbidden:
            answer = HttpReply(Outcome.GONE)
        if answer.outcome is Outcome.GONE:
            Contact.objects.filter(person_id=person.id, webhook=contact.webhook).update(webhook_gone=True)
        return answer

    def choose(self, person: Person, given: Mapping[str, str]) -> str:
        """Save an address, or none. Refused if this server does not call it."""
        address = given["webhook"].strip()
        if address:
            try:
                checked(address)
            except Forbidden as refused:
                raise Refused(str(refused)) from None
        Contact.objects.update_or_create(person=person, defaults={"webhook": address, "webhook_gone": False})
        return "webhook"


WEBHOOK = Webhook()


def content(line: str) -> bytes:
    """Return the content: Discord reads `content`, Slack `text`. A name in the line can mention no user."""
    return json.dumps(
        {"content": line, "text": escape(line, quote=False), "allowed_mentions": {"parse": []}}, ensure_ascii=False
    ).encode()
