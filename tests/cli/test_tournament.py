"""`vendemmia tournament`: tables, JSON, and a folder in which the same command continues."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.waiting import until

from .support import run

if TYPE_CHECKING:
    from pathlib import Path

SHORT = ("--max-years", "1", "--workers", "1")


def test_the_tables_are_for_reading(home: Path) -> None:
    done = run("tournament", "random", "easy", "--games", "4", *SHORT)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "4 games with 2 players, seed 1"
    assert lines[1] == "4 of them ended at the limit on years"
    for begin in ("random against easy", "Give a tour", "The rating of random is set to 1000"):
        assert any(line.startswith(begin) for line in lines), begin
    (folder,) = (home / "tournaments").iterdir()
    assert lines[-1] == f"Games and reports: {folder}"
    assert {file.name for file in folder.iterdir()} >= {"games.jsonl", "report.json"}


def test_the_same_command_finds_its_games_again(home: Path) -> None:
    argv = ("tournament", "random", "easy", "--games", "4", "--json", *SHORT)
    first, again = run(*argv), run(*argv)
    assert first.out == again.out
    plain = json.loads(first.out)
    assert plain["format"] == "vendemmia-tournament/1"
    assert plain["games"] == 4
    (folder,) = (home / "tournaments").iterdir()
    assert (folder / "report.json").read_text(encoding="utf-8") == first.out
    assert len((folder / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 5
    run("tournament", "random", "easy", "--games", "2", "--seed", "2", "--json", *SHORT)
    assert len(list((home / "tournaments").iterdir())) == 2


def test_copies_and_the_automa_have_their_tables(tmp_path: Path) -> None:
    argv = ("tournament", "easy", "--against", "random", "--players", "3", "--games", "2", "--out", str(tmp_path))
    done = run(*argv, *SHORT)
    assert "3 games with 3 players, seed 1" in done.out
    assert "easy against 2 × random" in done.out
    done = run("tournament", "random", "--solo", "very_hard", "--games", "2", "--workers", "1")
    assert done.out.startswith("2 games against the Automa, seed 1\nLevel: Very hard.")
    assert "rating" not in done.out


def test_another_tournament_in_the_folder_is_refused(tmp_path: Path) -> None:
    argv = ("tournament", "random", "easy", "--games", "2", "--out", str(tmp_path), *SHORT)
    assert run(*argv).code == 0
    done = run(*argv, "--seed", "9")
    assert done.code == 2
    file = tmp_path / "games.jsonl"
    assert done.err == (f"vendemmia: The file {file} contains games of another tournament; these parts differ: seed.\n")


@pytest.mark.unix
def test_an_interrupt_says_how_to_continue(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    argv = ["tournament", "random", "easy", "--games", "20000", "--workers", "2", "--out", str(tmp_path)]
    running = subprocess.Popen(
        [sys.executable, "-m", "vendemmia", *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 1, "the first game")
    os.kill(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert (running.returncode, out) == (130, "")
    said, rest = err.split(" ", 1)
    verb = "is" if said == "1" else "are"
    assert rest == f"of 20,000 games {verb} saved in {file}. Run the same command again to continue.\n"
    assert file.read_bytes().count(b"\n") - 1 - int(said) in (0, 1)  # The last one may not have been counted yet.
