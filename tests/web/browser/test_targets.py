"""What a finger presses on the pages around the table is at least 40 px high and wide, where there may be fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ..scenes import CORPUS
from ..serving import Server
from .measuring import resize
from .playing import upload

PAGES = ("/", "/cards/", "/rules/", "/rules/PLANT-2", "/settings", "/daily", "/guide", "/statistics")
WIDTHS = (600, 820, 1024, 1279)
LEAST = 40
SMALL = """least => {
  const found = new Set(), pressed = 'a, button, label:has(input), select, summary';
  const isPressed = e => e.checkVisibility() && !e.closest('.sr, .skip, [popover]:not(:popover-open, .tools), .field');
  for (const e of [...document.querySelectorAll(pressed)].filter(isPressed)) {
    const { width, height } = e.getBoundingClientRect(), { display, clipPath } = getComputedStyle(e);
    const isInText = display === 'inline' || e.matches('.ref');
    if (isInText || clipPath.startsWith('inset') || width < 2 || Math.min(width, height) > least - .5) continue;
    found.add(`${e.className || e.tagName} ${width.toFixed()} by ${height.toFixed()}: ${e.innerText.slice(0, 24)}`);
  }
  return [...found].slice(0, 8);
}"""


def too_small(page: Page) -> list[str]:
    found = []
    for width in WIDTHS:
        resize(page, width, 900)
        found += [f"{page.url} at {width}: {each}" for each in page.evaluate(SMALL, LEAST)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_fingers_meet_what_they_press(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.address}{path}")
    assert "\n".join(too_small(page)) == ""


@pytest.mark.usefixtures("server")
def test_fingers_meet_what_they_press_on_a_result(page: Page) -> None:
    upload(page, CORPUS / "base-3-4.json")
    page.wait_for_url("**/tables/*/**")
    page.goto(f"{page.url.partition('/replay')[0].rstrip('/')}/result")
    assert "\n".join(too_small(page)) == ""
