"""Simulation: the same numbers from the same seed, however many processes count them."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.support import rule
from vendemmia.arena import FORMAT, Tally, play_game, simulate
from vendemmia.bots import RandomPlayer
from vendemmia.cli.commands.simulate import progress_bar
from vendemmia.engine import Kind, Options, OptionsError, new_state
from vendemmia.engine.numbers.names import ACTIONS, CARDS, FIRST_SPECIAL, FIRST_STRUCTURE_CARD, WORKERS
from vendemmia.engine.options import MODULES
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
    assert list(plain["actions"]) == list(ACTIONS[:14])
    assert list(plain["cards"]) == list(CARDS[:FIRST_STRUCTURE_CARD])
    assert "map" not in plain
    assert "workers" not in plain


def test_a_limit_on_years_cuts_games_short() -> None:
    plain = json.loads(run("simulate", "--games", "5", "--max-years", "2", "--friendly", "--advanced", "--json").out)
    assert plain["cut_short"] == 5
    assert plain["years"]["histogram"] == {"2": 5}
    assert plain["options"] == {"players": 2, "friendly": True, "advanced": True, "max_years": 2}


def test_the_tables_are_for_reading() -> None:
    done = run("simulate", "--games", "5", "--players", "4", "--max-years", "3")
    assert done.code == 0
    assert done.err == ""
    for part in (
        "5 games with 4 random players, seed 1",
        "Length in years",
        "Seat 4",
        "Player 4 in turn order",
        "Give a tour",
    ):
        assert part in done.out
    assert "5 of them ended at the limit on years" in done.out
    assert len(done.out.splitlines()) > FIRST_STRUCTURE_CARD
    assert done.out.rstrip().endswith(" decisions per second")
    for part in ("Cask", "from the map", "Special workers", "Modules:"):
        assert part not in done.out


@pytest.mark.parametrize("modules", [(), MODULES[1:], MODULES], ids=["base", "base-board", "all"])
def test_uses_are_those_that_a_game_tells(modules: tuple[str, ...]) -> None:
    """Every worker placed or specially trained and every card played, planted, filled or built, and nothing else."""
    options = Options(players=3, modules=frozenset(modules))
    counted = simulate(options, 4, 4)
    actions: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    workers: Counter[str] = Counter()
    for number in range(4):
        rng = Random(f"4/{number}")
        state = new_state(options, rng.getrandbits(53))
        while not state.is_over:
            for event in state.play(RandomPlayer.pick(state.legal_actions(), rng)):
                if event.kind in (Kind.PLACED, Kind.PLANNED):
                    actions[event.source.removeprefix("action:")] += 1
                elif event.kind in (Kind.PLAYED, Kind.PLANTED, Kind.FILLED, Kind.BUILT):
                    cards[event.thing] += event.thing in CARDS  # Not a structure of the vineyard mat.
                elif event.kind is Kind.TRAINED and event.thing != "regular":
                    workers[event.thing] += 1
    assert counted.actions == actions
    assert counted.cards == +cards
    assert counted.workers == workers
    assert sum(cards.values()) > 100
    assert bool(workers) == bool(modules)
    assert any(card in cards for card in CARDS[FIRST_STRUCTURE_CARD:]) == bool(modules)
    assert any(action.startswith("structure:") for action in actions) == bool(modules)


@rule("INF-5")
def test_what_the_map_brought_is_counted() -> None:
    """The VP events of regions, which come only with the last decision, are the measure."""
    options = Options(players=3, modules=frozenset(["extended_board"]))
    counted = simulate(options, 6, 2)
    points: Counter[int] = Counter()
    for number in range(6):
        rng = Random(f"2/{number}")
        state = new_state(options, rng.getrandbits(53))
        scored = [0, 0, 0]
        while not state.is_over:
            for event in state.play(RandomPlayer.pick(state.legal_actions(), rng)):
                if event.kind is Kind.VP and event.source.startswith("region:"):
                    scored[event.seat] += event.amount
        points.update(scored)
    assert counted.map_points == points
    assert max(points) > 1


@rule("INF-6")
def test_without_scoring_the_map_brings_nothing_and_is_not_shown() -> None:
    options = Options(players=2, modules=frozenset(["extended_board"]), map_scoring=False)
    tally = simulate(options, 2, 2)
    assert set(tally.map_points) == {0}
    assert "map" not in tally.to_json(options, 2)


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("modules", [names for size in range(1, 4) for names in combinations(MODULES, size)])
def test_random_players_play_every_combination_of_modules(modules: tuple[str, ...], players: int) -> None:
    options = Options(players=players, modules=frozenset(modules), solo="hard" if players == 1 else None)
    plain = simulate(options, 1, 3).to_json(options, 3)
    assert plain["cut_short"] == 0
    assert plain["options"] == options.to_json()
    assert ("map" in plain) == ("extended_board" in modules)
    assert ("workers" in plain) == ("special_workers" in modules)
    assert ("cask" in _keys(plain["cards"])) == ("structure_cards" in modules)
    assert ("influence" in _keys(plain["actions"])) == ("extended_board" in modules)
    assert ("destroy_structure" in _keys(plain["actions"])) == ("structure_cards" in modules)


def _keys(plain: object) -> list[str]:
    assert isinstance(plain, dict)
    return list(plain)


@rule("SPW-1")
def test_special_workers_are_counted_by_the_games_that_have_them() -> None:
    argv = ("simulate", "--games", "6", "--players", "3", "--modules", "workers", "--json", "--workers", "1")
    workers = json.loads(run(*argv).out)["workers"]
    assert list(workers) == list(WORKERS[FIRST_SPECIAL:])
    assert sum(row["games"] for row in workers.values()) == 12
    for row in workers.values():
        assert row["per_game"] == (round(row["times"] / row["games"], 4) if row["games"] else 0)


def test_the_tables_tell_what_the_modules_bring() -> None:
    done = run("simulate", "--games", "2", "--players", "3", "--modules", "all", "--workers", "1")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[1] == "Modules: Extended board, Special workers, Structure cards."
    for begin in ("Score of a player from the map", "Special workers trained", "Trade one for one", "Cask", "Farmer"):
        assert any(line.startswith(begin) for line in lines)
    assert not any(line.startswith("Sell grapes") for line in lines)
    assert any(line.startswith("Gain £1 or draw a structure card ") for line in lines)
    (heading,) = [line for line in lines if line.startswith("Special workers trained")]
    assert heading.split()[-6:] == ["games", "times", "per", "game", "by", "winners"]


def test_the_number_of_processes_does_not_show_with_modules() -> None:
    options = Options(players=2, modules=frozenset(MODULES), max_years=3)
    one, two = (simulate(options, 25, 4, workers).to_json(options, 4) for workers in (1, 2))
    assert one == two


@rule("TUS-10")
def test_a_game_cut_short_is_one_without_the_points_that_end_it() -> None:
    options = Options(players=2, modules=frozenset(["extended_board"]), max_years=2)
    assert simulate(options, 3, 1).cut_short == 3
    assert simulate(options._replace(max_years=None), 3, 1).cut_short == 0


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


def test_progress_is_reported_to_listeners() -> None:
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
