"""The computer players beside the server."""

from __future__ import annotations

import re
import sys

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.web.moves import answer
from vendemmia.engine import CODES, Options, View
from vendemmia.web.computer_players import scheduler
from vendemmia.web.models import Ply, Table
from vendemmia.web.tables import cache, locks
from vendemmia.web.thinking.answering import answer_all

from .conftest import Opener

pytestmark = pytest.mark.usefixtures("each_database")


def asked(table: Table) -> tuple[int, list[str]]:
    with locks.table_lock(table.id):
        state = cache.game_of(table).state
        assert state.to_move is not None
        return state.to_move, state.codes()


def play_to_the_end(table: Table, desk: scheduler.BotScheduler) -> Table:
    """The person of the first seat takes the first choice."""
    for _ in range(3000):
        table = Table.objects.get(id=table.id)
        if table.over:
            return table
        if table.bot_to_move:
            assert desk.serve()
        else:
            seat, codes = asked(table)
            assert seat == 0
            answer(table.id, seat, codes[0], table.version)
    raise AssertionError("the game does not end")


def test_computer_players_play_their_seats_to_the_end(open_game: Opener) -> None:
    table = open_game(Options(players=3, max_years=2), bot="easy", pace="off")
    table = play_to_the_end(table, scheduler.BotScheduler())
    assert table.result == [int(vineyard.vp) for vineyard in cache.game_of(table).state.vineyards]


def test_a_change_that_asks_nothing_of_them_costs_next_to_nothing(open_game: Opener) -> None:
    """They look after every change at any table: for turns, for clocks, and for what pages ask."""
    open_game(Options(players=2))
    desk = scheduler.BotScheduler()
    desk.serve()
    with CaptureQueriesContext(connection) as captured:
        assert not desk.serve()
    assert len(captured) == 2
    answer_all()
    count = 0

    def called(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        answer_all()
    finally:
        sys.setprofile(before)
    assert count < 100


def test_a_turn_of_a_computer_player_is_one_change(open_game: Opener) -> None:
    table = open_game(Options(players=2), bot="easy", pace="off")
    desk = scheduler.BotScheduler()
    for _ in range(40):
        table = Table.objects.get(id=table.id)
        if not table.bot_to_move:
            seat, codes = asked(table)
            answer(table.id, seat, codes[0], table.version)
            continue
        before, plies = table.version, Ply.objects.filter(table=table).count()
        desk.serve()
        after = Table.objects.get(id=table.id)
        assert after.version == before + 1
        if Ply.objects.filter(table=table).count() > plies + 1:
            return
    raise AssertionError("no turn of several answers was seen")


def test_a_failing_computer_player_does_not_end_the_game(
    open_game: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, view: object, rng: object) -> int:
            raise RuntimeError("no idea")

    monkeypatch.setattr("vendemmia.bots.sturdy.player", lambda _: Broken())
    table = open_game(Options(players=2, max_years=1), bot="normal", pace="off")
    table = play_to_the_end(table, scheduler.BotScheduler())
    assert Ply.objects.filter(table=table, stumbled=True).exists()
    said = re.findall(r"the computer player '(\w+)' failed at ply \d+; '(\w+)' answers", caplog.text)
    assert said[:3] == [("normal", "easy"), ("easy", "random"), ("random", "random")]


def test_an_endless_thought_is_given_up(monkeypatch: pytest.MonkeyPatch, open_game: Opener) -> None:
    class Endless:
        def choose(self, view: object, rng: object) -> int:
            while True:
                pass

    monkeypatch.setattr("vendemmia.bots.sturdy.player", lambda _: Endless())
    monkeypatch.setattr(scheduler, "PATIENCE", 0.05)
    table = open_game(Options(players=2))
    game = cache.game_of(table)
    seat = game.state.to_move
    thought = scheduler.think("normal", game.view(seat), "1", 0)
    assert thought.bot_failed
    assert thought.code in game.state.codes()


def test_a_computer_player_waits_for_its_pace_and_not_when_hurried(open_game: Opener) -> None:
    table = open_game(Options(players=2), bot="random", pace="slow")
    while not table.bot_to_move:
        seat, codes = asked(table)
        table = answer(table.id, seat, codes[0], table.version)
    desk = scheduler.BotScheduler()
    assert not desk.serve()
    assert not desk.has_due
    Table.objects.filter(id=table.id).update(hurry=True)
    assert desk.serve()


def waiting(open_game: Opener, **more: object) -> Table:
    """A table at which a computer player is to move."""
    table = open_game(Options(players=2), bot="random", pace="off", **more)
    while not table.bot_to_move:
        seat, codes = asked(table)
        table = answer(table.id, seat, codes[0], table.version)
    return table


def test_a_table_that_cannot_be_played_does_not_hold_up_the_others(
    open_game: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "SET_ASIDE", 1000.0)
    broken, sound = waiting(open_game), waiting(open_game, seed=8)
    Ply.objects.filter(table=broken, number=0).update(code="place:nowhere")
    Table.objects.filter(id=broken.id).update(hurry=True, position="")
    cache.forget(broken.id)
    desk = scheduler.BotScheduler()
    assert desk.serve()
    assert Table.objects.get(id=broken.id).version == broken.version
    assert Table.objects.get(id=sound.id).version > sound.version
    assert f"nobody can play on at table {broken.id}" in caplog.text
    Table.objects.filter(id=sound.id).delete()
    assert not desk.serve()
    assert not desk.has_due
    monkeypatch.setattr(scheduler, "SET_ASIDE", 0.0)
    Table.objects.filter(id=broken.id).update(version=broken.version + 1)
    assert not desk.serve()
    assert desk.has_due


def test_an_answer_that_is_not_possible_is_a_failure_of_the_player(
    open_game: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Wrong:
        def choose(self, view: View, rng: object) -> int:
            return next(number for number in range(len(CODES)) if number not in view.legal)

    monkeypatch.setattr("vendemmia.bots.sturdy.player", lambda _: Wrong())
    table = waiting(open_game)
    assert scheduler.BotScheduler().serve()
    assert Ply.objects.filter(table=table, stumbled=True).exists()


def test_chance_depends_on_seed_and_ply_only(open_game: Opener) -> None:
    game = cache.game_of(open_game(Options(players=2)))
    view = game.view(game.state.to_move)
    assert scheduler.think("easy", view, "5", 3) == scheduler.think("easy", view, "5", 3)
    assert scheduler.think("random", view, "5", 3).code in [CODES[number] for number in view.legal]
