"""The estate between the sizes that have a test of their own: every width of phones and tablets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.repeating import LONG_RUN

from ..played_scenes import BASE, EVERYTHING, SIX, places
from .judging import poor_contrasts
from .measuring import resize
from .test_estate import DRAWN, SEASONS, draw
from .test_layout import STILL, draw_scene

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from vendemmia.engine import Options

STEP = 8 if LONG_RUN else 40
HELD_SIDEWAYS, PHONE, TABLET, LOW_TABLET = 375, 740, 1100, 760
WINDOWS = (
    *((width, PHONE) for width in range(320, 600, STEP)),
    *((width, TABLET) for width in range(600, 1280, STEP)),
    *((width, LOW_TABLET) for width in range(600, 1280, STEP)),
    *((width, HELD_SIDEWAYS) for width in range(568, 960, STEP)),
)
GAMES = {"two": BASE, "six with all modules": EVERYTHING, **({"six": SIX} if LONG_RUN else {})}
ALL_LIGHTS = (*SEASONS, "dusk")
LIGHTS = {(390, 844): ALL_LIGHTS, (820, 1180): ["winter"], (844, 390): ["summer"], (1440, 900): ["dusk", "fall"]}
"""Lights in which a usual run looks at a size: at all sizes the same words have the same colours."""
OVERLAPS = """() => {
  const found = [], W = innerWidth, box = e => e.getBoundingClientRect();
  const name = e => e.innerText.replace(/\\s+/g, ' ').slice(-60);
  if (document.documentElement.scrollWidth > W) found.push(`sideways: ${document.documentElement.scrollWidth}`);
  for (const slot of document.querySelectorAll('.tile .slot')) {
    if (!slot.checkVisibility()) continue;
    const a = box(slot), b = box(slot.closest('.tile'));
    if (a.left < b.left || a.right > b.right || a.bottom > b.bottom) found.push(`outside its action: ${name(slot)}`);
  }
  const answers = [...document.querySelectorAll('.stage button[name=code]')].filter(e => e.checkVisibility());
  for (const [i, one] of answers.entries()) for (const other of answers.slice(i + 1)) {
    const a = box(one), b = box(other);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const deep = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && deep > 1) found.push(`over each other: ${name(one)} | ${name(other)}`);
  }
  return found;
}"""
ROAD = """() => {
  const found = [], box = e => e.getBoundingClientRect();
  const head = box(document.querySelector(".skyline"));
  const below = Math.min(...[...document.querySelectorAll('.stage, .prompt h1')].map(box).map(b => b.top)
    .filter(top => top > 20));
  const [miles, goers] = ['.mile', '.goer'].map(some => [...document.querySelectorAll(some)].map(box));
  if (!miles.length || !goers.length) found.push('there is no road');
  for (const b of [...miles, ...goers])
    if (b.left < head.left || b.right > head.right || b.bottom > below)
      found.push(`out of sight: ${b.left}, ${b.bottom}`);
  const level = Object.groupBy(document.querySelectorAll('.goer'), piece => piece.style.left);
  for (const pieces of Object.values(level)) {
    const lefts = pieces.map(piece => box(piece).left).sort((a, b) => a - b);
    if (lefts.some((left, i) => i && left - lefts[i - 1] < 9.5)) found.push('a piece hides another');
  }
  for (const b of goers) if (b.height < 19) found.push(`a piece of ${b.height} pixels`);
  return found;
}"""


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_width_is_too_narrow(page: Page, game: Options) -> None:
    """Nothing scrolls sideways, no space leaves its action, and no two answers lie over each other."""
    draw_scene(page, game, places)
    found: list[str] = []
    for width, height in WINDOWS:
        resize(page, width, height)
        found += [f"{width} by {height}: {problem}" for problem in page.evaluate(OVERLAPS)]
    assert found == []


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
def test_the_road_is_in_sight_at_every_size(page: Page) -> None:
    """All pieces, also where they crowd, and all milestones, above what the page says."""
    draw_scene(page, SIX, places)
    found: list[str] = []
    for width, height in (*WINDOWS, (360, 640), (820, 1180), (1024, 768), (844, 390), (1440, 900)):
        resize(page, width, height)
        found += [f"{width} by {height}: {problem}" for problem in page.evaluate(ROAD)]
    assert found == []


@pytest.mark.parametrize("options", [DRAWN], ids=["drawn pages"])
@pytest.mark.parametrize("size", LIGHTS, ids=str)
def test_words_on_the_land_can_be_read_in_every_light(page: Page, size: tuple[int, int]) -> None:
    """What lies on the sky and on the ground: the head, the road, the vineyard."""
    draw(page, EVERYTHING)
    resize(page, *size)
    page.evaluate("document.getElementById('tab-vineyard').checked = true")
    found: list[str] = []
    for season in ALL_LIGHTS if LONG_RUN else LIGHTS[size]:
        page.evaluate("season => { document.getElementById('table').dataset.season = season }", season)
        found += [f"{season}: {problem}" for problem in poor_contrasts(page, "#table", ("light", "dark"))]
    assert found == []
