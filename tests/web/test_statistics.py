"""The page of the statistics: what finished games add up to, by mode, by source and game by game."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client

import vendemmia
from vendemmia.locale import words
from vendemmia.web.models import Finished
from vendemmia.web.results.reading import results
from vendemmia.web.show.result.statistics import BOTTOM, LEFT, PLOTTED, RIGHT, TOP, StatisticsPage, figures

from .elements import parsed

EN = words("en")
SOURCES = Path(vendemmia.__file__).parent
DAY = datetime(2026, 3, 1, tzinfo=UTC)


def finish(vp: int, other: int, mode: str = "computers", **more: object) -> Finished:
    """A result, each a day after the one before."""
    count = Finished.objects.count()
    given = {
        "table_id": f"t{count}",
        "seat": 0,
        "name": "Livia",
        "level": "normal",
        "players": 2,
        "years": 8,
        "outcome": "win" if vp > other else "loss" if vp < other else "draw",
        "sources": {"orders": vp},
        "ended": DAY + timedelta(days=count),
    }
    return Finished.objects.create(mode=mode, vp=vp, best_other=other, **(given | more))


def shown(client: Client, query: str = "") -> str:
    answer = client.get(f"/statistics{query}")
    assert answer.status_code == 200
    return unescape(answer.content.decode())


def made(name: str = "", wanted: str = "") -> StatisticsPage:
    return StatisticsPage(EN, results(), name, wanted)


class TestFigures:
    def test_wins_best_average_and_streaks(self) -> None:
        for vp, other in ((20, 10), (21, 10), (25, 22), (10, 20), (12, 12), (18, 17), (19, 1)):
            finish(vp, other)
        found = figures(results())
        assert (found.games, found.wins, found.best, found.longest) == (7, 5, 25, 3)
        assert (found.streak, found.streak_of) == (2, "win")
        assert (found.percent, made().tenths(found.average)) == (71, "17.9")

    def test_nothing(self) -> None:
        assert figures(()) == (0, 0, 0, 0, 0, "", 0)
        assert made().tenths(figures(()).average) == ""

    def test_each_mode_has_its_own(self) -> None:
        finish(20, 10)
        finish(22, 23, extended=True)
        finish(15, 10, "solo", level="easy")
        finish(16, 20, "solo", level="hard", extended=True)
        finish(17, 10, "campaign")
        finish(11, 10, "friends")
        lines = {line.id: (line.figures.games, line.figures.wins, line.figures.best) for line in made("livia").modes}
        assert lines == {
            "computers-base": (1, 1, 20),
            "computers-extended": (1, 0, 22),
            "solo-easy-base": (1, 1, 15),
            "solo-hard-extended": (1, 0, 16),
            "campaign": (1, 1, 17),
            "friends-base": (1, 1, 11),
        }

    def test_at_a_shared_screen_the_name_decides(self) -> None:
        finish(11, 10, "friends", table_id="x", seat=0, name="Livia")
        finish(10, 11, "friends", table_id="x", seat=1, name="Otto")
        assert made("").all.games == 0
        assert (made("OTTO").all.games, made("OTTO").all.wins) == (1, 0)
        assert [(name, own.wins) for name, own in made().friends] == [("Livia", 1), ("Otto", 0)]


class TestPlots:
    def test_sources_are_averages_that_add_up(self) -> None:
        finish(20, 10, sources={"orders": 12, "visitors": 8})
        finish(10, 20, sources={"orders": 2, "visitors": 9, "structures": -1})
        shares = made().shares
        assert [line.total for line in shares] == ["15.5", "20.0", "11.0"]  # A loss in all is not drawn.
        assert made().sources == ("orders", "visitors")
        for line in shares:
            ends = [(part.x, part.x + part.width) for part in line.parts]
            assert all(0 <= left < right <= StatisticsPage.width for left, right in ends)

    def test_games_are_inside_and_the_newest_are_plotted(self) -> None:
        for number in range(PLOTTED + 9):
            finish(10 + number % 17, 15)
        page = made()
        assert len(page.dots) == PLOTTED
        assert page.dots[-1].result.table_id == f"t{PLOTTED + 8}"
        assert all(LEFT <= dot.x <= RIGHT and TOP <= dot.y <= BOTTOM for dot in page.dots)
        assert len(re.findall(r"[ML]", page.average_path)) == PLOTTED

    @pytest.mark.parametrize("vp", [-3, 0, 20])
    def test_one_game_can_be_plotted(self, client: Client, vp: int) -> None:
        finish(vp, 20)
        page = made()
        assert TOP <= page.dots[0].y <= BOTTOM
        assert page.average_path == ""
        shown(client)

    def test_the_mode_is_chosen_by_the_address(self) -> None:
        finish(20, 10)
        finish(21, 10)
        finish(15, 10, "campaign")
        counts = {wanted: len(made(wanted=wanted).games) for wanted in ("campaign", "", "nonsense", "friends")}
        assert counts == {"campaign": 1, "": 3, "nonsense": 3, "friends": 3}
        assert [line.total for line in made(wanted="campaign").shares] == ["15.0", "15.0"]


def test_decimals_are_written_as_the_language_writes_them(client: Client) -> None:
    finish(20, 10, "friends", table_id="x", seat=0, name="Livia", sources={"orders": 12, "visitors": 8})
    finish(15, 20, sources={"orders": 6, "visitors": 9})
    finish(10, 20, "solo", level="easy", sources={"orders": 3, "visitors": 7})
    for language, mark in {"en": ".", "pl": ",", "es": ",", "ru": ",", "fr": ",", "cs": ","}.items():
        page = client.get("/statistics", headers={"Accept-Language": language})
        cells = [each.text for each in parsed(page.content.decode()).root.walk() if each.tag in ("td", "dd")]
        decimals = {found[1] for text in cells for found in re.finditer(r"\d([.,])\d", text)}
        assert decimals == {mark}, language


class TestThePage:
    def test_without_games(self, client: Client) -> None:
        html = shown(client)
        assert EN.message("stats-none") in html
        assert html.count(EN.message("stats-not-yet")) == 5
        assert '<svg class="chart"' not in html

    def test_every_plot_has_its_table_and_words(self, client: Client) -> None:
        finish(20, 10)
        finish(15, 20, "solo", level="easy")
        client.post("/settings", {"name": "<b>Livia"})
        answer = client.get("/statistics").content.decode()
        assert "&lt;b&gt;Livia’s statistics" in answer
        html = unescape(answer)
        assert html.count("<details") == 2
        drawings = re.findall(r"<svg [^>]*role=\"img\"[^>]*>", html)
        assert len(drawings) >= 3
        assert all("aria-label" in drawing for drawing in drawings)
        assert f'datetime="{DAY.isoformat()}"' in html

    def test_it_is_linked(self, client: Client) -> None:
        assert client.get("/").content.decode().count('href="/statistics"') == 2

    def test_a_row_that_makes_no_sense_harms_only_itself(self, client: Client) -> None:
        for vp in (20, 21, 22, 23, 24):
            finish(vp, 10)
        spoilt: dict[str, str | bytes] = {"name": b"\x01", "ended": "yesterday", "mode": "moon", "vp": "many"}
        for number, (column, value) in enumerate(spoilt.items()):
            with connection.cursor() as cursor:
                cursor.execute(f"UPDATE web_finished SET {column} = %s WHERE table_id = %s", [value, f"t{number}"])  # noqa: S608 - ours
        assert [each.vp for each in results()] == [24]
        shown(client)
        with connection.cursor() as cursor:
            cursor.execute("UPDATE web_finished SET sources = '[1, 2]' WHERE table_id = 't4'")
        assert [each.sources for each in results()] == [{}]
        shown(client)
