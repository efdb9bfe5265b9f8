"""The table as an estate: no blank board, light only where one may press, the same places in every season and light."""

from __future__ import annotations

import base64
import re
from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.repeating import LONG_RUN
from vendemmia.engine import MODULES, Options
from vendemmia.web.drawings.sprites import symbols

from ..played_scenes import BASE, EVERYTHING, places, played_until
from ..scenes import table_text
from .measuring import resize

DRAWN = {"java_script_enabled": False}
"""Pages that are drawn here and know nothing of a server."""
DESKS = ((1280, 720), (1440, 900), (1920, 1080))
MOST_PLAIN = 0.2
ALL_BOARDS = {
    f"{players} at the {name} board": Options(players=players, modules=frozenset(modules))
    for players in (2, 3, 4, 6)
    for name, modules in (("base", ()), ("extended", MODULES))
}
BOARDS = [*ALL_BOARDS][:: 1 if LONG_RUN else len(ALL_BOARDS) - 1]
"""The smallest board and the largest; a long run looks at all."""
SEASONS = ("spring", "summer", "fall", "winter")
MOST_SHAPES = 9_000
PLAIN = """async shot => {
  const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes])), side = 16, near = 6;
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  let plain = 0, all = 0;
  for (let y = 0; y + side <= picture.height; y += side)
    for (let x = 0; x + side <= picture.width; x += side, all++) {
      const { data } = canvas.getImageData(x, y, side, side);
      const least = [255, 255, 255], most = [0, 0, 0];
      for (let at = 0; at < data.length; at++) if (at % 4 < 3) {
        least[at % 4] = Math.min(least[at % 4], data[at]);
        most[at % 4] = Math.max(most[at % 4], data[at]);
      }
      plain += most.every((value, at) => value - least[at] <= near);
    }
  return plain / all;
}"""
"""The share of blocks of 16 by 16 px whose colours are nearly one."""
BOXES = """() => [...document.querySelectorAll(
    '.slot, .tile, .stc, .field, .vine, .hc, .rival, .wake li, .w74 td, .pad td, .deck, .goer, .mile')]
  .map(each => [each.className.baseVal ?? each.className, ...Object.values(each.getBoundingClientRect().toJSON())
    .map(value => Math.round(4 * value) / 4)].join(' '))"""
LIT = """() => {
  const there = [...document.querySelectorAll('#table *')].filter(each => each.checkVisibility());
  const shadows = () => there.map(each => getComputedStyle(each).boxShadow);
  const before = shadows();
  document.documentElement.style.setProperty('--glow', 'red');
  const after = shadows();
  const name = each => each.outerHTML.slice(0, 120);
  const lit = there.filter((_, at) => before[at] !== after[at]);
  return {
    lit: lit.length, open: there.filter(each => each.matches('.slot.legal:not(.take)')).length,
    wrong: lit.filter(each => !each.matches('.legal, .btn.go, .hc:has(.goes), .hc.legal')).map(name),
    dark: there.filter(each => each.matches('.slot.legal') && !lit.includes(each)).map(name),
  };
}"""
"""What depends on the colour of sunlight: how many things, those that may not, and open spaces that do not."""
PAINTED = """() => [...document.querySelectorAll('#table use')].filter(each => each.checkVisibility())
  .map(each => each.getAttribute('href').replace(/^.*[/]drawings[/]([^?]+)[^#]*/, '$1'))"""


def draw(page: Page, options: Options) -> None:
    game = played_until(options, places)
    if page.url == "about:blank":
        page.goto("/health")
    page.set_content(table_text(game, game.to_move))
    page.evaluate("document.fonts.ready.then(() => window.draw?.(true))")


def turn_to(page: Page, season: str, theme: str) -> None:
    page.evaluate(
        "([season, theme]) => { document.getElementById('table').dataset.season = season;"
        " document.documentElement.dataset.theme = theme }",
        [season, theme],
    )


@pytest.mark.parametrize("options", [DRAWN], ids=["static pages"])
@pytest.mark.parametrize("board", BOARDS)
def test_little_of_the_season_board_is_blank(page: Page, board: str) -> None:
    """Without the grain of the paper, which would hide it."""
    draw(page, ALL_BOARDS[board])
    page.evaluate("document.documentElement.style.setProperty('--grain', 'linear-gradient(transparent, transparent)')")
    shares = {}
    for size in DESKS:
        resize(page, *size)
        shot = page.locator(".season.now").screenshot(animations="disabled")
        shares[size] = page.evaluate(PLAIN, base64.b64encode(shot).decode())
    assert {size: share for size, share in shares.items() if share > MOST_PLAIN} == {}


@pytest.mark.parametrize("options", [DRAWN], ids=["static pages"])
@pytest.mark.parametrize("game", [BASE, EVERYTHING], ids=["two players", "six with all modules"])
def test_season_and_light_change_colours_only(page: Page, game: Options) -> None:
    draw(page, game)
    resize(page, 1440, 900)
    seen = set()
    for season in SEASONS:
        for theme in ("light", "dark"):
            turn_to(page, season, theme)
            seen.add("\n".join(page.evaluate(BOXES)))
    assert len(seen) == 1


@pytest.mark.parametrize("options", [DRAWN], ids=["static pages"])
@pytest.mark.parametrize("game", [BASE, EVERYTHING], ids=["two players", "six with all modules"])
def test_only_what_may_be_pressed_lies_in_the_sun(page: Page, game: Options) -> None:
    """Every open space does, and nothing closed, taken or printed."""
    draw(page, game)
    resize(page, 1440, 900)
    found = page.evaluate(LIT)
    assert found["lit"] >= found["open"] > 3
    assert found["wrong"] == []
    assert found["dark"] == []


@pytest.mark.parametrize("options", [DRAWN], ids=["static pages"])
def test_nothing_moves_at_rest_but_the_windmill(page: Page) -> None:
    draw(page, BASE)
    resize(page, 1440, 900)
    running = "document.getAnimations().map(each => each.effect.target.getAttribute('class'))"
    page.emulate_media(reduced_motion="no-preference")
    assert all("sails" in name for name in page.evaluate(running))
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(running) == []


@pytest.mark.parametrize("options", [DRAWN], ids=["static pages"])
def test_few_shapes_are_painted_and_all_drawings_are_decoration(page: Page) -> None:
    """A drawing that tells something has its words beside it."""
    draw(page, EVERYTHING)
    resize(page, 1440, 900)
    used = Counter(page.evaluate(PAINTED))
    shapes = {name: len(re.findall(r"<(?!symbol|/)", _symbol(name))) for name in used}
    assert sum(shapes[name] * count for name, count in used.items()) < MOST_SHAPES
    told = "each => !each.closest('[aria-hidden=true], [role=img]')"
    assert page.evaluate(f"[...document.querySelectorAll('svg')].filter({told}).length") == 0


def _symbol(name: str) -> str:
    sprite, _, id = name.partition("#")
    return symbols(sprite)[id]
