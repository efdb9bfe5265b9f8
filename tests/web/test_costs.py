"""What a request costs does not grow with the length of a game. Calls of functions are counted, not seconds."""

from __future__ import annotations

import sys
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.record import Game, Record, Resumed
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table
from vendemmia.web.play import records
from vendemmia.web.play.moves import open_played
from vendemmia.web.play.records import MOST_RESUMED, MOST_YEARS, most_plies
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.cards.chapters import LONGEST, chapters
from vendemmia.web.show.events import ageing
from vendemmia.web.show.events.actions import YEAR_END, whole
from vendemmia.web.show.events.ageing import aged
from vendemmia.web.tables.history import History
from vendemmia.web.thinking import problems

from .scenes import record_of, replayed
from .test_records import send

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import State

NAMES = ("Anna", "Bruno")
SHORT, LONG = 240, 6000


@cache
def passes(plies: int) -> Record:
    """A game in which everybody passes whenever they may: nothing ends it."""
    game = Game.new(Options(players=2), 4)
    for _ in range(plies):
        codes = game.state.codes()
        game.play("pass" if "pass" in codes else codes[0])
    return game.record()


@pytest.fixture
def table_of() -> Callable[[int], Table]:
    def made(plies: int) -> Table:
        return open_played(LiveGame.from_record(passes(plies)), [SeatedPlayer(name) for name in NAMES], uploaded=True)

    return made


def calls(client: Client, address: str) -> int:
    """How many functions a request calls, once everything that is kept has been made."""
    for _ in range(2):
        assert client.get(address).status_code == 200
    count = 0

    def called(_: object, event: str, __: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        client.get(address)
    finally:
        sys.setprofile(before)
    return count


ADDRESSES = (
    "log",
    "log?year=20",
    "log?ply={half}&view=open",
    "log?ply={half}&view=0",
    "replay/?ply={half}",
    "replay/?ply={half}&view=1",
    "replay/?ply={plies}",
    "vineyards/0?ply={half}",
    "",
)


def test_a_page_of_a_long_game_costs_what_one_of_a_short_game_does(
    client: Client, table_of: Callable[[int], Table]
) -> None:
    short, long = table_of(SHORT), table_of(LONG)
    broken = {}
    for address in ADDRESSES:
        needed = [
            calls(client, f"/tables/{table.id}/" + address.format(half=plies // 2, plies=plies))
            for table, plies in ((short, SHORT), (long, LONG))
        ]
        if needed[1] > 1.6 * needed[0] + 2000:
            broken[address] = needed
    assert broken == {}


def test_the_first_look_at_a_log_counts_no_game_twice(client: Client, table_of: Callable[[int], Table]) -> None:
    """Each end of a year counted everybody's goods from the start: the square of the length."""
    table = table_of(LONG)
    scene = Scene(LiveGame.from_record(passes(LONG)), None, NAMES, words("en"), live=False)
    count = 0
    for action in whole(scene.game.opening, scene.game.events):
        if action.kind == YEAR_END:
            aged(scene, action.ply, action.at)
            count += 1
    assert count > LONG // 20
    assert len(scene.game.tallies) <= LONG // 50
    assert client.get(f"/tables/{table.id}/log").status_code == 200


@pytest.mark.parametrize("file", ["base-3-4.json", "extended_board-base-2-1000.json"])
def test_goods_counted_from_the_nearest_ply_are_those_counted_from_the_start(file: str) -> None:
    game = replayed(record_of(file), None)
    names = NAMES + ("Carla",) * (len(game.state.vineyards) - 2)
    scene = Scene(game, None, names, words("en"), live=False)
    ends = [action for action in whole(game.opening, game.events) if action.kind == YEAR_END]
    fresh = []
    for action in ends:
        game.tallies.clear()
        fresh.append(aged(scene, action.ply, action.at))
    assert any(any(ages) for found in fresh for ages in found.values())
    assert [aged(scene, action.ply, action.at) for action in reversed(ends)] == fresh[::-1]


def test_an_undo_forgets_what_was_counted_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ageing, "TALLIED", 1)
    game = LiveGame.from_record(record_of("base-3-4.json"), 0)
    for code in record_of("base-3-4.json").codes:
        game.play(code)
        if game.plies > 100 and game.undo_floor < game.plies:
            break
    aged(Scene(game, None, (*NAMES, "Carla"), words("en"), live=False), game.plies - 1, 0)
    game.tallies[game.plies] = []
    floor = game.undo_floor
    game.undo(floor)
    assert max(game.tallies) == floor


def test_chapters_have_whole_years_and_leave_nothing_out(client: Client, table_of: Callable[[int], Table]) -> None:
    game = LiveGame.from_record(passes(LONG))
    found = chapters(game)
    assert found[0].first == 0
    assert found[-1].end == LONG
    assert all(one.end == two.first and one.last_year + 1 == two.first_year for one, two in pairwise(found))
    assert all(each.end - each.first <= LONGEST for each in found)
    table = table_of(LONG)
    text = client.get(f"/tables/{table.id}/log").content.decode()
    assert f"Earlier, up to year {found[-2].last_year}" in text
    assert 'id="now"' in text
    assert "Later" not in text
    second = client.get(f"/tables/{table.id}/log?year={found[1].first_year}").content.decode()
    assert f'id="log-{found[1].first_year}"' in second
    assert f'id="log-{found[1].last_year}"' in second
    assert f"log?year={found[0].last_year}#log-{found[0].last_year}" in second
    assert f"log?year={found[2].first_year}#log-{found[2].first_year}" in second
    assert 'id="now"' not in second
    past = client.get(f"/tables/{table.id}/log?year=1&ply=5000&view=0").content.decode()
    assert "ply=5000" in past, "the links stay at the moment that is shown"
    for odd in ("-1", "x", "1e9", "999999", "99999999"):
        assert client.get(f"/tables/{table.id}/log?year={odd}").status_code == 200


# --- uploads


def test_a_game_longer_than_any_is_not_even_tried(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    record = passes(LONG)
    monkeypatch.setattr(records, "MOST_PLIES", LONG - 1)
    monkeypatch.setattr(LiveGame, "from_record", lambda *_, **__: pytest.fail("it was played"))
    answer = send(client, record.to_text())
    assert answer.status_code == 400
    assert "longer than any" in answer.content.decode()
    assert not Table.objects.exists()


def test_the_bound_follows_the_options() -> None:
    assert most_plies(Options(players=2)) == records.MOST_PLIES
    assert most_plies(Options(players=2, max_years=7)) == 1600
    assert most_plies(Options(players=6, max_years=1_000_000)) == records.MOST_PLIES
    longest = max(len(record_of(file).codes) for file in ("base-3-4.json", "extended_board-base-2-1000.json"))
    assert longest < records.MOST_PLIES


def test_a_game_that_lasts_for_centuries_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    record = passes(LONG)
    assert int(record.replay().year) > MOST_YEARS
    assert send(client, record.to_text()).status_code == 400
    monkeypatch.setattr(records, "MOST_YEARS", 10_000)
    assert send(client, record.to_text()).status_code == 303


def test_a_record_with_many_positions_is_refused(client: Client) -> None:
    record = record_of("base-3-4.json")
    game = Game.from_record(record, 10)
    position = game.state.to_json()
    plain = game.record()
    some = tuple(Resumed(ply, 2, position) for ply in range(1, MOST_RESUMED + 2))
    text = plain._replace(resumed=some, position=position).to_text()
    answer = client.post("/records", {"record": SimpleUploadedFile("x.json", text.encode())})
    assert answer.status_code == 400
    assert "longer than any" in answer.content.decode()


def test_nobody_plays_on_from_beyond_the_bound(
    client: Client, table_of: Callable[[int], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vendemmia.web.pages.result.replay.MOST_PLIES", 1000)
    table = table_of(LONG)
    sent = {"view": "open", "seat": "0", "level": "random"}
    assert client.post(f"/tables/{table.id}/replay/on", {**sent, "ply": "5990"}).status_code == 409
    assert client.post(f"/tables/{table.id}/replay/on", {**sent, "ply": "990"}).status_code == 303


def test_of_a_long_game_some_turns_are_evaluated(monkeypatch: pytest.MonkeyPatch) -> None:
    past = History(LiveGame.from_record(passes(LONG)))
    weighed: list[int] = []

    def chances_to_win(state: State) -> tuple[float, ...]:
        weighed.append(int(state.year))
        return (0.5, 0.5)

    monkeypatch.setattr(problems, "chances_to_win", chances_to_win)
    moments = list(problems.moments(past))
    assert len(past.turns) > 2 * problems.MOST_MOMENTS
    assert len(moments) == len(weighed) <= problems.MOST_MOMENTS + 1
    assert moments[-1][0] == LONG
    assert weighed == sorted(weighed)
