"""A shared server with people, a clock to turn, and a receiver that plays the other side."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.conf import settings
from django.core import mail
from django.test import Client
from django.utils.timezone import now

from vendemmia.engine import Options
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.models.notices import Contact, Notice
from vendemmia.web.notices.sending import send_due
from vendemmia.web.play.moves import answer
from vendemmia.web.tables.stored import players_of

from ..conftest import Opener, choose
from .receiver import Receiver

SITE = "https://vines.example"


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(settings, "SHARED", True)
    monkeypatch.setattr(settings, "MODE", "lan")
    monkeypatch.setattr(settings, "DEFAULT_FROM_EMAIL", "vendemmia <host@vines.example>")
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "django.core.mail.backends.locmem.EmailBackend")
    mail.outbox = []
    yield
    if Person.objects.exists():
        Table.objects.all().delete()
        Person.objects.all().delete()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


class Later:
    """A clock that a test puts forward."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return now() + self.ahead

    def wait(self, **length: float) -> None:
        """Let this time pass, then look at the queue."""
        self.ahead += timedelta(**length)
        send_due(self)


@pytest.fixture
def later() -> Later:
    return Later()


class Party:
    """A table with people, who answer one after the other."""

    def __init__(self, table: Table, people: list[Person]) -> None:
        self.table = table
        self.people = people

    @property
    def asked(self) -> Person:
        assert self.table.to_move is not None
        return self.people[self.table.to_move]

    def until_asked(self, person: Person) -> None:
        """Play until it is this person's turn, after somebody else's."""
        self.play()
        while self.asked != person:
            self.play()

    def play(self) -> None:
        """The turn of whoever is asked: answers until somebody else is."""
        seat = self.table.to_move
        assert seat is not None
        while self.table.to_move == seat and not self.table.over:
            answer(self.table, seat, self.table.game.state.codes()[0], self.table.version)

    def notices(self, **fields: object) -> list[Notice]:
        return list(Notice.objects.filter(table=self.table, **fields).order_by("id"))


@pytest.fixture
def party(open_game: Opener) -> Party:
    """Anna and Bruno with a computer player."""
    return seated(open_game(Options(players=3), people=2))


def seated(table: Table) -> Party:
    """Each seat of a person gets one."""
    people = []
    for seat in Seat.objects.filter(table=table, bot=""):
        people.append(Person.objects.create(name=seat.name, language="en"))
        seat.person = people[-1]
        seat.save(update_fields=["person"])
    table.players = players_of(table)
    return Party(table, people)


def reached_by_mail(person: Person, **more: object) -> Contact:
    return Contact.objects.create(
        person=person, site=SITE, email=f"{person.name.lower()}@home.example", confirmed=now(), **more
    )


def browser_of(person: Person) -> Client:
    client = Client()
    choose(client, person=[person.id, person.key])
    return client
