"""The daily vineyard among strangers: one ranked try of an account that has not seen the deal, and no secret of a day
before it is over."""

from __future__ import annotations

import io
import json
from datetime import UTC, date, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils.timezone import now

from vendemmia.engine import key_of
from vendemmia.record import commitment_of
from vendemmia.web.accounts.accounts import merge_guest_into, receive, sign_up
from vendemmia.web.game import daily_calendar
from vendemmia.web.game.daily_calendar import deal_of, options_of
from vendemmia.web.lobby.daily import start
from vendemmia.web.models import DailyTry, Person, SeenDeal, Table
from vendemmia.web.play.moves import answer
from vendemmia.web.play.records import record_text
from vendemmia.web.results.daily_board import board, line_of, try_of
from vendemmia.web.results.daily_tries import has_seen, may_rank
from vendemmia.web.tables import cache
from vendemmia.web.tables.locks import table_lock

from .calling import Caller
from .people import EN, as_shared, browser, fresh, people, quick_passwords

DAY = date(2026, 11, 17)
TOMORROW = DAY + timedelta(days=1)


class Clock:
    """The day that the server takes for today."""

    def __init__(self) -> None:
        self.day = DAY


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    as_shared(monkeypatch)
    made = Clock()
    monkeypatch.setattr(daily_calendar, "today", lambda: made.day)
    return made


def account(name: str) -> Person:
    user = User.objects.create(username=name)
    return Person.objects.create(name=name, account=user, account_name=name.lower())


def played(table_id: str) -> Table:
    """The table after its game, in which every answer is the first legal one."""
    with table_lock(table_id):
        table = cache.read_table(table_id)
        while not table.over:
            answer(table, 0, table.game.state.codes()[0], table.version)
    return fresh(table)


def tried(person: Person, *, over: bool = True) -> Table:
    """A table on which a person plays today's vineyard."""
    table_id = start(EN, person, daily_calendar.today()).table_id
    return played(table_id) if over else Table.objects.get(id=table_id)


def secrets_of(table: Table) -> list[str]:
    return [table.secret, *(key_of(table.secret, purpose).hex() for purpose in ("draws", "names", "players"))]


@pytest.mark.usefixtures("each_database")
class TestWhoRanks:
    def test_an_account_has_one_ranked_try(self) -> None:
        anna = account("Anna")
        first = start(EN, anna, DAY)
        assert first.ranked
        assert start(EN, anna, DAY) == first
        table = played(first.table_id)
        assert not start(EN, anna, DAY).ranked
        assert [line.found.name for line in board(DAY)] == ["Anna"]
        assert (table.known_deal, table.day) == (False, DAY)

    def test_a_guest_plays_without_a_rank(self) -> None:
        (guest,) = people("Guest")
        table = tried(guest)
        assert (table.known_deal, table.day) == (True, DAY)
        assert not DailyTry.objects.exists()
        assert board(DAY) == []

    @pytest.mark.parametrize("how", ["sign in", "sign up"])
    def test_the_try_of_a_guest_never_becomes_that_of_an_account(self, how: str) -> None:
        """Nor does the account get a ranked try after it: whoever signs in has seen the deal."""
        (guest,) = people("Guest")
        table = tried(guest, over=False)
        if how == "sign in":
            person = account("Anna")
            merge_guest_into(guest, person)
        else:
            with quick_passwords():
                person = sign_up(guest, "Anna", "a vineyard in Chianti", "", "en")
        played(table.id)
        assert not DailyTry.objects.exists()
        assert has_seen(person, DAY)
        assert not may_rank(person, DAY)
        assert not start(EN, person, DAY).ranked
        assert may_rank(person, DAY) is False

    def test_the_next_day_counts_again(self, clock: Clock) -> None:
        (guest,) = people("Guest")
        tried(guest, over=False)
        with quick_passwords():
            anna = sign_up(guest, "Anna", "a vineyard in Chianti", "", "en")
        clock.day = TOMORROW
        assert start(EN, anna, TOMORROW).ranked
        tried(people("Bruno")[0], over=False)
        assert set(SeenDeal.objects.values_list("day", flat=True)) == {DAY, TOMORROW}

    def test_days_that_are_over_are_forgotten(self, clock: Clock) -> None:
        (guest,) = people("Guest")
        tried(guest, over=False)
        clock.day = TOMORROW
        tried(guest, over=False)
        assert list(SeenDeal.objects.values_list("day", flat=True)) == [TOMORROW]

    def test_a_try_that_comes_back_after_practice_has_no_rank(self) -> None:
        """Its table is deleted, the same cards are played as practice, and the table is restored."""
        anna = account("Anna")
        client = browser(anna)
        begun = start(EN, anna, DAY)
        client.post(f"/tables/{begun.table_id}/delete")
        assert not start(EN, anna, DAY).ranked
        client.post(f"/tables/{begun.table_id}/restore")
        assert not start(EN, anna, DAY).ranked
        played(begun.table_id)
        assert board(DAY) == []

    @pytest.mark.parametrize("how", ["sign in", "sign up"])
    def test_a_try_that_an_earlier_version_gave_a_guest_stays_a_guests(self, how: str) -> None:
        (guest,) = people("Guest")
        DailyTry.objects.create(
            day=DAY, person=guest, table_id="of-a-guest", name="Guest", ended=now(), outcome="win", vp=24
        )
        if how == "sign in":
            person = account("Anna")
            receive(guest, person)
        else:
            with quick_passwords():
                person = sign_up(guest, "Anna", "a vineyard in Chianti", "", "en")
        (line,) = board(DAY)
        assert (line.found.name, line.found.vp) == ("Guest", 24)
        assert line.found.person != person
        assert try_of(person, DAY) is None
        assert not may_rank(person, DAY)

    def test_two_presses_of_an_account_are_one_try(self) -> None:
        anna = account("Anna")
        assert start(EN, anna, DAY) == start(EN, anna, DAY)
        assert DailyTry.objects.count() == 1


class TestPages:
    def test_a_guest_reads_before_and_after_that_there_is_no_rank(self) -> None:
        (guest,) = people("Guest")
        client = browser(guest)
        page = client.get("/daily").content.decode()
        assert "As a guest you play without a rank" in page
        assert 'href="/sign-up"' in page
        sent = client.post("/daily/play", {"day": DAY.isoformat()})
        table = played(sent.headers["Location"].split("/")[2])
        assert "as a guest: this game has no rank" not in client.get("/daily").content.decode()
        assert "You have seen these cards as a guest" in client.get("/daily").content.decode()
        result = client.get(f"/tables/{table.id}/result").content.decode()
        assert "as a guest, so this game has no rank" in result
        assert 'href="/sign-up"' in result

    def test_a_stranger_reads_it_too(self) -> None:
        page = browser().get("/daily").content.decode()
        assert "As a guest you play without a rank" in page
        assert 'name="name"' in page

    def test_the_table_says_what_it_is(self) -> None:
        for person, note in (
            (account("Anna"), "This is your ranked try at the vineyard of 2026-11-17"),
            (people("Guest")[0], "as a guest: this game has no rank"),
        ):
            table = tried(person, over=False)
            assert note in browser(person).get(f"/tables/{table.id}/").content.decode()

    def test_the_page_of_its_deal_says_when_the_secret_is_shown(self, clock: Clock) -> None:
        anna = account("Anna")
        table = tried(anna, over=False)
        client, address = browser(anna), f"/tables/{table.id}/deal"
        assert "is shown when the day is over" in client.get(address).content.decode()
        clock.day = TOMORROW
        assert "is shown when the game is over" in client.get(address).content.decode()
        played(table.id)
        assert table.secret in client.get(address).content.decode()

    def test_an_account_that_has_seen_the_deal_reads_why(self) -> None:
        anna = account("Anna")
        assert "your ranked try" in browser(anna).get("/daily").content.decode()
        SeenDeal.objects.create(person=anna, day=DAY)
        page = browser(anna).get("/daily").content.decode()
        assert "because you saw the cards before" in page
        assert "your ranked try" not in page

    def test_a_game_that_ended_after_its_day_says_so_and_comes_after_all_others(self, clock: Clock) -> None:
        """Then everybody may read the secret, without an account too: the best result is no feat any more."""
        anna, bruno, carla = account("Anna"), account("Bruno"), account("Carla")
        noon = datetime(2026, 11, 17, 12, tzinfo=UTC)
        for who, ended, more in (
            (anna, noon, {"outcome": "loss", "vp": 3}),
            (bruno, noon + timedelta(days=1), {"outcome": "win", "vp": 40}),
            (carla, noon + timedelta(days=2), {"outcome": "win", "vp": 20}),
        ):
            made = {"day": DAY, "person": who, "name": who.name, "table_id": f"of-{who.name}", "ended": ended}
            DailyTry.objects.create(**made, **more)
        lines = [(line.place, line.found.name, line.is_late) for line in board(DAY)]
        assert lines == [(1, "Anna", False), (2, "Bruno", True), (3, "Carla", True)]
        assert [line_of(line.found) for line in board(DAY)] == board(DAY)
        clock.day = DAY + timedelta(days=2)
        shown = Caller(carla).get(f"/daily?day={DAY.isoformat()}")["board"]
        assert [(line["place"], line["late"]) for line in shown] == [(1, False), (2, True), (3, True)]
        assert EN.message("daily-late") in browser(carla).get(f"/daily/{DAY.isoformat()}").content.decode()

    def test_the_api_says_who_may_rank(self) -> None:
        for person, expected in ((account("Anna"), True), (people("Guest")[0], False)):
            caller = Caller(person)
            assert caller.get("/daily")["may_rank"] is expected
            started = caller.post("/daily")
            assert started["ranked"] is expected
            assert caller.get("/daily")["may_rank"] is False


@pytest.mark.usefixtures("each_database")
class TestSecretsOfTheDay:
    def test_nothing_holds_the_secret_before_the_day_is_over(self, clock: Clock) -> None:
        for person in (account("Anna"), people("Guest")[0]):
            clock.day = DAY
            table = tried(person)
            client, caller = browser(person), Caller(person)
            refused = client.get(f"/tables/{table.id}/record.json")
            assert refused.status_code == 403
            assert "when the day is over" in refused.content.decode()
            assert client.get(f"/tables/{table.id}/saved.json").status_code == 403
            answer = caller.get(f"/tables/{table.id}/record")
            assert (caller.status, answer["error"]) == (409, "day-not-over")
            seen = [
                client.get(f"/tables/{table.id}/{address}").content.decode()
                for address in ("result", "replay/", "deal", "log", "record.json", "")
            ]
            seen += [client.get("/daily").content.decode(), json.dumps(caller.get(f"/tables/{table.id}"))]
            seen += [json.dumps(caller.get("/daily")), json.dumps(caller.get("/tables?which=ended"))]
            assert [secret for secret in secrets_of(table) for text in seen if secret in text] == []
            assert f"/tables/{table.id}/record.json" not in seen[0] + seen[1]
            clock.day = TOMORROW
            record = client.get(f"/tables/{table.id}/record.json")
            assert json.loads(record.content)["seed"] == table.secret
            assert caller.get(f"/tables/{table.id}/record")["seed"] == table.secret
            assert caller.get(f"/tables/{table.id}")["secret"] == table.secret

    def test_a_frozen_game_keeps_it_as_well(self, clock: Clock) -> None:
        anna = account("Anna")
        table = tried(anna)
        Table.objects.filter(id=table.id).update(options={"players": 1, "modules": ["moor_visitors"]})
        cache.forget_all()
        saved = f"/tables/{table.id}/saved.json"
        text = browser(anna).get(saved).content.decode()
        assert [secret for secret in secrets_of(table) if secret in text] == []
        clock.day = TOMORROW
        assert json.loads(browser(anna).get(saved).content)["seed"] == table.secret

    def test_nobody_else_looks_at_a_game_before_its_day_is_over(self, clock: Clock) -> None:
        anna, eve = account("Anna"), account("Eve")
        table = tried(anna)
        Table.objects.filter(id=table.id).update(spectators=True, listed=True)
        addresses = ("", "result", "replay/", "log", "deal", "record.json")
        for client in (browser(eve), browser()):
            found = [client.get(f"/tables/{table.id}/{address}").status_code for address in addresses]
            assert found == [404] * len(addresses)
        assert Caller(eve).get(f"/tables/{table.id}")["error"] == "not-found"
        assert start(EN, eve, DAY).ranked, "she has seen nothing"
        clock.day = TOMORROW
        assert browser().get(f"/tables/{table.id}/result").status_code == 200

    def test_nor_does_somebody_who_is_still_playing(self, clock: Clock) -> None:
        anna, eve = account("Anna"), account("Eve")
        table = tried(anna)
        Table.objects.filter(id=table.id).update(spectators=True, listed=True)
        own = tried(eve, over=False)
        clock.day = TOMORROW
        address = f"/tables/{table.id}/replay/"
        assert browser(eve).get(address).status_code == 404
        assert table.secret not in browser(eve).get(f"/daily/{DAY}").content.decode()
        assert Caller(eve).get(f"/daily?day={DAY}")["secret"] is None
        played(own.id)
        assert browser(eve).get(address).status_code == 200
        assert table.secret in browser(eve).get(f"/daily/{DAY}").content.decode()
        assert Caller(eve).get(f"/daily?day={DAY}")["secret"] == table.secret
        assert [line.found.name for line in board(DAY)].count("Eve") == 1, "it counts for its day"

    def test_playing_on_from_a_moment_is_practice_of_that_day(self) -> None:
        anna = account("Anna")
        table = tried(anna)
        sent = browser(anna).post(f"/tables/{table.id}/replay/on", {"ply": "0", "seat": "0", "level": "normal"})
        again = Table.objects.get(id=sent.headers["Location"].split("/")[2])
        assert (again.day, again.known_deal, again.secret) == (DAY, True, table.secret)
        finished = played(again.id)
        assert browser(anna).get(f"/tables/{finished.id}/record.json").status_code == 403
        assert DailyTry.objects.count() == 1

    def test_who_uploads_a_record_with_the_deal_cannot_rank(self, clock: Clock) -> None:
        """It cannot come from this server; but who has it knows the cards."""
        text = record_text(tried(account("Anna")))
        eve = account("Eve")
        sent = browser(eve).post("/records", {"record": io.BytesIO(text.encode())})
        assert sent.status_code == 303
        uploaded = Table.objects.get(uploaded=True)
        assert (uploaded.day, uploaded.host) == (DAY, eve)
        assert not start(EN, eve, DAY).ranked
        assert browser(eve).get(f"/tables/{uploaded.id}/record.json").status_code == 403
        clock.day = TOMORROW
        assert browser(eve).get(f"/tables/{uploaded.id}/record.json").status_code == 200

    def test_every_table_of_a_day_has_the_same_promise(self, clock: Clock) -> None:
        anna, (guest,) = account("Anna"), people("Guest")
        tables = [tried(anna, over=False), tried(guest, over=False)]
        promised = commitment_of(deal_of(DAY), options_of(DAY).normal(), tables[0].rules, f"day:{DAY}")
        assert {table.commitment for table in tables} == {promised}
        for client in (browser(anna), browser()):
            page = client.get("/daily").content.decode()
            assert promised in page
            assert deal_of(DAY) not in page
        clock.day = TOMORROW
        for client in (browser(guest), browser()):
            page = client.get(f"/daily/{DAY}").content.decode()
            assert promised in page
            assert deal_of(DAY) in page


def test_a_home_server_has_its_ranked_try_as_before(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    from django.conf import settings

    monkeypatch.setattr(settings, "SHARED", False)
    first = start(EN, None, DAY)
    assert first.ranked
    table = played(first.table_id)
    assert not start(EN, None, DAY).ranked
    assert client.get(f"/tables/{table.id}/record.json").status_code == 403
    assert client.get(f"/tables/{table.id}/replay/").status_code == 200
    assert not SeenDeal.objects.exists()
