"""Computer players at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vendemmia.cli.errors import INTERRUPTED

from .support import always, run


def test_named_players_meet_in_a_simulation() -> None:
    argv = ("simulate", "--games", "2", "--max-years", "4", "--bots", "normal,random", "--workers", "1")
    plain = json.loads(run(*argv, "--json").out)
    assert plain["bots"] == ["normal", "random"]
    assert plain["seats"][0]["mean_score"] > plain["seats"][1]["mean_score"]
    output = run(*argv).out
    assert output.startswith("2 games with 2 players, seed 1\nBy seat: normal, random\n")


def test_one_name_is_for_all_seats() -> None:
    argv = ("simulate", "--games", "1", "--players", "3", "--max-years", "1", "--bots", "easy", "--json")
    assert json.loads(run(*argv).out)["bots"] == ["easy", "easy", "easy"]


def test_a_named_player_meets_the_automa() -> None:
    output = run("simulate", "--games", "1", "--solo", "easy", "--bots", "easy").out
    assert output.startswith("1 game of a computer player against the Automa, seed 1\nBy seat: easy\n")


def test_without_names_no_players_are_listed() -> None:
    assert "bots" not in json.loads(run("simulate", "--games", "1", "--max-years", "1", "--json").out)


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        (("simulate", "--bots", "clever"), "clever is not a computer player; choose from random, easy, normal, hard"),
        (("simulate", "--players", "3", "--bots", "easy,hard"), "2 computer players for 3 seats"),
        (("play", "--players", "4", "--bots", "easy,hard"), "2 computer players for 3 seats"),
    ],
)
def test_names_that_cannot_be_are_refused(argv: tuple[str, ...], problem: str) -> None:
    done = run(*argv)
    assert done.code == 2
    assert problem in done.err


def test_opponents_have_a_level_that_a_saved_game_remembers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    argv = ("--players", "3", "--bots", "easy,random", "--seed", "3", "--max-years", "1", "--save", str(file))
    assert "Players: Player 1, Easy 2, Random 3." in run("play", *argv, answers=["1", "quit"]).out
    comment = json.loads(file.read_text(encoding="utf-8"))["comment"]
    assert comment == "Player 1, Easy 2, Random 3 (humans: 1; bots: easy, random)"
    assert run("play", "--load", str(file), answers=always("1")).code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["comment"] == comment


@pytest.mark.parametrize(
    ("plays", "argv"),
    [
        ("vendemmia.cli.commands.simulate.simulate", ("simulate", "--bots", "master")),
        ("vendemmia.cli.commands.tournament.tournament", ("tournament", "master")),
        ("vendemmia.research.datasets.write_dataset", ("dataset", "data", "--bots", "master")),
    ],
)
def test_master_thinks_less_with_the_interpreted_engine_unless_it_is_alone(
    plays: str, argv: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leave(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(plays, leave)
    monkeypatch.setattr("vendemmia.bots.levels.mode", lambda: "pure")
    note = "The engine is not compiled, so master tries 8 lines of play for each answer instead of 16."
    other = ("--against", "normal") if "tournament" in argv else ()
    together, alone = run(*argv, *other), run(*argv, "--solo", "normal")
    assert together.code == alone.code == INTERRUPTED
    assert note in together.err
    assert note not in alone.err
