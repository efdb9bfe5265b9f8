"""Simulation: the same numbers from the same seed, however many processes count them."""

from __future__ import annotations

import io
import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from vendemmia.arena import FORMAT, Tally, play_game, simulate
from vendemmia.bots import RandomPlayer
from vendemmia.cli.simulate import progress_bar
from vendemmia.engine import Kind, Options, OptionsError, new_state
from vendemmia.engine.names import ACTIONS, CARDS
from vendemmia.locale import words

from .support import run

if TYPE_CHECKING:
    from vendemmia.engine import View


def test_the_number_of_processes_does_not_show_in_the_result() -> None:
    argv = ("simulate", "--games", "25", "--players", "3", "--seed", "4", "--json", "--workers")
    one, two = run(*argv, "1"), run(*argv, "2")
    assert one.code == two.code == 0
    assert one.out == two.out
    assert one.err == two.err == ""
    assert json.loads(one.out)["games"] == 25


def test_the_seed_decides() -> None:
    first, same, other = (run("simulate", "--games", "3", "--json", "--seed", seed).out for seed in ("1", "1", "2"))
    assert first == same != other


def test_the_json_is_complete() -> None:
    plain = json.loads(run("simulate", "--games", "12", "--players", "2", "--json").out)
    assert plain["format"] == FORMAT
    assert plain["options"] == {"players": 2}
    assert plain["seed"] == 1
    assert plain["cut_short"] == 0
    assert sum(plain["years"]["histogram"].values()) == 12
    assert sum(plain["scores"]["histogram"].values()) == 24
    assert plain["years"]["least"] <= plain["years"]["median"] <= plain["years"]["most"]
    for places in ("seats", "turn_order"):
        assert sum(place["wins"] for place in plain[places]) == pytest.approx(12)
        assert sum(place["win_rate"] for place in plain[places]) == pytest.approx(1, abs=0.001)
    assert list(plain["actions"]) == list(ACTIONS)
    assert list(plain["cards"]) == list(CARDS)


def test_a_limit_on_years_cuts_games_short() -> None:
    plain = json.loads(run("simulate", "--games", "5", "--max-years", "2", "--friendly", "--advanced", "--json").out)
    assert plain["cut_short"] == 5
    assert plain["years"]["histogram"] == {"2": 5}
    assert plain["options"] == {"players": 2, "friendly": True, "advanced": True, "max_years": 2}


def test_the_tables_are_for_reading() -> None:
    done = run("simulate", "--games", "5", "--players", "4", "--max-years", "3")
    assert done.code == 0
    assert done.err == ""
    for part in ("5 games of 4 random players, seed 1", "Length in years", "Seat 4", "Player 4 in turn", "Give a tour"):
        assert part in done.out
    assert "5 of them were ended by the limit on years" in done.out
    assert len(done.out.splitlines()) > len(ACTIONS) + len(CARDS)


def test_uses_are_those_that_a_game_tells() -> None:
    """Every worker placed and every card played, planted or filled is counted, and nothing else."""
    options = Options(players=3)
    counted = simulate(options, 4, 9)
    actions: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for number in range(4):
        rng = Random(f"9/{number}")
        state = new_state(options, rng.getrandbits(53))
        while not state.is_over:
            for event in state.play(RandomPlayer.pick(state.legal_actions(), rng)):
                if event.kind in (Kind.PLACED, Kind.PLANNED):
                    actions[event.thing.partition(":")[0]] += 1
                elif event.kind in (Kind.PLAYED, Kind.PLANTED, Kind.FILLED):
                    cards[event.thing] += 1
    assert counted.actions == actions
    assert counted.cards == cards
    assert sum(cards.values()) > 100


class Seeing:
    """The random player behind a view, as every other player sees the game."""

    def choose(self, view: View, rng: Random) -> int:
        return RandomPlayer().choose(view, rng)


def test_a_player_behind_a_view_plays_the_same_game() -> None:
    options = Options(players=2, max_years=6)
    with_view, without = Tally(2), Tally(2)
    play_game(options, [Seeing(), Seeing()], Random(3), with_view)
    play_game(options, [RandomPlayer(), RandomPlayer()], Random(3), without)
    assert with_view.to_json(options, 3) == without.to_json(options, 3)


def test_impossible_options_are_refused() -> None:
    with pytest.raises(OptionsError):
        simulate(Options(players=9), 1, 1)


def test_progress_is_told_to_those_who_listen() -> None:
    heard: list[int] = []
    simulate(Options(players=2, max_years=1), 25, 1, progress=heard.append)
    assert heard == [10, 20, 25]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    show = progress_bar(words("en"), 20)
    show(10)
    show(20)
    assert screen.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 10 of 20 games\r[{'#' * 30}] 20 of 20 games"
