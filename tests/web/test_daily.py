"""The daily vineyard: one deal a day, one ranked try, a leaderboard, streaks, and a result to share."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from django.utils.timezone import now

from vendemmia.engine import Kind
from vendemmia.locale import words
from vendemmia.web.game import daily_calendar
from vendemmia.web.game.daily_calendar import CALENDAR, PRACTICE_DAYS, deal_of, options_of, today
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby.daily import NoSuchDay, start
from vendemmia.web.models import DailyTry, Finished, Person, Table
from vendemmia.web.play.deleting import delete_table
from vendemmia.web.play.moves import answer
from vendemmia.web.results import daily_board
from vendemmia.web.results.daily_board import board, line_of, points_by_year, streak, try_of
from vendemmia.web.show.result.daily import DailyPage
from vendemmia.web.tables.cache import read_table

from .calling import Caller, person, shared  # noqa: F401 - a fixture
from .scenes import record_of, recorded_table, replayed

DAY = date(2026, 11, 17)
SOLO = "solo-normal-challenge-3-7.json"


@pytest.fixture(autouse=True)
def _a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_calendar, "today", lambda: DAY)


def finished(day: date, who: Person | None = None, *, vp: int = 20, outcome: str = "win", **more: int) -> DailyTry:
    name = who.name if who else "You"
    number = DailyTry.objects.count()
    return DailyTry.objects.create(
        day=day,
        person=who,
        table_id=f"t-{number}",
        name=name,
        ended=now(),
        outcome=outcome,
        vp=vp,
        automa_vp=20,
        **more,
    )


class TestDeal:
    def test_every_day_and_every_server_has_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        days = [DAY + timedelta(days=number) for number in range(50)]
        deals = {deal_of(day) for day in days}
        assert len(deals) == 50
        assert all(len(deal) == 64 for deal in deals)
        monkeypatch.setattr(settings, "SECRET_KEY", "another")
        assert deals.isdisjoint({deal_of(day) for day in days})

    def test_the_calendar_holds_games(self) -> None:
        for options in CALENDAR:
            options.check()
        assert len(set(CALENDAR)) == 7
        assert options_of(date(2026, 11, 16)) == CALENDAR[0]  # A Monday.

    @pytest.mark.usefixtures("shared")
    def test_everybody_gets_the_same_cards(self) -> None:
        tables = [Table.objects.get(id=start(words("en"), person(name), DAY).table_id) for name in ("Anna", "Bruno")]
        assert tables[0].position == tables[1].position
        assert tables[0].id != tables[1].id


@pytest.mark.usefixtures("each_database")
class TestTries:
    def test_the_first_one_is_ranked_and_the_others_practice(self) -> None:
        first = start(words("en"), None, DAY)
        assert first.ranked
        assert start(words("en"), None, DAY) == first, "it goes on where it was"
        DailyTry.objects.update(ended=now(), outcome="loss")
        second = start(words("en"), None, DAY)
        assert not second.ranked
        ranked, practice = (Table.objects.get(id=each.table_id) for each in (first, second))
        assert (ranked.known_deal, practice.known_deal) == (False, True)
        assert ranked.day == practice.day == DAY
        assert ranked.secret == practice.secret

    def test_deleting_the_table_does_not_give_another_one(self) -> None:
        first = start(words("en"), None, DAY)
        delete_table(first.table_id)
        assert not start(words("en"), None, DAY).ranked

    def test_other_days_are_practice(self) -> None:
        assert not start(words("en"), None, DAY - timedelta(days=1)).ranked
        for day in (DAY + timedelta(days=1), DAY - timedelta(days=PRACTICE_DAYS + 1)):
            with pytest.raises(NoSuchDay):
                start(words("en"), None, day)
        assert not DailyTry.objects.exists()

    @pytest.mark.usefixtures("shared")
    def test_each_person_has_one(self) -> None:
        anna, bruno = person("Anna"), person("Bruno")
        for each in (anna, bruno):
            each.account = User.objects.create(username=each.name)
            each.save()
        started = start(words("en"), anna, DAY)
        assert start(words("en"), bruno, DAY).ranked
        caller = Caller(bruno)
        assert caller.get(f"/tables/{started.table_id}")["error"] == "not-found"

    def test_the_last_answer_enters_the_result(self) -> None:
        codes = record_of(SOLO).codes
        table = recorded_table(SOLO, [SeatedPlayer("Anna")], len(codes) - 1, day=DAY)
        Table.objects.filter(id=table.id).update(known_deal=False)
        DailyTry.objects.create(day=DAY, table_id=table.id, name="Anna")
        found = read_table(table.id)
        answer(found, 0, codes[-1], found.version)
        own = try_of(None, DAY)
        assert own is not None
        assert own.ended is not None
        assert own.vp == found.game.state.vineyards[0].vp == own.by_year[-1]
        assert own.outcome in {"win", "draw", "loss"}
        assert Finished.objects.count() == 1

    def test_practice_enters_nothing(self) -> None:
        codes = record_of(SOLO).codes
        table = recorded_table(SOLO, [SeatedPlayer("Anna")], len(codes) - 1, day=DAY)
        found = read_table(table.id)
        answer(found, 0, codes[-1], found.version)
        assert not DailyTry.objects.exists()

    def test_points_by_year(self) -> None:
        game = replayed(record_of(SOLO))
        found = points_by_year(game)
        years = sum(event.kind is Kind.YEAR for events in game.events for event in events)
        assert len(found) == years
        assert found[-1] == game.state.vineyards[0].vp


class TestBoard:
    @pytest.mark.usefixtures("shared")
    def test_its_order(self) -> None:
        results = [
            ("a", {"vp": 25, "years": 7, "lira": 1}),
            ("b", {"vp": 24, "years": 6}),
            ("c", {"vp": 24, "years": 7, "lira": 5}),
            ("d", {"vp": 24, "years": 7, "lira": 4, "wine": 9}),
            ("e", {"vp": 24, "years": 7, "lira": 4, "wine": 8, "grapes": 3}),
            ("f", {"vp": 24, "years": 7, "lira": 4, "wine": 8, "grapes": 3}),
            ("g", {"vp": 30, "years": 7, "outcome": "loss"}),
        ]
        for name, result in reversed(results):
            finished(DAY, person(name), **result)  # type: ignore[arg-type]
        DailyTry.objects.create(day=DAY, person=person("h"), table_id="running", name="h")
        lines = board(DAY)
        assert sorted((line.place, line.found.name) for line in lines) == [
            (1, "a"),
            (2, "b"),
            (3, "c"),
            (4, "d"),
            (5, "e"),
            (5, "f"),
            (7, "g"),
        ]
        assert [line_of(line.found) for line in lines] == lines

    def test_streaks(self) -> None:
        assert streak(None, DAY) == 0
        for ago in (1, 2, 3, 5):
            finished(DAY - timedelta(days=ago))
        assert streak(None, DAY) == 3, "today may still be missing"
        finished(DAY)
        assert streak(None, DAY) == 4
        assert streak(None, DAY + timedelta(days=2)) == 0

    @pytest.mark.usefixtures("shared")
    def test_a_stranger_has_no_tries(self) -> None:
        finished(DAY)
        assert try_of(None, DAY) is None
        assert daily_board.streak(None, DAY) == 0


class TestPages:
    def test_from_the_page_to_the_table_and_back(self, client: Client) -> None:
        assert b"2026-11-17" in client.get("/daily").content
        sent = client.post("/daily/play", {"day": "2026-11-17"})
        own = try_of(None, DAY)
        assert own is not None
        assert sent.headers["Location"] == f"/tables/{own.table_id}/"
        assert client.get("/daily/2026-11-17/result.svg").status_code == 404
        DailyTry.objects.update(ended=now(), outcome="win", vp=24, automa_vp=20, by_year=[0, 3, 9, 24])
        page = client.get("/daily").content.decode()
        assert "24:20 ▁▂▄█" in page
        drawn = client.get("/daily/2026-11-17/result.svg")
        assert drawn.headers["Content-Type"].startswith("image/svg+xml")
        assert drawn.content.count(b'class="orders"') == 4

    @pytest.mark.parametrize(
        "day",
        [
            *("2026-11-18", "9999-12-31", "0001-01-01", "0001-01-02", "2019-12-31", "0000-00-00", "2026-02-30"),
            *("nonsense", "abc", "20261117", "2026-W47-2", "\u0662\u0660\u0662\u0666-11-17"),
        ],
    )
    def test_other_days_are_not_there(self, day: str, client: Client) -> None:
        assert client.get(f"/daily/{day}").status_code == 404
        assert client.get(f"/daily/{day}/result.svg").status_code == 404
        assert client.post("/daily/play", {"day": day}).status_code == 404

    def test_a_day_long_ago_can_be_read_but_not_played(self, client: Client) -> None:
        first = client.get("/daily/2020-01-01")
        assert first.status_code == 200
        assert b"2019-12-31" not in first.content
        assert client.post("/daily/play", {"day": "2020-01-01"}).status_code == 404

    @pytest.mark.usefixtures("shared")
    def test_somebody_without_a_name_gives_one(self, client: Client) -> None:
        assert b'name="name"' in client.get("/daily").content
        assert client.post("/daily/play", {"day": "2026-11-17"}).status_code == 422
        assert not Table.objects.exists()
        assert client.post("/daily/play", {"day": "2026-11-17", "name": "Anna"}).status_code == 303
        assert Table.objects.get().host == Person.objects.get(name="Anna")
        assert b'name="name"' not in client.get("/daily").content

    @pytest.mark.parametrize("language", ["en", "pl", "es", "ru", "fr", "cs"])
    def test_the_text_gives_no_card_away(self, language: str) -> None:
        finished(DAY, vp=24)
        DailyTry.objects.update(by_year=[1, 2, 24])
        text = DailyPage(words(language), None, DAY, DAY).share_text
        lines = text.splitlines()
        assert len(lines) == 3
        assert "2026-11-17" in lines[0]
        assert "24:20" in lines[1]
        assert "{" not in text


def test_today_is_the_day_of_utc() -> None:
    assert abs((today() - now().date()).days) <= 1
