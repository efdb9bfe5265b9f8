"""No text of the pages around the table is smaller than 12 px, also in charts, at any width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.repeating import LONG_RUN

from ..scenes import CORPUS
from ..serving import Server
from .measuring import resize
from .playing import upload

PAGES = ("/", "/campaign", "/statistics", "/settings", "/daily", "/guide", "/keys", "/rules/", "/new", "/companion/")
ALL_WIDTHS = (320, 360, 390, 479, 600, 700, 761, 820, 901, 1024, 1100, 1280, 1440, 1920)
WIDTHS = ALL_WIDTHS if LONG_RUN else (320, 479, 761, 901, 1440)
"""A usual run takes the narrowest of each layout."""
SMALLEST = 12
SMALL = """(smallest) => {
  const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
    if (!text || !element.checkVisibility() || element.closest('.sr, script, style, title, desc, option')) continue;
    const svg = element.closest('svg'), matrix = svg && element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest - .05) found.add(`${element.closest('[class]')?.className?.baseVal ??
      element.closest('[class]')?.className}: ${text.slice(0, 24)} ${size.toFixed(1)}`);
  }
  return [...found].slice(0, 8);
}"""


def too_small(page: Page) -> list[str]:
    found = []
    for width in WIDTHS:
        resize(page, width, 900)
        found += [f"{page.url} at {width}: {each}" for each in page.evaluate(SMALL, SMALLEST)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_letters_of_a_page_have_at_least_twelve_pixels(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.address}{path}")
    assert "\n".join(too_small(page)) == ""


@pytest.mark.usefixtures("server")
def test_letters_of_a_result_have_at_least_twelve_pixels(page: Page) -> None:
    """With all its charts: points by source, over the years, and the course."""
    upload(page, CORPUS / "base-3-4.json")
    page.wait_for_url("**/tables/*/**")
    page.goto(f"{page.url.partition('/replay')[0].rstrip('/')}/result")
    assert page.locator(".chart").count() > 1
    assert "\n".join(too_small(page)) == ""
