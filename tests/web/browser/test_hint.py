"""The hint over the table: its medals are beside what they mark, and what is marked can still be pressed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from vendemmia.web.game.live_game import LiveGame

from ..elements import position
from ..serving import Server
from .playing import show, to_first_winter

COVERED = """() => [...document.querySelectorAll('.hinted .medal')].flatMap(medal => {
  if (!medal.checkVisibility()) return [];
  const circle = medal.getBoundingClientRect(), found = [];
  const texts = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.sr, .medal, [popover]') || !parent.checkVisibility()) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    for (let at = 0; at < text.data.length; at++) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = range.getBoundingClientRect();
      const far = (least, most, middle) => Math.max(least + 2 - middle, 0, middle - most + 2);
      const x = far(letter.left, letter.right, circle.left + circle.width / 2);
      const y = far(letter.top, letter.bottom, circle.top + circle.height / 2);
      if (text.data[at].trim() && Math.hypot(x, y) < circle.width / 2) found.push(text.data[at] + ' of ' + text.data);
    }
  }
  return found;
})"""
"""Letters of which more than the edge is behind a medal."""


def hinting(*codes: str) -> str:
    """A hint with these answers, as the server writes it."""
    names = {"pass": "sure"}
    tips = "".join(
        f'<li><button type="submit" form="move" name="{names.get(code, "code")}" value="{code}" class="tipped">'
        f'<span class="medal medal-{number}">{number}</span><span>why</span></button></li>'
        for number, code in enumerate(codes, 1)
    )
    return f'<section class="since hinting" id="hints" data-said=""><ol class="advice">{tips}</ol></section>'


def hint(page: Page, server: Server, game: LiveGame, *codes: str) -> list[str]:
    sent = show(page, server, game)
    page.route("**/tables/a-table/hint", lambda route: route.fulfill(body=hinting(*codes), content_type="text/html"))
    page.locator("#hint-tool").click()
    expect(page.locator(".hinted")).not_to_have_count(0)
    return sent


def building() -> LiveGame:
    game = position(2, season="summer", lira=10)
    game.play("place:build_structure:left:regular")
    return game


def test_a_marked_structure_is_pressed_as_before_and_keeps_its_name(page: Page, server: Server) -> None:
    sent = hint(page, server, building(), "structure:yoke", "structure:trellis", "structure:medium_cellar")
    assert page.evaluate(COVERED) == []
    marked = page.locator(".stc:has(.hinted)").first
    space, ring = marked.bounding_box(), marked.locator(".hinted").bounding_box()
    assert space
    assert ring
    assert ring["width"] > 0.9 * space["width"]
    marked.click()
    page.wait_for_function("document.querySelectorAll('.hinted').length === 0")
    assert len(sent) == 1


def test_medals_cover_no_letter_of_a_small_button(page: Page, server: Server) -> None:
    game = position(2, season="summer", hand=["homesteader", "sangiovese"], lira=10, vp=5)
    game.play("place:play_summer_visitor:left:regular")
    game.play("card:homesteader")
    options = [code for code in game.state.codes() if code.startswith("option:")]
    assert len(options) > 1
    hint(page, server, game, *options)
    assert page.evaluate(COVERED) == []


def test_passing_in_the_hint_takes_one_press(page: Page) -> None:
    """Before the second press that the table asks for in winter, somebody has read why."""
    person = to_first_winter(page)
    page.route("**/hint", lambda route: route.fulfill(body=hinting("pass"), content_type="text/html"))
    page.locator("#hint-tool").click()
    version = person.version()
    page.locator("#hints .tipped").click()
    page.wait_for_function("before => Number(document.getElementById('table').dataset.version) > before", arg=version)
    expect(page.locator("input[name=sure]")).to_have_count(0)
