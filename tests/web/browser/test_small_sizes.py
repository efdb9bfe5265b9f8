"""The estate between the sizes that have a test of their own: every width from a small phone to a large screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.repeating import LONG_RUN
from vendemmia.engine import MODULES, Options
from vendemmia.locale import languages

from ..played_scenes import BASE, EVERYTHING, SIX, discards_of_many, holds_many, places, played_by_some_seed
from ..scenes import table_text
from .faults import swept
from .judging import poor_contrasts
from .measuring import resize
from .test_estate import DRAWN, SEASONS, draw
from .test_layout import STILL, draw_scene

if TYPE_CHECKING:
    from playwright.sync_api import Page

STEP = 8 if LONG_RUN else 40
EVERY = [(width, height) for width in range(320, 1921, 8) for height in (640, 719, 720, 820, 900, 1059, 1060, 1180)]
TUSCANY_OF_TWO = Options(players=2, modules=frozenset(MODULES))
GAMES = {"two": BASE, "six": SIX, "two with all modules": TUSCANY_OF_TWO, "six with all modules": EVERYTHING}
MANY = (holds_many, discards_of_many)
SWEEPS: Final = [
    (game, language, wanted)
    for at, language in enumerate(sorted(languages()))
    for number, game in enumerate(GAMES)
    for way, wanted in enumerate(MANY)
    if LONG_RUN or (number, way) == (at % 4, at // 4 % 2)
]
"""Which game, in which language, at which question; a usual run has each game and each language, at some sizes."""
HELD_SIDEWAYS, PHONE, TABLET, LOW_TABLET = 375, 740, 1100, 760
WINDOWS = (
    *((width, PHONE) for width in range(320, 600, STEP)),
    *((width, TABLET) for width in range(600, 1280, STEP)),
    *((width, LOW_TABLET) for width in range(600, 1280, STEP)),
    *((width, HELD_SIDEWAYS) for width in range(568, 960, STEP)),
)
ALL_LIGHTS = (*SEASONS, "dusk")
LIGHTS = {(390, 844): ALL_LIGHTS, (820, 1180): ["winter"], (844, 390): ["summer"], (1440, 900): ["dusk", "fall"]}
"""Lights in which a usual run looks at a size: at all sizes the same words have the same colours."""
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
@pytest.mark.parametrize("number", range(len(SWEEPS)), ids=[f"{game}-{language}" for game, language, _ in SWEEPS])
def test_no_size_has_a_fault(page: Page, number: int) -> None:
    """Nothing scrolls sideways, leaves its action, lies over another answer or text, or is cut, in any part of it.

    Ten cards in hand, and the tutor beside them.
    """
    name, language, wanted = SWEEPS[number]
    game = played_by_some_seed(GAMES[name], wanted)
    text = table_text(game, game.to_move, language=language, taught=True)
    assert "\n".join(swept(page, text, EVERY if LONG_RUN else EVERY[number :: len(EVERY) // 7])) == ""


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
