"""The column beside the board: every rival whole, then the card played last and the log, as far as there is room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from vendemmia.engine import Options

from ..played_scenes import EVERYTHING, places
from .test_layout import STILL, open_scene

DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
CRAMPED = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const box = element => element.getBoundingClientRect();
  const wrong = [];
  for (const rival of document.querySelectorAll('.rival')) {
    const [name] = rival.querySelectorAll('.r-h > b');
    if (name.scrollWidth > name.clientWidth) wrong.push(`${name.textContent} is cut`);
    const parts = [...rival.querySelectorAll('.r-h > b, .r-s > *, .cards > *, .sts')]
      .filter(part => part.checkVisibility());
    parts.forEach((one, at) => parts.slice(at + 1).forEach(other => {
      if (over(box(one), box(other))) wrong.push(`${name.textContent}: ${one.className} and ${other.className}`);
    }));
    const edge = box(rival).right + 1;
    for (const part of parts) {
      if (box(part).right > edge) wrong.push(`${name.textContent}: ${part.className} sticks out`);
    }
  }
  for (const more of document.querySelectorAll('.spw .more')) {
    const panel = box(more.closest('.spw'));
    if (box(more).right > panel.right - 3 || over(box(more), box(more.parentElement.querySelector('b'))))
      wrong.push('what a special worker does');
  }
  for (const gain of document.querySelectorAll('.tile .slot > .gain')) {
    if (!gain.checkVisibility()) continue;
    const [slot, ...parts] = [gain.parentElement, ...gain.children].map(box);
    const out = part => part.top < slot.top - 2 || part.bottom > slot.bottom + 2;
    if (parts.some(out)) wrong.push('an outcome sticks out');
  }
  const dug = document.querySelector('.tier td').getBoundingClientRect().left;
  for (const name of document.querySelectorAll('.wine th[scope=row] span')) {
    if (box(name).right > dug) wrong.push(`${name.textContent} lies over the cellar`);
  }
  return wrong;
}"""


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
def test_three_players_have_room_and_nothing_is_said_twice(page: Page) -> None:
    open_scene(page, Options(players=3), places)
    for size, card, log in (((1280, 720), False, False), ((1440, 900), True, False), ((2560, 1440), True, True)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        cut = page.locator(".rivals").evaluate("panel => panel.scrollHeight > panel.clientHeight + 1")
        assert not cut, size
        expect(page.locator(".lastcard")).to_be_visible(visible=card)
        expect(page.locator(".log")).to_be_visible(visible=log)
        headings = [text for text in page.locator("h2:visible").all_inner_texts() if text.strip()]
        assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
def test_six_players_with_all_modules_have_room(page: Page) -> None:
    """The rows of the rivals, the special workers, the names of the wines: whole, and none over another."""
    open_scene(page, EVERYTHING, places)
    wrong = []
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width} by {height}: {problem}" for problem in page.evaluate(CRAMPED)]
    assert wrong == []
