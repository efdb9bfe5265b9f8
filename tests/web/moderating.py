"""Moderators, accounts and what they do, for the tests of the desk."""

from __future__ import annotations

from django.contrib.auth.models import User

from vendemmia.web.conduct import moderators
from vendemmia.web.desk import acts
from vendemmia.web.game.player_names import alike
from vendemmia.web.models import Person, Report, Said, Sanction, Table

from .people import browser


def account(name: str) -> Person:
    """A person who has signed up."""
    user = User.objects.create(username=name)
    return Person.objects.create(name=name, account=user, account_name=alike(name))


def moderator(name: str = "Marta") -> Person:
    person = account(name)
    moderators.add(name)
    return person


def sanctioned(by: Person, person: Person, kind: str, length: str = "day", reason: str = "be kind") -> Sanction:
    made = acts.sanction(by, person, kind, reason, length)
    person.refresh_from_db()
    return made


def said(table: Table, seat: int, text: str) -> Said:
    return Said.objects.create(table=table, seat=seat, text=text)


def reported(by: Person, table: Table, message: Said, reason: str = "insult") -> Report:
    """A report about a message, as the page makes it."""
    sent = browser(by).post(f"/tables/{table.id}/report", {"said": str(message.pk), "reason": reason, "text": "rude"})
    assert sent.status_code == 200
    return Report.objects.latest("id")
