"""Draw the icons of the web app: SVG from the drawing below, PNG from that by a real browser.

    python scripts/icons.py

`any` has rounded corners; `maskable` fills its square, with all that matters inside the circle that every system shows.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

FOLDER: Final = Path(__file__).parents[1] / "src" / "vendemmia" / "web" / "static" / "vendemmia" / "app"
GRAPES: Final = ((9.5, 15), (18, 13.5), (26.5, 15), (13.7, 21.5), (22.3, 21.5), (18, 28.5))
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")


def drawing(scale: float, corner: int) -> str:
    """The logo on a hill, 512 by 512."""
    grapes = "".join(f'<circle cx="{x}" cy="{y}" r="4.1"/>' for x, y in GRAPES)
    lights = "".join(f'<circle cx="{x - 1.3:.1f}" cy="{y - 1.4:.1f}" r="1"/>' for x, y in GRAPES)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\n'
        f'<clipPath id="c"><rect width="512" height="512" rx="{corner}"/></clipPath>\n'
        '<g clip-path="url(#c)"><path fill="#F6EBD3" d="M0 0h512v512H0z"/>\n'
        '<path fill="#C9D3A0" d="M0 372c96-46 172-44 262-10 88 32 160 26 250-14v164H0z"/>\n'
        '<path fill="#8CA860" d="M0 430c110-34 196-28 290-2 82 22 150 18 222-8v92H0z"/></g>\n'
        f'<g transform="translate(256 250) scale({scale}) translate(-18.3 -17.8)" stroke="#2B2118" stroke-width="1.1" '
        'stroke-linecap="round" stroke-linejoin="round">\n'
        f'<g fill="#8A2140">{grapes}</g><g fill="#C9738A" stroke="none">{lights}</g>\n'
        '<path d="M18 9.5V3.6M18 7c2-4 6.5-5 11-3.5C27.5 8 23 10 18 7z" fill="#7E9A4B" stroke-width="1.4"/></g>\n'
        "</svg>\n"
    )


ICONS: Final = (("icon", 11.6, 116, (192, 512)), ("maskable", 9.4, 0, (512,)), ("touch", 11.0, 0, (180,)))
"""Name, scale of the logo, radius of the corners, and the sizes in pixels."""


def main() -> None:
    chromium = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    FOLDER.mkdir(exist_ok=True)
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
