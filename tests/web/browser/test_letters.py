"""Letters of twice the usual size, as a reader may set them in the browser: the layout is that of half the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from ..played_scenes import BASE, EVERYTHING, asks_about_a_card, places
from ..serving import Server
from .conftest import CHROMIUM
from .test_layout import ONE_OF_EACH, STILL, draw_scene, problems
from .windows import Windows

TWICE = [(2 * width, 2 * height) for width, height in ONE_OF_EACH]


@pytest.fixture
def windows(chromium: Browser, server: Server) -> Iterator[Windows]:
    """Those of a browser that is set to larger letters."""
    arguments = ["--no-sandbox", "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=arguments)
    yield Windows(browser, server.address)
    browser.close()


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
def test_doubled_letters_have_room(page: Page) -> None:
    found: list[str] = []
    for game in (BASE, EVERYTHING):
        for wanted in (places, asks_about_a_card):
            draw_scene(page, game, wanted)
            found += [f"{wanted.__name__}: {problem}" for problem in problems(page, *TWICE)]
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert found == []
