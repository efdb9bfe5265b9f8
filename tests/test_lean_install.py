"""Without its dependencies the package still has engine, records, computer players, simulations and campaigns.

`pip install --no-deps vendemmia` gives exactly that. Each test runs in a process that finds the standard library and
this package and nothing else, whatever else is installed beside it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import vendemmia

FOLDER = Path(vendemmia.__file__).parents[1]

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        # The part of the compiled engine that its modules share has a name of its own.
        if top in sys.stdlib_module_names or top.removesuffix("__mypyc") == "vendemmia":
            return None
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
sys.path.append(sys.argv.pop(1))
"""


def alone(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE + program, str(FOLDER), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def output_of(program: str) -> str:
    done = alone(program)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_nothing_else_can_be_imported() -> None:
    done = alone("import django")
    assert done.returncode == 1
    assert "No module named 'django'" in done.stderr


def test_a_game_is_played_saved_and_replayed() -> None:
    program = """
from vendemmia import Game, Options, Record, State
game = Game.new(Options(players=3, modules=frozenset({"extended_board", "structure_cards"})), seed=7)
while len(game.record().codes) < 60:
    game.play(game.state.legal_actions()[0])
record = Record.from_text(game.record().to_text())
print(record.replay() == game.state == State.from_json(game.state.to_json()))
"""
    assert output_of(program) == "True"


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_the_computer_players_without_a_network_answer(level: str) -> None:
    program = f"""
from random import Random
from vendemmia import CODES, Game, Options
from vendemmia.bots import player
game = Game.new(Options(players=2), seed=3)
for _ in range(8):
    seat = game.state.to_move
    game.play(CODES[player({level!r}).choose(game.view(seat), Random(1))])
print(len(game.record().codes))
"""
    assert output_of(program) == "8"


def test_without_numpy_a_weaker_computer_player_answers() -> None:
    program = """
import logging
from random import Random
from vendemmia import Game, Options
from vendemmia.bots import SturdyPlayer, player
logging.disable()
game = Game.new(Options(players=2), seed=3)
view = game.view(game.state.to_move)
print(SturdyPlayer("master").choose(view, Random(1)) == player("normal").choose(view, Random(1)))
"""
    assert output_of(program) == "True"


def test_games_are_simulated() -> None:
    program = """
from vendemmia import Options
from vendemmia.arena import simulate
print(simulate(Options(players=2), 2, 5).games)
"""
    assert output_of(program) == "2"


def test_a_campaign_goes_on() -> None:
    program = """
from vendemmia.campaign import Campaign
print(Campaign.from_json(Campaign.start("easy").to_json()) == Campaign.start("easy"))
"""
    assert output_of(program) == "True"


@pytest.mark.parametrize("arguments", [[], ["--version"], ["simulate", "--games", "1"]])
def test_the_command_says_in_one_line_what_is_missing(arguments: list[str]) -> None:
    done = alone("import runpy\nrunpy.run_module('vendemmia', run_name='__main__', alter_sys=True)", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "vendemmia: the package fluent is missing; to install all that the game needs: pip install vendemmia\n"
    )


def test_an_error_of_our_own_is_shown_in_full() -> None:
    done = alone("sys.modules['vendemmia.cli'] = None\nfrom vendemmia.__main__ import main\nmain()")
    assert done.returncode == 1
    assert "Traceback" in done.stderr
