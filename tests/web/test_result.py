"""The end of a game: who has won and by what, charts that say the same in words, the next game."""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape
from itertools import pairwise
from typing import Any

import pytest
from django.test import Client

from tests.support import Table as Position
from tests.support import rule
from vendemmia.arena.sources import ORDERS, SOURCES, SPACES, STRUCTURES, VISITORS, source_of
from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import CampaignProgress, Table
from vendemmia.web.play.moves import open_table
from vendemmia.web.results.points import PointsMade, YearEnd, great_turns
from vendemmia.web.show.board.scene import SeatMark
from vendemmia.web.show.result.charts import BAR_WIDTH, BOTTOM, DASHES, LABEL_STEP, Bars, Lines
from vendemmia.web.tables.history import History

from .conftest import NAMES, Opener
from .scenes import CORPUS, record_of, recorded_table, replayed

EN = words("en")
FILES = sorted(file.name for file in CORPUS.glob("*.json"))
SOLO = "solo-easy-challenge-1-tokens-2-13.json"
SIX = "extended_board-structure_cards-base-6-advanced-1004.json"
SOME = ("base-3-4.json", SIX, SOLO, "solo-normal-challenge-6-10.json", "base-2-tasting-0.json")


@lru_cache(maxsize=8)
def history_of(file: str) -> History:
    return History(replayed(record_of(file)))


def seats_of(file: str) -> list[SeatMark]:
    return [SeatMark(number, NAMES[number], "", False) for number in range(record_of(file).options.players)]


def table_of(file: str, **more: Any) -> Table:
    """The table of a recorded game, the first seat a person's."""
    record = record_of(file)
    players = [SeatedPlayer(NAMES[seat], "normal" if seat else "") for seat in range(record.options.players)]
    return recorded_table(file, players, **more)


def shown(client: Client, table: Table) -> str:
    answer = client.get(f"/tables/{table.id}/result")
    assert answer.status_code == 200
    return unescape(answer.content.decode())


# --- what the events add up to


@pytest.mark.parametrize("file", FILES)
def test_sources_and_years_add_up_to_the_final_points(file: str) -> None:
    history = history_of(file)
    statistics, end = PointsMade(history), history.state(history.plies)
    final = [vineyard.vp for vineyard in end.vineyards]
    assert statistics.points == final
    assert [counted.total() for counted in statistics.sources] == final
    assert statistics.years[-1].points == tuple(final)
    assert [year.year for year in statistics.years] == list(range(statistics.years[0].year, end.year + 1))
    assert statistics.automa == (end.automa_vp if end.rules.options.solo else None)


@pytest.mark.parametrize("file", ["base-2-tasting-10.json", "base-2-tasting-14.json", "base-2-tasting-6.json"])
def test_orders_count_with_their_own_points(file: str) -> None:
    history = history_of(file)
    filled = [event.amount for events in history.whole.events for event in events if event.kind.value == "filled"]
    assert filled
    assert sum(counted[ORDERS] for counted in PointsMade(history).sources) == sum(filled)


def test_a_point_for_a_new_structure_card_is_the_structure_s() -> None:
    assert source_of("action:build_structure", built=True) == STRUCTURES
    assert source_of("action:build_structure") == SPACES
    assert source_of("visitor:architect/1", built=True) == VISITORS


def test_the_greatest_turns_are_listed_in_order() -> None:
    history = history_of("base-2-tasting-0.json")
    great = great_turns(history)
    assert [each.turn.first for each in great] == sorted(each.turn.first for each in great)
    assert all(each.vp > 1 for each in great)


# --- charts


@pytest.mark.parametrize("file", SOME)
def test_bars_have_one_scale_and_stay_inside(file: str) -> None:
    statistics, seats = PointsMade(history_of(file)), seats_of(file)
    bars = Bars(statistics, seats)
    for bar in bars.bars:
        assert bar.total == sum(part.vp for part in bar.parts) == statistics.points[bar.seat.number]
        places = sorted((part.x, part.x + part.width) for part in bar.parts)
        assert all(0 <= left < right <= BAR_WIDTH for left, right in places)
        assert all(before[1] <= after[0] for before, after in pairwise(places))
    assert set(bars.sources) <= set(SOURCES)


@pytest.mark.parametrize("file", SOME)
def test_lines_differ_by_dash_and_their_numbers_do_not_hide_each_other(file: str) -> None:
    statistics = PointsMade(history_of(file))
    lines = Lines(statistics.years, seats_of(file), 20)
    dashes = [line.dash for line in lines.lines]
    assert len(set(dashes)) == len(dashes)
    assert [line.values[-1] for line in lines.lines][: len(statistics.points)] == statistics.points
    heights = [label.y for label in lines.labels]
    assert all(below - above > LABEL_STEP - 0.2 for above, below in pairwise(heights))
    assert heights[-1] <= BOTTOM
    assert [tick.vp for tick in lines.ticks if tick.is_goal] == [20]
    assert lines.named_years[-1][0] == statistics.years[-1].year
    assert len(lines.named_years) <= 13


@pytest.mark.parametrize(
    ("last", "named"),
    [
        (9, list(range(10))),
        (12, list(range(13))),
        (14, [0, 2, 4, 6, 8, 10, 12, 14]),
        (35, [0, 5, 10, 15, 20, 25, 30, 35]),
        (36, [0, 5, 10, 15, 20, 25, 30, 36]),
    ],
)
def test_years_below_the_lines_are_all_or_round_and_the_last(last: int, named: list[int]) -> None:
    years = [YearEnd(year, (year,), None) for year in range(last + 1)]
    assert [year for year, _ in Lines(years, seats_of("base-3-4.json")[:1], 20).named_years] == named


def test_every_seat_has_a_dash_of_its_own() -> None:
    assert len(set(DASHES)) == 6


@pytest.mark.parametrize("file", SOME)
def test_charts_have_words_and_a_table_beside_them(client: Client, file: str) -> None:
    table = table_of(file, uploaded=True)
    html = shown(client, table)
    statistics = PointsMade(history_of(file))
    drawings = re.findall(r"<svg [^>]*role=\"img\"[^>]*>", html)
    assert all("aria-label" in drawing for drawing in drawings)
    for seat, counted in enumerate(statistics.sources):
        texts = EN.listed(
            EN.message("chart-part", source=EN.message(f"chart-source-{source}"), vp=counted[source])
            for source in SOURCES
            if counted[source]
        )
        wanted = EN.message("chart-bar", player=NAMES[seat], parts=texts) if texts else ""
        assert wanted in html
    solo = record_of(file).options.solo is not None  # There the points turn by turn say it all.
    assert html.count("<details") == (2 if solo else 3)
    for year in statistics.years:
        name = EN.message("chart-year", year=year.year) if year.year else EN.message("chart-start")
        assert (f'<th scope="col">{name}</th>' in html) or (solo and not year.year)


# --- who has won


def last_moment(**seats: dict[str, Any]) -> dict[str, object]:
    """Two players before the last pass of a game, equal in all that is not given."""
    equal: dict[str, Any] = {"vp": 20, "lira": 5, "crush_pad": {"red": [3]}, "cellar": {"red": [1]}, "wake_up_row": 1}
    first = equal | seats.get("first", {})
    second = equal | {"wake_up_row": 2} | seats.get("second", {})
    position = Position(others=[second], year=5, season="winter", final_year=True, passed=[1], **first)
    return position.state.to_json()


@rule("GAME-2")
@pytest.mark.parametrize(
    ("first", "by"),
    [
        ({"lira": 6}, "lira"),
        ({"cellar": {"red": [2]}}, "wine"),
        ({"crush_pad": {"red": [4]}}, "grapes"),
        ({}, "none"),
    ],
)
def test_the_tie_break_is_explained(client: Client, first: dict[str, Any], by: str) -> None:
    players = [SeatedPlayer("Anna"), SeatedPlayer("Bruno", "normal")]
    table = open_table(Options(players=2), 0, players, start=last_moment(first=first), codes=["pass"])
    assert table.over
    html = shown(client, table)
    headlines = {
        "lira": "You win on lira",
        "wine": "You win on the value of your wines",
        "grapes": "You win on the value of your grapes",
        "none": "You share the victory with Bruno",
    }
    texts = {
        "lira": "you are ahead with more lira, £6 to £5",
        "wine": "you are ahead with more valuable wines, 3 to 2",
        "grapes": "you are ahead with more valuable grapes, 5 to 4",
        "none": "you share the place",
    }
    assert texts[by] in html
    assert f"<title>{headlines[by]} · vendemmia</title>" in html


def test_who_has_lost_reads_by_how_much(client: Client) -> None:
    table = open_table(
        Options(players=2),
        0,
        [SeatedPlayer("Anna"), SeatedPlayer("Bruno", "normal")],
        start=last_moment(second={"vp": 23}),
        codes=["pass"],
    )
    html = shown(client, table)
    assert "<title>You lose by 3 · vendemmia</title>" in html
    assert "is ahead" not in html


@pytest.mark.parametrize(
    ("file", "headline"),
    [(SOLO, "You beat the Automa by"), ("solo-normal-2.json", "You lose to the Automa by")],
)
def test_a_solo_game_names_both_results(client: Client, file: str, headline: str) -> None:
    end = history_of(file).state(history_of(file).plies)
    html = shown(client, table_of(file))
    assert headline in html
    assert f"; the Automa has {end.automa_vp} VP" in html


def test_a_game_lost_before_its_last_year_says_why(client: Client) -> None:
    assert "while you are ahead of the Automa" in shown(client, table_of("solo-easy-aggressive-19.json"))
    assert "too few workers" in shown(client, table_of("solo-normal-challenge-3-7.json"))


def test_the_level_of_a_computer_player_is_beside_its_name(client: Client) -> None:
    players = [SeatedPlayer("Anna"), SeatedPlayer("Bruno", "master"), SeatedPlayer("Carla", "vine_baron")]
    html = shown(client, recorded_table("base-3-4.json", players))
    rows = re.findall(r'<th scope="row">(.*?)</th>', html[html.index('<table class="scores">') :], re.DOTALL)[:3]
    said = {row: [level for level in ("master", "vine baron") if f"computer player: {level}<" in row] for row in rows}
    assert sorted(said.values()) == [[], ["master"], ["vine baron"]]


def test_while_the_game_lasts_the_result_leads_to_the_table(client: Client, open_game: Opener) -> None:
    table = open_game()
    answer = client.get(f"/tables/{table.id}/result")
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/tables/{table.id}/")
    assert client.get("/tables/nothing/result").status_code == 404


# --- the next game


def test_a_rematch_has_the_same_players_and_options(client: Client) -> None:
    table = table_of("base-3-4.json")
    answer = client.post(f"/tables/{table.id}/rematch")
    assert answer.status_code == 303
    again = Table.objects.exclude(id=table.id).get()
    assert answer.headers["Location"] == f"/tables/{again.id}/"
    assert again.options == table.options
    assert list(again.seats.values_list("name", "bot")) == list(table.seats.values_list("name", "bot"))
    assert again.plies.count() == 0
    assert not again.over


def test_no_rematch_of_running_or_foreign_games_nor_outside_the_campaign(client: Client, open_game: Opener) -> None:
    campaign = CampaignProgress.objects.create(progress={})
    tables = [open_game(), table_of("base-3-4.json", uploaded=True), table_of(SOLO, campaign=campaign)]
    for table in tables:
        assert client.post(f"/tables/{table.id}/rematch").status_code == 303
    assert Table.objects.count() == len(tables)
    assert "Continue the campaign" in shown(client, tables[2])
    assert "Rematch" not in shown(client, tables[1])


def test_looking_makes_no_rematch(client: Client) -> None:
    table = table_of("base-3-4.json")
    assert client.get(f"/tables/{table.id}/rematch").status_code == 303
