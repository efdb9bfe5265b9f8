"""Recorded games in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from vendemmia import Game, Record, State

from .support import at_random, run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game over two years, with names."""
    path = tmp_path / "game.json"
    argv = ("--seed", "5", "--max-years", "2", "--names", "Ada", "--bots", "random", "--save", str(path))
    assert run("play", *argv, answers=at_random(5)).code == 0
    return path


def test_a_saved_game_is_printed_and_found_valid(file: Path) -> None:
    done = run("replay", str(file))
    plies = len(Record.from_text(file.read_text(encoding="utf-8")).codes)
    assert done.code == 0
    assert done.out.startswith(f"Players: Ada, Random 2. Seed 5, {plies} decisions.\n1. ")
    assert f"\n{plies}. " in done.out
    assert f"\n{plies + 1}. " not in done.out
    assert "Year 2 begins; first player: " in done.out
    assert "Final result:\n  1. " in done.out
    assert f"The record is valid: {plies} decisions, checksum " in done.out


def test_a_ply_is_shown_as_the_one_to_decide_saw_it(file: Path) -> None:
    done = run("replay", str(file), "--ply", "4")
    assert done.code == 0
    for part in ("The table after 4 of ", "Summer actions", "Question for ", " 1. ", " answered: "):
        assert part in done.out
    assert done.out.count("Hand of ") == 1
    assert "(you)" not in done.out


def test_the_last_ply_shows_the_result(file: Path) -> None:
    plies = len(Record.from_text(file.read_text(encoding="utf-8")).codes)
    done = run("replay", str(file), "--ply", str(plies))
    assert "After year 2." in done.out
    assert "Final result:" in done.out


@pytest.mark.parametrize("ply", ["-1", "100000"])
def test_a_ply_must_be_in_the_game(file: Path, ply: str) -> None:
    done = run("replay", str(file), "--ply", ply)
    assert done.code == 2
    assert f"this game has no ply {ply}, only 0 to " in done.err


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "--seed", "5", "--save", str(path), answers=["1", "quit"])
    assert "The game is not over yet; it is year " in run("replay", str(path)).out


def test_a_truncated_file_names_the_first_bad_ply(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    head, plies, codes = text.partition('"plies": [\n')
    file.write_text(head + plies + "".join(codes.splitlines(keepends=True)[:10]), encoding="utf-8")
    done = run("replay", str(file))
    assert done.code == 2
    assert done.out == ""
    assert "is not a valid record; the first error is at ply 11. The text is damaged " in done.err
    assert done.err.count("\n") == 1


def test_a_changed_answer_is_found(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    changed = text.replace('"row:', '"deck:', 1)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    done = run("replay", str(file))
    assert done.code == 2
    assert "is not a valid record; the first error is at ply 3. It was changed, " in done.err


def test_a_record_without_names_has_numbered_players(file: Path) -> None:
    record = Record.from_text(file.read_text(encoding="utf-8"))
    file.write_text(record.to_text(), encoding="utf-8")
    assert run("replay", str(file)).out.startswith("Players: Player 1, Player 2. Seed 5, ")


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_a_record_from_a_position_that_cannot_be_played_is_refused(command: tuple[str, ...], tmp_path: Path) -> None:
    """A Traveler on a closed space."""
    plain = {
        "format": "vendemmia-position/1",
        "options": {"players": 2, "modules": ["special_workers"]},
        "specials": ["traveler"],
        "seats": [{"workers": {"traveler": 1}}],
        "board": {"draw_vine": {"right": {"seat": 0, "worker": "traveler"}}},
    }
    state = State.from_json(plain)
    path = tmp_path / "game.json"
    path.write_text(Game(state.rules.options, 0, state, state.to_json()).record().to_text(), encoding="utf-8")
    refused = run(*command, str(path))
    assert refused.code == 2
    assert "It starts from an impossible position. board.draw_vine.right is closed." in refused.err
