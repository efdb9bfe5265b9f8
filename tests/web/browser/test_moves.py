"""The moves of others as a page shows them: one by one, to be skipped, and never in the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from vendemmia.web.game.live_game import LiveGame

from ..scenes import record_of, replayed, table_text
from ..serving import Server
from .playing import opened, seated, to_first_placement

MOTION = pytest.mark.parametrize("options", [{"reduced_motion": "no-preference"}])

YEAR_END = 0.6 * (2000 + 220 + 160)
"""Milliseconds at the brisk pace with up to five tokens, and its chip appears; a slow machine takes longer."""

WATCH = """() => {
  const parts = '#prompt, #since, .rival, .vineyard, .hand, .season.now';
  const box = (part) => { const at = part.getBoundingClientRect(); return [at.left, at.top, at.width, at.height] };
  const boxes = () => [...document.querySelectorAll(parts)].map(part => box(part).map(Math.round).join()).join(' ');
  const seen = window.seen = { boxes: new Set(), focus: new Set(), said: [], lira: [], sounds: [], frames: 0 };
  document.addEventListener('vendemmia:sound', event => seen.sounds.push(event.detail));
  new MutationObserver(() => {
    const said = document.querySelector('#live [data-said]')?.textContent;
    if (said && seen.said.at(-1) !== said) seen.said.push(said);
  }).observe(document.getElementById('live'), { childList: true, subtree: true, characterData: true });
  const frame = () => {
    if (document.documentElement.classList.contains('moves-shown')) {
      seen.frames += 1;
      seen.boxes.add(boxes());
      seen.focus.add(document.activeElement.id || document.activeElement.tagName);
      const lira = document.querySelector('.rival.p2 .n-lira').textContent.trim();
      if (seen.lira.at(-1) !== lira) seen.lira.push(lira);
    } else if (seen.frames && !seen.after) {
      seen.after = boxes();
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def open_before(page: Page, server: Server, file: str, plies: int, *, waits: bool = False) -> None:
    """The page of the first seat before its last decision in a recorded game.

    Any answer leads to the end of it, or first to a page that waits for the others; then `look_again` leads there.
    """
    after = replayed(record_of(file), plies)
    last = max(ply for ply, decider in enumerate(after.deciders) if decider == 0)
    before = replayed(record_of(file), last)
    here = f"{server.address}/tables/a-table/"

    first = replayed(record_of(file), last + 1) if waits else after
    parts = {game.plies: table_text(game, 0, whole=False) for game in (first, after)}

    def part(route: Route, game: LiveGame) -> None:
        headers = {"Vendemmia-Version": str(game.plies)}
        route.fulfill(body=parts[game.plies], content_type="text/html", headers=headers)

    def look(route: Route) -> None:
        until = re.search(r"until=(\d+)", route.request.url)
        if until:
            past = replayed(record_of(file), int(until[1]))
            route.fulfill(body=table_text(past, 0, told=True, whole=False), content_type="text/html")
        elif "hx-request" in route.request.headers:
            part(route, after)
        else:
            route.fulfill(body=table_text(before, 0), content_type="text/html")

    page.route(re.compile(f"{re.escape(here)}(\\?until=\\d+)?$"), look)
    page.route(f"{here}stream*", lambda route: route.fulfill(body="", content_type="text/event-stream"))
    page.route(f"{here}play", lambda route: part(route, first))
    page.goto(here)


def look_again(page: Page) -> None:
    page.evaluate("htmx.ajax('GET', location.pathname, { target: '#table', swap: 'outerMorph' })")


def answer(page: Page) -> None:
    page.locator("#table button[name=code]:visible").first.click()


def of(page: Page, what: str) -> Any:
    return page.evaluate(f"() => {{ const {{ seen }} = window; return {what} }}")


@MOTION
def test_moves_are_shown_one_by_one_and_nothing_else_moves(page: Page, server: Server) -> None:
    """Two moves of rivals: a tour, and a visitor that lies open beside the board as long as the pointer is on it."""
    open_before(page, server, "base-3-4.json", 17)
    # On a busy machine the pointer may need longer than a card lies open at a brisk pace.
    page.evaluate("document.body.dataset.pace = 'calm'; document.body.dataset.sounds = 'low'")
    page.evaluate(WATCH)
    answer(page)
    card = page.locator(".onshow")
    card.hover()
    page.evaluate("document.body.dataset.pace = 'brisk'")
    page.wait_for_function("() => !document.querySelector('.onshow .holdbar i').getAnimations().length")
    page.evaluate("window.until = performance.now() + 400")
    page.wait_for_function("() => performance.now() > window.until")
    expect(card).to_have_count(1)
    expect(card.locator(".clause.chosen")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.wait_for_function("() => window.seen.after")
    says = page.locator(".acts > .act").evaluate_all("chips => chips.map(chip => JSON.parse(chip.dataset.act).say)")
    assert of(page, "seen.said") == says
    assert of(page, "[...seen.boxes]") == [of(page, "seen.after")], "nothing moves to make room"
    assert len(of(page, "[...seen.focus]")) == 1
    assert of(page, "seen.frames") > 5
    last = page.locator(".rival.p2 .n-lira").inner_text().strip()
    assert of(page, "seen.lira")[-1] == last
    assert len(of(page, "seen.lira")) > 1, "the counter counts when the gain arrives"
    assert {"placement", "coin"} <= set(of(page, "seen.sounds"))
    expect(page.locator(".pending, .fly, .showing, [data-now]")).to_have_count(0)


@MOTION
def test_a_key_skips_to_the_table_as_it_is_and_the_next_one_plays(page: Page, server: Server) -> None:
    open_before(page, server, "base-3-4.json", 17)
    table = "() => document.getElementById('table').innerHTML.replaceAll(' class=\"\"', '')"
    page.evaluate("document.body.dataset.pace = 'off'")
    answer(page)
    page.wait_for_function("() => document.getElementById('since').dataset.plies === '17'")
    expect(page.locator(".taken-now")).to_have_count(0)
    assert not page.evaluate("document.documentElement.classList.contains('moves-shown')")
    off = page.evaluate(table)
    page.reload()
    page.evaluate("document.body.dataset.pace = 'calm'")
    answer(page)
    page.locator("html.moves-shown").wait_for()
    page.keyboard.press("l")  # It would go to the strip.
    assert not page.evaluate("document.documentElement.classList.contains('moves-shown')")
    assert page.evaluate(table) == off
    assert "Bruno" in page.locator("#live").inner_text()
    assert not page.evaluate("document.activeElement.matches('.actb')")
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.matches('.actb')")


@MOTION
def test_a_year_ends_on_a_sheet_that_stays_to_be_read(page: Page, server: Server) -> None:
    open_before(page, server, "base-3-4.json", 536)
    page.evaluate("document.body.dataset.pace = 'brisk'")
    page.evaluate(
        """() => {
          const isSheet = event => event.target.matches('.yearsheet');
          addEventListener('beforetoggle', event => { if (isSheet(event)) window.began ??= performance.now() }, true);
          new MutationObserver(() => { if (window.began) window.ended ??= performance.now() })
            .observe(document.documentElement, { attributeFilter: ['class'] });
        }"""
    )
    answer(page)
    page.keyboard.press("Tab")  # Neither this nor the focus ends it.
    sheet = page.locator(".yearsheet:popover-open")
    page.wait_for_function("() => window.ended")
    took = page.evaluate("window.ended - window.began")
    assert took > 0.9 * YEAR_END, took
    expect(sheet).to_have_count(1)
    expect(sheet.locator(".agd")).to_have_count(3)
    expect(sheet.locator(".left")).not_to_have_count(0)
    assert page.evaluate("!document.activeElement.closest('.yearsheet')")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_without_motion_the_strip_says_it_all(page: Page, server: Server) -> None:
    """Six players: eight chips side by side at 1440 by 900; on a phone they are large enough for a finger."""
    open_before(page, server, "base-6-16.json", 248, waits=True)
    page.evaluate("document.body.dataset.notify = 'on'")
    page.evaluate(
        "() => { window.called = []; window.Notification = class { static permission = 'granted';"
        " constructor(title) { window.called.push(title) } close() {} } }"
    )
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.away }); window.away = true")
    answer(page)
    page.locator("#prompt.wait").wait_for()
    assert page.evaluate("window.called") == []
    look_again(page)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert page.evaluate("window.called") == [page.locator("#prompt h1").inner_text()]
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert not page.title().startswith("●")
    chips = page.locator(".acts > .act")
    assert chips.count() >= 8
    running = """() => document.getAnimations().filter(each => each.playState === 'running'
      && each.effect.getKeyframes().some(frame => frame.transform)).length"""
    assert page.evaluate(running) == 0
    inside = """() => { const strip = document.getElementById('acts').getBoundingClientRect();
      return [...document.querySelectorAll('.acts > .act')].filter(chip => { const box = chip.getBoundingClientRect();
        return box.left >= strip.left - 1 && box.right <= strip.right + 1 }).length }"""
    assert page.evaluate(inside) >= 8
    chips.locator("button:has(u)").first.click()
    opened = page.locator(".actzoom:popover-open")
    expect(opened.locator(".zc")).to_have_count(1)
    opened.locator("[data-show-space]").click()
    expect(page.locator(".sought")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    heights = page.evaluate("[...document.querySelectorAll('.actb')].map(chip => chip.offsetHeight)")
    assert min(heights) >= 44
    assert page.locator("#since").bounding_box()["height"] <= 52  # type: ignore[index]
    expect(page.locator("#since-earlier")).to_be_visible()


def test_the_log_opens_at_now_and_shows_its_cards(page: Page) -> None:
    to_first_placement(page, 5)
    page.locator("#full-log").click()
    drawer = page.locator("#drawer")
    expect(drawer.locator("#now")).to_be_in_viewport()
    expect(drawer.locator(".lt h3").first).to_contain_text("You")
    link = drawer.locator("a[data-peek]").first
    link.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".peek .zc")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_pressed_answer_shows_at_once_that_it_was_taken(page: Page, server: Server) -> None:
    """The server needs a second and a half: the mark is there before the browser draws the next frame."""
    open_before(page, server, "base-3-4.json", 17)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/tables/a-table/play", hold)
    answer(page)
    expect(page.locator(".taken-now")).to_have_count(1)
    took = page.evaluate(
        "() => new Promise(drawn => requestAnimationFrame(() => drawn(document.querySelector('.taken-now').ariaBusy)))"
    )
    assert took == "true"
    assert len(waiting) == 1
    waiting[0].fallback()
    page.wait_for_function("() => document.getElementById('since').dataset.plies === '17'")
    expect(page.locator(".taken-now")).to_have_count(0)


@MOTION
def test_a_game_is_played_to_its_end_with_shown_moves(page: Page) -> None:
    """From the first worker: before it, others do little that could be shown."""
    unseen = opened(page, 5, years=1)
    unseen.play_to("place")
    person = seated(unseen)
    page.evaluate(
        """() => { window.times = 0; new MutationObserver(() => {
          if (document.documentElement.classList.contains('moves-shown')) window.times += 1;
        }).observe(document.documentElement, { attributeFilter: ['class'] }) }"""
    )
    person.play_on()
    assert page.evaluate("window.times") > 2
    expect(page.locator("#table[data-outcome]")).to_have_count(1)
    expect(page.locator(".pending, .fly, [data-now]")).to_have_count(0)
