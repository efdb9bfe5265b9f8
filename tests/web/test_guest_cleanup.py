"""Guests who never came back are forgotten; whoever has anything is not."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils.timezone import now

from vendemmia.web.accounts.guest_cleanup import REMEMBERED
from vendemmia.web.computer_players.backfill import Backfill
from vendemmia.web.models import Finished, Person, Seat
from vendemmia.web.models.notices import Contact
from vendemmia.web.people.api_tokens import make_token

from .conftest import Opener

pytestmark = pytest.mark.usefixtures("each_database")


def test_only_guests_without_anything_are_forgotten_after_a_year(open_game: Opener) -> None:
    names = ("gone", "lately", "account", "seat", "host", "token", "result", "contact")
    people = {name: Person.objects.create(name=name) for name in names}
    Person.objects.update(seen=now() - REMEMBERED - timedelta(days=1))
    Person.objects.filter(name="lately").update(seen=now() - REMEMBERED + timedelta(days=1))
    Person.objects.filter(name="account").update(account=User.objects.create(username="anna"))
    table = open_game(people=2)
    Seat.objects.filter(table=table, number=0).update(person=people["seat"])
    open_game(people=1, host=people["host"])
    make_token(people["token"], "a program")
    Finished.objects.create(
        table_id="t", seat=0, person=people["result"], name="r", mode="solo", players=1, years=7, outcome="win", vp=20,
        best_other=15, ended=now(),
    )  # fmt: skip
    Contact.objects.create(person=people["contact"], site="https://vines.example")
    try:
        Backfill().go_on()
        left = set(Person.objects.filter(name__in=names).values_list("name", flat=True))
        assert left == set(names) - {"gone"}
    finally:
        User.objects.all().delete()
        Finished.objects.all().delete()
        Person.objects.all().delete()
