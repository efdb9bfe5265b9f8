"""Notices to a webhook: JSON that Discord and Slack both accept, and that other programs can read."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING

from .models import Contact
from .outgoing import Answer, Forbidden, Outcome, post
from .texts import words_of_person

if TYPE_CHECKING:
    from vendemmia.web.models import Person

    from .texts import Text


def send_to(person: Person, contact: Contact, text: Text) -> Answer | None:
    """Send a notice; None if this person has no webhook. One that refuses for good is not used again."""
    if not contact.webhook or contact.webhook_gone:
        return None
    link = contact.site + text.path
    line = words_of_person(person).message("notice-line", name=person.name, title=text.title, text=text.body, link=link)
    headers = {"Content-Type": "application/json", "User-Agent": "vendemmia"}
    try:
        answer = post(contact.webhook, content(line), headers)
    except Forbidden:
        answer = Answer(Outcome.GONE)
    if answer.outcome is Outcome.GONE:
        Contact.objects.filter(person_id=person.id, webhook=contact.webhook).update(webhook_gone=True)
    return answer


def content(line: str) -> bytes:
    """Discord reads `content`, Slack `text`. A name in the line can call nobody: it is not markup for either."""
    return json.dumps(
        {"content": line, "text": escape(line, quote=False), "allowed_mentions": {"parse": []}}, ensure_ascii=False
    ).encode()
