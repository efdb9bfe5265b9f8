"""Measure what the languages cost: drawing the table in each of them against English, and loading them.

Each round draws the same pages in every language, in turn, so that a busy moment of the machine hits all of them. The
ratio is that of the medians. The first page of a language also reads its catalogues; it is measured apart.

    python benchmarks/languages.py
    python benchmarks/languages.py --rounds 40 --languages en ru cs
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import django
from django.conf import settings
from django.test import RequestFactory

if TYPE_CHECKING:
    from vendemmia.web.game.live_game import LiveGame

PLAYERS = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")
PLIES = (30, 60, 120)
"""The moments of a random game whose tables are drawn."""
LOADING = """
import time
from vendemmia.locale import languages, words
begin = time.perf_counter()
english = words("en")
english.message("season-spring")
print(time.perf_counter() - begin, len(languages()))
"""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=20)
    arguments.add_argument("--languages", nargs="+")
    given = arguments.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    django.setup()
    settings.ALLOWED_HOSTS = ["testserver"]
    from vendemmia.locale import SOURCE_LANGUAGE, languages

    spoken = given.languages or [SOURCE_LANGUAGE, *(each for each in languages() if each != SOURCE_LANGUAGE)]
    games = list(played())
    first = {language: timed(games[:1], language) for language in spoken}
    times: dict[str, list[float]] = {language: [] for language in spoken}
    for _ in range(given.rounds):
        for language in spoken:
            times[language].append(timed(games, language) / len(games))
    usual = median(times[spoken[0]])
    print(f"{'language':<10}{'a page':>10}{'ratio':>8}{'first page':>12}")
    for language in spoken:
        here = median(times[language])
        print(f"{language:<10}{1000 * here:>7.1f} ms{here / usual:>8.2f}{1000 * first[language]:>9.0f} ms")
    found = [loading() for _ in range(5)]
    print(f"loading English with {found[0][1]} languages installed: {1000 * median(time for time, _ in found):.1f} ms")


def loading() -> tuple[float, int]:
    """Seconds until a new process has a word of English, and how many languages there are."""
    command = [sys.executable, "-c", LOADING]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()  # noqa: S603 - as above
    return float(said[0]), int(said[1])


def played() -> list[LiveGame]:
    """Moments of a random game with all modules and six players."""
    from vendemmia.engine import CODES, MODULES, Options
    from vendemmia.record import UNKNOWN
    from vendemmia.web.game.live_game import LiveGame

    games = []
    for plies in PLIES:
        game, rng = LiveGame.new(Options(players=6, modules=frozenset(MODULES)), 1), Random(1)
        for _ in range(plies):
            codes = [CODES[action] for action in game.state.legal_actions()]
            game.play(rng.choice([code for code in codes if code != "pass"] or codes), recorded=UNKNOWN)
        games.append(game)
    return games


def timed(games: list[LiveGame], language: str) -> float:
    """Seconds to draw the tables of some games."""
    from vendemmia.locale import words
    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.models import Table
    from vendemmia.web.pages.common.rendering import text_of
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.page.table import TablePage

    begin = time.perf_counter()
    for game in games:
        request = RequestFactory().get("/tables/a-table/")
        request.session = {"language": language}  # type: ignore[assignment]
        request.META["CSRF_COOKIE"] = "c" * 32
        scene = Scene(game, game.to_move, PLAYERS, words(language), live=True)
        table = Table(id="a-table", options=game.options.to_json(), seed=1, version=game.plies)
        table.to_move, table.over, table.year = game.to_move, False, int(game.state.year)
        table.game, table.players = game, tuple(SeatedPlayer(name) for name in PLAYERS)
        page = TablePage(scene, table, tuple(range(len(PLAYERS))))
        shown = {"table": page, "scene": scene, "whole": True, "notice": "", "sure": "", "detail": ""}
        text_of(request, "table/table.html", **shown)
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
