"""`vendemmia tournament`: computer players meet in many games; the results as a table, as JSON and as a page."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from typing import TYPE_CHECKING

from vendemmia.arena import Results, TournamentPlan, crew_of, tournament
from vendemmia.bots import ONE_THREAD
from vendemmia.home import data_folder, make_folder

from ..errors import DONE, INTERRUPTED, CommandError
from ..game.solo import flags_given, game_options
from ..opponents import note_reduced
from ..reports.tournament_page import tournament_page
from ..reports.tournament_table import table
from ..terminal import shortened
from .simulate import progress_bar

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable
    from pathlib import Path

    from vendemmia.locale import Words

LONGEST = 60
"""The number of years after which a game ends, unless another one is given."""
GAMES = "games.jsonl"
"""The file of the games in the folder of a tournament."""
NUMBERS = "report.json"
"""The results as JSON."""
PAGE = "report.html"
"""The results as a page."""


def run(words: Words, given: Namespace) -> int:
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    plan = plan_of(words, given)
    note_reduced(words, plan.entrants, alone=plan.options.solo is not None)
    folder = given.out or usual_folder(plan)
    games = plan.whole_rounds(given.games) * len(plan.matches)
    progress = ProgressBar(words, games)
    try:
        results = tournament(plan, given.games, folder / GAMES, crew_of(given.workers, given.cluster), progress)
    except KeyboardInterrupt:
        progress.close()
        file = shortened(folder / GAMES, 300)
        print(words.message("tournament-saved", file=file, finished=progress.finished, games=games), file=sys.stderr)
        return INTERRUPTED
    finally:
        progress.close()
    report(words, given, results, folder)
    return DONE


def plan_of(words: Words, given: Namespace) -> TournamentPlan:
    """Return the tournament that the arguments describe."""
    if given.solo is None:
        given.max_years = given.max_years or LONGEST
    elif flags := flags_given(given, ("against",)):
        raise CommandError(words.message("cli-error-solo-options", flags=words.listed(flags)))
    options = game_options(words, given, given.players or 2)
    return TournamentPlan.make(options, given.entrants, given.seed, given.field, given.against)


def usual_folder(plan: TournamentPlan) -> Path:
    """Return where the same command finds its games again."""
    make_folder(data_folder())
    names = re.sub(r"[^a-z0-9]+", "-", "-".join(plan.entrants).lower()).strip("-")[:40]
    mark = hashlib.sha256(json.dumps(plan.header(), sort_keys=True).encode()).hexdigest()[:8]
    return data_folder() / "tournaments" / f"{names}-{mark}"


class ProgressBar:
    """Counts games, and draws a bar on a terminal."""

    def __init__(self, words: Words, games: int) -> None:
        self.finished = 0
        on_screen = sys.stderr is not None and sys.stderr.isatty()
        self.show: Callable[[int], None] | None = progress_bar(words, games) if on_screen else None

    def __call__(self, finished: int) -> None:
        self.finished = finished
        if self.show is not None:
            self.show(finished)

    def close(self) -> None:
        """End the line of the bar."""
        if self.show is not None:
            print(file=sys.stderr)
            self.show = None


def report(words: Words, given: Namespace, results: Results, folder: Path) -> None:
    """Print the results, and write them beside the games."""
    plain = results.to_json()
    text = json.dumps(plain, indent=1)
    write(words, folder / NUMBERS, text + "\n")
    shown = tournament_page(words, results.plan, plain)
    for path in (folder / PAGE, given.html):
        if path is not None:
            write(words, path, shown)
    if given.json:
        print(text)
        return
    for line in table(words, results.plan, plain):
        print(line)
    print("\n" + words.message("tournament-files", folder=str(folder)))


def write(words: Words, path: Path, text: str) -> None:
    """Write a whole file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        problem = error.strerror or ""
        raise CommandError(words.message("cli-error-write", file=shortened(path, 300), problem=problem)) from None
