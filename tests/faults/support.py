"""What the attacks are written with: a data folder with games in it, and the command in a process of its own."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from tests.cli.support import Run, run
from tests.web import forked
from tests.web.migrated import put_database

DATABASE = "vendemmia.sqlite3"
COMMAND = (sys.executable, "-m", "vendemmia")
KEEP_GAMES = """
import sys
from pathlib import Path
from vendemmia.home import data_folder, make_folder
from vendemmia.locale import words
from vendemmia.web.server.launch import prepare
home = data_folder()
make_folder(home)
prepare(words("en"), home)
from vendemmia.engine import Options
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.play.moves import answer, open_table
for seed in range(int(sys.argv[1])):
    table = open_table(Options(players=2), seed, [SeatedPlayer("Ada"), SeatedPlayer("Bruno")])
    for _ in range(4):
        state = table.game.state
        answer(table, state.to_move, state.codes()[0], table.version)
from django.db import connection
connection.close()
sys.exit()
"""


def environment(home: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
    return kept | {"VENDEMMIA_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}


def keep_games(home: Path, games: int) -> None:
    """A data folder in which some games have begun."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    put_database(home)
    code, _, complaints = forked.run([str(games)], environment(home), KEEP_GAMES)
    assert code == 0, complaints


def copied(home: Path, to: Path) -> Path:
    shutil.copytree(home, to)
    return to


class Kept(NamedTuple):
    """What a reader finds in a database."""

    games: int
    plies: int


def kept(file: Path) -> Kept:
    """Read a file that must be sound, without its log."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (games,) = connection.execute("SELECT count(*) FROM web_table").fetchone()
        (plies,) = connection.execute("SELECT count(*) FROM web_ply").fetchone()
    return Kept(games, plies)


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def command(home: Path, *argv: str) -> Run:
    """Run a command in this process."""
    with patch.dict(os.environ, {"VENDEMMIA_HOME": str(home)}):
        return run(*argv)


def process(home: Path, *argv: str, before: tuple[str, ...] = (), **more: object) -> Run:
    """Run the command as its user does, perhaps inside another command, which starts a new interpreter."""
    if not before and not more:
        return Run(*forked.run(argv, environment(home)))
    done = subprocess.run(  # type: ignore[call-overload]  # the rest is handed through
        [*before, *COMMAND, *argv],
        env=environment(home),
        cwd="/",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **more,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def is_one_sentence(done: Run) -> bool:
    """Refused: exit code 2, one line on standard error, and no traceback."""
    return (
        done.code == 2 and done.err.startswith("vendemmia: ") and done.err.count("\n") == 1 and "Traceb" not in done.err
    )
