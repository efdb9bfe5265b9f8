"""Games and a server for the scripts that take pictures. Fixed seeds: the pictures show the same games every time."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from vendemmia.engine import Options, State

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "docs" / "screenshots"
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
EVERYTHING: Final = frozenset({"extended_board", "special_workers", "structure_cards"})
NAMES: Final = ("Livia", "Otto", "Marta", "Bruno", "Giulia", "Corvo")


def placing(season: int, year: int) -> Callable[[State], bool]:
    """The first seat places a worker in a season of a year, with something to choose from."""

    def is_it(state: State) -> bool:
        return (
            state.to_move == 0
            and state.year == year
            and _question(state) == "place"
            and state.rules.board.seasons[state.stack[0].step - 1] == season
            and len(state.codes()) > 6
        )

    return is_it


def asks(question: str, year: int) -> Callable[[State], bool]:
    """The first seat is asked this, in or after a year."""
    return lambda state: state.to_move == 0 and state.year >= year and _question(state) == question


def _question(state: State) -> str:
    asked = state.asked()
    return asked.id if asked else ""


def never(_: State) -> bool:
    return False


def played(options: Options, seed: int, until: Callable[[State], bool]) -> list[str]:
    """A game between computer players, up to a moment or to its end."""
    from vendemmia import Game
    from vendemmia.bots import player
    from vendemmia.engine import CODES

    game, bot = Game.new(options, seed), player("normal")
    while (seat := game.state.to_move) is not None and not until(game.state):
        game.play(CODES[bot.choose(game.view(seat), Random(f"{seed}/{len(game.codes)}"))])
    return game.codes


def opened(options: Options, seed: int, until: Callable[[State], bool]) -> str:
    """The id of a new table with such a game: one person against computer players."""
    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.play.moves import open_table

    players = [SeatedPlayer(NAMES[seat], "normal" if seat else "") for seat in range(options.players)]
    return open_table(options, seed, players, codes=played(options, seed, until)).id


@contextmanager
def stage() -> Iterator[tuple[Browser, Callable[[], str]]]:
    """A browser, and a function that starts a server on the tables opened so far and gives its address."""
    chromium = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        os.environ["VENDEMMIA_HOME"] = home
        os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.site.settings"
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"  # Playwright has an event loop in this thread.
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0)
        servers: list[subprocess.Popen[bytes]] = []
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            yield browser, lambda: _served(servers)
        finally:
            browser.close()
            for server in servers:
                server.send_signal(signal.SIGINT)
                server.wait(timeout=30)


def _served(servers: list[subprocess.Popen[bytes]]) -> str:
    command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - this Python
    servers.append(server)
    assert server.stdout is not None
    found = re.search(rb"http://[\d.:]+", server.stdout.readline())
    assert found, "the server did not start"
    return found[0].decode()
