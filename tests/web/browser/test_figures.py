"""The sprite of the figures in a browser: drawings from a file of their own take the colours of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

from vendemmia.web import middleware
from vendemmia.web.show.figures import FRAME, figure

from ...waiting import until
from ..test_figures import CARDS, SPRITE, STATIC
from .windows import PATIENCE


def drawn(kind: str, id: str, sprite_address: str) -> str:
    uses = "".join(
        f'<use href="{sprite_address}#{part.symbol}" x="{part.x}" y="{part.y}" width="{part.size}"'
        f' height="{part.size}" '
        + " ".join(f'{name}="{escape(value)}"' for name, value in part.attributes.items())
        + "/>"
        for part in figure(kind, id)
    )
    return (
        f'<svg width="48" height="48" viewBox="0 0 {FRAME} {FRAME}" fill="none" stroke="var(--piece-line)"'
        f' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{uses}</svg>'
    )


class Pages(SimpleHTTPRequestHandler):
    """Serves a folder with the policy of our pages."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", middleware.POLICY)
        super().end_headers()

    def log_message(self, *_words: object) -> None:
        """Nothing to say."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder and the address at which its files are served."""
    shutil.copy(SPRITE, tmp_path)
    shutil.copy(STATIC / "css" / "tokens.css", tmp_path)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(tmp_path)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield tmp_path, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def all_figures(schemes: tuple[str, ...], sprite_address: str, inside: str = "") -> str:
    """All figures, once in each colour scheme."""
    figures = "".join(drawn(kind, id, sprite_address) for kind, ids in CARDS.items() for id in ids)
    sections = "".join(f'<section style="color-scheme: {scheme}">{figures}</section>' for scheme in schemes)
    head = '<title>figures</title><link rel="stylesheet" href="tokens.css">'
    return f'<!doctype html><html lang="en">{head}{sections}{inside}</html>'


def test_the_sprite_works_from_its_own_file_in_light_and_dark(folder: tuple[Path, str], chromium: Browser) -> None:
    """Drawn from the file, figures look as if the symbols stood in the page: colours reach into them."""
    path, address = folder
    inside = SPRITE.read_text(encoding="utf-8").replace("<svg ", '<svg width="0" height="0" viewBox="0 0 99 99" ')
    pages = {
        "from_file": all_figures(("light", "dark"), "figures.svg"),
        "inside": all_figures(("light", "dark"), "", inside.replace("</svg>", '<path d="M0 0h99"/></svg>')),
        "light": all_figures(("light", "light"), "figures.svg"),
    }
    for name, text in pages.items():
        (path / f"{name}.html").write_text(text, encoding="utf-8")
    page = chromium.new_page(viewport={"width": 900, "height": 950})
    page.set_default_timeout(PATIENCE)

    def picture(name: str) -> bytes:
        page.goto(f"{address}/{name}.html")
        page.wait_for_function("[...document.querySelectorAll('svg')].every(svg => svg.getBBox().width > 40)")
        return page.screenshot()

    # On a busy machine a picture may lack what has just come: look again.
    until(lambda: picture("from_file") == picture("inside"), "that both look the same")
    assert picture("light") != picture("inside")
    page.close()
