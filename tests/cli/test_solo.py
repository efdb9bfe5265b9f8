"""The game against the Automa at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import rule
from vendemmia import Options, Record
from vendemmia.arena import Tally, simulate
from vendemmia.arena.tally import Uses
from vendemmia.cli.game.results import result_lines
from vendemmia.engine import State, new_state
from vendemmia.engine.content.solo import CHALLENGES, LEVELS
from vendemmia.locale import words

from .support import always, at_random, run

W = words("en")


def saved_game(home: Path) -> Record:
    (file,) = (home / "games").iterdir()
    return Record.from_text(file.read_text(encoding="utf-8"))


# --- play


def test_a_whole_solo_game_can_be_piped_in(home: Path) -> None:
    played = run("play", "--solo", "normal", "--names", "Ada", "--seed", "7", answers=always("1"))
    assert played.code == 0
    assert played.err == ""
    assert "Seed 7: a known deal. Players: Ada." in played.out
    assert "Automa: 20 VP" in played.out
    assert "Final result:\n  You lose with " in played.out
    record = saved_game(home)
    assert record.options == Options(1, solo="normal")
    assert record.replay().is_over
    (file,) = (home / "games").iterdir()
    assert "Final result:\n  You lose with " in run("replay", str(file)).out
    assert "Automa: 20 VP" in run("replay", str(file), "--ply", "20").out


@pytest.mark.parametrize("challenge", CHALLENGES)
@pytest.mark.parametrize("level", ["very_easy", "hard"])
def test_every_challenge_can_be_played_to_its_end(home: Path, level: str, challenge: int) -> None:
    argv = ("play", "--solo", level, "--challenge", str(challenge), "--seed", "3")
    played = run(*argv, answers=at_random(challenge))
    assert played.code == 0
    assert played.err == ""
    assert "Final result:" in played.out
    assert saved_game(home).options == Options(1, solo=level, challenge=challenge)


@rule("CAMP-10")
@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_challenge_is_shown_with_our_readings_before_it_starts(challenge: int) -> None:
    played = run("play", "--solo", "easy", "--challenge", str(challenge), "--seed", "3", answers=["solo"])
    briefing = [
        f"Challenge {challenge}: {W.challenge_name(challenge)}\n",
        f"  {W.challenge_text(challenge)}\n",
        *(f"  {reading}\n" for reading in W.readings(challenge)),
    ]
    beginning = played.out.partition("Your answer")[0]
    assert "".join(briefing) in beginning
    assert played.out.count("".join(briefing)) == 2


def test_the_level_and_the_aggressive_variant_are_shown() -> None:
    played = run("play", "--solo", "hard", "--aggressive", "--seed", "3")
    assert f"Level: Hard, with the aggressive variant.\n  {W.level_text('hard')}\n  {W.aggressive_text()}" in played.out
    assert "Automa: −1 VP." in played.out


def test_the_table_shows_the_automa_and_the_tokens() -> None:
    argv = ("play", "--solo", "normal", "--seed", "28")
    played = run(*argv, answers=["1", "row:4", "board", "quit"])
    board = played.out.partition("or help: board\n")[2]
    assert "Year 1, Summer. The game lasts 7 years.\n" in board
    assert "Automa: 20 VP, workers on: Give a tour, Build a structure, Sell grapes or buy/sell a field.\n" in board
    assert f"  Its last card: {W.automa_card_text(4)}\n" in board
    assert "  Rows with a glass token: 1, 2, 3, 5, 6, 7\n" in board
    assert "  Give a tour: Automa\n" in board
    assert "  Bonus-action tokens: 1\n" in board
    assert "Automa: 20 VP. Bonus-action tokens: 1." in played.out
    assert "First player" not in played.out


def test_the_table_is_shown_before_every_wake_up() -> None:
    played = run("play", "--solo", "normal", "--seed", "3", answers=always("1"))
    for year in range(1, 7):  # In the last year one row is left, so that nothing is asked.
        assert f"Year {year}, Spring. The game lasts 7 years.\n" in played.out
    assert "  Rows with a glass token: 6, 7\n" in played.out


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    whole = tmp_path / "whole.json"
    argv = ("play", "--solo", "hard", "--challenge", "5", "--seed", "9", "--names", "Ada")
    run(*argv, "--save", str(file), answers=["1", "1", "1", "quit"])
    resumed = run("play", "--load", str(file), answers=always("1"))
    assert "The game continues after 3 decisions. Players: Ada.\n" in resumed.out
    assert "Challenge 5: " in resumed.out
    run(*argv, "--save", str(whole), answers=always("1"))
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_command_solo_has_nothing_to_tell_among_several_players() -> None:
    assert "This is not a solo game" in run("play", "--seed", "7", answers=["solo", "quit"]).out


# --- how it ended


def finished(options: Options, vp: int, year: int | None = None) -> State:
    state = new_state(options, 1)
    while not state.is_over:
        state.play(state.codes()[0])
    state.vineyards[0].vp = vp
    state.year = state.rules.last_year if year is None else year
    return state


@rule("AUT-7")
@pytest.mark.parametrize(("vp", "result"), [(21, "win"), (20, "draw"), (19, "loss")])
def test_the_result_is_shown_in_words(vp: int, result: str) -> None:
    state = finished(Options(1, solo="normal"), vp)
    assert list(result_lines(W, state, ["Ada"])) == ["Final result:", "  " + W.solo_result(result, vp, 20)]


def test_a_loss_before_the_last_year_has_its_reason() -> None:
    few = finished(Options(1, solo="normal", challenge=3), 30, 3)
    assert "  The game ends after year 3: you had fewer than 6 workers (rule CAMP-4)." in result_lines(W, few, ["Ada"])
    behind = finished(Options(1, solo="normal", aggressive=True), -2, 1)
    assert any("you were not ahead of the Automa" in line for line in result_lines(W, behind, ["Ada"]))


# --- simulate


@pytest.mark.parametrize("level", LEVELS)
def test_the_json_of_a_solo_simulation_has_the_results(level: str) -> None:
    done = run("simulate", "--solo", level, "--games", "8", "--json", "--workers", "1")
    assert done.code == 0
    plain = json.loads(done.out)
    assert plain["options"] == {"players": 1, "solo": level}
    assert list(plain["results"]) == ["win", "draw", "loss"]
    assert sum(row["games"] for row in plain["results"].values()) == 8
    assert sum(row["rate"] for row in plain["results"].values()) == pytest.approx(1)
    assert plain["cut_short"] == 0
    assert plain["seats"][0]["wins"] == plain["results"]["win"]["games"]


def test_wins_draws_and_losses_are_counted() -> None:
    options = Options(1, solo="normal")
    tally, other = Tally(1), Tally(1)
    for vp in (25, 21, 20):
        tally.count(finished(options, vp), 0, 1, Uses())
    other.count(finished(options, 3), 0, 1, Uses())
    tally.add(other)
    plain = tally.to_json(options, 1)
    assert plain["results"] == {
        "win": {"games": 2, "rate": 0.5},
        "draw": {"games": 1, "rate": 0.25},
        "loss": {"games": 1, "rate": 0.25},
    }
    assert plain["seats"] == [{"wins": 2.0, "win_rate": 0.5, "mean_score": 17.25}]


def test_the_number_of_processes_does_not_show_in_solo_results() -> None:
    options = Options(1, solo="easy", aggressive=True, challenge=7)
    one, two = (simulate(options, 25, 4, workers).to_json(options, 4) for workers in (1, 2))
    assert one == two


def test_a_game_of_several_players_has_no_results_against_the_automa() -> None:
    assert "results" not in json.loads(run("simulate", "--games", "1", "--json").out)


def test_the_tables_of_a_solo_simulation_are_for_reading() -> None:
    argv = ("simulate", "--solo", "easy", "--aggressive", "--challenge", "7", "--games", "5", "--workers", "1")
    done = run(*argv)
    lines = done.out.splitlines()
    assert lines[0] == "5 games of a random player against the Automa, seed 1"
    assert lines[1] == "Level: Easy, with the aggressive variant."
    assert lines[2] == f"Challenge 7: {W.challenge_name(7)}"
    for begin in ("Against the Automa", "Won", "Drawn", "Lost"):
        assert any(line.startswith(begin) for line in lines)
    assert "Seat 1" not in done.out
    assert "limit on years" not in done.out


# --- rules


def test_the_readings_stand_below_the_rules_of_their_challenges() -> None:
    for challenge in CHALLENGES:
        lines = run("rules", f"CAMP-{challenge + 1}").out.splitlines()
        assert lines[0].startswith(f"CAMP-{challenge + 1}: Challenge {challenge}: ")
        assert lines[1:] == ["  " + reading for reading in W.readings(challenge)]
    assert len(run("rules", "CAMP-1").out.splitlines()) == 1


def test_a_rule_asked_for_in_a_game_has_its_readings_too() -> None:
    played = run("play", "--seed", "7", answers=["rule CAMP-8", "quit"])
    assert f"\n  {W.readings(7)[0]}\n" in played.out
