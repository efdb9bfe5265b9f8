"""Take the screenshots in docs/screenshots, which the README shows: the main pages in a real browser.

Computer players play the games from fixed seeds, so the pictures are the same every time.

    python scripts/screenshots.py [FOLDER]
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

    from vendemmia.engine import Options

ROOT = Path(__file__).parents[1]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
EVERYTHING = frozenset({"extended_board", "special_workers", "structure_cards"})


class Shot(NamedTuple):
    name: str
    path: str
    """The address, with {base}, {tuscany}, {solo} or {over} for the tables of those games."""
    size: ViewportSize = WIDE
    theme: str = "light"
    press: str = ""
    """What to click before taking the picture."""


SHOTS = (
    Shot("home", "/"),
    Shot("table", "/tables/{base}/"),
    Shot("table-dark", "/tables/{base}/", theme="dark"),
    Shot("table-phone", "/tables/{base}/", PHONE),
    Shot("why-not", "/tables/{base}/", press="#table [aria-disabled=true][popovertarget]:visible"),
    Shot("tuscany", "/tables/{tuscany}/"),
    Shot("solo", "/tables/{solo}/"),
    Shot("result", "/tables/{over}/result"),
    Shot("replay", "/tables/{over}/replay/?ply=120&view=open"),
    Shot("cards", "/cards/?kind=summer"),
)


def played(options: Options, seed: int, season: int, year: int, plies: int = 0) -> list[str]:
    """A game between computer players, up to a placement by the first seat in a season of a year, or to its end."""
    from vendemmia import Game
    from vendemmia.bots import player
    from vendemmia.engine import CODES
    from vendemmia.engine.season import PlacementSeason

    game, bot = Game.new(options, seed), player("normal")
    while (seat := game.state.to_move) is not None:
        node = game.state.stack[-1].node
        asked = (
            seat == 0 and isinstance(node, PlacementSeason) and node.season == season and len(game.state.codes()) > 6
        )
        if asked and game.state.year == year and len(game.codes) >= plies:
            break
        game.play(CODES[bot.choose(game.view(seat), Random(f"{seed}/{len(game.codes)}"))])
    return game.codes


def tables() -> dict[str, str]:
    """Create the tables in the database of the data folder."""
    import django

    django.setup()
    from django.core.management import call_command

    from vendemmia import Options
    from vendemmia.web.seating import Player
    from vendemmia.web.tables import open_table

    call_command("migrate", verbosity=0)

    def opened(options: Options, seed: int, season: int, year: int) -> str:
        names = ("Livia", "Otto", "Marta", "Bruno")
        players = [Player(names[seat], "normal" if seat else "") for seat in range(options.players)]
        return open_table(options, seed, players, codes=played(options, seed, season, year)).id

    return {
        "base": opened(Options(players=3), 11, 1, 4),
        "tuscany": opened(Options(players=3, modules=EVERYTHING), 5, 2, 5),
        "solo": opened(Options(players=1, solo="normal"), 3, 1, 4),
        "over": opened(Options(players=3), 12, 0, 99),
    }


def take(browser: Browser, address: str, shot: Shot, names: dict[str, str], folder: Path) -> None:
    context = browser.new_context(
        viewport=shot.size,
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address + shot.path.format(**names))
    page.wait_for_timeout(400)
    if shot.press:
        page.locator(shot.press).first.click(force=True)  # Greyed-out buttons can be clicked too.
        page.wait_for_timeout(200)
    page.screenshot(path=folder / f"{shot.name}.png")
    context.close()
    print(f"{shot.name}.png")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("VENDEMMIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as home:
        os.environ["VENDEMMIA_HOME"] = home
        os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.settings"
        names = tables()
        command = [sys.executable, "-m", "vendemmia", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - this Python
        try:
            assert server.stdout is not None
            found = re.search(rb"http://[\d.:]+", server.stdout.readline())
            assert found, "the server did not start"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                for shot in SHOTS:
                    take(browser, found[0].decode(), shot, names, folder)
                browser.close()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
