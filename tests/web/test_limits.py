"""What one person or one address may do: both count, whatever cookies come along."""

from __future__ import annotations

from dataclasses import replace
from threading import Thread

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext

from vendemmia.web.counting.allowances import LIMITS, CountedSubject, TooOften, count, give_back, lease
from vendemmia.web.counting.calls import Counter, Rate
from vendemmia.web.counting.streams import ADDRESS, PERSON, Most, OpenStreams, allowed
from vendemmia.web.lobby import gathering
from vendemmia.web.lobby.listing import MOST_EACH, open_listed
from vendemmia.web.models import Allowance, Person, Table
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.people.rate_limits import address_of

from .people import EN, as_shared, begun, browser, gathered, people

FRIENDS = {"players": "2", "who-1": "person", "name-1": "Anna", "who-2": "open", "listed": "1"}
FRIENDS_ALONE = {name: value for name, value in FRIENDS.items() if name != "listed"}


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def from_address(address: str) -> str:
    return address_of(RequestFactory().get("/", REMOTE_ADDR=address))


def test_an_address_is_a_home_and_not_a_number() -> None:
    assert from_address("203.0.113.7") == "203.0.113.7"
    assert from_address("::ffff:203.0.113.7") == "203.0.113.7"
    assert from_address("2001:db8:1:2::9") == from_address("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert from_address("2001:db8:1:3::9") != from_address("2001:db8:1:2::9")
    assert from_address("fe80::1%eth0") == "fe80::/64"
    assert {from_address(odd) for odd in ("", "unix:", "999.1.1.1", "x" * 5000)} == {"unknown"}


# --- new people


def joins(table: Table, client: Client, number: int) -> int:
    return client.post(f"/join/{table.invitation}", {"name": f"Guest {number}"}).status_code


@pytest.mark.usefixtures("each_database")
def test_every_way_to_become_a_guest_counts_for_the_address() -> None:
    """Without its cookie a browser is a stranger again, and gets no new allowance for that."""
    (anna,) = people("Anna")
    open_table = gathered([anna, None])
    before, most = Person.objects.count(), LIMITS["guests"].together
    ways = (
        lambda: browser().post("/play-now"),
        lambda: browser().post("/daily/play", {"name": "Nina"}),
        lambda: browser().post("/new", FRIENDS_ALONE),
    )
    done = [ways[number % len(ways)]().status_code for number in range(most + 6)]
    assert set(done[:most]) == {303}
    assert set(done[most:]) == {429}
    assert Person.objects.count() - before == most
    assert joins(open_table, browser(), 1) == 429
    assert browser().post("/daily/play", {"name": "Guest"}).status_code == 429
    assert browser().post("/sign-up", {"name": "Somebody", "password": "a long password"}).status_code == 429
    assert browser(address="203.0.113.8").post("/play-now").status_code == 303
    assert browser(anna).post("/play-now").status_code == 303, "who is here already goes on playing"


@pytest.mark.usefixtures("each_database")
def test_all_addresses_of_one_network_of_version_6_count_together() -> None:
    tried = [browser(address=f"2001:db8:1:2::{number:x}").post("/play-now").status_code for number in range(1, 71)]
    assert tried == [303] * 60 + [429] * 10
    assert browser(address="2001:db8:1:3::1").post("/play-now").status_code == 303


# --- counting


@pytest.mark.usefixtures("each_database")
def test_guests_at_one_address_share_what_it_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "tables", LIMITS["tables"]._replace(times=3, together=5))
    here = [browser(person) for person in people("Anna", "Bruno", "Carla")]
    tried = [each.post("/play-now").status_code for each in here for _ in range(4)]
    assert tried == [303, 303, 303, 429, 303, 303, 429, 429, *[429] * 4]
    anna = Person.objects.get(name="Anna")
    assert browser(anna, "198.51.100.1").post("/play-now").status_code == 429, "the person counts at every address"


@pytest.mark.usefixtures("each_database")
def test_who_is_refused_uses_up_nothing_of_the_others() -> None:
    for _ in range(3):
        count("x", 60, [CountedSubject("person", 3), CountedSubject("address", 5)])
    for _ in range(10):
        with pytest.raises(TooOften):
            count("x", 60, [CountedSubject("person", 3), CountedSubject("address", 5)])
    for _ in range(2):
        count("x", 60, [CountedSubject("other", 3), CountedSubject("address", 5)])
    with pytest.raises(TooOften):
        count("x", 60, [CountedSubject("other", 3), CountedSubject("address", 5)])
    give_back("x", ["other", "address"])
    count("x", 60, [CountedSubject("other", 3), CountedSubject("address", 5)])


@pytest.mark.usefixtures("each_database")
def test_those_who_count_at_the_same_moment_count_exactly() -> None:
    done: list[bool] = []

    def tries() -> None:
        for _ in range(8):
            try:
                count("x", 60, [CountedSubject("address", 10)])
                done.append(True)
            except TooOften:
                done.append(False)
        connection.close()

    threads = [Thread(target=tries) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False] * 14 + [True] * 10


# --- the list


@pytest.mark.usefixtures("each_database")
def test_a_person_has_three_open_tables_in_the_list() -> None:
    client = browser(people("Anna")[0])
    done = [client.post("/new", FRIENDS) for _ in range(MOST_EACH + 1)]
    assert [each.status_code for each in done] == [303] * MOST_EACH + [422]
    assert "You already have 3 open tables in the list" in done[-1].content.decode()
    assert open_listed().count() == MOST_EACH
    table = client.post("/new", FRIENDS_ALONE)["Location"].split("/")[2]
    refused = client.post(f"/tables/{table}/gather", {"do": "listed", "to": "on"})
    assert refused.status_code == 409
    assert "You already have 3 open tables in the list" in refused.content.decode()
    first = open_listed().order_by("id").first()
    assert first is not None
    client.post(f"/tables/{first.id}/gather", {"do": "listed", "to": "off"})
    assert client.post(f"/tables/{table}/gather", {"do": "listed", "to": "on"}).status_code == 303
    assert client.post(f"/tables/{table}/gather", {"do": "listed", "to": "on"}).status_code == 303, (
        "it is there already"
    )
    assert open_listed().count() == MOST_EACH


@pytest.mark.usefixtures("each_database")
def test_the_api_puts_no_more_into_the_list() -> None:
    (anna,) = people("Anna")
    token = make_token(anna, "a test")
    for seats in ([{"who": "you"}, {"who": "open"}], [{"who": "you"}, {"who": "easy"}]):
        Table.objects.all().delete()
        body = {"seats": seats, "listed": True, "spectators": True}
        sent = [
            Client().post("/api/tables", body, "application/json", headers={"Authorization": f"Bearer {token}"})
            for _ in range(MOST_EACH + 1)
        ]
        assert [each.status_code for each in sent] == [201] * MOST_EACH + [409]
        assert sent[-1].json()["error"] == "too-many-listed"
        assert Table.objects.count() == MOST_EACH


def test_listing_counts_at_the_address() -> None:
    """25 tables of many guests filled the list."""
    most = LIMITS["listed"].together
    guests = people(*(f"Guest {number}" for number in range(9)))
    done = [browser(guests[number // 3]).post("/new", FRIENDS).status_code for number in range(25)]
    assert done == [303] * most + [429] * (25 - most)


def test_the_list_has_room_again_when_a_game_has_begun_without_spectators() -> None:
    (anna,) = people("Anna")
    for _ in range(MOST_EACH):
        table = gathered([anna, None], listed=True)
        Table.objects.filter(id=table.id).update(code="", invitation=table.id)
        gathering.begin(EN, table.id, "random")
    assert not open_listed().exists()
    assert browser(anna).post("/new", FRIENDS).status_code == 303


# --- calls


def counts(counter: Counter, rate: Rate, who: str, times: int) -> int:
    """How many of so many calls are answered."""
    done = 0
    for _ in range(times):
        try:
            counter.count("api", rate.seconds, [(who, rate.times)])
        except TooOften:
            continue
        done += 1
    return done


RATE = Rate(300, 10, 900)


@pytest.mark.usefixtures("each_database")
def test_several_processes_count_calls_together() -> None:
    processes = [Counter(lambda: 5.0, workers=4) for _ in range(4)]
    assert sum(counts(each, RATE, "Anna", 400) for each in processes) == RATE.times
    alone = Counter(lambda: 5.0, workers=4)
    assert 150 < counts(alone, RATE, "Bruno", 1000) <= RATE.times, "one process may use all that is shared"


def test_calls_of_a_usual_program_ask_no_database() -> None:
    process, one = Counter(lambda: 5.0, workers=4), Counter(lambda: 5.0, workers=1)
    with CaptureQueriesContext(connection) as queries:
        assert counts(process, RATE, "Anna", 30) == 30
        assert counts(one, RATE, "Anna", 1000) == RATE.times
        one._clock = lambda: 15.0
        assert counts(one, RATE, "Anna", 1) == 1
    assert not queries.captured_queries


@pytest.mark.usefixtures("each_database")
def test_a_lease_never_grants_more_than_there_is() -> None:
    assert [lease("x", "Anna", 4, 10, 60) for _ in range(4)] == [4, 4, 2, 0]
    assert Allowance.objects.count() == 1


def test_calls_without_a_right_token_count_for_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendemmia.web.api.auth.CALLS", Rate(3, 10, 5))
    monkeypatch.setattr("vendemmia.web.people.rate_limits.counter", Counter(lambda: 5.0))
    tried = [Client().get("/api/me", headers={"Authorization": "Bearer vdm_x"}).status_code for _ in range(5)]
    assert tried == [401, 401, 401, 429, 429]
    bruno = make_token(people("Bruno")[0], "a test")
    asked = [Client().get("/api/me", headers={"Authorization": f"Bearer {bruno}"}).status_code for _ in range(3)]
    assert asked == [200, 200, 429], "five from this address"


# --- streams


def test_a_person_and_an_address_keep_so_many_streams_open() -> None:
    (anna,) = people("Anna")
    table = begun([anna, "easy"], listed=True, spectators=True)
    client = browser(anna)
    opened = [client.get(f"/tables/{table.id}/stream") for _ in range(PERSON.number)]
    assert {each.status_code for each in opened} == {200}
    assert client.get(f"/tables/{table.id}/stream").status_code == 429
    opened += [browser().get(f"/tables/{table.id}/stream") for _ in range(ADDRESS.number - PERSON.number)]
    assert {each.status_code for each in opened} == {200}
    refused = browser().get(f"/tables/{table.id}/stream")
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    opened.append(browser(address="203.0.113.8").get(f"/tables/{table.id}/stream"))
    assert opened[-1].status_code == 200
    opened[0].close()
    opened[0].close()
    freed = [client.get(f"/tables/{table.id}/stream") for _ in range(2)]
    assert [each.status_code for each in freed] == [200, 429], "closing it twice frees one place"
    for each in (*opened, *freed):
        each.close()


def test_streams_of_programs_count_for_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendemmia.web.people.rate_limits.streams.PROGRAM", Most(2, 2))
    (anna,) = people("Anna")
    table = begun([anna, "easy"])
    opened = [
        Client().get(
            f"/api/tables/{table.id}/events", headers={"Authorization": f"Bearer {make_token(anna, f'test {number}')}"}
        )
        for number in range(3)
    ]
    assert [each.status_code for each in opened] == [200, 200, 429]
    for each in opened:
        each.close()


def test_processes_divide_what_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "ENVIRONMENT", replace(settings.ENVIRONMENT, web_workers=2))
    assert (allowed(ADDRESS), allowed(PERSON)) == (50, 15)
    monkeypatch.setattr(settings, "ENVIRONMENT", replace(settings.ENVIRONMENT, web_workers=64))
    assert (allowed(ADDRESS), allowed(PERSON)) == (ADDRESS.least, PERSON.least)
    streams = OpenStreams()
    leave = [streams.enter(("Anna", PERSON)) for _ in range(PERSON.least)]
    with pytest.raises(TooOften):
        streams.enter(("Anna", PERSON))
    for each in leave:
        each()
    assert not streams._open
