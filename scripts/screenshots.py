"""Take the screenshots in docs/screenshots, which the README shows: the main pages in a real browser.

    python scripts/screenshots.py [FOLDER] [NAME ...]

Names take only those. `scripts/animation.py` makes the moving picture.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.stage import EVERYTHING, PICTURES, asks, never, opened, placing, stage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

WIDE: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 1280, "height": 720}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


class Shot(NamedTuple):
    name: str
    path: str
    """The address, with {base}, {tuscany}, {star}, {six}, {solo} or {over} for the tables of those games."""
    size: ViewportSize = WIDE
    theme: str = "light"
    press: str = ""
    """What to press before taking the picture."""
    wait: str = ""
    """What has to be there then."""


SHOTS = (
    Shot("home", "/"),
    Shot("table", "/tables/{base}/"),
    Shot("table-dark", "/tables/{base}/", theme="dark"),
    Shot("table-small", "/tables/{base}/", SMALL),
    Shot("table-phone", "/tables/{base}/", PHONE),
    Shot("table-landscape", "/tables/{base}/", LANDSCAPE),
    Shot("table-tablet", "/tables/{base}/", TABLET),
    Shot(
        "why-not", "/tables/{base}/", press="#table [aria-disabled=true][popovertarget]:visible", wait=":popover-open"
    ),
    Shot("hint", "/tables/{base}/", press="#hint-tool", wait="#hints .tipped"),
    Shot("tuscany", "/tables/{tuscany}/"),
    Shot("map", "/tables/{star}/", LAPTOP),
    Shot("six-players", "/tables/{six}/", LAPTOP),
    Shot("solo", "/tables/{solo}/"),
    Shot("tutor", "/guide", press="form[action='/guide'] button >> nth=0", wait=".tutor"),
    Shot("result", "/tables/{over}/result"),
    Shot("replay", "/tables/{over}/replay/?ply=120&view=open"),
    Shot("cards", "/cards/?kind=summer"),
)


def tables() -> dict[str, str]:
    """The games that the pictures show, by name."""
    from vendemmia import Options

    return {
        "base": opened(Options(players=3), 11, placing(1, 4)),
        "tuscany": opened(Options(players=3, modules=EVERYTHING), 5, placing(2, 5)),
        "star": opened(Options(players=4, modules=EVERYTHING), 6, asks("star", 3)),
        "six": opened(Options(players=6, modules=EVERYTHING), 9, placing(1, 4)),
        "solo": opened(Options(players=1, solo="normal"), 3, placing(1, 4)),
        "over": opened(Options(players=3), 12, never),
    }


def take(browser: Browser, address: str, shot: Shot, names: dict[str, str], folder: Path) -> None:
    context = browser.new_context(
        viewport=shot.size,
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(address + shot.path.format(**names))
    if shot.press:
        page.locator(shot.press).first.click(force=True)  # Greyed buttons can be pressed too.
    if shot.wait:
        page.locator(shot.wait).first.wait_for()
    page.wait_for_load_state("load")
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{shot.name}.png")
    context.close()
    print(f"{shot.name}.png")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    wanted = set(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    with stage() as (browser, serve):
        names = tables()
        address = serve()
        for shot in SHOTS:
            if not wanted or shot.name in wanted:
                take(browser, address, shot, names, folder)


if __name__ == "__main__":
    main()
