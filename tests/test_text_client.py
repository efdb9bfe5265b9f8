"""The front end in 80 lines plays whole games, explains, takes back and saves, with public names only."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from vendemmia import Game, Options, Record
from vendemmia.locale import words
from vendemmia.play import Choices

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "examples" / "text_client.py"


def run(file: Path, *typed: str, levels: tuple[str, ...] = ("easy",)) -> str:
    done = subprocess.run(
        [sys.executable, str(CLIENT), str(file), *levels],
        input="\n".join(typed) + "\n",
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT / "src")},
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def saved(file: Path) -> Game:
    return Game.from_record(Record.from_text(file.read_text(encoding="utf-8")))


def test_it_is_short_and_uses_public_names_only() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vendemmia"):
            assert {alias.name for alias in node.names} <= set(import_module(node.module or "").__all__), node.module
        assert not isinstance(node, ast.Attribute) or not node.attr.startswith("_"), ast.unparse(node)


def test_the_page_about_it_is_true() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "guide" / "front-end.md"), module_relative=False)
    assert results.attempted >= 20
    assert results.failed == 0


@pytest.mark.once
def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(file, *["1"] * 2000)
    assert "1. " in out.partition("The game ends after year")[2]
    assert saved(file).state.is_over


@pytest.mark.once
def test_a_game_is_left_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game.new(Options(2), 5).record().to_text(), encoding="utf-8")
    run(file, "1", "1", "quit")
    before = saved(file)
    out = run(file, "what?", "why place:plant_vine:left:regular", "hint", "quit")
    assert out.count("Type the number of an answer") == 1
    assert saved(file).codes == before.codes


@pytest.mark.once
def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    """Which structure to build is asked after the worker is placed."""
    file, building = tmp_path / "game.json", "place:build_structure:left:regular"
    game, rng = Game.new(Options(2), 5), Random(5)
    while game.to_move != 0 or building not in game.legal_codes:
        game.play(rng.choice(game.legal_codes))
    file.write_text(game.record().to_text(), encoding="utf-8")
    number = Choices(game.view(0), words("en"), ["Ada", "Bruno"]).codes.index(building) + 1
    run(file, str(number), "quit")
    assert saved(file).codes == [*game.codes, building]
    run(file, "undo", "quit")
    assert saved(file).codes == game.codes
