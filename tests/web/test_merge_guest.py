"""What belongs to a person on a shared server: campaign, lessons and results follow them, and nobody else gets them."""

from __future__ import annotations

from datetime import date

import pytest
from django.contrib.auth.models import User
from django.test import Client

from vendemmia.campaign import Campaign
from vendemmia.web.accounts.accounts import merge_guest_into
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lessons import LESSONS
from vendemmia.web.lobby.openings import lesson_game
from vendemmia.web.models import DailyTry, Finished, Person, Rating, Table, Token
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.play.moves import answer
from vendemmia.web.results.campaigns import DatabaseStore
from vendemmia.web.tables.cache import read_table

from .people import EN, as_shared, browser, people
from .scenes import record_of, recorded_table

SOLO = "solo-normal-challenge-3-7.json"


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def with_account(person: Person) -> Person:
    person.account = User.objects.create(username=person.name)
    person.save()
    return person


def test_a_campaign_belongs_to_its_person() -> None:
    anna, bruno = people("Anna", "Bruno")
    DatabaseStore.begin(Campaign.start("hard"), anna)
    assert DatabaseStore(bruno).load() is None
    assert DatabaseStore(None).load() is None
    found = DatabaseStore(anna).load()
    assert found is not None
    assert found.level == "hard"
    for page, begun in ((browser(anna).get("/campaign"), True), (browser(bruno).get("/campaign"), False)):
        assert (b"campaign/play" in page.content) == begun
    browser(anna).post("/campaign/play")
    table = Table.objects.get()
    assert (table.host, table.seats.get().person) == (anna, anna)


def read(client: Client, table: Table) -> int:
    """The last step of the tutor that the page takes for read."""
    from vendemmia.web.pages.table.tutor import read_of

    response = client.get(f"/tables/{table.id}/")
    assert response.status_code == 200
    return read_of(response.wsgi_request, table.id)


def test_lessons_follow_an_account_and_not_a_guest() -> None:
    for person, follows in ((with_account(people("Anna")[0]), True), (people("Bruno")[0], False)):
        table = lesson_game(EN, LESSONS["first"], host=person)
        first, second = browser(person), browser(person)
        first.post(f"/tables/{table.id}/tutor/next", {"step": "3"})
        assert read(first, table) == 3
        assert read(second, table) == (3 if follows else 0)
        assert Person.objects.get(id=person.id).choices == ({"read": {table.id: 3}} if follows else {})


def test_a_result_belongs_to_its_person() -> None:
    anna, bruno = people("Anna", "Bruno")
    codes = record_of(SOLO).codes
    table = recorded_table(SOLO, [SeatedPlayer("Anna", person_id=anna.id)], len(codes) - 1, host=anna)
    Table.objects.filter(id=table.id).update(known_deal=False)
    found = read_table(table.id)
    answer(found, 0, codes[-1], found.version)
    assert Finished.objects.get().person == anna
    own, other = (browser(person).get(f"/players/{anna.id}").content.decode() for person in (anna, bruno))
    assert "1 game" in own
    assert "1 game" not in other


def test_an_account_takes_over_tokens_but_nothing_that_compares_people() -> None:
    guest, person = people("Guest", "Anna")
    make_token(guest, "my bot")
    for who, games, day in ((guest, 5, 1), (guest, 5, 2), (person, 9, 2)):
        DailyTry.objects.create(day=date(2026, 11, day), person=who, table_id=f"{who.name}-{day}", name=who.name)
        Rating.objects.update_or_create(
            mode="duel", person=who, defaults={"strength": 1500.0 + games, "deviation": 100.0, "games": games}
        )
    Rating.objects.create(mode="group", person=guest, strength=1600.0, deviation=100.0, games=1)
    merge_guest_into(guest, person)
    assert Token.objects.get().person == person
    tries = DailyTry.objects.order_by("day", "table_id").values_list("person__name", "table_id")
    assert list(tries) == [("Guest", "Guest-1"), ("Anna", "Anna-2"), ("Guest", "Guest-2")]
    assert set(Rating.objects.values_list("person__name", "mode", "games")) == {
        ("Anna", "duel", 9),
        ("Guest", "duel", 5),
        ("Guest", "group", 1),
    }
    assert Person.objects.filter(name="Guest").exists(), "its rows must stay"
