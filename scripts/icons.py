"""Draw the icons of the web app: SVG from the kit of drawings, PNG from that by a real browser; and the sign of a tab.

    python scripts/icons.py

`any` has rounded corners; `maskable` fills its square, with all that matters inside the circle that every system shows.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

STATIC: Final = Path(__file__).parents[1] / "src" / "vendemmia" / "web" / "static" / "vendemmia"
FOLDER: Final = STATIC / "app"
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")


def drawing(scale: float, corner: int) -> str:
    """The logo in front of a hill with vine rows, 512 by 512."""
    from vendemmia.web.drawings.shapes import circle, group, line, moved, path, rect
    from vendemmia.web.drawings.things.emblem import emblem
    from vendemmia.web.drawings.trees import cypress

    rows = "".join(f"M{256 + 14 * k} 330L{256 + 92 * k} 520" for k in range(-5, 6))
    land = (
        rect(0, 0, 512, 512, "sky2")
        + "".join(rect(0, 0, 512, 60 + 50 * k, "sky1", opacity=0.28) for k in range(4))
        + circle(378, 176, 92, "sun", 0.3)
        + circle(378, 176, 62, "sun")
        + path("M0 290C110 220 210 236 300 262S450 290 512 246V512H0z", "far")
        + cypress(60, 290, 96)
        + cypress(100, 276, 70)
        + path("M0 352C120 312 380 312 512 352V512H0z", "near")
        + line(rows, "row", 16)
    )
    bunch = group(emblem(), moved(256 - 12 * scale, 262 - 11.6 * scale, scale))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<clipPath id="c"><rect width="512" height="512" rx="{corner}"/></clipPath>'
        f'<g clip-path="url(#c)">{_painted(land)}</g>{_painted(bunch)}</svg>\n'
    )


def sign() -> str:
    """The grapes alone, for the tab of a browser."""
    from vendemmia.web.drawings.things.emblem import emblem

    bunch = _painted(emblem())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{bunch}</svg>\n'


def _painted(drawn: str) -> str:
    from vendemmia.web.show.result.picture_style import painted

    return painted(drawn)


ICONS: Final = (("icon", 19.5, 116, (192, 512)), ("maskable", 14.5, 0, (512,)), ("touch", 18.5, 0, (180,)))
"""Name, scale of the logo, radius of the corners, and the sizes in pixels."""


def main() -> None:
    chromium = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    FOLDER.mkdir(exist_ok=True)
    (STATIC / "favicon.svg").write_text(sign(), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, scale, corner, sizes in ICONS:
            text = drawing(scale, corner)
            if name == "icon":
                (FOLDER / "icon.svg").write_text(text, encoding="utf-8")
            for size in sizes:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{text}")
                page.screenshot(path=FOLDER / f"{name}-{size}.png", omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
